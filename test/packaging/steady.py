#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""
Requests at a steady rate, each on a connection of its own; exits 1 when one fails.
    steady.py URL KEY [--rate 200] [--ca FILE] < lines
Goes on until its standard input ends: whoever restarts the service holds it open meanwhile.
"""

import argparse
import ssl
import sys
import threading
import time
import urllib.request

p = argparse.ArgumentParser()
p.add_argument("url")
p.add_argument("key")
p.add_argument("--rate", type=int, default=200)
p.add_argument("--ca")
args = p.parse_args()
CLIENTS = 16
context = ssl.create_default_context(cafile=args.ca) if args.ca else None
end, answers, failures = threading.Event(), [], []


def client(n):
    due = time.monotonic() + n / args.rate
    while not end.is_set():
        time.sleep(max(0, due - time.monotonic()))
        due += CLIENTS / args.rate
        ask = urllib.request.Request(args.url, headers={"Authorization": f"Bearer {args.key}"})
        try:
            with urllib.request.urlopen(ask, timeout=60, context=context) as answer:
                answer.read()
                answers.append(answer.status)
        except Exception as e:  # whatever it is, it is a request that failed
            failures.append(repr(e))


threads = [threading.Thread(target=client, args=(n,), daemon=True) for n in range(CLIENTS)]
for t in threads:
    t.start()
sys.stdin.read()
end.set()
for t in threads:
    t.join(70)
print(f"    {len(answers)} answered, {len(failures)} failed")
for f in sorted(set(failures)):
    print(f"    {failures.count(f)} x {f}")
sys.exit(1 if failures or len(answers) < args.rate else 0)

# SPDX-License-Identifier: AGPL-3.0-or-later
"""Verify X-Service-Signature:  verify.py SECRET SIGNATURE < body  (exit status 0: genuine)"""
import hashlib, hmac, sys, time


def is_genuine(secret: str, signature: str, body: bytes, tolerance_s: int = 300) -> bool:
    parts = [p.split("=", 1) for p in signature.split(",") if "=" in p]
    t = next((v for k, v in parts if k == "t"), "")
    if not (t.isascii() and t.isdigit()) or abs(time.time() - int(t)) > tolerance_s:
        return False
    want = hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any([hmac.compare_digest(want.encode(), v.encode()) for k, v in parts if k == "v1"])


if __name__ == "__main__":
    sys.exit(0 if is_genuine(sys.argv[1], sys.argv[2], sys.stdin.buffer.read()) else 1)

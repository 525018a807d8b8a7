# SPDX-License-Identifier: AGPL-3.0-or-later
"""What two sessions can do to each other, every permutation of every spec."""

import subprocess
from pathlib import Path


def test_isolation_specs():
    done = subprocess.run([str(Path(__file__).with_name("run"))], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

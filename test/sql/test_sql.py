# SPDX-License-Identifier: AGPL-3.0-or-later
"""The database's functions against their expected output, each file in a fresh database."""

import subprocess
from pathlib import Path


def test_sql_regression():
    done = subprocess.run([str(Path(__file__).with_name("run"))], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

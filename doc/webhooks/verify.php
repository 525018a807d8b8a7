<?php // SPDX-License-Identifier: AGPL-3.0-or-later
// Verify X-Service-Signature:  php verify.php SECRET SIGNATURE < body  (exit status 0: genuine)
function is_genuine(string $secret, string $signature, string $body, int $tolerance_s = 300): bool
{
    if (!preg_match('/(?:^|,)t=([0-9]{1,12})(?:,|$)/', $signature, $t) || abs(time() - (int)$t[1]) > $tolerance_s) {
        return false;
    }
    $want = hash_hmac('sha256', $t[1] . '.' . $body, $secret);
    preg_match_all('/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/', $signature, $given);
    return array_filter($given[1], fn ($v) => hash_equals($want, $v)) !== [];
}

exit(is_genuine($argv[1], $argv[2], file_get_contents('php://stdin')) ? 0 : 1);

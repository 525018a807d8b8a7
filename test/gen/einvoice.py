# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a registration portal does to an invoice: its IRN, and the signed code. With keys of our own, by RSA as the schools teach it."""

import base64
import functools
import hashlib
import json
import random

SHA256_INFO = bytes.fromhex("3031300d060960864801650304020105000420")


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def is_prime(n, rng, rounds=16):
    if any(n % p == 0 for p in (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71)):
        return False
    d, s = n - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for _ in range(rounds):
        x = pow(rng.randrange(2, n - 1), d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


class Key:
    """An RSA key that depends on SEED alone: good for tests and nothing else."""

    def __init__(self, seed, kid, bits=2048):
        rng = random.Random(seed)
        self.kid, self.e = kid, 65537

        def prime():
            while True:
                p = rng.getrandbits(bits // 2) | 1 | 3 << bits // 2 - 2
                if p % self.e != 1 and is_prime(p, rng):
                    return p

        p, q = prime(), prime()
        self.n, self.d = p * q, pow(self.e, -1, (p - 1) * (q - 1))
        self.size = bits // 8

    def jwk(self):
        return {"kty": "RSA", "kid": self.kid, "alg": "RS256", "n": b64(self.n.to_bytes(self.size, "big")), "e": "AQAB"}

    def pem(self, name=True):
        """A PUBLIC KEY block (RFC 7468), its name on a line before it."""
        def der(tag, body):
            n = len(body)
            return bytes([tag]) + (bytes([n]) if n < 128 else bytes([0x82]) + n.to_bytes(2, "big")) + body
        rsa = der(0x30, der(2, b"\0" + self.n.to_bytes(self.size, "big")) + der(2, b"\x01\0\x01"))
        spki = der(0x30, der(0x30, bytes.fromhex("06092a864886f70d0101010500")) + der(3, b"\0" + rsa))
        text = base64.encodebytes(spki).decode()
        return (f"kid: {self.kid}\n" if name else "") + f"-----BEGIN PUBLIC KEY-----\n{text}-----END PUBLIC KEY-----\n"

    def sign(self, text):
        body = SHA256_INFO + hashlib.sha256(text.encode()).digest()
        padded = b"\0\1" + b"\xff" * (self.size - len(body) - 3) + b"\0" + body
        return b64(pow(int.from_bytes(padded, "big"), self.d, self.n).to_bytes(self.size, "big"))


@functools.cache
def portal():
    """The key that make.py signs with."""
    return Key("portal", "GEN1")


def jwks(*keys):
    return json.dumps({"keys": [k.jwk() for k in keys]})


def irn(doc, kind="INV"):
    year = doc["date"].year - (doc["date"].month < 4)
    return hashlib.sha256(f"{doc['seller']['gstin']}{year}-{(year + 1) % 100:02}{kind}{doc['number']}".encode()).hexdigest()


def payload(doc, key, alg="RS256", **changed):
    """The text of the code for an invoice of model.invoice()."""
    facts = {"SellerGstin": doc["seller"]["gstin"], "BuyerGstin": doc["buyer"]["gstin"], "DocNo": doc["number"], "DocTyp": "INV",
             "DocDt": doc["date"].strftime("%d/%m/%Y"), "TotInvVal": doc["payable"] / 100, "ItemCnt": len(doc["items"]),
             "MainHsnCode": doc["items"][0]["hsn"], "Irn": irn(doc), "IrnDt": doc["date"].strftime("%Y-%m-%d 10:15:00"), **changed}
    head = b64(json.dumps({"alg": alg, "kid": key.kid, "typ": "JWT"}).encode())
    text = head + "." + b64(json.dumps({"data": json.dumps(facts), "iss": "NIC"}).encode())
    return text + "." + key.sign(text)

#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""
OpenStack Swift with its S3 API, of Debian's package python3-swift, in one process on loopback: proxy, account, container
and object server. It checks every request's Signature Version 4 against its user's key.

    swift_server.py FOLDER REGION KEY-ID SECRET      KEY-ID is project:user; prints the proxy's port when it is ready
"""

import eventlet

eventlet.monkey_patch()

import logging  # noqa: E402
import sys  # noqa: E402
from pathlib import Path  # noqa: E402

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:s3api]
use = egg:swift#s3api
location = {region}
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_{project}_{user} = {secret} .admin
"""


class Cache:
    """What memcached would be asked for."""

    def __init__(self):
        self.values = {}

    def set(self, key, value, **options):
        self.values[key] = value

    def get(self, key, **options):
        return self.values.get(key)

    def delete(self, key, **options):
        self.values.pop(key, None)


def with_cache(app):
    cache = Cache()

    def call(env, start_response):
        env["swift.cache"] = cache
        return app(env, start_response)
    return call


def ring(folder, name, port):
    """A ring of one part of one device."""
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port, "device": "d1",
                     "replication_ip": "127.0.0.1", "replication_port": port, "meta": ""})
    builder.rebalance()
    builder.get_ring().save(str(folder / f"{name}.ring.gz"))


def serve(folder, region, key_id, secret):
    utils.SWIFT_CONF_FILE = str(folder / "swift.conf")
    Path(utils.SWIFT_CONF_FILE).write_text("[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n")
    from swift.common import storage_policy
    from swift.common.wsgi import loadapp
    storage_policy.reload_storage_policies()
    (folder / "devices/d1").mkdir(parents=True)
    sockets = {name: eventlet.listen(("127.0.0.1", 0), backlog=512) for name in ("account", "container", "object", "proxy")}
    for name in ("account", "container", "object"):
        ring(folder, name, sockets[name].getsockname()[1])
    confs = {name: folder / f"{name}.conf" for name in sockets}
    for name, app in (("account", "account"), ("container", "container"), ("object", "mem_object")):
        confs[name].write_text(f"[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}/devices\nmount_check = false\n"
                               f"[pipeline:main]\npipeline = {name}-server\n[app:{name}-server]\nuse = egg:swift#{app}\n")
    project, _, user = key_id.partition(":")
    confs["proxy"].write_text(PROXY.format(folder=folder, region=region, project=project, user=user, secret=secret))
    apps = {name: loadapp(str(confs[name]), global_conf={"log_name": name}) for name in sockets}
    apps["proxy"] = with_cache(apps["proxy"])
    log = logging.getLogger("wsgi")
    threads = [eventlet.spawn(wsgi.server, sockets[name], apps[name], log, minimum_chunk_size=1) for name in sockets]
    print(sockets["proxy"].getsockname()[1], flush=True)
    threads[0].wait()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), *sys.argv[2:5])

#!/bin/bash
# Serves the built checkout $1 where nothing can be written but the data folder $2. Started inside of `unshare`.
set -euo pipefail
ip link set lo up
mount --bind "$2" /mnt
# Innermost last: what is mounted in a folder that is read-only can still be changed.
awk '$2 !~ "^/(mnt|proc|sys|dev)" { print $2 }' /proc/mounts | sort --reverse | while read -r folder; do
  mount -o remount,bind,ro "$folder" || true
done
for folder in "$1" /tmp /var/tmp; do
  if touch "$folder/written" 2> /mnt/refused; then echo "$folder can be written"; exit 1; fi
done

cd "$1"
DATA_DIR=/mnt PORT=4321 DEMO_DATA=false TMPDIR=/nowhere node_modules/.bin/node src/server/main.ts > /mnt/log 2>&1 &
trap 'tail -n 30 /mnt/log >&2' ERR
get() { curl --silent --show-error --fail --output /dev/null --header "Host: workinaus.localhost" "$@"; }
at=http://127.0.0.1:4321
get --retry 60 --retry-delay 2 --retry-all-errors $at/readyz
get $at/
get $at/jobs
get $at/v1/openapi.json
get --json '{}' --header "host-name: workinaus.localhost" $at/v1/seeker/job
get --json '{"email":"mai@example.com","password":"a long pass phrase 7","given_name":"Mai","family_name":"Tran"}' \
  --header "host-name: workinaus.localhost" $at/v1/auth/register
node_modules/.bin/node src/commands/backup.ts --help > /mnt/help
(DATA_DIR=/mnt TMPDIR=/nowhere node_modules/.bin/node src/commands/backup.ts /mnt/backup.tar.gz)
if grep -i "EROFS\|unexpected error" /mnt/log; then exit 1; fi
echo "Served from a read-only file system."

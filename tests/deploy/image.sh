#!/bin/bash
# Builds the image of checkout $1 in folder $2 with Buildah, on a base made by debootstrap, and starts it as a container with
# a read-only root does, at port $3, with settings that it was not built with. Inside of `unshare`.
set -euo pipefail
checkout=$1
work=$2
port=$3
export CONTAINERS_STORAGE_CONF=$work/storage.conf BUILDAH_ISOLATION=chroot
printf '[storage]\ndriver = "vfs"\nrunroot = "%s/run"\ngraphroot = "%s/images"\n' "$work" "$work" > "$CONTAINERS_STORAGE_CONF"

# What node:24-bookworm-slim has: Debian, Node, npm and a user "node".
base=$work/base
debootstrap --variant=minbase --include=ca-certificates bookworm "$base" > "$work/debootstrap.log"
install -D "$(readlink -f "$checkout/node_modules/node/bin/node")" "$base/usr/local/bin/node"
mkdir -p "$base/usr/local/lib/node_modules"
cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$base/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/ca-certificates.crt"
chroot "$base" useradd --uid 1000 --create-home node
container=$(buildah from scratch)
buildah copy --quiet "$container" "$base" / > /dev/null
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" docker.io/library/node:24-bookworm-slim
rm -r "$base"

open=$(ulimit -Hn)
buildah bud --quiet --pull-never --format docker --ulimit "nofile=$open:$open" -f "$checkout/deploy/Dockerfile" \
  -t signboard "$checkout" > "$work/build.log" 2>&1 || { tail -n 40 "$work/build.log" >&2; exit 1; }
root=$(buildah mount "$(buildah from --pull-never localhost/signboard)")

# Volumes begin with what the image has there.
mkdir "$work/volumes"
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
for volume in data app/dist cache; do
  mkdir -p "$work/volumes/$volume"
  cp -a "$root/$volume/." "$work/volumes/$volume"
  chown --reference="$root/$volume" "$work/volumes/$volume"
  mount --bind "$work/volumes/$volume" "$root/$volume"
done
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
chroot --userspec=1000:1000 "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/home/node NODE_ENV=production \
  DATA_DIR=/data PORT="$port" PUBLIC_SCHEME=https PUBLIC_HOSTS=true PUBLIC_PORT= \
  sh -c 'cd /app && exec node --max-semi-space-size=64 src/server/main.ts' > "$work/server.log" 2>&1 &
trap 'tail -n 30 "$work/server.log" >&2' ERR
get() { curl --silent --show-error --fail --header "Host: automotive.localhost" "$@"; }
get --retry 300 --retry-delay 2 --retry-all-errors --output /dev/null http://127.0.0.1:$port/readyz
grep --quiet "Building the sites" "$work/server.log"
get http://127.0.0.1:$port/ > "$work/home.html"
grep --quiet 'rel="canonical" href="https://' "$work/home.html"
get --output /dev/null "http://127.0.0.1:$port/job/searched?q=mechanic"
if grep -iE "EROFS|ENOENT|EACCES" "$work/server.log"; then exit 1; fi
echo "Served from the image."

#!/bin/bash
# Follows docs/how-to/run-for-real.md on a Debian of its own: a copy of this machine's folders that is gone afterwards,
# with its own network and processes. Started by run-for-real.spec.ts inside of `unshare`; $1 is the repository.
set -euo pipefail
repository=$1
scratch=$(mktemp -d)
mount -t tmpfs scratch "$scratch"
ip link set lo up

copy_on_write() { # what is written to a folder stays in memory
  mkdir -p "$scratch/$3/upper" "$scratch/$3/work"
  mount -t overlay overlay -o "lowerdir=$1,upperdir=$scratch/$3/upper,workdir=$scratch/$3/work" "$2"
}
copy_on_write /etc /etc etc
copy_on_write /var /var var
copy_on_write /usr/local /usr/local local
mkdir -p /srv/signboard 2>/dev/null || mount -t tmpfs srv /srv
mkdir -p /srv/signboard
copy_on_write "$repository" /srv/signboard srv
rm -f /srv/signboard/.env
mount -t tmpfs run /run

# What systemd would do, as far as the how-to asks for it.
cat > /usr/local/bin/systemctl <<'SYSTEMCTL'
#!/bin/bash
set -eu
run=/run/units
mkdir -p $run
start() {
  port=${1#signboard@}
  unit="/etc/systemd/system/signboard@.service"
  value() { sed -n "s/^$1=//p" $unit | sed "s/%i/$port/g"; }
  cd "$(value WorkingDirectory)"
  umask "$(value UMask)"
  # The build at hand is one for plain HTTP.
  setsid runuser -u "$(value User)" -- env $(value Environment) $BUILT_FOR $(value ExecStart) > "/var/log/$1" 2>&1 &
  echo $! > "$run/$1"
}
stop() {
  pid=$(cat "$run/$1")
  # One that was started just now has no process of its own yet, or one that has yet to become the server: a signal to
  # it would be lost.
  until [[ $(readlink "/proc/$(pgrep -P "$pid")/exe") == */node ]] || ! kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  pkill -TERM -P "$pid" || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
}
verb=$1
shift
for unit in "$@"; do
  case "$verb $unit" in
    "enable signboard@"* | "start signboard@"*) start "$unit" ;;
    "stop signboard@"*) stop "$unit" ;;
    "restart signboard@"*) stop "$unit"; start "$unit" ;;
    "reload nginx") nginx ;;
  esac
done
SYSTEMCTL
chmod +x /usr/local/bin/systemctl

install -d -o postgres -g postgres /run/postgresql
pg_ctlcluster 15 main start --skip-systemctl-redirect
trap 'tail -n 20 /var/log/signboard@* >&2 || true' ERR

awk '/^```sh$/ { on = 1; next } /^```$/ { on = 0 } on' "$repository/docs/how-to/run-for-real.md" > "$scratch/commands.sh"
set -x
source "$scratch/commands.sh"
set +x

test -z "$(find /var/lib/signboard -perm /077 ! -name nginx.conf ! -name Caddyfile)"
stat --format '%a %U' /var/backups/signboard/first.tar.gz | grep --quiet '^600 signboard$'
curl --silent --fail --header "Host: workinaus.localhost" http://127.0.0.1/readyz
systemctl stop signboard@4321
curl --silent --fail --header "Host: workinaus.localhost" http://127.0.0.1/v1/openapi.json > /dev/null
echo; echo "The how-to was followed to its end."

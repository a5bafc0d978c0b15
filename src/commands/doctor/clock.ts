import { ok, warning, wrong, type Check, type Finding } from "./check.ts";

/** Tolerated difference between clocks: tokens, codes and signed URLs are valid for minutes, so seconds do no harm. */
const seconds = { warning: 5, wrong: 60 };
/** A clock that shows an earlier time is wrong: this code is newer. */
const earliest = Date.UTC(2026, 10, 1);
/** A sample to test time zone data with: Sydney in summer is eleven hours ahead of UTC. */
const summer = { zone: "Australia/Sydney", at: new Date("2026-01-15T00:00:00Z"), hour: "11" };

/** Whether this machine and the database have the right time, and know the time zones. */
export const clock: Check = async ({ database }) => [
  zones(),
  ...("level" in database ? [own()] : [await against(database)]),
];

const own = (): Finding =>
  Date.now() < earliest
    ? wrong(`This machine's clock says ${new Date().toISOString()}: set it (timedatectl set-ntp true).`)
    : ok(`This machine's clock says ${new Date().toISOString()}.`);

const against = async ({
  query,
}: {
  query: (sql: string) => Promise<Record<string, unknown>[]>;
}): Promise<Finding> => {
  const before = Date.now();
  const [row] = await query("select extract(epoch from clock_timestamp()) * 1000 as now");
  const middle = (before + Date.now()) / 2;
  const apart = Math.abs(Number(row!["now"]) - middle) / 1000;
  if (apart < seconds.warning) return ok("This machine's clock and the database's say the same.");
  const tell = apart < seconds.wrong ? warning : wrong;
  return tell(
    `This machine's clock and the database's are ${Math.round(apart)} s apart: set both by a time server (timedatectl set-ntp true).`,
  );
};

const zones = (): Finding => {
  const { zone, at, hour } = summer;
  const read = () =>
    new Intl.DateTimeFormat("en-AU", { timeZone: zone, hour: "2-digit", hourCycle: "h23" }).format(at);
  try {
    if (read() === hour) return ok("Time zones are known.");
  } catch {
    // A Node that was built without time zone data.
  }
  return wrong("Time zones are not known: use a Node with full ICU data, as the one of npm ci is.");
};

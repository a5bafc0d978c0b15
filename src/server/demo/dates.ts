import type { Random } from "./random.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Posted within the last 60 days, more often lately; open for a month or two, or until it is filled. */
export const datesFor = (
  random: Random,
  now: Date,
): { postedAt: Date; expiresAt: Date | null; filledAt: Date | null } => {
  const age = 15 * minute + random.next() ** 2.2 * (60 * day - 15 * minute);
  const postedAt = wholeMinute(now.getTime() - age);
  const expiresAt = random.chance(0.04) ? null : wholeMinute(postedAt.getTime() + random.int(32, 60) * day);
  const end = Math.min(expiresAt?.getTime() ?? Infinity, now.getTime());
  const filledAt = random.chance(0.03)
    ? wholeMinute(postedAt.getTime() + (end - postedAt.getTime()) * (0.3 + 0.6 * random.next()))
    : null;
  return { postedAt, expiresAt, filledAt };
};

const wholeMinute = (time: number) => new Date(Math.floor(time / minute) * minute);

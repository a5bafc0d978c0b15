/** Times from one to another: "7.30 to 4.30", "9am-5pm"; in quotes they stand as they are. */
const time = String.raw`(\d{1,2})(?:[:.]?([0-5]\d))?\s*([ap]m)?\b`;
const range = new RegExp(
  String.raw`"[^"]*"?|(?<![\w$.:/-]|\b(?:years?|grades?|levels?|ages?|aged|rooms?|bands?)\s+)${time}\s*(?:-|–|to|till?|until)\s*${time}(?![\w%:/-]|\s*(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|k|kms?|kgs?|people|roster|fifo|swing|ratio)\b)`,
  "gi",
);

/** A time of day: its hour of twelve, its minutes, and whether it is before noon. */
interface Time {
  hour: number;
  minutes: string;
  half: "am" | "pm";
}

/** Somebody works so many hours at least and at most. */
const shift = { least: 3, most: 12 };
/** Without "am" and "pm", work begins from five on and ends by seven. */
const bare = { from: 5, to: 7 };

const hourOfDay = ({ hour, minutes, half }: Time): number =>
  (hour % 12) + (half === "pm" ? 12 : 0) + Number(minutes) / 60;

const halfOf = (text: string | undefined): Time["half"] | undefined =>
  text ? (text.toLowerCase() as Time["half"]) : undefined;

/** The two times of a match; null where its numbers are something else. */
const timesOf = (match: readonly (string | undefined)[]): [Time, Time] | null => {
  const [begin, end] = [Number(match[1]), Number(match[4])];
  if (!begin || !end || begin > 12 || end > 12) return null;
  const [beginHalf, endHalf] = [halfOf(match[3]), halfOf(match[6])];
  if (!beginHalf && !endHalf && (begin < bare.from || end > bare.to)) return null;
  const isLater = end % 12 > begin % 12;
  const from: Time = {
    hour: begin,
    minutes: match[2] ?? "00",
    half: beginHalf ?? (endHalf && isLater ? endHalf : "am"),
  };
  const to: Time = {
    hour: end,
    minutes: match[5] ?? "00",
    half: endHalf ?? (beginHalf && isLater ? beginHalf : "pm"),
  };
  const hours = (hourOfDay(to) - hourOfDay(from) + 24) % 24;
  return hours >= shift.least && hours <= shift.most ? [from, to] : null;
};

/** How ads write a time: "7:30 am", "7.30am", "7:30". */
const waysToWrite = ({ hour, minutes, half }: Time): string[] => {
  const numbers = minutes === "00" ? [`${hour}`] : [`${hour}:${minutes}`, `${hour}.${minutes}`];
  return numbers.flatMap((number) => [`${number} ${half}`, `${number}${half}`, number]);
};

/** Hours of work in all the ways in which ads write them, "7:30 am to 4:30 pm" first. */
const hoursAsWritten = (from: Time, to: Time): [string, ...string[]] => {
  const ends = waysToWrite(to);
  return waysToWrite(from).flatMap((begin, at) => [
    `${begin} to ${ends[at % ends.length]}`,
    `${begin} - ${ends[at % ends.length]}`,
  ]) as [string, ...string[]];
};

/** A time of day at which work begins: "6am start", "starting at 7.30 am"; not "finish by 3pm". */
const beginning = new RegExp(
  String.raw`"[^"]*"?|(?:\bstart(?:s|ing)?\s+(?:at\s+|from\s+)?)?(?<![\w$.:/-]|\b(?:finish(?:es|ing)?|end|ends|by|before|until|till?|to|after)\s+(?:at\s+|by\s+)?)${time}(?<=m)(?:\s*start(?:s|ing)?\b)?`,
  "gi",
);
/** After so many hours work may end. */
const lengths = [4, 5, 6, 7, 7.5, 8, 8.5, 9, 9.5, 10, 12];

/** The time so many hours after another. */
const later = (time: Time, hours: number): Time => {
  const at = (hourOfDay(time) + hours + 24) % 24;
  const minutes = String(Math.round((at % 1) * 60)).padStart(2, "0");
  return { hour: Math.floor(at) % 12 || 12, minutes, half: at < 12 ? "am" : "pm" };
};

const withHalf = (time: Time): string[] => waysToWrite(time).filter((way) => way.endsWith(time.half));

/** Hours as ads write them, both times with "am" or "pm" behind them in the same way. */
const rangesOf = (from: Time, to: Time): string[] =>
  withHalf(from).flatMap((begin) =>
    withHalf(to)
      .filter((end) => end.includes(" ") === begin.includes(" "))
      .map((end) => `${begin} to ${end}`),
  );

/** The beginning of work as ads write it: alone, and with the times at which work may end. */
const beginningAsWritten = (from: Time): string[] => [
  ...withHalf(from).flatMap((way) => [`${way} start`, `start at ${way}`]),
  ...lengths.flatMap((length) => rangesOf(from, later(from, length))),
];

/** A time of day by which work ends: "finish by 3", "finishing at 2.30 pm"; without "pm" until six it is in the afternoon. */
const ending = new RegExp(String.raw`"[^"]*"?|\bfinish(?:es|ing)?\s+(?:by|at|before)\s+${time}`, "gi");
const lastAfternoon = 6;
/** Hours by which work may end before that. */
const earlier = [0, 0.25, 0.5, 1];
/** Hours of a day's work that ends in the afternoon. */
const daysWork = [6, 7, 7.5, 8, 8.25, 8.5, 9];

/** The end of work as ads write it: alone, and with the times at which work may begin. */
const endingAsWritten = (to: Time): string[] => [
  ...withHalf(to).flatMap((way) => [`${way} finish`, `finish at ${way}`, `finish by ${way}`]),
  ...earlier
    .map((hours) => later(to, -hours))
    .flatMap((end) => daysWork.flatMap((length) => rangesOf(later(end, -length), end))),
];

/** A search without the hours of work that it names, or their beginning or end, and these as ads write them. */
export const hoursIn = (text: string): { rest: string; hours: [string, ...string[]][] } => {
  const hours: [string, ...string[]][] = [];
  const rest = text.replace(range, (...match) => {
    const times = timesOf(match as string[]);
    if (times) hours.push(hoursAsWritten(...times));
    return times ? " " : match[0];
  });
  const takenOut =
    (asWritten: (at: Time) => string[], afternoonUntil = 0) =>
    (...match: unknown[]): string => {
      const [said, digits, minutes = "00", typed] = match as (string | undefined)[];
      const hour = Number(digits);
      const half = halfOf(typed) ?? (hour <= afternoonUntil ? "pm" : undefined);
      if (!half || !(hour > 0 && hour <= 12)) return said!;
      hours.push(asWritten({ hour, minutes, half }) as [string, ...string[]]);
      return " ";
    };
  const last = rest
    .replace(beginning, takenOut(beginningAsWritten))
    .replace(ending, takenOut(endingAsWritten, lastAfternoon));
  return { rest: last, hours };
};

/** Whether a text is hours of work, their beginning or end, as `hoursIn` writes them, or those of a week. */
export const isHours = (text: string): boolean =>
  /^\d\d?(?::\d\d)? [ap]m (?:to \d|start$|finish$)|^\d+(?:\.\d+)? hour week$/.test(text);

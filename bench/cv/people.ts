import { random, type Pick } from "./random.ts";
import { regions, type Region } from "./regions.ts";
import { trades, type Trade } from "./trades.ts";

/** A month as YYYY-MM. */
type Month = string;

export interface KnownJob {
  title: string;
  employer: string;
  place: string;
  start: Month;
  /** Null in the job that the person has now. */
  end: Month | null;
  tasks: string[];
}

export interface KnownStudy {
  title: string;
  /** Other wordings that are as good, such as with the course's code. */
  titles?: readonly string[];
  institution: string;
  /** Other wordings of the institution, such as without its city. */
  institutions?: readonly string[];
  /** Years. */
  start: string;
  end: string;
}

/** A person with everything that their CV says: what the reader should find. */
export interface Person {
  given: string;
  family: string;
  headline: string;
  email: string;
  /** As it is written, and in international form. */
  phone: string;
  dial: string;
  address: string;
  city: string;
  summary: string;
  jobs: KnownJob[];
  studies: KnownStudy[];
  skills: string[];
  licences: string[];
  languages: { name: string; level: string }[];
  referees: { name: string; title: string; employer: string; phone: string }[];
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Jobs that follow each other, the newest first. */
const jobsOf = (trade: Trade, region: Region, pick: Pick): KnownJob[] => {
  const count = 2 + pick.below(3);
  const titles = pick.some(trade.titles, count);
  const employers = pick.some(trade.employers, count);
  let year = 2025;
  let month = 1 + pick.below(8);
  return titles.map((title, at) => {
    const end = at === 0 && pick.below(4) > 0 ? null : `${year}-${twoDigits(month)}`;
    const length = 1 + pick.below(4);
    year -= length;
    month = 1 + pick.below(12);
    const start = `${year}-${twoDigits(month)}`;
    year -= 1;
    return {
      title,
      employer: employers[at]!,
      place: pick.one(region.places),
      start,
      end,
      tasks: pick.some(trade.tasks, 2 + pick.below(3)),
    };
  });
};

/** The person with a number: the same number always gives the same person. */
export const personOf = (number: number, home?: Region, work: readonly Trade[] = trades): Person => {
  const pick = random(number * 7919 + 13);
  const region = home ?? pick.one(Object.values(regions));
  const trade = work[number % work.length]!;
  const [given, family] = [pick.one(region.given), pick.one(region.family)];
  const jobs = jobsOf(trade, region, pick);
  const [phone, dial] = pick.one(region.phones);
  const digits = () => String(10 + pick.below(90));
  const ending = digits() + String(pick.below(10));
  const schools = pick.some(region.schools, 2);
  const first = Number(jobs.at(-1)!.start.slice(0, 4));
  return {
    given,
    family,
    headline: jobs[0]!.title,
    email:
      `${given}.${family}${pick.below(90)}@${pick.one(["example.com", "mail.example.org", "example.net.au"])}`
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^a-z0-9.@]/g, ""),
    phone: phone + ending,
    dial: dial + ending,
    address: pick.one(region.addresses),
    city: pick.one(region.places),
    summary: pick.one(trade.summaries),
    jobs,
    studies: pick.some(trade.studies, 1 + pick.below(2)).map((title, at) => ({
      title,
      institution: schools[at]!,
      start: String(first - 3 - at * 3),
      end: String(first - 1 - at * 3),
    })),
    skills: pick.some(trade.skills, 6 + pick.below(4)),
    licences: pick.some(trade.licences, 2),
    languages: [
      { name: "English", level: "Fluent" },
      { name: region.language, level: "Native" },
    ],
    referees: pick.some(region.referees, 2).map((name, at) => ({
      name,
      title: "Operations Manager",
      employer: jobs[at]!.employer,
      phone: `${region.phones[0]![0]}${digits()}4`,
    })),
  };
};

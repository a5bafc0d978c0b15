import type { DemoEmployer } from "./employers.ts";
import type { Suburb } from "./places.ts";
import type { Random } from "./random.ts";
import { escapeHtml, fill, listed, shorten, upperFirst, withArticle } from "./wording.ts";
import type { DemoWorkType, Field, Kind, Title, Workplace } from "./work/field.ts";

/** The facts of a job that its description is written from. */
export interface Outline {
  field: Field;
  kind: Kind;
  title: Title;
  employer: DemoEmployer;
  workplace: Workplace;
  strengths: readonly string[];
  suburbs: readonly Suburb[];
  /** The state's name when a remote job has no suburb. */
  wholeState: string | null;
  remote: boolean;
  workType: DemoWorkType;
  /** Length of a contract, in months. */
  months: number;
  sponsorship: boolean;
  screening: boolean;
  external: boolean;
}

const openings = {
  company: [
    "{Employer} is {a workplace} {where}, and we are looking for {a role}.",
    "We are looking for {a role} for our {workplace} {where}.",
    "Our {workplace} {where} is growing, and there is room for {a role}.",
    "{Employer} needs {a role} at our {workplace} {where}.",
    "After many good years our {role} is moving on, and our {workplace} {where} needs somebody to take over.",
    "Come and meet us: {Employer}, {a workplace} {where}, would like to hire {a role}.",
    "There is a place for {a role} at {Employer}, {a workplace} {where}.",
  ],
  recruiter: [
    "Our client, {a workplace} {where}, has asked us to find {a role}.",
    "{Employer} is recruiting {a role} for {a workplace} {where}.",
    "{A workplace} {where} needs {a role}, and {Employer} is helping to find the right person.",
  ],
  association: [
    "One of our members, {a workplace} {where}, is looking for {a role}.",
    "{Employer} lists this job for a member: {a workplace} {where} that needs {a role}.",
  ],
  aggregation: [
    "{A workplace} {where} is hiring {a role}. {Employer} passes on your application the same day.",
    "Listed with {Employer}: {a workplace} {where} is looking for {a role}.",
  ],
} as const;

const headings = {
  duties: ["What you will do", "Your day", "The role", "About the job", "Duties"],
  needs: ["What you bring", "About you", "What we are looking for", "You will have"],
  benefits: ["What you get", "What we offer", "Why work with us", "Benefits"],
} as const;

const sponsoring = [
  "We sponsor visas (subclass 482 or 494) for people with the right skills and experience.",
  "Visa sponsorship is available for the right person, and we have done it before.",
  "Applicants from overseas are welcome: we are an approved sponsor.",
] as const;

const clientSponsoring = [
  "Visa sponsorship (subclass 482 or 494) is available for the right person.",
  "The employer is an approved sponsor; applicants from overseas are welcome.",
] as const;

const closings = [
  "Send us your CV; a short note about you says more than a long letter.",
  "Apply with your CV. We read every application and reply within two weeks.",
  "Interviews begin as applications come in, so do not wait for the closing date.",
  "Sounds like you? Apply today and we will ring you this week.",
] as const;

/** Writes a job's description: sanitised HTML, and its start as plain text. */
export const describeJob = (
  random: Random,
  outline: Outline,
): { descriptionHtml: string; summary: string } => {
  const { field, sponsorship } = outline;
  const opening = openingOf(random, outline);
  const company = outline.employer.type === "company";
  const said = outline.strengths.slice(0, random.int(1, 2)).join(" ");
  const strengths = company ? said : `In their own words: “${said}”`;
  const hours = hoursOf(random, outline);
  const { duties, needs } = listsOf(random, outline);
  const benefits = random.some(field.benefits, random.int(3, 5));
  const section = (heading: keyof typeof headings, items: readonly string[]) =>
    `<h3>${random.pick(headings[heading])}</h3>${list(items)}`;
  const about = random.chance(0.5) ? [opening, `${strengths} ${hours}`] : [`${opening} ${strengths}`, hours];
  const closing = [
    sponsorship ? random.pick(company ? sponsoring : clientSponsoring) : "",
    closingOf(random, outline),
  ].filter(Boolean);
  return {
    descriptionHtml: [
      ...about.map(paragraph),
      section("duties", duties),
      section("needs", needs),
      random.chance(0.85) ? section("benefits", benefits) : "",
      ...closing.map(paragraph),
    ].join(""),
    summary: shorten(`${opening} ${strengths}`, 220),
  };
};

const openingOf = (random: Random, outline: Outline): string => {
  const { employer, workplace, title } = outline;
  const role = title[0].split(",")[0]!;
  return fill(random.pick(openings[employer.type]).replace(/\{([Aa]) (\w+)\}/g, "{$1_$2}"), {
    Employer: employer.name,
    where: whereOf(outline),
    workplace: workplace.what,
    role,
    a_role: withArticle(role),
    a_workplace: withArticle(workplace.what),
    A_workplace: upperFirst(withArticle(workplace.what)),
  });
};

const whereOf = ({ suburbs, wholeState, remote }: Outline): string => {
  if (suburbs.length) return `in ${listed(suburbs.map(({ suburb }) => suburb))}`;
  if (wholeState) return `with people all over ${wholeState}`;
  return remote ? "with people all over Australia" : "in Australia";
};

const hoursOf = (random: Random, { field, workType, months, remote, suburbs }: Outline): string => {
  const home = remote
    ? suburbs.length
      ? " Some or all of the week can be worked from home."
      : " You work from home and meet the team a few times a year."
    : "";
  if (workType === "Full time") return random.pick(field.hours) + home;
  const days = random.int(2, 4);
  const hours = {
    "Part time": [
      `The job is part time: ${days} days a week, ${(days * 7.6).toFixed(1).replace(".0", "")} hours in all.`,
      `Part time, ${days * 8 - random.int(1, 4)} hours a week, on days that we agree with you.`,
    ],
    Contract: [
      `This is a contract of ${months} months, with a good chance of more.`,
      `The contract runs for ${months} months and may be extended.`,
    ],
    Casual: [
      `Shifts are casual, usually ${days * 5} to ${days * 5 + 10} hours a week.`,
      `Casual work, about ${days} shifts a week, and more when it is busy.`,
    ],
  }[workType];
  return random.pick(hours) + home;
};

/** The lists for a level: learners get learners' duties, leaders get leaders' and those of the work itself. */
const listsOf = (random: Random, { field, kind, title: [, , , level] }: Outline) => {
  if (level === "entry")
    return { duties: random.some(field.entry.duties, 5), needs: random.some(field.entry.needs, 4) };
  const managing = kind.titles.every((title) => title[3] === "lead");
  if (level === "lead" && !managing)
    return {
      duties: [...random.some(field.lead.duties, 4), kind.duties[0]!],
      needs: [...field.lead.needs.slice(0, 2), ...random.some(kind.needs, 2)],
    };
  return {
    duties: random.some(kind.duties, random.int(4, 6)),
    needs: random.some(kind.needs, random.int(3, 5)),
  };
};

const closingOf = (random: Random, { screening, external }: Outline): string => {
  if (external) return "Applications are taken on our own careers site.";
  const closing = random.pick(closings);
  return screening ? `${closing} There are a few questions to answer as well.` : closing;
};

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

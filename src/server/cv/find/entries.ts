import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { titleScore } from "../../../lexicon/cv/titles.ts";
import { addressIn } from "./address.ts";
import { emailIn, phoneIn } from "./contact.ts";
import { entryOf, found } from "./finding.ts";
import { joinLabels } from "./join-labels.ts";
import { jobsIn } from "./jobs.ts";
import { languagesIn } from "./languages.ts";
import { licencesIn } from "./licences.ts";
import { nameIn } from "./name.ts";
import { occursInSource } from "./occurs.ts";
import { qualificationsIn } from "./qualifications.ts";
import { referencesIn } from "./references.ts";
import { isStudyDetail } from "./study-status.ts";
import { skillsIn } from "./skills.ts";
import { summaryIn } from "./summary.ts";
import { blocksOf, linesAbout, type Block } from "./topics.ts";

/** What the lines of a CV say for each section of the profile. Every value occurs in the lines that it names. */
export const entriesOf = (lines: readonly Line[]): CvEntry[] => {
  const blocks = blocksOf(joinLabels(lines).filter((line) => !isFooter(line)));
  const about = (...topics: Block["topic"][]) => linesAbout(blocks, ...topics);
  const top = about(null);
  const contact = [...top, ...about("contact")];
  const own = lines.filter((line) => !about("references").includes(line));
  const email = emailIn(contact) ?? emailIn(own);
  const studies = mixed(about("education"));
  const entries = [
    ...(email ? [entryOf("account", { email })] : []),
    basicOf(contact, own, email?.value),
    ...summaryIn(about("summary"), top),
    ...jobsIn(about("experience")),
    ...qualificationsIn(studies.qualifications),
    ...licencesIn([...studies.licences, ...about("licences")]),
    ...skillsIn(about("skills").filter((line) => !isOfLanguages(line))),
    ...languagesIn([...about("languages"), ...about("skills").filter(isOfLanguages)]),
    ...referencesIn(about("references")),
  ];
  return entries.map(onlyOccurring).filter(({ fields }) => Object.keys(fields).length > 0);
};

/** "Maria Santos – Page 2", below a page. */
const isFooter = (line: Line): boolean => /\s[–|-]\s*page \d+(?: of \d+)?$/i.test(textOf(line));

/** Europass has languages among the skills. */
const isOfLanguages = (line: Line): boolean => /^(?:mother tongue|other language)/i.test(textOf(line));

const basicOf = (contact: readonly Line[], own: readonly Line[], email: string | undefined): CvEntry => {
  const name = nameIn(contact.length ? contact : own.slice(0, 5), own, email);
  const occupation = contact
    .slice(0, 8)
    .find(
      (line) =>
        textOf(line) !== name?.fields["given_name"]?.source.text &&
        titleScore(textOf(line)) >= 2 &&
        textOf(line).length <= 70 &&
        !/[.@:]|\d{4}/.test(textOf(line)),
    );
  return entryOf("basic", {
    ...name?.fields,
    current_occupation: occupation && found(textOf(occupation), occupation),
    mobile: phoneIn(contact, own) ?? phoneIn(own.slice(0, 30), own),
    residential_address: addressIn(
      contact,
      `${name?.fields["given_name"]?.value} ${name?.fields["family_name"]?.value}`,
    ),
  });
};

/** "Education and certificates": certificates without an award and without an institution are licences. */
const mixed = (lines: readonly Line[]) => {
  const isTicket = (line: Line) =>
    /\b(?:licen[cs]e|first aid|cpr|white card|blue card|working with children|police check|rsa|rsg|forklift|ticket|card|permit|clearance|accreditation|accredited|certified|registration|registered|endorsement|hlt[a-z]{3}\d{3})\b/i.test(
      textOf(line),
    ) &&
    awardScore(textOf(line)) < 3 &&
    !/\blicence (?:en|de|ès)\b/i.test(textOf(line)) &&
    !isStudyDetail(textOf(line));
  return { qualifications: lines.filter((line) => !isTicket(line)), licences: lines.filter(isTicket) };
};

const onlyOccurring = ({ section, fields }: CvEntry): CvEntry => ({
  section,
  fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => occursInSource(value))),
});

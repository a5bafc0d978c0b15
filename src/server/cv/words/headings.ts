import { foreignTopicOf } from "./foreign-headings.ts";

/** What a part of a CV is about. */
export type Topic =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "licences"
  | "skills"
  | "languages"
  | "references"
  | "other";

/** Words that may stand before a topic without changing it. */
const modifiers =
  "professional|work|working|career|relevant|related|key|core|technical|additional|other|personal|my|academic|formal|selected|recent|previous|past|current|paid|industry|general|main|major|special|specialist|further|detailed|brief|top|soft|hard|computer|digital|it|clinical|practical|transferable|employability|summary of|overview of|list of|areas of|educational|vocational|tertiary|teaching|nursing|hospitality|trade|executive|earlier|competency|the|of|a";

/** The wordings of each topic, without modifiers. */
const wordings: Readonly<Record<Topic, string>> = {
  contact:
    "contacts?|contact me|contact (?:details|info|information)|details|(?:bio|biographical) ?-?data|biodata|particulars|information|get in touch|data",
  summary:
    "summary|profile|about(?: me)?|who i am|objectives?|career (?:objective|goal)s?|goals?|statement|overview|introduction|synopsis|snapshot|career highlights|highlights|bio|biography|qualifications summary|summary of qualifications|profile summary|career profile",
  experience:
    "experiences?|employment|history|employment (?:history|record|details|experience|summary|overview|snapshot|timeline)|(?:job|positions?|work) (?:summary|overview|timeline)|work (?:history|experiences?|record)|job (?:history|experiences?)|career|career (?:history|summary and experience|path|progression)|positions?(?: held)?|appointments|roles|internships?|placements|jobs|work|employers|experience (?:summary|details)|organi[sz]ational experience",
  education:
    "education|educational (?:background|attainment|qualifications?|history|details)|qualifications?|study|studies|schooling|academics?|degrees?|education (?:details|history|background)|academic (?:background|history|record|qualifications?|details|credentials|profile)|qualifications? (?:details|summary)|background|scholastic record",
  licences:
    "licen[cs]es?|licensures?|licensing|certificat(?:es?|ions?)|registrations?|accreditations?|credentials|tickets|training|trainings|courses?|short courses|professional development|development|licences? held|tickets held|checks|clearances|trainings? attended|compliance|memberships?",
  skills:
    "skills?|skill ?sets?|skills? summary|expertise|competenc(?:y|ies|es)|capabilities|strengths|technologies|tech stack|tools|abilities|areas? of expertise|proficienc(?:y|ies)|specialties|specialities|knowledge|software|programming languages|aptitudes|proficient in|what i (?:am|m) good at|what i (?:do|do best|bring|offer|can do|know)",
  languages: "languages?|languages? (?:skills|spoken|known|proficiency)|linguistic skills",
  references: "references?|referees?|referee details|character references?|references? details",
  other:
    "seminars?(?: attended)?|workshops?(?: attended)?|interests|hobbies|hobbies and interests|achievements?|awards?|honou?rs|publications?|projects?|patents?|volunteer(?:ing)?|volunteer(?:ing)? (?:experience|work|roles?|history)|community(?: service| involvement| work)?|affiliations?|associations|activities|extra-?curricular(?: activities)?|co-?curricular(?: activities)?|declaration|conferences|presentations|research|availability|visa(?: status)?|portfolio|links|social|passions?|attributes|qualities|leadership|scholarships|accomplishments|travel|military service|test scores|recommendations|signature",
};

const topics = Object.keys(wordings) as Topic[];
const patterns = topics.map((topic) => ({
  topic,
  pattern: new RegExp(`^(?:(?:${modifiers}) )*(?:${wordings[topic]})$`),
}));
// The exact wording wins over one with modifiers: "work history" and "contact details" have modifiers in them.
const exact = topics.map((topic) => ({ topic, pattern: new RegExp(`^(?:${wordings[topic]})$`) }));

const topicOfPhrase = (phrase: string): Topic | null =>
  (exact.find(({ pattern }) => pattern.test(phrase)) ?? patterns.find(({ pattern }) => pattern.test(phrase)))
    ?.topic ?? null;

/** Two-word phrases that would be read as another topic. */
const special: readonly (readonly [RegExp, Topic])[] = [
  [/^(?:volunteer|community|charity|unpaid|voluntary)\b/, "other"],
  [/^(?:personal|professional|key|core)? ?(?:attributes|qualities|traits)/, "other"],
  [/^(?:personal|professional) (?:achievements|projects|interests)/, "other"],
  [/^(?:personal|candidate) (?:details|information|data|particulars|profile details)$/, "contact"],
  [/^language/, "languages"],
  [/^(?:professional|work|career|employment|industry) background$/, "experience"],
  [/^(?:professional|career|personal|executive|my) profile$/, "summary"],
  [/^(?:educational?|academic) (?:background|qualifications?)/, "education"],
];

/** "教育背景 Education", "Formação / Education": the same in two languages. */
const bilingualTopicOf = (plain: string): Topic | null => {
  const words = plain.split(/\s*[/|·–-]\s*|\s+/);
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const [one, other] = [foreignTopicOf(before), foreignTopicOf(after)];
    if ((one && (other ?? topicOfPhrase(after))) || (other && topicOfPhrase(before))) return one ?? other;
  }
  return null;
};

/** The topic that a line announces; null when it is no heading. */
export const headingOf = (text: string): Topic | null => {
  if (text.length > 60) return null;
  const plain = text
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}\p{N})]+$/gu, "")
    .replace(/\s*\((?:[^)]*)\)\s*/g, " ")
    .replace(/[\u2019']s\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (!plain || plain.split(" ").length > 7) return null;
  const foreign = foreignTopicOf(plain) ?? bilingualTopicOf(plain);
  if (foreign) return foreign;
  const isSpecial = special.find(([pattern]) => pattern.test(plain));
  const phrases = plain.split(/\s*(?:&|\+|\/|,|\band\b)\s*/).filter(Boolean);
  const found = phrases.map(topicOfPhrase);
  if (!found.length || found.some((topic) => topic === null)) return null;
  // Below "Training and education" the qualifications matter most; tickets among them are told by their words.
  const education = found.includes("education") && found.includes("licences") ? "education" : null;
  return isSpecial?.[1] ?? topicOfPhrase(plain) ?? education ?? found[0]!;
};

/** Last words that tell the topic of a line that looks like a heading, whatever is before them. */
const endings: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:volunteer|voluntary|community|project|research|leadership)\b/, "other"],
  [/\b(?:skills|competenc(?:y|ies)|expertise|abilities|strengths|proficienc(?:y|ies))$/, "skills"],
  [/\b(?:experience|employment|work history|career history|background)$/, "experience"],
  [/\b(?:education|qualifications|studies|schooling)$/, "education"],
  [
    /\b(?:licen[cs]es|tickets|certificat(?:es|ions)|registrations|memberships|accreditations|training)$/,
    "licences",
  ],
  [/\b(?:summary|profile|objective|statement)$/, "summary"],
  [/\b(?:references|referees)$/, "references"],
  [/\blanguages$/, "languages"],
];

/** The topic of a line that looks like a heading of this CV: its last word says it. */
export const topicOfEnding = (text: string): Topic | null => {
  const plain = text.toLowerCase().replace(/^[\W\d_]+|[\W\d_]+$/gu, "");
  return plain.split(/\s+/).length > 6 ? null : (endings.find(([ending]) => ending.test(plain))?.[1] ?? null);
};

import { readCv, type CvEntry } from "../../contract/cv.ts";
import { listLanguageOptions } from "../../contract/profile/option-lists.ts";
import { resume } from "../../contract/profile/resume.ts";
import { sectionCalls, sectionOutlines } from "../../contract/profile/sections.ts";
import { documentEnding } from "../../domain/files/file-ending.ts";
import { readSection } from "../profile/section-requests.ts";
import { $seeker } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";
import { proposalsOf, type Proposal } from "./proposals.ts";

/** What a CV proposes for the profile. */
export interface ReadCv {
  proposals: readonly Proposal[];
  /** Its email address, where that is not the account's. */
  otherEmail: string | null;
  /** The file, where it can become one of the profile's CVs; null where it or its like is one, or it is no document. */
  newCv: CvFile | null;
}

/** An uploaded file. */
export interface CvFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * Has an uploaded CV read, and compares it with the profile.
 * @throws CallError with the message to show.
 */
export const readUploadedCv = async (file: CvFile): Promise<ReadCv> => {
  const { entries } = await fetchPayload(readCv, { body: { file: file.id, agreed: true } });
  const named = new Set(entries.map(({ section }) => section));
  const outlines = sectionOutlines.filter(({ name }) => named.has(name));
  const [languages, newCv, ...stored] = await Promise.all([
    fetchPayload(listLanguageOptions, {}),
    newCvOf(file),
    ...outlines.map(readSection),
  ]);
  const proposals = proposalsOf(entries, {
    languages,
    entries: new Map(outlines.map(({ name }, at) => [name, stored[at]!])),
  });
  return { proposals, otherEmail: otherEmailIn(entries, $seeker.get()?.email), newCv };
};

const newCvOf = async (file: CvFile): Promise<CvFile | null> => {
  if (!documentEnding(file.name)) return null;
  const cvs = await fetchPayload(sectionCalls.resume.list, {});
  const isKept = cvs.some(
    ({ file: { id, name, size } }) => id === file.id || (name === file.name && size === file.size),
  );
  return cvs.length < resume.limit && !isKept ? file : null;
};

/** The email address of a CV that is not the account's; null where it is, or the CV has none. */
export const otherEmailIn = (entries: readonly CvEntry[], own: string | undefined): string | null => {
  const email = entries.find(({ section }) => section === "account")?.fields["email"]?.value;
  return email && email.toLowerCase() !== own?.toLowerCase() ? email : null;
};

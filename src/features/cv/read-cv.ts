import { readCv } from "../../contract/cv.ts";
import { listLanguageOptions } from "../../contract/profile/option-lists.ts";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import { readSection } from "../profile/section-requests.ts";
import { fetchPayload } from "../session/send.ts";
import { proposalsOf, type Proposal } from "./proposals.ts";

/**
 * Has an uploaded CV read, and compares it with the profile.
 * @throws CallError with the message to show.
 */
export const readUploadedCv = async (file: string): Promise<Proposal[]> => {
  const { entries } = await fetchPayload(readCv, { body: { file, agreed: true } });
  const named = new Set(entries.map(({ section }) => section));
  const outlines = sectionOutlines.filter(({ name }) => named.has(name));
  const [languages, ...stored] = await Promise.all([
    fetchPayload(listLanguageOptions, {}),
    ...outlines.map(readSection),
  ]);
  return proposalsOf(entries, {
    languages,
    entries: new Map(outlines.map(({ name }, at) => [name, stored[at]!])),
  });
};

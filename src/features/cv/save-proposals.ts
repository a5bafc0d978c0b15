import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { resume } from "../../contract/profile/resume.ts";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import { saveEntry } from "../profile/section-requests.ts";
import type { Proposal } from "./proposals.ts";
import type { CvFile } from "./read-cv.ts";

/** An entry that the seeker has agreed to, with its checked data. */
export interface Agreed {
  proposal: Proposal;
  data: EntryData;
}

/** The file as a new CV of the profile, named as the file is. */
export const cvEntry = ({ id, name }: CvFile): Agreed => ({
  proposal: { id: "cv", section: resume, entry: null, fields: [] },
  data: {
    name: name.replace(/\.\w+$/, "").slice(0, 100) || "CV",
    file: { id, name, mime_type: "", size: 0, uploaded_at: null, url: "" },
    is_default: false,
  } satisfies EntryData<typeof resume>,
});

/** What was saved, and why the rest was not, by the proposal's id. */
export interface Saved {
  sections: readonly string[];
  count: number;
  problems: ReadonlyMap<string, string>;
}

/** Saves entries one after the other by their sections' calls, so that lists keep the order of the CV. */
export const saveProposals = async (
  agreed: readonly Agreed[],
  onProgress: (done: number) => void,
): Promise<Saved> => {
  const sections = new Set<string>();
  const problems = new Map<string, string>();
  for (const [at, { proposal, data }] of agreed.entries()) {
    onProgress(at);
    const { id, section, entry } = proposal;
    const outline = sectionOutlines.find(({ name }) => name === section.name)!;
    const answer = await saveEntry(outline, entry, data);
    if (answer.ok) sections.add(section.name);
    else problems.set(id, answer.error.message);
  }
  return { sections: [...sections], count: agreed.length - problems.size, problems };
};

import type { resume } from "../../../contract/profile/resume.ts";
import { getProfileSection, getSeekerProfile } from "../../../contract/profile/seeker-profile.ts";
import type { Entry } from "../../../contract/profile/entry-schemas.ts";
import { listFiles, type StoredFile } from "../../../contract/uploads.ts";
import { fetchPayload } from "../../session/send.ts";

/** A CV to choose: a file, with the name that the seeker gave it in the profile, if any. */
export interface Cv extends StoredFile {
  title: string | null;
  isDefault: boolean;
}

/** A file that has just been uploaded or was sent before, without a name in the profile. */
export const unnamed = (file: StoredFile): Cv => ({ ...file, title: null, isDefault: false });

/** The CVs of the profile; without names where they cannot be loaded, as any of the files can be sent. */
const loadNamed = async (): Promise<readonly Entry<typeof resume>[]> => {
  try {
    const read = await fetchPayload(getProfileSection, { params: { segment: "document" } });
    return (read["resume"] ?? []) as unknown as readonly Entry<typeof resume>[];
  } catch (error) {
    console.error(error);
    return [];
  }
};

/** Whether a CV can be made from the profile: it has work, education, certificates or skills, or a summary. */
export const canMakeCv = async (): Promise<boolean> => {
  const profile = await fetchPayload(getSeekerProfile, {});
  const { experience, qualification, certifications, skills } = profile;
  return (
    Boolean(profile.personal_summary) ||
    [experience, qualification, certifications, skills].some((list) => list?.length)
  );
};

const rank = ({ title, isDefault }: Cv): number => (isDefault ? 0 : title === null ? 2 : 1);

/** The seeker's CVs: the default one, those with a name, and then other files, newest first. Throws `CallError`. */
export const loadCvs = async (): Promise<Cv[]> => {
  const [files, named] = await Promise.all([
    fetchPayload(listFiles, { query: { type: "resume" } }),
    loadNamed(),
  ]);
  return files
    .map((file): Cv => {
      const entry = named.find((one) => one.file.id === file.id);
      return { ...file, title: entry?.name ?? null, isDefault: entry?.is_default ?? false };
    })
    .sort((a, b) => rank(a) - rank(b));
};

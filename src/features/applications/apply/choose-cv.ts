import { keepCv } from "../../../contract/cv-export.ts";
import type { StoredFile } from "../../../contract/uploads.ts";
import { say } from "../../../ui/heard/say.ts";
import { change as changeOnServer } from "../../session/change.ts";
import { UploadError, type uploadDocument } from "../../uploads/uploads.ts";
import type { ApplyStores } from "./apply-stores.ts";
import { fillFromCv } from "./from-cv.ts";
import { canMakeCv, loadCvs as readCvs, unnamed } from "./cvs.ts";

/** The first step of an application: the CVs to choose from. */
export const choosingCv = (stores: ApplyStores, upload: typeof uploadDocument) => {
  const { sent, $draft, $cvs, $profileIsEmpty, $reads, $filledNothing, $state, change, fill, goTo } = stores;
  /** Loads the CVs, and chooses the first one where none is chosen: the default, or else the latest. */
  const loadCvs = async (): Promise<void> => {
    $cvs.set({ state: "loading" });
    try {
      const files = await readCvs();
      const { cv } = $draft.get();
      // A changed application may keep a CV that has been deleted from the list since.
      const known = cv && (sent?.cv.id === cv.id || files.some(({ id }) => id === cv.id));
      if (!known) fill({ cv: files[0] ?? null });
      $cvs.set({ state: "ready", files });
    } catch {
      $cvs.set({ state: "failed" });
    }
  };
  /** Looks whether the profile can be the CV; where that cannot be read, the server says it when it is asked. */
  const lookAtProfile = (): Promise<void> =>
    canMakeCv().then(
      (can) => $profileIsEmpty.set(!can),
      (error: unknown) => console.warn("The profile could not be read.", error),
    );
  const chooseCv = (cv: StoredFile): void => {
    change({ cv });
    if ($state.get().step === "uploadCvModal") goTo("uploadCvModal");
  };

  /** Lists and chooses a CV that has just been kept. */
  const chooseNew = (cv: StoredFile, done: string): void => {
    const known = $cvs.get();
    const others = known.state === "ready" ? known.files.filter(({ id }) => id !== cv.id) : [];
    $cvs.set({ state: "ready", files: [unnamed(cv), ...others] });
    change({ cv });
    goTo("uploadCvModal");
    say(`Your CV has been ${done}, and is chosen.`);
  };
  const addCv = async (file: File): Promise<void> => {
    const label = `Uploading ${file.name}`;
    const onProgress = (progress: number) => $state.set({ step: "processing", label, progress });
    onProgress(0);
    try {
      const cv = await upload(file, { category: "resume", onProgress });
      if (!sent && $reads.get()) {
        $state.set({ step: "processing", label: `Reading ${file.name} to fill in the next steps` });
        $filledNothing.set((await fillFromCv(stores, cv)) ? null : cv.id);
      }
      chooseNew(cv, "uploaded");
    } catch (error) {
      const [problem, retry] =
        error instanceof UploadError ? [error.message, error.retry] : ["Failed to upload file", true];
      $state.set({ step: "uploadCvModal", problem, failed: retry ? file : null });
    }
  };
  /** Makes a CV from the profile, and chooses it. */
  const addProfileCv = async (): Promise<void> => {
    $state.set({ step: "processing", label: "Making a CV from your profile" });
    const kept = await changeOnServer(keepCv, { body: {} }, { tell: "nothing", repeatable: true });
    if (kept.ok) chooseNew(kept.payload, "made from your profile");
    else goTo("uploadCvModal", kept.error.message);
  };

  return { loadCvs, lookAtProfile, chooseCv, addCv, addProfileCv };
};

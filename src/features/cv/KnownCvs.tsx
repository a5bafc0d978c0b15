import { useEffect, useId, useState } from "react";
import { sectionCalls } from "../../contract/profile/sections.ts";
import { listFiles } from "../../contract/uploads.ts";
import { fileAbout } from "../../domain/text/file-about.ts";
import { Button } from "../../ui/Button.tsx";
import { label } from "../../ui/recipes.ts";
import { fetchPayload } from "../session/send.ts";
import type { CvFile } from "./read-cv.ts";

/** A CV that the seeker has uploaded before. */
interface KnownCv {
  file: CvFile;
  /** What tells it apart: the name in the profile, its size, and when it was uploaded. */
  about: string;
}

const loadKnown = async (): Promise<KnownCv[]> => {
  const [files, named] = await Promise.all([
    fetchPayload(listFiles, { query: { type: "resume" } }),
    fetchPayload(sectionCalls.resume.list, {}),
  ]);
  return files.map((file) => {
    const title = named.find((one) => one.file.id === file.id)?.name;
    return { file, about: [title, fileAbout(file)].filter(Boolean).join(", ") };
  });
};

/** The seeker's CVs, each with a button to read it. Nothing where there is none, or the list cannot be loaded. */
export const KnownCvs = ({ onChosen }: { onChosen: (file: CvFile) => void }) => {
  const titleId = useId();
  const [known, setKnown] = useState<readonly KnownCv[]>([]);
  useEffect(() => {
    // Without the list a CV can still be uploaded.
    void loadKnown().then(setKnown, console.error);
  }, []);
  if (!known.length) return null;
  return (
    <div className="grid gap-1.5">
      <p id={titleId} className={label}>
        A CV that is here already
      </p>
      <ul aria-labelledby={titleId} className="divide-y divide-line border-y border-line">
        {known.map(({ file, about }) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {file.name} <span className="text-sm text-ink-soft">{about}</span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Read ${file.name}`}
              onClick={() => onChosen(file)}
            >
              Read this CV
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

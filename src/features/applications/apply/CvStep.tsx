import { useStore } from "@nanostores/react";
import { fileAbout } from "../../../domain/text/file-about.ts";
import type { ApplyFlow } from "./apply-flow.ts";
import { unnamed, type Cv } from "./cvs.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Button } from "../../../ui/Button.tsx";
import { hint, link } from "../../../ui/recipes.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Spoken } from "../../../ui/heard/Spoken.tsx";
import { DropZone } from "./DropZone.tsx";

interface CvStepProps {
  flow: ApplyFlow;
  problem: string | null;
  /** The file whose upload failed and can be retried. */
  failed: File | null;
}

const hintOf = (cv: Cv): string =>
  [...(cv.isDefault ? ["your default CV"] : []), ...(cv.title === null ? [] : [cv.name]), fileAbout(cv)].join(
    ", ",
  );

/** Choosing an earlier CV, or uploading a new one. */
export const CvStep = ({ flow, problem, failed }: CvStepProps) => {
  const { cv } = useStore(flow.$draft);
  const cvs = useStore(flow.$cvs);
  const profileIsEmpty = useStore(flow.$profileIsEmpty);
  const reads = useStore(flow.$reads);
  const filledNothing = useStore(flow.$filledNothing);
  const known = cvs.state === "ready" ? cvs.files : [];
  const files = cv && !known.some(({ id }) => id === cv.id) ? [...known, unnamed(cv)] : known;
  return (
    <div className="grid gap-5">
      {problem && (
        <Alert tone="danger" title={problem}>
          {failed && (
            <Button size="small" variant="secondary" onClick={() => void flow.addCv(failed)} className="mt-1">
              Try {failed.name} again
            </Button>
          )}
        </Alert>
      )}
      {cvs.state === "failed" && (
        <Alert tone="warning" title="Your earlier CVs could not be loaded.">
          <Button size="small" variant="secondary" onClick={() => void flow.loadCvs()} className="mt-1">
            Try again
          </Button>
        </Alert>
      )}
      {cvs.state === "loading" ? (
        <Skeleton className="h-20 w-full" />
      ) : (
        files.length > 0 && (
          <RadioGroup
            label="Send this CV"
            name="cv"
            value={cv?.id ?? null}
            options={files.map((file) => ({
              value: file.id,
              label: file.title ?? file.name,
              hint: hintOf(file),
            }))}
            onChange={(id) => {
              const chosen = files.find((file) => file.id === id);
              if (chosen) flow.chooseCv(chosen);
            }}
          />
        )
      )}
      {cv && cv.id === filledNothing && (
        <Spoken className={`${hint} -mt-3`}>Nothing new was filled in from this CV.</Spoken>
      )}
      <DropZone
        label={files.length > 0 ? "Upload another CV" : "Upload your CV"}
        onFile={(file) => void flow.addCv(file)}
      />
      {!flow.isChange && (
        <Checkbox
          label="Fill in the next steps from what I upload. It is read on this site’s own server."
          checked={reads}
          onChange={({ target }) => flow.$reads.set(target.checked)}
          className="-mt-3"
        />
      )}
      {profileIsEmpty ? (
        !cv && (
          <p>
            No CV yet?{" "}
            <a href="/user/profile/work_experience" target="_blank" className={link}>
              Fill in your profile in a new tab
            </a>
            , then come back here and use it as your CV.
          </p>
        )
      ) : (
        <Button variant="secondary" onClick={() => void flow.addProfileCv()} className="justify-self-start">
          Use my profile as the CV
        </Button>
      )}
      <p className={hint}>The CV that you send is kept with the CVs of your profile.</p>
    </div>
  );
};

import { useRef, useState, type RefObject } from "react";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { $seeker } from "../session/seeker.ts";
import type { Proposal } from "./proposals.ts";
import type { CvFile } from "./read-cv.ts";
import { checkDraft, dataOf } from "./review-draft.ts";
import { ReviewList } from "./ReviewList.tsx";
import { cvEntry, saveProposals, type Agreed, type Saved } from "./save-proposals.ts";
import { useReview, type Review } from "./use-review.ts";

interface ReviewStepProps {
  proposals: readonly Proposal[];
  /** The CV's email address, where that is not the account's. */
  otherEmail: string | null;
  /** The file, where it can become one of the profile's CVs. */
  newCv: CvFile | null;
  onClose: () => void;
  /** Called after each saving, with the sections that got entries. */
  onSaved: (saved: Saved) => void;
  /** Called when everything that was agreed to is saved; `leftOut` are those that still need an answer. */
  onDone: (done: { count: number; leftOut: number }) => void;
}

type Saving = { state: "choosing"; problem: string | null } | { state: "saving"; done: number; of: number };

/** What is left to save and how saving goes; what the server has refused stays, with its answers. */
const useSaving = ({ proposals, newCv, onSaved, onDone }: ReviewStepProps, review: Review) => {
  const [left, setLeft] = useState(proposals);
  const [isCvTaken, setCvTaken] = useState(newCv !== null);
  const [problems, setProblems] = useState<Saved["problems"]>(new Map());
  const [saving, setSaving] = useState<Saving>({ state: "choosing", problem: null });
  const count = useRef(0);
  const chosen = left.flatMap((proposal): Agreed[] => {
    const data: EntryData | null = dataOf(proposal, review.draftOf(proposal));
    return data ? [{ proposal, data }] : [];
  });
  /** How many are wanted and lack an answer. */
  const open = left.filter((proposal) => {
    const draft = review.draftOf(proposal);
    return draft.wanted.size > 0 && !checkDraft(proposal, draft).isComplete;
  }).length;

  const save = async () => {
    const agreed = newCv && isCvTaken ? [...chosen, cvEntry(newCv)] : chosen;
    const of = agreed.length;
    const saved = await saveProposals(agreed, (done) => setSaving({ state: "saving", done, of }));
    count.current += saved.count;
    onSaved(saved);
    if (!saved.problems.size) return onDone({ count: count.current, leftOut: open });
    const isSaved = ({ id }: Proposal) =>
      agreed.some((one) => one.proposal.id === id) && !saved.problems.has(id);
    setLeft(left.filter((proposal) => !isSaved(proposal)));
    setCvTaken(isCvTaken && saved.problems.has("cv"));
    setProblems(saved.problems);
    setSaving({
      state: "choosing",
      problem: "Not everything was saved. See the messages below, and try again.",
    });
  };
  return {
    left,
    open,
    isCvTaken,
    setCvTaken,
    problems,
    saving,
    save,
    total: chosen.length + Number(isCvTaken),
  };
};

/** The step `creating`: the seeker checks what was found, then it is saved by the sections' own calls. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { proposals, otherEmail, newCv, onClose } = props;
  const review = useReview(proposals);
  const { left, open, isCvTaken, setCvTaken, problems, saving, save, total } = useSaving(props, review);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      wide
      title="Check what your CV says"
      onClose={onClose}
      actions={
        <>
          {open > 0 && <OpenQuestions count={open} list={list} />}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!total}
            busy={saving.state === "saving"}
            busyLabel={saving.state === "saving" ? `Saving ${saving.done + 1} of ${saving.of}` : "Saving"}
            onClick={() => void save()}
          >
            Save {total === 1 ? "one entry" : `${total} entries`}
          </Button>
        </>
      }
    >
      <div ref={list} className="grid gap-5">
        {saving.state === "choosing" && saving.problem && <Alert tone="danger" title={saving.problem} />}
        {otherEmail && <OtherEmail email={otherEmail} />}
        {proposals.length > 0 && (
          <p className="max-w-prose">
            Nothing is saved yet. What is ticked goes into your profile; change what is not right, and untick
            what you leave out. What your profile has already is not listed.
          </p>
        )}
        {newCv && (
          <div className="grid gap-1">
            <Checkbox
              label={
                <span className="wrap-anywhere">
                  Add {newCv.name} to the CVs in your profile, to apply for jobs with it
                </span>
              }
              checked={isCvTaken}
              onChange={({ target }) => setCvTaken(target.checked)}
            />
            {problems.has("cv") && <p className="text-danger">{problems.get("cv")}</p>}
          </div>
        )}
        {proposals.length > 0 ? (
          <ReviewList proposals={left} review={review} problems={problems} />
        ) : (
          <p>Your profile has everything already that was found in this CV.</p>
        )}
      </div>
    </Dialog>
  );
};

const OtherEmail = ({ email }: { email: string }) => (
  <Alert tone="warning" title={`Your CV gives another email address: ${email}`}>
    Employers and this site write to the address of your account, {$seeker.get()?.email}. You can change it on
    the page <a href="/user/account">Account</a>.
  </Alert>
);

/** How many entries still need an answer, with the way to the first question. */
const OpenQuestions = ({ count, list }: { count: number; list: RefObject<HTMLElement | null> }) => (
  <p className="mr-auto flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
    {count === 1 ? "One entry needs" : `${count} entries need`} an answer to be saved.
    <Button
      size="small"
      variant="quiet"
      onClick={() =>
        list.current
          ?.querySelector<HTMLElement>("[data-asks] :is(input, textarea, button, [role=spinbutton])")
          ?.focus()
      }
    >
      Show
    </Button>
  </p>
);

import { useRef, useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { $seeker } from "../session/seeker.ts";
import type { Proposal } from "./proposals.ts";
import { ReviewList } from "./ReviewList.tsx";
import { saveProposals, type Agreed, type Saved } from "./save-proposals.ts";
import { useReview } from "./use-review.ts";

interface ReviewStepProps {
  proposals: readonly Proposal[];
  /** The CV's email address, where that is not the account's. */
  otherEmail: string | null;
  onClose: () => void;
  /** Called after each saving, with the sections that got entries. */
  onSaved: (saved: Saved) => void;
  /** Called when everything that was agreed to is saved. */
  onDone: (count: number) => void;
}

type Saving = { state: "choosing"; problem: string | null } | { state: "saving"; done: number; of: number };

/** The step `creating`: the seeker checks what was found, then it is saved by the sections' own calls. */
export const ReviewStep = ({ proposals, otherEmail, onClose, onSaved, onDone }: ReviewStepProps) => {
  const review = useReview(proposals);
  const [left, setLeft] = useState(proposals);
  const [problems, setProblems] = useState<Saved["problems"]>(new Map());
  const [saving, setSaving] = useState<Saving>({ state: "choosing", problem: null });
  const count = useRef(0);
  const chosen = left.filter(({ id }) => review.accepted.get(id)?.size);

  const save = async () => {
    const agreed: Agreed[] = [];
    let faults = 0;
    for (const proposal of chosen) {
      const data = await review.checks.get(proposal.id)?.();
      if (data) agreed.push({ proposal, data });
      else faults++;
    }
    if (faults) {
      const problem = `${faults === 1 ? "One entry needs" : `${faults} entries need`} an answer. See the marked fields.`;
      return setSaving({ state: "choosing", problem });
    }
    const of = agreed.length;
    const saved = await saveProposals(agreed, (done) => setSaving({ state: "saving", done, of }));
    count.current += saved.count;
    onSaved(saved);
    if (!saved.problems.size) return onDone(count.current);
    const isSaved = ({ id }: Proposal) =>
      agreed.some((one) => one.proposal.id === id) && !saved.problems.has(id);
    setLeft(left.filter((proposal) => !isSaved(proposal)));
    setProblems(saved.problems);
    setSaving({
      state: "choosing",
      problem: "Not everything was saved. See the messages below, and try again.",
    });
  };

  return (
    <Dialog
      open
      wide
      title="Check what your CV says"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen.length}
            busy={saving.state === "saving"}
            busyLabel={saving.state === "saving" ? `Saving ${saving.done + 1} of ${saving.of}` : "Saving"}
            onClick={() => void save()}
          >
            Save {chosen.length === 1 ? "one entry" : `${chosen.length} entries`}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {saving.state === "choosing" && saving.problem && <Alert tone="danger" title={saving.problem} />}
        {otherEmail && (
          <Alert tone="warning" title={`Your CV gives another email address: ${otherEmail}`}>
            Employers and this site write to the address of your account, {$seeker.get()?.email}. You can
            change it on the page <a href="/user/account">Account</a>.
          </Alert>
        )}
        <ReviewList proposals={left} review={review} problems={problems} />
      </div>
    </Dialog>
  );
};

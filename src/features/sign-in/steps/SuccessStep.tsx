import CircleCheck from "lucide-react/icons/circle-check";
import { Button } from "../../../ui/Button.tsx";
import type { Step } from "../steps.ts";
import { SpokenInPlace } from "../../../ui/SpokenInPlace.tsx";

interface SuccessStepProps {
  step: Extract<Step, { name: "successModal" }>;
  onDone: () => void;
}

/** Confirms success; its button continues with what the seeker started. */
export const SuccessStep = ({ step, onDone }: SuccessStepProps) => (
  <div className="grid justify-items-center gap-5 text-center">
    <CircleCheck aria-hidden="true" className="size-14 text-success" />
    <SpokenInPlace className="text-lg">{step.text}</SpokenInPlace>
    <Button size="large" onClick={onDone} className="w-full">
      Continue
    </Button>
  </div>
);

import { useState } from "react";
import { Alert } from "../../ui/Alert.tsx";
import { OtherWay } from "./StepForm.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Seconds until another code can be requested. */
const resendSeconds = 30;

type Sent = { state: "idle" } | { state: "sent"; message: string } | { state: "failed"; message: string };

interface ResendProps {
  /** Mails another code; returns the server's message. Without it, the form before does. */
  resend: (() => Promise<string>) | undefined;
  /** Goes back to that form, as for another email address. */
  onOther: () => void;
}

/** What to do when a code has not arrived. */
export const Resend = ({ resend, onOther }: ResendProps) => {
  const [left, wait] = useCountdown(resendSeconds);
  const [sent, setSent] = useState<Sent>({ state: "idle" });
  const sendAgain = async (mail: () => Promise<string>) => {
    wait();
    try {
      setSent({ state: "sent", message: await mail() });
    } catch (error) {
      setSent({ state: "failed", message: error instanceof Error ? error.message : "Please try again." });
    }
  };
  return (
    <div className="grid justify-items-center gap-3">
      {sent.state === "sent" && <Alert tone="success">{sent.message}</Alert>}
      {sent.state === "failed" && <Alert tone="danger">{sent.message}</Alert>}
      {resend && left > 0 ? (
        <p className="text-center text-ink-soft tabular-nums">
          Didn&apos;t get it? You can ask for a new code in {left} seconds.
        </p>
      ) : (
        <p className="text-center">
          Didn&apos;t get it? Look in your spam folder, or{" "}
          {resend ? (
            <OtherWay onClick={() => void sendAgain(resend)}>send a new code</OtherWay>
          ) : (
            <OtherWay onClick={onOther}>fill in the form again</OtherWay>
          )}
          .
        </p>
      )}
      <OtherWay onClick={onOther}>Use another email address</OtherWay>
    </div>
  );
};

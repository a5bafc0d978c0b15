import { useEffect, useState } from "react";
import { dayText, relativeTimeText } from "../domain/text/relative-time.ts";

interface RelativeTimeProps {
  /** ISO 8601. */
  moment: string;
}

const everyMinute = 60_000;

/** How long ago a moment was; kept up to date in the browser. */
export const RelativeTime = ({ moment }: RelativeTimeProps) => {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((passed) => passed + 1), everyMinute);
    return () => clearInterval(timer);
  }, []);
  // The text rendered on the server may differ: time has passed.
  return (
    <time dateTime={moment} title={dayText(moment)} data-relative suppressHydrationWarning>
      {relativeTimeText(moment)}
    </time>
  );
};

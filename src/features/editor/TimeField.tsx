import type { Draft, DraftFields } from "../../contract/editor-drafts.ts";
import { firstDay, lastDay, scheduleFault } from "../../domain/articles/day-limits.ts";
import { fieldLabels } from "../../domain/articles/draft-fields.ts";
import { skippedTimeFault, wallTimeNow } from "../../domain/articles/publish-at.ts";
import { TextField } from "../../ui/Field.tsx";
import { messageFor } from "./DraftFieldset.tsx";
import { fieldId } from "./editor-text.ts";

interface TimeFieldProps {
  draft: Draft;
  /** As `publish_at` is written. */
  time: string;
  onChange: (part: Pick<DraftFields, "publish_at">) => void;
}

/** When a page is to appear, on the site's clocks. */
export const TimeField = ({ draft: { status, timezone, problems }, time, onChange }: TimeFieldProps) => {
  const now = wallTimeNow(timezone);
  // What readers see already has its time behind it.
  const fault =
    time && status !== "live" ? (scheduleFault(time, now) ?? skippedTimeFault(timezone, time)) : undefined;
  const found = problems.filter(({ field }) => field === "publish_at").map(({ says }) => says);
  return (
    <TextField
      id={fieldId("publish_at")}
      label={fieldLabels.publish_at}
      type="datetime-local"
      optional
      min={`${firstDay}T00:00`}
      max={`${lastDay(now.slice(0, 10))}T23:59`}
      value={time.replace(" ", "T")}
      hint={`On the clocks of ${timezone}.`}
      error={messageFor("publish_at", fault === undefined ? found : [fault])}
      onChange={({ target: { value } }) => onChange({ publish_at: value.replace("T", " ") })}
    />
  );
};

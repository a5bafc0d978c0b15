import { getConsultationCalendar, type ConsultationCase } from "../../contract/consultations.ts";
import { isPast } from "../../domain/consultations/is-past.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";
import { Button } from "../../ui/Button.tsx";
import { accentBadge, badge, card, heading } from "../../ui/recipes.ts";
import { toastFailure } from "../session/failure.ts";
import { saveFile } from "../session/save-file.ts";
import { fetchPayload } from "../session/send.ts";
import { ownZoneText, statusText, whenText } from "./consultation-text.ts";

interface CaseSheetProps {
  consultation: ConsultationCase;
  onChange: () => void;
  onCancel: () => void;
}

/** What a consultation is about and when it is, with what can be done about it. */
export const CaseSheet = ({ consultation, onChange, onCancel }: CaseSheetProps) => {
  const { id, topic, status, times, details, minutes } = consultation;
  const past = isPast(consultation);
  const shown = status !== "cancelled" && past ? "past" : status;
  return (
    <article className={`${card} grid gap-4`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className={`${heading.section} min-w-0 wrap-anywhere`}>{topic}</h2>
        <span className={shown === "confirmed" ? accentBadge : badge}>{statusText[shown]}</span>
      </div>
      <dl className="grid gap-3">
        {status === "confirmed" && (
          <Fact name="When">
            {whenText(consultation)}, {minutes} minutes
          </Fact>
        )}
        {status === "requested" && (
          <Fact name={`Times that suit you (${ownZoneText()})`}>
            <ul>
              {times.map((time) => (
                <li key={time}>{ownTimeText(time)}</li>
              ))}
            </ul>
          </Fact>
        )}
        {details && <Fact name="About">{details}</Fact>}
        <Fact name="Number">{id}</Fact>
      </dl>
      {shown !== "cancelled" && shown !== "past" && (
        <div className="flex flex-wrap gap-3">
          {status === "confirmed" && (
            <Button variant="primary" onClick={() => void downloadCalendar(id)}>
              Add to calendar
            </Button>
          )}
          <Button variant="secondary" onClick={onChange}>
            Change
          </Button>
          <Button variant="danger" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </article>
  );
};

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
      {children}
    </dd>
  </div>
);

const downloadCalendar = async (id: number): Promise<void> => {
  try {
    const { file_name, content } = await fetchPayload(getConsultationCalendar, { params: { id } });
    saveFile(new Blob([content], { type: "text/calendar" }), file_name);
  } catch (error) {
    toastFailure(error);
  }
};

import { useStore } from "@nanostores/react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { Suspense, useEffect, useState } from "react";
import { listConsultations, requestConsultation, type Consultation } from "../../contract/consultations.ts";
import { isPast } from "../../domain/consultations/is-past.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload, send } from "../session/send.ts";
import { ConsultationCard } from "./ConsultationCard.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

// Loaded when it is opened: the form needs the schemas.
const loadConsultationDialog = async () => ({
  default: (await import("./ConsultationDialog.tsx")).ConsultationDialog,
});
const ConsultationDialog = lazyComponent(loadConsultationDialog);

/** The seeker's consultations, upcoming and past, and asking for one. */
export const Consultations = ({ topics }: { topics: readonly string[] }) => {
  const [list] = useState(() => createResource(() => fetchPayload(listConsultations, {})));
  const state = useStore(list.$resource);
  const [asks, setAsks] = useState(false);

  useEffect(() => void list.load(), [list]);

  switch (state.state) {
    case "loading":
      return <ListSkeleton />;
    case "missing":
    case "failed":
      return (
        <LoadFailed
          title="Your consultations could not be loaded."
          message={state.state === "failed" ? state.message : "This site offers no consultations."}
          onRetry={() => void list.load()}
        />
      );
    case "ready": {
      const [closed, open] = split(state.value);
      const ask = <Button onClick={() => setAsks(true)}>Ask for a consultation</Button>;
      return (
        <div className="grid gap-8">
          {state.value.length > 0 ? (
            <>
              <div>{ask}</div>
              <Group title="Upcoming" consultations={open} nothing="You have no upcoming consultation." />
              {closed.length > 0 && <Group title="Past and cancelled" consultations={closed} />}
            </>
          ) : (
            <EmptyState icon={CalendarClock} title="No consultations yet" actions={ask}>
              Talk to somebody who knows: choose a topic and times that suit you.
            </EmptyState>
          )}
          {asks && (
            <Suspense>
              <ConsultationDialog
                topics={topics}
                consultation={null}
                onSend={async (body) => {
                  const { payload, message } = await send(requestConsultation, { body });
                  list.show([payload, ...state.value]);
                  toast.success(message);
                }}
                onClose={() => setAsks(false)}
              />
            </Suspense>
          )}
        </div>
      );
    }
  }
};

/** Past or cancelled ones, and the others. */
const split = (consultations: readonly Consultation[]): [closed: Consultation[], open: Consultation[]] => {
  const now = new Date();
  const isClosed = (one: Consultation) => one.status === "cancelled" || isPast(one, now);
  return [consultations.filter(isClosed), consultations.filter((one) => !isClosed(one))];
};

interface GroupProps {
  title: string;
  consultations: readonly Consultation[];
  /** Shown in place of an empty list. */
  nothing?: string;
}

const Group = ({ title, consultations, nothing }: GroupProps) => (
  <section className="grid gap-4">
    <h2 className={heading.section}>{title}</h2>
    {consultations.length > 0 ? (
      <ul className="grid gap-4">
        {consultations.map((consultation) => (
          <li key={consultation.id}>
            <ConsultationCard consultation={consultation} />
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-ink-soft">{nothing}</p>
    )}
  </section>
);

import { Suspense, useState } from "react";
import { listConsultations, requestConsultation, type Consultation } from "../../contract/consultations.ts";
import { isPast } from "../../domain/consultations/is-past.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { Loaded } from "../session/Loaded.tsx";
import { createResource } from "../session/resource.ts";
import { fetchPayload, send } from "../session/send.ts";
import { ConsultationCard } from "./ConsultationCard.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

// Loaded when it is opened: the form needs the schemas.
const loadConsultationDialog = async () => (await import("./ConsultationDialog.tsx")).ConsultationDialog;
const ConsultationDialog = lazyComponent(loadConsultationDialog);

const failed = "Your consultations could not be loaded.";

/** The seeker's consultations, upcoming and past, and asking for one. */
export const Consultations = ({ topics }: { topics: readonly string[] }) => {
  const [list] = useState(() => createResource(() => fetchPayload(listConsultations, {})));
  const [asks, setAsks] = useState(false);
  const ask = <Button onClick={() => setAsks(true)}>Ask for a consultation</Button>;
  return (
    <Loaded
      resource={list}
      failed={failed}
      missing={
        <LoadFailed
          title={failed}
          message="This site offers no consultations."
          onRetry={() => void list.load()}
        />
      }
    >
      {(consultations) => (
        <div className="grid gap-8">
          {consultations.length > 0 ? (
            <>
              <div>{ask}</div>
              <Group
                title="Upcoming"
                consultations={consultations.filter(isOpen)}
                nothing="You have no upcoming consultation."
              />
              {!consultations.every(isOpen) && (
                <Group
                  title="Past and cancelled"
                  consultations={consultations.filter((one) => !isOpen(one))}
                />
              )}
            </>
          ) : (
            <EmptyState title="No consultations yet" actions={ask}>
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
                  list.show([payload, ...consultations]);
                  toast.success(message);
                }}
                onClose={() => setAsks(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Loaded>
  );
};

const isOpen = (one: Consultation): boolean => one.status !== "cancelled" && !isPast(one);

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

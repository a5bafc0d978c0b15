import { useStore } from "@nanostores/react";
import MessageCircle from "lucide-react/icons/message-circle";
import { useEffect, useState } from "react";
import { deleteSupportMessage, listSupportMessages, type SupportMessage } from "../../contract/support.ts";
import { supportPath } from "../../domain/support-paths.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { change } from "../session/change.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";
import { MessageCard } from "./MessageCard.tsx";

/** The seeker's messages to the site, with the answers. */
export const SupportMessages = () => {
  const [list] = useState(() => createResource(() => fetchPayload(listSupportMessages, {})));
  const state = useStore(list.$resource);
  const [asked, setAsked] = useState<SupportMessage | null>(null);

  useEffect(() => void list.load(), [list]);

  switch (state.state) {
    case "loading":
      return <ListSkeleton />;
    case "missing":
    case "failed":
      return (
        <LoadFailed
          title="Your messages could not be loaded."
          message={state.state === "failed" ? state.message : "Please try again."}
          onRetry={() => void list.load()}
        />
      );
    case "ready":
      return (
        <div className="grid gap-6">
          {state.value.length > 0 ? (
            <>
              <div>
                <LinkButton href={supportPath}>Write to us</LinkButton>
              </div>
              <ul className="grid gap-4">
                {state.value.map((message) => (
                  <li key={message.id}>
                    <MessageCard message={message} onDelete={() => setAsked(message)} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <EmptyState
              icon={MessageCircle}
              title="No messages yet"
              actions={<LinkButton href={supportPath}>Write to us</LinkButton>}
            >
              What you write to us is listed here with our answers.
            </EmptyState>
          )}
          <Dialog
            open={asked !== null}
            onClose={() => setAsked(null)}
            title="Delete this message?"
            sheet
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsked(null)}>
                  Keep it
                </Button>
                <Button
                  variant="danger"
                  onClick={async () => {
                    const { id } = asked!;
                    setAsked(null);
                    const changed = await change(deleteSupportMessage, { params: { id } });
                    if (changed.ok) list.show(state.value.filter((message) => message.id !== id));
                  }}
                >
                  Delete
                </Button>
              </>
            }
          >
            <p>“{asked?.subject}” and its answers are deleted. The emails that were sent stay.</p>
          </Dialog>
        </div>
      );
  }
};

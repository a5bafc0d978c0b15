import { deleteSupportMessage, listSupportMessages } from "../../contract/support.ts";
import { supportPath } from "../../domain/support-paths.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { change } from "../session/change.ts";
import { DeletableList } from "../session/DeletableList.tsx";
import { fetchPayload } from "../session/send.ts";
import { MessageCard } from "./MessageCard.tsx";

const write = <LinkButton href={supportPath}>Write to us</LinkButton>;

/** The seeker's messages to the site, with the answers. */
export const SupportMessages = () => (
  <DeletableList
    read={() => fetchPayload(listSupportMessages, {})}
    failed="Your messages could not be loaded."
    empty={
      <EmptyState title="No messages yet" actions={write}>
        What you write to us is listed here with our answers.
      </EmptyState>
    }
    above={write}
    card={(message, { remove }) => <MessageCard message={message} onDelete={remove} />}
    ask={{
      title: "Delete this message?",
      text: ({ subject }) => `“${subject}” and its answers are deleted. The emails that were sent stay.`,
    }}
    onDelete={async ({ id }) => (await change(deleteSupportMessage, { params: { id } })).ok}
  />
);

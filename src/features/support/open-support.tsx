import { createRoot } from "react-dom/client";
import { island } from "../../ui/island.tsx";
import { openChat } from "./chatwoot.ts";
import { $isOpen } from "./open-state.ts";
import { SupportDialog } from "./SupportDialog.tsx";

const Widget = island(SupportDialog);
let isMounted = false;

/**
 * Opens the support widget; the page's link to support loads it.
 * @param options.chat whether a Chatwoot inbox takes its place; when that cannot be loaded, the form opens.
 */
export const openSupport = async ({ chat }: { chat: boolean }): Promise<void> => {
  if (chat && (await openChat())) return;
  if (!isMounted) {
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(<Widget />);
    isMounted = true;
  }
  $isOpen.set(true);
};

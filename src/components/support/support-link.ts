import { startedSupport } from "../../features/support/start.ts";
import { whenIdle } from "../../ui/when-idle.ts";

/** Has a link to support open the widget, which is loaded only then; without it, and on its page, it leads to the page. */
export const openWidget = (link: HTMLAnchorElement): void =>
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.dataset["support"] === "form" && link.pathname === location.pathname) return;
    event.preventDefault();
    if (link.ariaBusy !== "true") void open(link);
  });

const open = async (link: HTMLAnchorElement): Promise<void> => {
  link.ariaBusy = "true";
  try {
    const { openSupport } = await import("../../features/support/open-support.tsx");
    await openSupport({ chat: link.dataset["support"] === "chat" });
  } catch {
    location.assign(link.href);
  }
  link.ariaBusy = null;
};

/** Starts the widget once the page has loaded and nothing else is done (spec §1). When that fails, opening starts it. */
export const startWidget = (): void =>
  addEventListener("load", () => whenIdle(() => void startedSupport().catch(() => undefined)), {
    once: true,
  });

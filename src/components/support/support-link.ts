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

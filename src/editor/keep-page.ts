/** The addresses of an entry that is being written (Keystatic's own). */
const isEntry = () => /\/(create|item\/[^/]+|singleton\/[^/]+)$/.test(location.pathname);

const leavesEntry = () =>
  new Promise<void>((resolve) => {
    navigation.addEventListener("navigatesuccess", () => isEntry() || resolve());
  });

/**
 * Saving changes files, on which the dev server reloads every page. The editor's page reloads when the editor leaves the
 * entry: a reload while it is written would lose what was typed since, and after "Create" show the empty form again.
 */
export const keepPageWhileWriting = (hot: NonNullable<ImportMeta["hot"]>): void =>
  // oxlint-disable-next-line typescript/no-misused-promises -- Vite waits for what its listeners return.
  hot.on("vite:beforeFullReload", async ({ triggeredBy = "" }) => {
    // Someone who works on the editor itself sees each change at once.
    if (isEntry() && !/\.(ts|tsx|css)$/.test(triggeredBy)) await leavesEntry();
  });

/**
 * The form of a new entry goes when its own form has been read. It takes no words from "Create" on, which would go with
 * it, and takes them again if the entry could not be created.
 */
export const holdFormWhileCreating = (): void =>
  new MutationObserver(() => {
    const form = document.getElementById("item-create-form");
    if (form) form.inert = Boolean(document.querySelector("button[form='item-create-form']:disabled"));
  }).observe(document, { subtree: true, attributeFilter: ["disabled"] });

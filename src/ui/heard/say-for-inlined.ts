/** Says what scripts dispatch as "say" that are inlined in a page, and so import nothing. */
export const sayForInlined = (): void =>
  document.addEventListener("say", async (event) =>
    (await import("./say.ts")).say((event as CustomEvent<string>).detail),
  );

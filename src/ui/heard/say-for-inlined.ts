/** Says what scripts dispatch as "say" that are inlined in a page, and so import nothing. */
export const sayForInlined = (): void =>
  document.addEventListener(
    "say",
    (event) => void import("./say.ts").then(({ say }) => say((event as CustomEvent<string>).detail)),
  );

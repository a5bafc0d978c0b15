/** The list over what is under a field, which suggests what to type, 140 to 300 px high (spec §9), and one of its options. */
export const suggestions =
  "absolute inset-x-0 top-full z-30 mt-1 max-h-75 min-h-35 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-mid";
/** The same under a field of a search: on phones four entries high, and above the next field instead of over it. */
export const searchSuggestions = `${suggestions} max-sm:static max-sm:max-h-46.5`;
export const suggestion =
  "min-h-10 cursor-pointer rounded-sm px-3 py-2 max-sm:py-2.5 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-text";

/** The look of an entry of the header's lists, be it a link or a button. */
export const navEntry =
  "flex min-h-11 items-center rounded-md px-3 font-medium text-ink no-underline hover:bg-sunken aria-[current]:text-accent-text";

/** The box below a field that holds its options. */
export const menuBox =
  "w-(--trigger-width) overflow-hidden rounded-md border border-line bg-raised text-ink shadow-mid";

/** The list of options: 140 to 300 px high (spec §9). */
export const menuList = "max-h-75 min-h-35 overflow-y-auto overscroll-contain outline-none";

/** An option, 50 px high: Page Up and Page Down then move by five in a list of 300 px (spec §9). */
export const menuOption =
  "flex min-h-12.5 cursor-pointer items-center justify-between gap-2 px-3 py-1.5 outline-none hover:bg-sunken data-focused:bg-accent-soft data-focused:text-accent-text data-selected:font-semibold";

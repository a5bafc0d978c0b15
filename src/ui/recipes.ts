/** Class names shared by .astro and React components, so that both look the same. */

/** How much a button stands out: the one main action, an ordinary one, a quiet one, or a dangerous one. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const buttonVariants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover border-transparent shadow-low",
  secondary: "bg-surface text-ink border-line-strong hover:bg-sunken",
  quiet: "text-accent-text border-transparent hover:bg-accent-soft",
  danger: "bg-surface text-danger border-current hover:bg-danger-soft",
};
const buttonSizes: Record<ButtonSize, string> = {
  small: "min-h-9 max-sm:min-h-11 px-3 text-sm",
  medium: "min-h-11 px-4",
  large: "min-h-12 px-6 text-lg",
};

/** A button, or a link that looks like one; at least 44 px high on phones. */
export const button = (variant: ButtonVariant = "primary", size: ButtonSize = "medium"): string =>
  `inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline transition-colors disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:cursor-not-allowed ${buttonVariants[variant]} ${buttonSizes[size]}`;

/** A round button with only an icon; give it an `aria-label`. */
export const iconButton =
  "inline-grid size-10 max-sm:size-11 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink";

/** A text input, a text area or a select. */
export const control =
  "w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent-text focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60";

/** The label above a control. */
export const label = "block font-semibold text-ink";
/** The hint for a control. */
export const hint = "text-sm text-ink-soft";
/** The error of a control. */
export const fieldError = "flex items-start gap-1.5 text-sm font-medium text-danger";
/** A box that holds one thing, such as a job. */
export const card = "rounded-lg border border-line bg-surface p-4 sm:p-6 shadow-low";
/** A link inside text. */
export const link = "text-accent-text underline decoration-1 underline-offset-[0.2em] hover:decoration-2";
/** A link outside running text, tall enough to tap on phones. */
export const loneLink = `${link} inline-flex min-h-6 max-sm:min-h-11 items-center gap-1.5`;
/** A small rounded label that can be pressed or followed (src/styles/lists.css). */
export const chip = "chip";
const small = "inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-medium";
/** A small label that is not interactive, such as a work type. */
export const badge = `${small} bg-sunken text-ink-soft`;
/** A badge that stands out, such as "New". */
export const accentBadge = `${small} bg-accent-soft text-accent-text`;
/** A badge that says to take care. */
export const warningBadge = `${small} bg-warning-soft text-warning`;

/** Headings by visual size, independent of their level. */
export const heading = {
  page: "display-face text-3xl sm:text-4xl font-bold",
  band: "display-face text-2xl sm:text-3xl font-bold",
  section: "display-face text-2xl font-bold",
  part: "text-lg font-semibold",
} as const;

import { text } from "./simple-fields.ts";

/** A link (`src/contract/link.ts`). */
export const link = {
  label: text("Words", { min: 1, max: 120 }),
  href: text("Address", { min: 1, help: "On this site: /job/searched. Elsewhere: https://…, or mailto:…" }),
};

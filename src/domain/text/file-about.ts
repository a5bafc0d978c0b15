import { sizeText } from "./size-text.ts";
import { ownShortTimeText } from "./time-text.ts";

/** What tells a file from another one of its name, by the reader's clock: "84 KB, 27 Nov 2026, 9:30 am". */
export const fileAbout = ({
  size,
  uploaded_at,
}: {
  size: number;
  /** Missing where an entry of the profile was saved before it was kept. */
  uploaded_at?: string | null;
}): string => (uploaded_at ? `${sizeText(size)}, ${ownShortTimeText(uploaded_at)}` : sizeText(size));

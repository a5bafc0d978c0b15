import type { CvLayout } from "../../../contract/cv-export.ts";
import type { Weight } from "./typeface.ts";

/** How a text looks. Measures are in points. */
export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
  /** Height of a line, as a multiple of `size`. */
  leading: number;
}

/** Where texts stand from left to right. */
export interface Column {
  x: number;
  width: number;
}

/** How a layout looks. */
export interface Look {
  content: Column;
  /** Dates stand in a column of their own, or at the right end of an entry's title. */
  dates: Column | "right";
  /** The colour of the section headings, and of the band behind the name. */
  headings: string;
  band: string | null;
  /** Where the line of a section heading is. */
  rule: "above" | "below";
}

/** A4. */
export const page = { width: 595.28, height: 841.89, margin: 56, top: 54, bottom: 780 };
export const ink = "#1b1f27";
export const softInk = "#555c69";
export const ruleColor = "#c6cbd4";

const full = page.width - 2 * page.margin;
const datesWidth = 100;

export const looks: Record<CvLayout, Look> = {
  classic: {
    content: { x: page.margin, width: full },
    dates: "right",
    headings: ink,
    band: null,
    rule: "below",
  },
  modern: {
    content: { x: page.margin + datesWidth + 14, width: full - datesWidth - 14 },
    dates: { x: page.margin, width: datesWidth },
    headings: "#2f4568",
    band: "#eef1f6",
    rule: "above",
  },
};

const text = { size: 10, weight: 400, color: ink, leading: 1.45 } as const;

export const styles = {
  name: { ...text, size: 25, weight: 600, leading: 1.2 },
  headline: { ...text, size: 12.5, color: softInk },
  contact: { ...text, size: 9.5, color: softInk, leading: 1.5 },
  heading: { ...text, size: 13, weight: 600, leading: 1.3 },
  title: { ...text, size: 10.5, weight: 600 },
  dates: { ...text, size: 9.5, color: softInk },
  detail: { ...text, color: softInk },
  text,
  footer: { ...text, size: 8.5, color: softInk },
} satisfies Record<string, TextStyle>;

import { AlignmentType, LevelFormat, TabStopType, type IStylesOptions, type INumberingOptions } from "docx";
import type { CvLayout } from "../../../contract/cv-export.ts";

/** How a layout looks in Word. Measures are in twips, a twentieth of a point. */
export interface WordLook {
  /** The left edge of texts; dates stand before it, or at the right end of an entry's title. */
  indent: number;
  datesFirst: boolean;
  /** The colour of the name. */
  name: string;
  /** The colour of the section headings. */
  headings: string;
}

const ink = "1B1F27";
/** A4, in twips. */
export const a4 = { width: 11_906, height: 16_838, margin: 1_134 };
const textWidth = a4.width - 2 * a4.margin;

export const wordLooks: Record<CvLayout, WordLook> = {
  classic: { indent: 0, datesFirst: false, name: ink, headings: ink },
  modern: { indent: 2_300, datesFirst: true, name: "2F4568", headings: "2F4568" },
};

export const softInk = "555C69";
export const ruleColor = "C6CBD4";

/** Where the dates, or the title after them, begin on the line of an entry. */
export const entryTabs = ({ datesFirst, indent }: WordLook) => [
  datesFirst
    ? { type: TabStopType.LEFT, position: indent }
    : { type: TabStopType.RIGHT, position: textWidth },
];

/** Fonts that Word has for each group of scripts; it replaces those that are missing. */
const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Arial", eastAsia: "Microsoft YaHei" };

/** The styles of headings and text, so that the CV can be restyled in Word. */
export const wordStyles = ({ name, headings }: WordLook): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 21, color: ink, language: { value: "en-AU" } },
      paragraph: { spacing: { line: 276 } },
    },
    heading1: { run: { font, size: 50, bold: true, color: name }, paragraph: { spacing: { after: 40 } } },
    heading2: {
      run: { font, size: 27, bold: true, color: headings },
      paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
    },
    heading3: {
      run: { font, size: 22, bold: true, color: ink },
      paragraph: { spacing: { before: 200 }, keepNext: true, keepLines: true },
    },
  },
});

/** Lists with bullets, indented as the texts are. */
export const wordLists = ({ indent }: WordLook): INumberingOptions => ({
  config: [
    {
      reference: "points",
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "•",
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: indent + 260, hanging: 260 } } },
        },
      ],
    },
  ],
});

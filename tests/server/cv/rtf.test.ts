import { expect, it } from "vitest";
import { rtfLines } from "../../../src/server/cv/text/rtf-lines.ts";

const document = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}{\f2\fcharset2 Symbol;}}{\colortbl;\red0;}
{\*\generator Riched20;}{\info{\title Draft}}{\header\pard{\b\fs40 Ren\'e9e O\rquote Neill}\par}
\pard Geelong VIC\tab{\field{\*\fldinst HYPERLINK "mailto:r"}{\fldrslt renee@mail.example}}\par
{\b\fs28 Experience}\par
\trowd\cellx2000\pard\intbl 2018 \endash  2019\cell Waiter, Caf\u233?\cell\row
\pard\b Skills\b0\par
{\listtext\f2\'b7\tab}Latte art\par
{\f1\'cf\'f0\'e8}{\v secret}{\pict 8950}\par
{\shp{\*\shpinst{\sp{\sn x}}{\shptxt French\par}}{\shprslt French}}}`;

it("reads the text of an RTF as it is shown, with looks, cells, lists and boxes", () => {
  const lines = rtfLines(Buffer.from(document, "latin1"));
  expect(lines.map(({ parts, bullet }) => `${bullet ? "- " : ""}${parts.join(" ‖ ")}`)).toEqual([
    "Renée O’Neill",
    "Geelong VIC ‖ renee@mail.example",
    "Experience",
    "2018 – 2019 ‖ Waiter, Café",
    "Skills",
    "- Latte art",
    "При",
    "French",
  ]);
  expect(lines.map(({ size }) => size)).toEqual([20, 0, 14, 0, 0, 0, 0, 0]);
  expect(lines.at(-1)!.flow).not.toBe(lines[0]!.flow);
});

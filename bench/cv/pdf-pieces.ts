import type { Column } from "./pdf-sheet.ts";
import type { Person } from "./people.ts";

export const name = ({ given, family }: Person) => `${given} ${family}`;
export const heading = (column: Column, text: string) =>
  column.line(text, { bold: true, size: 12, above: 10 });
export const bullets = (column: Column, texts: readonly string[], mark = "•") =>
  column.lines(
    texts.map((text) => `${mark} ${text}`),
    { indent: 12 },
  );

import type { CvBlock, CvEntry, CvSection } from "../cv-document.ts";
import { page, ruleColor, styles, type Column, type Look } from "./look.ts";
import { isRightToLeft } from "../right-to-left.ts";
import { paragraph, type Element, type Pen } from "./pen.ts";
import { spaced, type Row } from "./rows.ts";

/** The distance of a point's text from its bullet. */
const pointIndent = 12;
const columnGap = 18;

/** A section with its heading, in reading order. */
export const sectionRows = (pen: Pen, look: Look, section: CvSection, parent: Element): Row[] => {
  const element = pen.add(parent, "Sect");
  const rows = headingRows(pen, look, section.heading, element);
  for (const [index, block] of section.blocks.entries()) {
    const own = blockRows(pen, look, block, element);
    if (own.length) rows.push(...spaced(own, index === 0 ? 7 : block.kind === "entry" ? 11 : 4));
  }
  return rows;
};

const headingRows = (pen: Pen, { headings, rule }: Look, text: string, parent: Element): Row[] => {
  const { margin, width } = page;
  const style = { ...styles.heading, color: headings };
  const rows = paragraph(
    pen,
    [{ text }],
    style,
    { x: margin, width: width - 2 * margin },
    { parent, type: "H2" },
  );
  const line: Row = {
    height: rule === "below" ? 3 : 7,
    before: 0,
    keepsWithNext: true,
    draw: (top) =>
      pen.decorate("Layout", () => {
        const y = rule === "below" ? top + 2.5 : top;
        pen.doc
          .moveTo(margin, y)
          .lineTo(width - margin, y)
          .lineWidth(0.7)
          .strokeColor(ruleColor)
          .stroke();
      }),
  };
  return spaced(rule === "below" ? [...spaced(rows, 0, true), line] : [line, ...spaced(rows, 0, true)], 20);
};

const blockRows = (pen: Pen, look: Look, block: CvBlock, parent: Element): Row[] => {
  switch (block.kind) {
    case "entry":
      return entryRows(pen, look, block, parent);
    case "text":
      return textRows(pen, look.content, block.paragraphs, parent);
    case "list":
      return listRows(pen, look.content, block.items, parent);
  }
};

const textRows = (pen: Pen, column: Column, paragraphs: readonly string[], parent: Element): Row[] =>
  paragraphs.flatMap((text) => {
    const rows = paragraph(pen, [{ text }], styles.text, column, { parent, type: "P" });
    return rows.length ? spaced(rows, 3) : [];
  });

const entryRows = (pen: Pen, look: Look, entry: CvEntry, parent: Element): Row[] => {
  const { content } = look;
  const dates = entry.dates ? pen.lines([{ text: entry.dates }], styles.dates, page.width)[0] : undefined;
  const datesWidth = dates?.reduce((sum, { width }) => sum + width, 0) ?? 0;
  const besideDates =
    look.dates === "right" && dates ? { ...content, width: content.width - datesWidth - columnGap } : content;
  const title = paragraph(pen, [{ text: entry.title }], styles.title, besideDates, { parent, type: "H3" });
  for (const row of title) row.keepsWithNext = true;
  const last = title.at(-1);
  if (dates && last) {
    const element = pen.add(parent, "P");
    const x = look.dates === "right" ? content.x + content.width - datesWidth : look.dates.x;
    const above = title.slice(0, -1).reduce((sum, { height }) => sum + height, 0);
    const { draw } = last;
    // Read after the title, and drawn beside its first line.
    last.draw = (top) => {
      draw(top);
      pen.drawLine(dates, styles.dates, { x, top: top - above + 0.7 }, element);
    };
  }
  const detail = entry.detail
    ? paragraph(pen, [{ text: entry.detail }], styles.detail, content, { parent, type: "P" })
    : [];
  const body = [
    ...textRows(pen, content, entry.paragraphs, parent),
    ...pointRows(pen, content, entry.points, parent),
  ];
  if (!body.length) return endOf([...title, ...detail]);
  for (const row of detail) row.keepsWithNext = true;
  return [...title, ...detail, ...body];
};

/** Rows of which the last may be the last on its page. */
const endOf = (rows: Row[]): Row[] => {
  if (rows.length) rows.at(-1)!.keepsWithNext = false;
  return rows;
};

const pointRows = (pen: Pen, column: Column, points: readonly string[], parent: Element): Row[] => {
  if (!points.length) return [];
  const list = pen.add(parent, "L");
  return points.flatMap((text) => {
    const item = openItem(pen, text, column, list);
    return item ? spaced(item, 2) : [];
  });
};

/** One item of a list: a bullet and the lines of its text. */
const openItem = (pen: Pen, text: string, { x, width }: Column, list: Element): Row[] | null => {
  const isRtl = isRightToLeft(text);
  const beside = { x: isRtl ? x : x + pointIndent, width: width - pointIndent };
  if (!pen.lines([{ text }], styles.text, beside.width).length) return null;
  const item = pen.add(list, "LI");
  const label = pen.add(item, "Lbl");
  const rows = paragraph(pen, [{ text }], styles.text, beside, { parent: item, type: "LBody" });
  const [first] = rows;
  const bullet = pen.lines([{ text: "•" }], styles.text, pointIndent)[0]!;
  const { draw } = first!;
  first!.draw = (top) => {
    pen.drawLine(bullet, styles.text, { x: isRtl ? x + width - 1 - bullet[0]!.width : x + 1, top }, label);
    draw(top);
  };
  return rows;
};

/** Short items in two columns, read row by row; long ones below each other. */
const listRows = (pen: Pen, column: Column, items: readonly string[], parent: Element): Row[] => {
  const width = (column.width - columnGap) / 2;
  const isShort = (text: string) => pen.lines([{ text }], styles.text, width - pointIndent).length <= 2;
  if (!items.every(isShort)) return pointRows(pen, column, items, parent);
  const list = pen.add(parent, "L");
  const isRtl = isRightToLeft(items.join(" "));
  const cells = items.flatMap((text, index) => {
    const isSecond = index % 2 === 1;
    const x = isSecond === isRtl ? column.x : column.x + width + columnGap;
    return [openItem(pen, text, { x, width }, list) ?? []];
  });
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => {
    const pair = cells.slice(row * 2, row * 2 + 2);
    return {
      height: Math.max(...pair.map((rows) => rows.reduce((sum, { height }) => sum + height, 0))),
      before: 2,
      keepsWithNext: false,
      draw: (top) => {
        for (const rows of pair)
          rows.reduce((y, one) => {
            one.draw(y);
            return y + one.height;
          }, top);
      },
    };
  });
};

import { Typesetter } from "../unseen/typeset.ts";

export const left = 45;
export const right = 372;
const teal = "#0b5d5e";

/** A typeset page in two columns, whose pieces go down from where the typesetter is. */
export const twoColumns = (top: number) => {
  const cv = new Typesetter(top);
  const coloured = (put: () => void) => {
    cv.doc.fillColor(teal);
    put();
    cv.doc.fillColor("black");
  };
  const section = (x: number, title: string, to: number) => {
    cv.gap(9);
    coloured(() => cv.line([[x, "B", 12, title.toUpperCase()]], 5));
    cv.doc.moveTo(x, cv.y).lineTo(to, cv.y).lineWidth(1.4).strokeColor(teal).stroke().strokeColor("black");
    cv.y += 15;
  };
  const entry = (x: number, title: string, at: string, when: string, where: string) => {
    cv.line([[x, "s", 10.5, title]], 13);
    coloured(() => cv.line([[x, "B", 9.5, at]], 12.5));
    cv.line(
      [
        [x, "s", 8, when],
        [x + (x === left ? 150 : 95), "s", 8, where],
      ],
      13,
    );
  };
  const dashed = (x: number, to: number) => {
    cv.doc
      .moveTo(x, cv.y - 4)
      .lineTo(to, cv.y - 4)
      .lineWidth(0.4)
      .dash(2, { space: 2 })
      .stroke()
      .undash();
    cv.gap(9);
  };
  const rated = (what: string, of: number) => {
    cv.line([[right, "s", 9, what]], 0);
    for (let dot = 0; dot < 5; dot++)
      cv.doc
        .circle(497 + dot * 12, cv.y - 3, 4)
        .fill(dot < of ? teal : "#cccccc")
        .fillColor("black");
    cv.gap(14);
  };
  /** Words in boxes; each row has those that fit beside each other. */
  const tags = (...rows: readonly (readonly string[])[]) => {
    for (const row of rows) {
      let x = right;
      for (const tag of row) {
        cv.line([[x + 4, "s", 8.5, tag]], 0);
        const width = cv.doc.widthOfString(tag) + 8;
        cv.doc
          .roundedRect(x, cv.y - 10, width, 14, 3)
          .lineWidth(0.5)
          .stroke();
        x += width + 5;
      }
      cv.gap(18);
    }
  };
  return { cv, coloured, section, entry, dashed, rated, tags };
};

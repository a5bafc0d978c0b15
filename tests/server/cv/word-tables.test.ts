import { describe, expect, it } from "vitest";
import { linesOfBlocks } from "../../../src/server/cv/text/block-lines.ts";
import type { Block, Paragraph, Table } from "../../../src/server/cv/text/docx-blocks.ts";

const paragraph = (text: string): Paragraph => ({
  kind: "paragraph",
  text,
  style: "plain 0",
  size: 0,
  bullet: false,
  page: 1,
});
const table = (...rows: readonly (readonly (readonly string[])[])[]): Table => ({
  kind: "table",
  rows: rows.map((cells) => cells.map((texts): Block[] => texts.map(paragraph))),
});
const linesIn = (block: Table) => linesOfBlocks([[block]]).map(({ parts }) => parts.join(" ‖ "));

describe("a table of a Word document", () => {
  it("with labels in front is read row by row, though headings are among its words", () => {
    expect(
      linesIn(
        table(
          [["Work experience"], [""]],
          [["Dates"], ["2022 – now"]],
          [["Position held"], ["Educator"]],
          [["Employer"], ["Wattlebird Centre"]],
          [["Sector"], ["Education"]],
        ),
      ),
    ).toEqual([
      "Work experience",
      "Dates ‖ 2022 – now",
      "Position held ‖ Educator",
      "Employer ‖ Wattlebird Centre",
      "Sector ‖ Education",
    ]);
  });

  it("has the tasks of a job, as its head says, below the title and the employer", () => {
    expect(
      linesIn(
        table(
          [["Period"], ["Role / Company"], ["Responsibilities"]],
          [["2020 – now"], ["Storeman", "Acme"], ["Leads a team", "Inductions"]],
          [["2016 – 2020"], ["Packer", "Hill Fruit"], ["Orders"]],
        ),
      ),
    ).toEqual([
      "Period ‖ Role / Company ‖ Responsibilities",
      ...["2020 – now ‖ Storeman", "Acme", "Leads a team", "Inductions"],
      ...["2016 – 2020 ‖ Packer", "Hill Fruit", "Orders"],
    ]);
  });

  it("has a list below a title under the lines of the cell beside it, which says when and for whom", () => {
    const cells = (at: readonly string[], title: string, ...tasks: readonly string[]): Block[][] => [
      at.map(paragraph),
      [paragraph(title), ...tasks.map((task) => ({ ...paragraph(task), bullet: true }))],
    ];
    const rows = [
      cells(["Acme", "Redtail Mine", "2021 – now"], "Driller", "Two rigs", "Radio and records"),
      cells(["Hill Gold", "2014 – 2021"], "Nipper", "Pumps"),
    ];
    expect(linesIn({ kind: "table", rows })).toEqual([
      ...["Acme ‖ Driller", "Redtail Mine", "2021 – now", "Two rigs", "Radio and records"],
      ...["Hill Gold ‖ Nipper", "2014 – 2021", "Pumps"],
    ]);
  });

  it("with named columns keeps the lines of a cell below its row, and the place of an empty cell", () => {
    const bold = (text: string): Paragraph => ({ ...paragraph(text), style: "bold 0" });
    const head = table([["From"], ["To"], ["Company / Site"], ["Position and duties"]]).rows;
    const row: Block[][] = [
      ...[[paragraph("2022")], [paragraph("now")], [paragraph("Ironbark Rail\nMoe Yard")]],
      [bold("Track Worker"), paragraph("Ballast and sleepers")],
    ];
    expect(linesIn({ kind: "table", rows: [...head, row] })).toEqual([
      "From ‖ To ‖ Company / Site ‖ Position and duties",
      ...["2022 ‖ now ‖ Ironbark Rail ‖ Track Worker", "Moe Yard", "Ballast and sleepers"],
    ]);
    expect(
      linesIn(
        table(
          [["Expires"], ["Number"], ["Ticket"], ["Issued by"]],
          [["02/2028"], [""], ["Dogging"], ["Moe Safety"]],
        ),
      ),
    ).toEqual(["Expires ‖ Number ‖ Ticket ‖ Issued by", "02/2028 ‖ – ‖ Dogging ‖ Moe Safety"]);
  });

  it("that is a whole form has headings over all columns, tables below them, and two labels on a row", () => {
    expect(
      linesIn(
        table(
          [["Candidate"]],
          [["Name"], ["Suparman"], ["Date available"], ["Monday"]],
          [["Mobile"], ["0491 570 156"], ["Email"], ["suparman@example.com"]],
          [["Work history"]],
          [["Dates"], ["Company"], ["Role"], ["Duties"]],
          [["2023 – now"], ["Ironbark Rail"], ["Track Worker"], ["Resleepering"]],
          [["Skills"]],
          [["Ballast tamping"], ["Rail grinding"]],
        ),
      ),
    ).toEqual([
      "Candidate",
      "Name ‖ Suparman",
      "Date available ‖ Monday",
      "Mobile ‖ 0491 570 156",
      "Email ‖ suparman@example.com",
      "Work history",
      "Dates ‖ Company ‖ Role ‖ Duties",
      "2023 – now ‖ Ironbark Rail ‖ Track Worker ‖ Resleepering",
      "Skills",
      "Ballast tamping ‖ Rail grinding",
    ]);
  });

  it("of jobs, a row each, is read row by row, though headings are among its words", () => {
    expect(
      linesIn(
        table(
          [["Dates"], ["Company"], ["Projects"], ["Position"]],
          [["2023 – now"], ["Ironbark Mechanical"], ["Train 2 turnaround"], ["Pipefitter"]],
          [["2019 – 2023"], ["Peel Steel"], ["Workshop"], ["Boilermaker"]],
          [["2015 – 2018"], ["Peel Steel"], ["Workshop"], ["Apprentice"]],
        ),
      ),
    ).toEqual([
      "Dates ‖ Company ‖ Projects ‖ Position",
      "2023 – now ‖ Ironbark Mechanical ‖ Train 2 turnaround ‖ Pipefitter",
      "2019 – 2023 ‖ Peel Steel ‖ Workshop ‖ Boilermaker",
      "2015 – 2018 ‖ Peel Steel ‖ Workshop ‖ Apprentice",
    ]);
  });

  it("with headings in front of several lines has each above them", () => {
    expect(
      linesIn(
        table(
          [["ㅡ", "Skills"], ["Larder, pastry"]],
          [
            ["ㅡ", "Experience"],
            ["Banyan / Cook", "2023 – now"],
          ],
        ),
      ),
    ).toEqual(["Skills", "Larder, pastry", "Experience", "Banyan / Cook", "2023 – now"]);
  });
});

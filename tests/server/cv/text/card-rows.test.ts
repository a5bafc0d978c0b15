import { expect, it } from "vitest";
import { withCardsBelow } from "../../../../src/server/cv/text/card-rows.ts";
import { linesOn, page, segment, valuesIn } from "../pages.ts";

const heading = (text: string) => segment(40, text, { size: 12, style: "bold" });
const name = (x: number, text: string) => segment(x, text, { style: "bold" });

it("reads groups of skills with levels, in cards beside each other, as groups below each other", () => {
  const rows = page(
    [0, segment(40, "Ana Costa", { size: 16 })],
    [20, segment(40, "ana@example.com")],
    [30, heading("Skills")],
    [15, name(40, "Front end"), name(300, "Data")],
    [12, segment(40, "Master", { size: 9 }), segment(300, "Intermediate", { size: 9 })],
    [12, segment(45, "React"), segment(90, "d3"), segment(305, "SQL"), segment(340, "Airflow")],
    [20, name(40, "Methods"), name(300, "Cloud")],
    [12, segment(40, "Advanced", { size: 9 }), segment(300, "Beginner", { size: 9 })],
    [12, segment(45, "Pair programming"), segment(305, "Terraform")],
    [30, heading("Languages")],
    [15, name(40, "Portuguese"), name(300, "English")],
    [12, segment(40, "Native speaker", { size: 9 }), segment(300, "Fluent", { size: 9 })],
    [30, heading("Interests")],
    [15, segment(40, "Sailing")],
  );
  const lines = linesOn([...withCardsBelow(rows)]);
  expect(valuesIn(lines, "skill", "skill")).toEqual([
    "React",
    "d3",
    "Pair programming",
    "SQL",
    "Airflow",
    "Terraform",
  ]);
  expect(valuesIn(lines, "language", "language", "level")).toEqual([
    "Portuguese | native",
    "English | fluent",
  ]);
});

import { expect, it } from "vitest";
import { jobsInLines, linesOn, page, segment } from "../../pages.ts";
import { withStackedYears } from "../../../../../src/server/cv/text/timeline/stacked-years.ts";

const bold = (x: number, text: string) => segment(x, text, { style: "bold" });
const top = [
  [0, segment(40, "Mele Taufa", { size: 16 })],
  [20, segment(40, "mele@example.com")],
  [30, segment(40, "Work history", { size: 12, style: "bold" })],
] as const;

it("reads a year above another at the left of an entry as its time", () => {
  const entry = (years: readonly [string, string], title: string, employer: string) =>
    [
      [26, segment(40, years[0]), bold(100, title)],
      [13, segment(40, years[1]), segment(100, employer)],
    ] as const;
  const rows = page(
    ...top,
    ...entry(["2021", "2024"], "Glazier", "Barwon Glass"),
    ...entry(["2017", "2021"], "Apprentice Glazier", "Otway Windows"),
    ...entry(["2015", "2017"], "Labourer", "Torquay Homes"),
  );
  expect(jobsInLines(linesOn(withStackedYears(rows)))).toEqual([
    "Glazier | Barwon Glass | 2021 | 2024",
    "Apprentice Glazier | Otway Windows | 2017 | 2021",
    "Labourer | Torquay Homes | 2015 | 2017",
  ]);
});

it("leaves years alone that are as far from each other as from the next one", () => {
  const rows = page(
    ...top,
    ...(["2021", "2019", "2017", "2015"] as const).map(
      (year) => [14, segment(40, year), segment(100, "Prize of the Glass Makers")] as const,
    ),
  );
  expect(withStackedYears(rows)).toEqual(rows);
});

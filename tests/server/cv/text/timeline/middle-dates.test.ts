import { describe, expect, it } from "vitest";
import { jobsInLines, linesOn, page, segment } from "../../pages.ts";
import { withMiddleDates } from "../../../../../src/server/cv/text/timeline/middle-dates.ts";

const bold = (x: number, text: string) => segment(x, text, { style: "bold" });
/** A year in the middle of a page. */
const year = (text: string) => segment(300 - text.length * 2, text, { size: 8 });

describe("years above each other beside the middle of their entries", () => {
  it.each([
    ["later above earlier", ["now", "2022"], ["2021", "2019"], ["2018", "2015"]],
    ["earlier above later", ["2022", "present"], ["2019", "2021"], ["2015", "2018"]],
  ] as const)("are the time of the entry at one of their sides, %s", (_, first, second, third) => {
    const entry = (x: number, title: string, employer: string, years: readonly string[]) =>
      [
        [30, bold(x, title)],
        [6, year(years[0]!)],
        [6, segment(x, employer)],
        [4, year(years[1]!)],
        [8, segment(x, "Rosters and stock.")],
      ] as const;
    const rows = page(
      [0, segment(40, "Rosa Benedetti", { size: 16 })],
      [20, segment(40, "rosa@example.com")],
      [30, segment(250, "MY WORK HISTORY", { size: 12, style: "bold" })],
      ...entry(60, "Store Manager", "Otway Outdoors", first),
      ...entry(340, "Shift Supervisor", "Barwon Books", second),
      ...entry(60, "Shop Assistant", "Torquay Surf Shop", third),
      [40, segment(40, "Skills", { size: 12, style: "bold" })],
      [15, segment(40, "Stocktake")],
    );
    expect(jobsInLines(linesOn([...withMiddleDates(rows)]))).toEqual([
      "Store Manager | Otway Outdoors | 2022 | now",
      "Shift Supervisor | Barwon Books | 2019 | 2021",
      "Shop Assistant | Torquay Surf Shop | 2015 | 2018",
    ]);
  });
});

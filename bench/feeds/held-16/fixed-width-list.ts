const widths = [9, 29, 31, 18, 12, 27, 13, 0];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, index) => cell.padEnd(widths[index]!))
    .join("")
    .trimEnd();
const rule = widths
  .map((width, index) => "-".repeat(width ? width - 2 : index + 2) + (width ? "  " : ""))
  .join("");

/** Unusual: a northern territory's list of vacancies as an old program prints it, columns of a fixed width under a ruler of hyphens, a heading of the report and a page number, agencies as employers, empty cells as blanks, a withdrawn line and an end with a count. */
export const fixedWidthList = {
  name: "held-16 list of a territory's vacancies in columns of a fixed width",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `${[
    "TOP END PUBLIC OFFICES                                              VACANCY LIST                                          26 NOV 2026",
    "REPORT VAC030                                                                                                                PAGE 1",
    "",
    line(["Vac No", "Position Title", "Agency", "Location", "Type", "Remuneration", "Closing", "Status"]),
    rule,
    line([
      "880412",
      "Land Tenure Officer",
      "Office of Surveys and Titles",
      "Darwin NT",
      "Full Time",
      "$86,310 - $91,204 pa",
      "11 Dec 2026",
      "Open",
    ]),
    line([
      "880430",
      "School Nurse",
      "Department of Schooling",
      "Katherine NT",
      "Part Time",
      "$48.12 - $53.90 per hour",
      "17 Jan 2027",
      "Open",
    ]),
    line([
      "880433",
      "Relief Ferry Deckhand",
      "Harbours and Barges Authority",
      "Nhulunbuy NT",
      "Casual",
      "$37.44 per hour",
      "",
      "Open",
    ]),
    line([
      "880401",
      "Weeds Officer",
      "Office of Parks and Weeds",
      "Katherine NT",
      "Full Time",
      "$74,900 pa",
      "18 Dec 2026",
      "Withdrawn",
    ]),
    rule,
    "4 VACANCIES LISTED                                   *** END OF REPORT ***",
  ].join("\r\n")}\r\n`,
  expected: [
    {
      title: "Land Tenure Officer",
      employer: "Office of Surveys and Titles",
      reference: "880412",
      places: ["Darwin NT"],
      pay: { min: 86_310, max: 91_204, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      live: true,
      url: null,
    },
    {
      title: "School Nurse",
      employer: "Department of Schooling",
      reference: "880430",
      places: ["Katherine NT"],
      pay: { min: 48.12, max: 53.9, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2027-01-17",
      live: true,
      url: null,
    },
    {
      title: "Relief Ferry Deckhand",
      employer: "Harbours and Barges Authority",
      reference: "880433",
      places: ["Nhulunbuy NT"],
      pay: { min: 37.44, max: 37.44, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      live: true,
      url: null,
    },
    { title: "Weeds Officer", reference: "880401", places: ["Katherine NT"], live: false },
  ],
};

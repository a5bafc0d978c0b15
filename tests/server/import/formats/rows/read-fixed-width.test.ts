import { expect, it } from "vitest";
import { detectFormat } from "../../../../../src/server/import/formats/detect-format.ts";
import { readFixedWidth } from "../../../../../src/server/import/formats/rows/read-fixed-width.ts";
import { jobsOf, whole } from "../../read-jobs.ts";

const text = `FIG PASTORAL CO                              RUN 26/11/26

NO    POSITION        STATION / TOWN   TYPE        PAY
----  --------------  ---------------  ----------  -----------------
0071  Head Stockman   Longreach QLD    Full time   $85,000 pa
0074  Governess       Cloncurry QLD    Contract    $1,150 per week,
                                                   with board
`;

it("reads columns that are lined up with spaces", async () => {
  expect(detectFormat(text)).toBe("fixed-width");
  expect(await jobsOf(readFixedWidth(whole(text)))).toMatchObject([
    {
      reference: "0071",
      title: "Head Stockman",
      places: [{ suburb: "Longreach QLD" }],
      workType: "Full time",
    },
    { reference: "0074", pay: { text: "$1,150 per week, with board" } },
  ]);
});

it("what codes mean below the last row is no job", async () => {
  const text = [
    "NO    ROLE            YARD TOWN    ST   BASIS",
    "----  --------------  -----------  ---  -----",
    "A1    TRAM CLEANER    ROMA         QLD  CAS",
    "A2    TRAM DRIVER     DALBY        QLD  F/T",
    "",
    "2 ROLES.  BASIS: F/T FULL TIME, CAS CASUAL AS SAID.",
  ].join("\n");
  expect(await jobsOf(readFixedWidth(whole(text)))).toMatchObject([
    { title: "TRAM CLEANER", places: [{ suburb: "ROMA", state: "QLD" }] },
    { title: "TRAM DRIVER", places: [{ suburb: "DALBY", state: "QLD" }] },
  ]);
});

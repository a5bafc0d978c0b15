import { expect, it } from "vitest";
import { readCsv } from "../../../../../src/server/import/formats/rows/read-csv.ts";
import { jobsOf, whole } from "../../read-jobs.ts";

const jobsIn = async (text: string) => jobsOf(readCsv(whole(text), text));

it("blank cells below those of an employer and a place were merged with them", async () => {
  const jobs = await jobsIn(
    "Company,Town,Position,Type,Pay\nFig,Roma QLD,Cook,Casual,$35 an hour\n,,Baker,Full time,$31 an hour\nOak,Dalby QLD,Nurse,Casual,$40 an hour\n,,Carer,Casual,$30 an hour\n",
  );
  expect(jobs.map(({ title, employer, places }) => [title, employer, places[0]!.suburb])).toEqual([
    ["Cook", "Fig", "Roma QLD"],
    ["Baker", "Fig", "Roma QLD"],
    ["Nurse", "Oak", "Dalby QLD"],
    ["Carer", "Oak", "Dalby QLD"],
  ]);
});

it("a job without a place among others that have one is left without", async () => {
  const jobs = await jobsIn(
    "City,State,Position,Company,Type\nRoma,QLD,Cook,Fig,Casual\n,,Writer,Fig,Casual\nDalby,QLD,Baker,Fig,Casual\n",
  );
  expect(jobs[1]!.places).toEqual([]);
});

it("a box that others have ticked says no where it is blank", async () => {
  const jobs = await jobsIn(
    "Position,Company,Town,Type,Live on site\nCook,Fig,Roma QLD,Casual,checked\nBaker,Fig,Roma QLD,Casual,\n",
  );
  expect(jobs.map(({ isEnded }) => isEnded)).toEqual([false, true]);
});

it("a column of words for a status is one, whatever it is called", async () => {
  const jobs = await jobsIn(
    "Position,Company,Town,Type,State of play\nCook,Fig,Roma QLD,Casual,open\nBaker,Fig,Roma QLD,Casual,filled (Jo starts in May)\n",
  );
  expect(jobs[1]!.status).toContain("filled");
});

it("a sign for the cell above stands for it", async () => {
  const jobs = await jobsIn(
    "Company,Town,Position,Type\nFig,Roma QLD,Cook,Casual\n↳,Dalby QLD,Baker,Full time\nOak,Roma QLD,Nurse,Casual\n",
  );
  expect(jobs.map(({ employer }) => employer)).toEqual(["Fig", "Fig", "Oak"]);
});

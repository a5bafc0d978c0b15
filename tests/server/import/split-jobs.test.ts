import { expect, it } from "vitest";
import { JobSplitter } from "../../../src/server/import/formats/split-jobs.ts";

const xml = `<list><firm name="Fig"><note>a > b</note><town><name>Perth</name><job id="1"/><job>two</job></town></firm><job>3</job></list>`;

/** The jobs of the text in pieces of a size, each with what is around it. */
const around = (size: number) => {
  const splitter = new JobSplitter("job");
  const pieces = xml.match(new RegExp(`[^]{1,${size}}`, "g"))!;
  return [...pieces.flatMap((piece) => [...splitter.write(piece)]), ...splitter.end()].map((job) =>
    "xml" in job
      ? [job.xml, ...job.around.map(({ tag, texts }) => `${tag} ${texts.map(({ text }) => text).join()}`)]
      : job,
  );
};

it("a job has the elements that it is in with their texts, however the file comes", () => {
  const inTown = ["<list> ", '<firm name="Fig"> a > b', "<town> Perth"];
  const wanted = [
    ['<job id="1"/>', ...inTown],
    ["<job>two</job>", ...inTown],
    ["<job>3</job>", "<list> "],
  ];
  for (const size of [1, 7, 1_000]) expect(around(size)).toEqual(wanted);
});

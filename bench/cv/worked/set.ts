import { z } from "zod";
import type { CvFile } from "../files.ts";
import { printed } from "../fresh/html.ts";
import type { Person } from "../people.ts";
import { readFacts } from "../read-facts.ts";

const texts = z.array(z.string()).default([]);
/** Texts with bars between their parts: "Chef | Acme | 2019-01 | now". */
const rows = z.array(z.string().transform((row) => row.split(" | "))).default([]);

const page = z.strictObject({
  name: z.string(),
  given: z.string(),
  family: z.string(),
  email: z.string(),
  dial: z.string(),
  /** Title, employer, start, end or "now". */
  jobs: rows,
  /** Title, school, end. */
  studies: rows,
  skills: texts,
  licences: texts,
  languages: texts,
  html: z.string(),
});

/** The CVs of a file, each with what it says. */
const pagesOf = (name: string) => readFacts(`worked/${name}.yaml`, z.array(page));

const personOf = ({ jobs, studies, languages, ...rest }: z.output<typeof page>): Person => ({
  ...rest,
  headline: "",
  phone: rest.dial,
  address: "",
  city: "",
  summary: "",
  referees: [],
  jobs: jobs.map(([title = "", employer = "", start = "", end = ""]) => ({
    ...{ title, employer, start, place: "", tasks: [] },
    end: end === "now" ? null : end,
  })),
  studies: studies.map(([title = "", institution = "", end = ""]) => ({
    title,
    institution,
    start: "",
    end,
  })),
  languages: languages.map((name) => ({ name, level: "" })),
});

/** CVs of many kinds that the reader is worked on with: printed by a browser, each in a layout of its own. */
export const workedFiles = async (): Promise<CvFile[]> => {
  const files: CvFile[] = [];
  for (const one of ["australia", "workers", "offices", "asia", "europe"].flatMap(pagesOf)) {
    const person = personOf(one);
    const css =
      "body{font:10.5pt Arial;padding:16mm}p{margin:3px 0}h1{font-size:20pt;margin:0}h2{font-size:13pt;margin:12px 0 4px}ul{margin:2px 0;padding-left:40px}";
    const bytes = await printed(() => ({ css, body: one.html }))(person);
    files.push({ name: `pdf, ${one.name}`, type: "pdf", bytes, person });
  }
  return files;
};

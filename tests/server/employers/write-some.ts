import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import * as z from "zod";
import {
  importedEmployerSchema,
  type ImportedEmployer,
} from "../../../src/site/employers/employer-schema.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { writeEmployers } from "../../../src/server/employers/write-employers.ts";
import type {
  EmployerProblem,
  FileSource,
  WriteOptions,
} from "../../../src/server/employers/write-options.ts";
import { FetchFault } from "../../../src/server/platform/network/fetch-fault.ts";
import { addJob } from "../add-job.ts";
import type { TestApi } from "../test-api.ts";

/** A photo that pages show. */
export const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#884422" } })
  .jpeg()
  .toBuffer();
export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(2)</script><circle cx="20" cy="20" r="9"/></svg>`;

/** Pictures of a web site that an import names. */
const web: Record<string, Uint8Array> = {
  "https://pictures.example/photo.jpg": photo,
  "https://pictures.example/logo.svg": Buffer.from(drawing),
  "https://pictures.example/text.txt": Buffer.from("no picture"),
};
export const fromWeb: FileSource = {
  origin: "import",
  fetch: (url) =>
    web[url] ? Promise.resolve(web[url]) : Promise.reject(new FetchFault("was answered with 404")),
};

/** An employer as an import names it: what is left out has its default. */
export const employerOf = (fields: z.input<typeof importedEmployerSchema>): ImportedEmployer =>
  z.parse(importedEmployerSchema, fields);

/** Writes employers as an import does, and returns what is wrong as well. */
export const write = async (
  { services }: Pick<TestApi, "services">,
  given: (z.input<typeof importedEmployerSchema> & { slug: string })[],
  options: Partial<WriteOptions> = {},
) => {
  const problems: EmployerProblem[] = [];
  const counts = await writeEmployers(services, given.map(employerOf), {
    files: fromWeb,
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  return { counts, problems };
};

/** Adds live jobs of an employer that exists, and gives their ids. */
export const addJobsOf = async (
  { db }: Pick<TestApi, "db">,
  slug: string,
  titles: readonly string[],
  fields: Parameters<typeof addJob>[1] = {},
): Promise<number[]> => {
  const [employer] = await db.select({ id: employers.id }).from(employers).where(eq(employers.slug, slug));
  const ids: number[] = [];
  for (const title of titles)
    ids.push(await addJob(db, { employerId: employer!.id, title, reference: randomUUID(), ...fields }));
  return ids;
};

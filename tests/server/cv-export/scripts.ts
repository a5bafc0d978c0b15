import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { skill } from "../../../src/contract/profile/skill.ts";
import { workExperience } from "../../../src/contract/profile/work-experience.ts";
import { job, own, profileOf } from "./profiles.ts";

const file = z.record(z.string(), z.strictObject({ name: z.string(), text: z.string() }));

/** A name and a line of text in each script, by the script or language. */
export const scripts = Object.entries(
  file.parse(parse(readFileSync(join(import.meta.dirname, "scripts.yaml"), "utf8"))),
).map(([script, texts]) => ({ script, ...texts }));

/** A profile with a text in all places of a CV: a title, a line of details, paragraphs, points and short items. */
export const profileIn = ({ name, text }: { name: string; text: string }) =>
  profileOf(
    name,
    own(
      workExperience,
      job({
        title: text,
        employer: text,
        place: text,
        description: `${`${text} `.repeat(12)}\n- ${text}\n- ${`${text} `.repeat(8)}`,
      }),
    ),
    own(skill, ...[1, 2, 3].map((number) => ({ skill: `${text} ${number}`, level: null, years: null }))),
  );

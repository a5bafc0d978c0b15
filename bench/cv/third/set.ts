import type { CvFile } from "../files.ts";
import { onlyUsed, observed } from "../files.ts";
import { yearsOnly } from "../fresh/people.ts";
import type { Person } from "../people.ts";
import { thirdAbroad } from "./abroad.ts";
import { readKnownPeople, type Study, type ThirdPerson } from "./people.ts";
import { thirdPrinted } from "./printed.ts";
import { thirdWord } from "./word.ts";

/** A layout, and what it changes in what a person says. */
export interface ThirdLayout {
  write: (person: Person) => Promise<Uint8Array>;
  /** Jobs have years without months. */
  isYears?: boolean;
  /** How the layout writes the title of a course. */
  titleOf?: (study: Study) => string;
}

export const people: readonly ThirdPerson[] = ["care", "trades", "graduates"].flatMap((name) =>
  readKnownPeople(`third/${name}.yaml`),
);

/** Each layout for so many people, no two layouts for the same ones. */
export const thirdFiles = async (
  count: number,
  layouts: Readonly<Record<string, ThirdLayout>> = { ...thirdPrinted, ...thirdAbroad, ...thirdWord },
  group: readonly ThirdPerson[] = people,
): Promise<CvFile[]> => {
  const files: CvFile[] = [];
  for (const [at, [name, { write, isYears, titleOf }]] of Object.entries(layouts).entries())
    for (let one = 0; one < count; one++) {
      const chosen = group[(at + one * 8) % group.length]!;
      const { observer, used } = observed(chosen);
      const bytes = await write(observer);
      const said = onlyUsed(isYears ? yearsOnly(chosen) : chosen, used);
      const studies = chosen.studies.map((study) => ({ ...study, title: titleOf?.(study) ?? study.title }));
      const type = /(pdf|docx)/.exec(name)![1] as "pdf" | "docx";
      files.push({ name: `${name} #${one}`, type, bytes, person: { ...said, studies } });
    }
  return files;
};

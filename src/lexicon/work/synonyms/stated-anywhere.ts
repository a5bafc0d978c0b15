import { z } from "zod";
import { readData } from "../../text/read-data.ts";
import { listed } from "../../text/listed.ts";
import { wordsOf } from "../../text/word-forms.ts";
import { isHours } from "../../time/hours.ts";
import { meaningOf } from "./meaning.ts";
import { isCondition, isTraining, namesWork } from "./names-of-work.ts";
import { keyOf, licences } from "./synonym-table.ts";

/** The lists of `data/stated-in-ads.yaml`, where they are explained. */
const stated = readData(
  "work/data/stated-in-ads.yaml",
  z.strictObject({ conditions: listed, workplaces: listed, qualifications: listed, skills: listed }),
);
const keysOf = (terms: readonly string[]) => new Set(terms.map((term) => keyOf(wordsOf(term))));
const skills = keysOf(stated.skills);
const keys = keysOf([
  ...Object.values(stated).flat(),
  ...licences.synonyms.flat(),
  ...licences.oneWay.flatMap(({ from }) => from),
]);

/** Whether a text is a skill, as a program that people of several kinds of work use. */
export const isSkill = (text: string): boolean => skills.has(keyOf(text.split(" ")));

/** Whether words in their order are one of these. */
export const isStatedPhrase = (words: readonly string[]): boolean =>
  keys.has(keyOf(words)) || isTraining(keyOf(words));

/** Whether a term is found wherever an ad states it. */
export const isStatedAnywhere = ([term]: readonly [string, ...string[]]): boolean => {
  const words = term.split(" ");
  if (isStatedPhrase(words) || isCondition(term) || isHours(term)) return true;
  return (
    !namesWork(term) && Boolean(meaningOf(words)?.synonyms.some((other) => isStatedPhrase(other.split(" "))))
  );
};

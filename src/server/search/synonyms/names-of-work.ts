import { rootOf } from "../../../lexicon/work/root-of.ts";
import { conditions } from "./conditions.ts";
import { occupationNames } from "./occupations.ts";
import { keyOfText, textsIn, trades } from "./synonym-table.ts";

const firstsOf = (rows: readonly string[]) => rows.map((row) => row.split(",")[0]!);
const keysIn = (rows: readonly string[]) => rows.flatMap((row) => textsIn(row).map(keyOfText));
const conditionKeys = new Set(keysIn([...conditions.same, ...firstsOf(conditions.wider)]));

const lastWord = (key: string) => key.slice(key.lastIndexOf(" ") + 1);
/** How a word for a person at work ends. */
const person =
  /(?:er|or|ist|ian|man|woman|ant|ent|eer|person|people|smith|wright|hand|guard|nurse|pilot|chef|cook|clerk|aide|host|hostess|maid|judge|ter|staff|carer|therapist|waitress|jackaroo|butcher|professional)$/;
const things = new Set(
  "scanner computer counter order paper container trailer corner power water number letter career summer winter customer consumer server over under after other floor door vendor sensor motor tractor harvester senior junior elder timber rubber copper leather cancer centre center event equipment department content client patient parent student plant restaurant transport accident development management government environment recruitment investment payment treatment talent rent".split(
    " ",
  ),
);
/** The last words of names of occupations: "driver", "nurse". */
const persons = new Set(
  [...occupationNames()].map(lastWord).filter((word) => person.test(word) && !things.has(word)),
);
/** Whether a key ends with a word for a person at work. */
export const endsWithPerson = (key: string): boolean => persons.has(lastWord(key));
/** The same work as an activity: "picking", "welding". */
const personRoots = new Set([...persons].map(rootOf));
const isActivity = (word: string) => /...ing$/.test(word) && personRoots.has(rootOf(word));
/** Rows with a name of an occupation are names of work, slang and short forms included. */
const workKeys = new Set(
  trades.flatMap(({ same }) =>
    same.map(textsIn).flatMap((row) => {
      const keys = row.map(keyOfText);
      return keys.some(endsWithPerson) ? keys : [];
    }),
  ),
);
/** People who may work anywhere: the other words say at what. */
const general = new Set([
  "leading hand",
  "managing director",
  "all rounder",
  "allrounder",
  ..."aide lead head boss senior junior all-rounder manager mgr mngr administrator assistant asst officer coordinator coord supervisor worker consultant technician tech trainee apprentice grad operator leader hand attendant staff specialist advisor adviser representative director engineer analyst graduate supervisor executive volunteer general service coach trainer instructor rep agent clerk controller collector fitter installer designer writer guard buyer planner person man woman helper".split(
    " ",
  ),
]);

/** Whether a text is a condition of work. */
export const isCondition = (text: string): boolean => conditionKeys.has(keyOfText(text));

/** Whether a text names work, in which case the other words of a search are conditions of it. */
export const namesWork = (text: string): boolean => {
  const key = keyOfText(text);
  if (conditionKeys.has(key) || general.has(key)) return false;
  return workKeys.has(key) || endsWithPerson(key) || isOnlyDone(key);
};

/** Whether a key says what is done, and not who does it. */
const isOnlyDone = (key: string): boolean => !workKeys.has(key) && isActivity(lastWord(key));

/** What some texts say the work is: what people at work are called ("estimator") before what they do ("building"). */
export const namesOfWork = (texts: readonly string[]): string[] => {
  const named = texts.filter(namesWork);
  const hasPerson = named.some((text) => endsWithPerson(keyOfText(text)));
  return hasPerson ? named.filter((text) => !isOnlyDone(keyOfText(text))) : named;
};

/** Whether a text is a word for people who may work anywhere. */
export const isGeneral = (text: string): boolean => general.has(keyOfText(text));

/** Whether a text is a rank that people look for in any trade of a site. */
export const isRank = (text: string): boolean =>
  /^(?:apprentice(?:ship)?|trainee(?:ship)?|grad(?:uate)?|fresher)s?$/.test(text);

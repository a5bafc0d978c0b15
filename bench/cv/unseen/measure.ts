import { readApart } from "../../../src/server/cv/read-apart.ts";
import { percentile } from "../../load/percentile.ts";
import { verdict, type Row } from "../../report.ts";
import type { UnseenCv } from "./known.ts";
import { findingsOf, kinds, type Finding, type Kind } from "./score.ts";
import { heldCvs } from "../held-2/set.ts";
import { thirdHeldCvs } from "../held-3/set.ts";
import { fourthHeldCvs } from "../held-4/set.ts";
import { fifthHeldCvs } from "../held-5/set.ts";
import { sixthHeldCvs } from "../held-6/set.ts";
import { seventhHeldCvs } from "../held-7/set.ts";
import { eighthHeldCvs } from "../held-8/set.ts";
import { ninthHeldCvs } from "../held-9/set.ts";
import { tenthHeldCvs } from "../held-10/set.ts";
import { eleventhHeldCvs } from "../held-11/set.ts";
import { twelfthHeldCvs } from "../held-12/set.ts";
import { thirteenthHeldCvs } from "../held-13/set.ts";
import { fourteenthHeldCvs } from "../held-14/set.ts";
import { fifteenthHeldCvs } from "../held-15/set.ts";
import { sixteenthHeldCvs } from "../held-16/set.ts";
import { seventeenthHeldCvs } from "../held-17/set.ts";
import { eighteenthHeldCvs } from "../held-18/set.ts";
import { nineteenthHeldCvs } from "../held-19/set.ts";
import { twentiethHeldCvs } from "../held-20/set.ts";
import { twentyFirstHeldCvs } from "../held-21/set.ts";
import { twentySecondHeldCvs } from "../held-22/set.ts";
import { twentyThirdHeldCvs } from "../held-23/set.ts";
import { twentyFourthHeldCvs } from "../held-24/set.ts";
import { twentyFifthHeldCvs } from "../held-25/set.ts";
import { twentySixthHeldCvs } from "../held-26/set.ts";
import { twentySeventhHeldCvs } from "../held-27/set.ts";
import { twentyEighthHeldCvs } from "../held-28/set.ts";
import { twentyNinthHeldCvs } from "../held-29/set.ts";
import { thirtiethHeldCvs } from "../held-30/set.ts";
import { thirtyFirstHeldCvs } from "../held-31/set.ts";
import { thirtySecondHeldCvs } from "../held-32/set.ts";
import { thirtyThirdHeldCvs } from "../held-33/set.ts";
import { thirtyFourthHeldCvs } from "../held-34/set.ts";
import { thirtyFifthHeldCvs } from "../held-35/set.ts";
import { unseenCvs } from "./set.ts";

/** The least that must be right, in per cent. */
const targets: Partial<Record<Kind, number>> = {
  name: 98,
  email: 98,
  phone: 98,
  "job title": 90,
  employer: 90,
  "job dates": 90,
  qualification: 90,
  skill: 90,
};
const maxMs = 2_000;

/** The sets that were written without a look at the reader. */
export const unseenSets: Readonly<Record<string, readonly UnseenCv[]>> = {
  unseen: unseenCvs,
  "held-2": heldCvs,
  "held-3": thirdHeldCvs,
  "held-4": fourthHeldCvs,
  "held-5": fifthHeldCvs,
  "held-6": sixthHeldCvs,
  "held-7": seventhHeldCvs,
  "held-8": eighthHeldCvs,
  "held-9": ninthHeldCvs,
  "held-10": tenthHeldCvs,
  "held-11": eleventhHeldCvs,
  "held-12": twelfthHeldCvs,
  "held-13": thirteenthHeldCvs,
  "held-14": fourteenthHeldCvs,
  "held-15": fifteenthHeldCvs,
  "held-16": sixteenthHeldCvs,
  "held-17": seventeenthHeldCvs,
  "held-18": eighteenthHeldCvs,
  "held-19": nineteenthHeldCvs,
  "held-20": twentiethHeldCvs,
  "held-21": twentyFirstHeldCvs,
  "held-22": twentySecondHeldCvs,
  "held-23": twentyThirdHeldCvs,
  "held-24": twentyFourthHeldCvs,
  "held-25": twentyFifthHeldCvs,
  "held-26": twentySixthHeldCvs,
  "held-27": twentySeventhHeldCvs,
  "held-28": twentyEighthHeldCvs,
  "held-29": twentyNinthHeldCvs,
  "held-30": thirtiethHeldCvs,
  "held-31": thirtyFirstHeldCvs,
  "held-32": thirtySecondHeldCvs,
  "held-33": thirtyThirdHeldCvs,
  "held-34": thirtyFourthHeldCvs,
  "held-35": thirtyFifthHeldCvs,
};
/** The newest set, which nobody has worked towards: only its totals are printed unless it is asked for. */
export const lastHeld = Object.keys(unseenSets).at(-1)!;

/**
 * Measures such a set: one row of the share that is right of each kind, after a table with what is wrong, missing and
 * invented. `totalsOnly` keeps the values themselves back, so that nobody works towards them.
 */
export const measureUnseen = async (set: string, totalsOnly = false): Promise<Row> => {
  const cvs = unseenSets[set] ?? [];
  const findings: Finding[] = [];
  const times: number[] = [];
  let failures = 0;
  for (const { name, type, write, says } of cvs) {
    const bytes = await write();
    const start = performance.now();
    const reading = await readApart({ address: "bench" }, type, bytes);
    times.push(performance.now() - start);
    if (reading.state === "failed") failures++;
    const ofFile = findingsOf(says, reading.state === "read" ? reading.entries : []);
    for (const { kind, how, what, found } of ofFile)
      if (how !== "right" && !totalsOnly)
        console.log(`${how} in ${name}: ${kind} "${what}"${found ? `, read "${found}"` : ""}`);
    findings.push(...ofFile);
  }
  const count = (how: Finding["how"], kind?: Kind) =>
    findings.filter((one) => one.how === how && (!kind || one.kind === kind)).length;
  const rows = kinds.map((kind) => ({
    kind,
    right: count("right", kind),
    wrong: count("wrong", kind),
    missing: count("missing", kind),
    invented: count("invented", kind),
  }));
  console.table(rows);
  const values = findings.length - count("invented");
  const p95 = Math.round(percentile(times, 95));
  return {
    files: set,
    count: cvs.length,
    failures,
    ...Object.fromEntries(
      rows.map(({ kind, right, wrong, missing }) => [
        kind,
        share(right, right + wrong + missing, targets[kind]),
      ]),
    ),
    invented: `${count("invented")} of ${values}: ${verdict(count("invented") * 200 <= values)}`,
    "p95 (ms)": `${p95} < ${maxMs}: ${verdict(p95 < maxMs)}`,
  };
};

const share = (right: number, known: number, target: number | undefined): string => {
  const percent = Math.round((1_000 * right) / known) / 10;
  return target === undefined ? String(percent) : `${percent} ≥ ${target}: ${verdict(percent >= target)}`;
};

import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { wordings } from "../text/listed.ts";

/** The lists of `entries.yaml`, where each is explained, as patterns. */
export const entryWords = readData(
  "cv/entries.yaml",
  z.strictObject({
    roles: z.strictObject({
      employer: wordings,
      title: wordings,
      place: wordings,
      award: wordings,
      institution: wordings,
    }),
    columns: z.strictObject({
      from: wordings,
      to: wordings,
      dates: wordings,
      tasks: wordings,
      licence: wordings,
      skill: wordings,
      number: wordings,
      issuer: wordings,
      expires: wordings,
      issued: wordings,
      other: wordings,
    }),
    anything: wordings,
    steps: z.strictObject({
      begins: wordings,
      ends: wordings,
      graduates: wordings,
      changes: wordings,
      goesOn: wordings,
    }),
    units: wordings,
    stillThere: wordings,
    wanted: wordings,
    languageGrid: wordings,
    schoolStages: wordings,
    tableHeads: wordings,
    placeholders: wordings,
    bodyLabels: wordings,
    textLabels: wordings,
    workForOthers: wordings,
    behindTitles: wordings,
    kindsOfWork: wordings,
    hoursOfWork: wordings,
    rosters: wordings,
    sites: wordings,
    remarks: wordings,
    earlierJobs: wordings,
    careerBreaks: wordings,
    workedAs: wordings,
    declarations: wordings,
    toldAs: wordings,
    toldAt: wordings,
    toldTitleEnds: wordings,
    toldUntil: wordings,
    toldLanguages: wordings,
    toldLicences: wordings,
    closings: wordings,
    voluntary: wordings,
    passedWith: wordings,
    withEmployer: wordings,
    taskVerbs: wordings,
    titleWords: wordings,
    abbreviations: wordings,
    abbreviationsInNames: wordings,
    pending: wordings,
    done: wordings,
    studyDetails: wordings,
    noSchool: wordings,
    smallWords: wordings,
    secondLines: wordings,
    kindsOfSchool: wordings,
    stages: wordings,
    levels: wordings,
    wholeFields: wordings,
    restsOfFields: wordings,
    studyModes: wordings,
    taughtBy: wordings,
    languageLevels: z.record(z.string(), wordings),
    skillLevels: wordings,
    skillLeads: wordings,
    leisure: wordings,
    clauseStarts: wordings,
    withinItems: wordings,
    addresses: wordings,
    kindsOfAddress: wordings,
    addressesAbroad: wordings,
    mobileLabels: wordings,
    phoneLabels: wordings,
    contactLabels: wordings,
    numbers: wordings,
    countries: z.record(z.string(), wordings),
    referees: wordings,
    noReferee: wordings,
    relations: wordings,
    goesOn: wordings,
  }),
);

const open = new RegExp(String.raw`(?:\s${entryWords.goesOn}|\s&|,)$`, "i");
const careerBreak = new RegExp(String.raw`^${entryWords.careerBreaks}(?:$|\s*[–—:;,(|]|\s-\s)`, "i");
/** Whether a text is of a time between two jobs, in which nobody was an employer: "Career break – at home with our children". */
export const isCareerBreak = (text: string): boolean => careerBreak.test(text);

/** Whether a text ends so that it goes on below: "Certificate III in". */
export const endsOpen = (text: string): boolean => open.test(text);

const afterStart = String.raw`(?<=\b(?:19|20)\d\d\s*(?:[–—-]|\bto\b)\s*)`;
const oneStatus = `(?:${entryWords.pending}|${entryWords.done})`;
const status = `${oneStatus}(?:[\\s:,]+(?:and )?${oneStatus})*\\s*[:,]?\\s+`;
const ofYear = String.raw`\p{L}{0,9}\.? ?(?:19|20)\d\d`;
const statusInRange = new RegExp(`${afterStart}(?:\\(${status}(${ofYear})\\)|${status}(?=${ofYear}))`, "giu");
const statusBetween = new RegExp(String.raw`(?<=\b(?:19|20)\d\d),? (?:and )?${status}(?=${ofYear})`, "giu");
/**
 * "2023 – to finish mid 2027", "2023 – (completed 2025)", "2023 – in progress, completion 2027" and "started 2023, will finish
 * 2026" as ranges of dates: "2023 – mid 2027".
 */
export const withPlainRange = (text: string): string =>
  text.replace(statusInRange, "$1").replace(statusBetween, " – ");

const endsWithPending = new RegExp(String.raw`\b(?:19|20)\d\d\s*[–—-]\s*(?:${entryWords.pending})$`, "iu");
/** Whether the last date of a range is missing at the end of a text: "2023 – to finish". */
export const endsBeforeLastDate = (text: string): boolean => endsWithPending.test(text);

import { describe, expect, it } from "vitest";
import {
  readBenefits,
  readRefusedShift,
  readShift,
} from "../../../src/lexicon/conditions/read-conditions.ts";
import { readRights } from "../../../src/lexicon/conditions/read-rights.ts";

describe("the shifts of a job", () => {
  it.each([
    ["Night shift, Sunday to Thursday.", ["night"]],
    ["Our Night Manager leads a team of four.", []],
    ["Mostly evenings and weekends, with Mondays off.", ["afternoon", "weekend"]],
    ["No weekends, and no on-call.", []],
    ["You will not work night shifts.", []],
    ["On-call one week in six.", ["on-call"]],
    ["An on call centre", []],
    ["Five shifts on a rotating roster. Split shifts apply.", ["rotating", "split"]],
    ["Early starts; finished by two in the afternoon.", ["early"]],
    ["8 days on / 6 days off", ["rotating"]],
  ])("are read from the ad: %s", (text, shifts) => {
    expect(readShift("", text)).toEqual(shifts);
  });

  it.each([
    ["No nights and no on-call.", ["night", "on-call"]],
    ["No nights, evenings or weekends.", ["afternoon", "night", "weekend"]],
    ["No weekend work", ["weekend"]],
    ["No experience needed. Nights and weekends.", []],
    ["No weekends at first; weekend shifts from June.", []],
    ["There is no parking at night shift.", []],
    ["Not one of our guests sleeps on weekends.", []],
  ])("are none that it refuses: %s", (text, shifts) => {
    expect(readRefusedShift(text)).toEqual(shifts);
  });

  it.each([
    ["Night", ["night"]],
    ["day; afternoon", ["day", "afternoon"]],
    ["ON_CALL", ["on-call"]],
    ["Rotating roster", ["rotating"]],
  ])("are those that a feed names: %s", (field, shifts) => {
    expect(readShift(field, "Night shift")).toEqual(shifts);
  });
});

describe("the benefits of a job", () => {
  it.each([
    ["Staff accommodation available nearby", ["accommodation"]],
    ["We sell accommodation to travellers", []],
    ["Relocation assistance and free parking", ["relocation", "parking"]],
    ["No relocation assistance.", []],
    [
      "RDO each month\nSalary packaging\nFully maintained vehicle",
      ["days-off", "salary-packaging", "vehicle"],
    ],
    ["Paid parental leave of 16 weeks", ["parental-leave"]],
  ])("are read from the ad: %s", (text, benefits) => {
    expect(readBenefits("", text)).toEqual(benefits);
  });

  it("are those that a feed lists by id, in words, or both", () => {
    expect(readBenefits("meals, bonus, Free parking", "")).toEqual(["bonus", "meals", "parking"]);
  });
});

describe("the rights to work that an employer accepts", () => {
  it.each([
    ["citizen|permanent-resident", ["citizen", "permanent-resident"]],
    ["Australian citizens; PR; Student visa", ["citizen", "permanent-resident", "visa-hours"]],
    ["Working holiday (417)", ["holiday-visa"]],
    ["Requires sponsorship to work for a new employer", ["sponsorship"]],
    ["Temporary visa with no restrictions", ["visa-unrestricted"]],
  ])("are those that a feed lists: %s", (field, rights) => {
    expect(readRights(field, "")).toEqual(rights);
  });

  it.each([
    ["You must be an Australian citizen to apply.", ["citizen"]],
    ["Applicants must be Australian citizens or permanent residents.", ["citizen", "permanent-resident"]],
    ["You must have the right to work in Australia.", []],
    ["You do not need to be an Australian citizen.", []],
    [
      "Backpackers are welcome.",
      ["citizen", "permanent-resident", "partner-visa", "holiday-visa", "visa-unrestricted"],
    ],
  ])("are read from the ad: %s", (text, rights) => {
    expect(readRights("", text)).toEqual(rights);
  });
});

import { describe, expect, it } from "vitest";
import { allFields } from "../../../src/server/demo/work/all-fields.ts";
import { classify } from "../../../src/lexicon/work/classify.ts";
import { jobOfFields } from "../../../src/server/import/feed-fields.ts";
import { firstAds } from "../../server/import/ads/first-ads.ts";
import { freshAds } from "../../server/import/ads/fresh-ads.ts";
import type { JudgedAd } from "../../server/import/ads/judged-ad.ts";
import { keptAds } from "../../server/import/ads/kept-ads.ts";
import { lastAds } from "../../server/import/ads/last-ads.ts";
import { laterAds } from "../../server/import/ads/later-ads.ts";
import { plainAds } from "../../server/import/ads/plain-ads.ts";
import { sloganAds } from "../../server/import/ads/slogan-ads.ts";
import { tradeAds } from "../../server/import/ads/trade-ads.ts";
import { usualAds } from "../../server/import/ads/usual-ads.ts";
import { vagueAds } from "../../server/import/ads/vague-ads.ts";

// Titles as ads write them, with the industry and function that feeds name beside them; judged by hand.
const judged: [title: string, industry: string, role: string, category: string][] = [
  ["Customer Service Manager", "Retail", "Customer Service", "office"],
  ["Assistant Director, Finance", "", "", "office"],
  ["Nurse Educator", "", "", "health-care"],
  ["Clinical Educator - ICU", "Hospital & Health Care", "", "health-care"],
  ["Shopping Centre Manager", "", "", "other"],
  ["Senior Software Engineer (Backend)", "Financial Services", "Engineering", "technology"],
  ["iOS Developer", "Retail", "Information Technology", "technology"],
  ["Property Developer's Assistant", "Real Estate", "Administrative", "office"],
  ["CNC Machinist", "Manufacturing", "", "construction"],
  ["HVAC Mechanic", "", "", "construction"],
  ["Refrigeration Mechanic", "", "", "construction"],
  ["Light Vehicle Mechanic", "Automotive", "", "automotive"],
  ["Car Detailer", "", "", "automotive"],
  ["Truck Driver HC", "Transportation/Trucking/Railroad", "Distribution", "logistics"],
  ["Reception: $24 - $26/hr", "", "", "office"],
  ["Storeman $32 per hr", "", "", "logistics"],
  ["HR Driver", "", "", "logistics"],
  ["HR Business Partner", "Mining", "", "office"],
  ["People & Culture Advisor", "", "", "office"],
  ["Site Super", "", "", "construction"],
  ["Mine Superintendent", "", "", "construction"],
  ["Network Engineer", "Telecommunications", "Information Technology", "technology"],
  ["Network Marketing Consultant", "", "", "retail"],
  ["Digital Marketing Manager", "Marketing and Advertising", "Marketing", "retail"],
  ["Real Estate Sales Agent", "Real Estate", "Sales", "retail"],
  ["Accounts Receivable Officer", "Automotive", "Accounting/Auditing", "office"],
  ["Receptionist", "Hospital & Health Care", "Administrative", "office"],
  ["Cleaner", "Hospital & Health Care", "", "other"],
  ["Chef", "Hospital & Health Care", "", "hospitality"],
  ["Electrician", "Mining", "", "electrical"],
  ["Quality Manager", "Hospital & Health Care", "", "health-care"],
  ["Project Manager", "Information Technology and Services", "", "technology"],
  ["Project Manager", "Construction", "", "construction"],
  ["Mechanical Engineer", "", "", "construction"],
  ["Structural Drafter", "Civil Engineering", "", "construction"],
  ["Boilermaker/Welder", "", "", "construction"],
  ["Truck Diesel Fitter", "", "", "automotive"],
  ["Night Duty Manager", "Hospitality", "Management", "hospitality"],
  ["Travel Consultant", "Leisure, Travel & Tourism", "Sales", "hospitality"],
  ["Flight Attendant", "Airlines/Aviation", "", "hospitality"],
  ["Café All Rounder", "", "", "hospitality"],
  ["Maître d'", "", "", "hospitality"],
  ["Caregivers Needed", "", "", "health-care"],
  ["Optometrist", "Retail", "Health Care Provider", "health-care"],
  ["Dental Nurse", "", "", "health-care"],
  ["Speech Pathologist", "Primary/Secondary Education", "", "health-care"],
  ["Support Worker - NDIS", "", "", "community"],
  ["Youth Worker", "", "", "community"],
  ["English Teacher Abroad", "Education Management", "Education", "other"],
  ["Kindergarten Teacher", "Education", "", "early-learning"],
  ["Nanny/Housekeeper", "", "", "early-learning"],
  ["Lettuce Picker", "Farming", "", "agriculture"],
  ["Shearer", "", "", "agriculture"],
  ["Butcher", "Supermarkets", "", "agriculture"],
  ["Warehouse Team Member", "Retail", "", "logistics"],
  ["Purchasing Officer", "", "", "logistics"],
  ["Supermarket Night Filler", "Retail", "", "retail"],
  ["Retail Assistant", "", "", "retail"],
  ["Telesales Executive", "Internet", "Sales", "retail"],
  ["Inside Sales Rep, SaaS", "Computer Software", "Sales", "retail"],
  ["Data Entry Operator", "Information Technology and Services", "Administrative", "office"],
  ["Help Desk Analyst", "", "Other", "technology"],
  ["UX Researcher", "", "", "technology"],
  ["Product Manager", "Internet", "Product Management", "technology"],
  ["Legal Secretary", "Law Practice", "Administrative", "office"],
  ["Bank Teller", "Banking", "", "office"],
  ["Insurance Claims Consultant", "Insurance", "Customer Service", "office"],
  ["Executive Assistant to CEO", "Mining", "Administrative", "office"],
  ["Florist", "", "", "retail"],
  ["Hairdresser", "", "", "other"],
  ["Security Guard", "", "", "other"],
  ["Linesperson", "", "", "electrical"],
  ["Solar Sales Consultant", "", "", "electrical"],
  ["Lifeguard", "", "", "other"],
  ["Plant Operator - Excavator", "", "", "construction"],
  ["Journalist", "Broadcast Media", "", "other"],
  ["Teacher's Aide", "", "", "early-learning"],
  ["Admin Assistant, School Hours", "", "", "office"],
  ["Registered Nurse – Aged Care", "", "", "health-care"],
  ["RNs and ENs, Agency", "", "", "health-care"],
  ["OT – NDIS", "", "", "health-care"],
  ["Traffic Controllers", "", "", "construction"],
  ["Chippy", "", "", "construction"],
  ["Forkie", "", "", "logistics"],
  ["BDM", "", "", "retail"],
  ["EA to the CEO", "", "", "office"],
  ["Rouseabout", "", "", "agriculture"],
  ["Strawberry Pickers", "", "", "agriculture"],
  ["Beauty Therapist", "", "", "retail"],
  ["Motorcycle Technician", "", "", "automotive"],
  ["Process Worker", "", "", "construction"],
];

const share = (rows: readonly { expected: string; found: string; title: string }[], least: number) => {
  const wrong = rows.filter(({ expected, found }) => found !== expected);
  expect(1 - wrong.length / rows.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(least);
};

describe("the category that a job is imported into", () => {
  it("is what a person would choose for 92 of 100 titles, with what the feed says of the industry", () => {
    share(
      judged.map(([title, category, subCategory, expected]) => ({
        title,
        expected,
        found: classify(title, { category, subCategory }).category,
      })),
      0.92,
    );
  });

  it.each([
    ["first", firstAds, 0.95],
    ["later", laterAds, 0.95],
    ["last", lastAds, 0.95],
    ["fresh", freshAds, 0.95],
    ["usual", usualAds, 0.95],
    ["of plain words", plainAds, 0.92],
  ] as const)(
    "is one that a person accepts of heads of Australian ads: %s",
    (_, ads: readonly JudgedAd[], least) => {
      const none = { category: "", subCategory: "" };
      const wrong = ads.filter(([title, text, accepted]) => {
        const { category } = classify(title, none, text);
        return !accepted.some((each) => each.split("/")[0] === category);
      });
      expect(1 - wrong.length / ads.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([
    ["vague", vagueAds, 0.95],
    ["kept aside", keptAds, 0.9],
    ["of all trades", tradeAds, 0.92],
    ["slogans", sloganAds, 0.92],
  ] as const)("is read from the text under vague titles, with the kind of work: %s", (_, ads, least) => {
    share(
      ads.map(([title, text, accepted]) => {
        const { category, subCategory } = classify(title, { category: "", subCategory: "" }, text);
        const found = `${category}/${subCategory ?? "-"}`;
        return { title, expected: accepted.find((each) => each === found) ?? accepted.join(" or "), found };
      }),
      least,
    );
  });

  it("is not read from what a text says of the company and of what it gives", () => {
    const of = (title: string, text: string) =>
      classify(title, { category: "", subCategory: "" }, text).category;
    expect(of("Widget", "Café nearby")).toBe("other");
    expect(of("Apprentice", "Become a carpenter. We offer a gym, discounts at our stores and coffee.")).toBe(
      "construction",
    );
  });

  it("is that of the department, where the feed names no other", () => {
    const job = jobOfFields({ title: "Coordinator", department: "Nursing" });
    expect(classify(job.title, job)).toEqual({ category: "health-care", subCategory: "nursing" });
    const beside = jobOfFields({ title: "Coordinator", category: "Automotive", department: "Sales" });
    expect(beside).toMatchObject({ category: "Automotive", subCategory: "Sales" });
  });

  it("is building where a feed names trades, and what is done where it names the place as well", () => {
    expect(classify("Coordinator", { category: "Trades & Services", subCategory: "" }).category).toBe(
      "construction",
    );
    expect(classify("Coordinator", { category: "", subCategory: "Nursing - Aged Care" })).toEqual({
      category: "health-care",
      subCategory: "nursing",
    });
  });

  it("is that of the workplace which the text is about, where the title may be of any", () => {
    const about = (text: string) => classify("Coordinator", { category: "", subCategory: "" }, text).category;
    expect(about("Our early learning centre has room for 80 children.")).toBe("early-learning");
    expect(about("We run hotels, farms, warehouses and a clinic.")).toBe("office");
  });

  it("is not that of the pay, the licence or the hours beside the work", () => {
    const category = (title: string) => classify(title, { category: "", subCategory: "" }).category;
    expect(category("HR/HC Tipper Driver + OT")).toBe("logistics");
    expect(category("Arm Operator (HR)")).not.toBe("office");
    expect(category("HR Coordinator")).toBe("office");
  });

  it.each([
    ["Assistant Warehouse Supervisor - Cold Store", "logistics"],
    ["Packhouse Supervisor", "agriculture"],
    ["House Supervisor", "community"],
    ["Hair Consultant", "other"],
    ["Import/Export Reporter", "logistics"],
    ["Fibreglass Laminator", "construction"],
    ["Project Technician", "other"],
    ["Abroad Training Officer", "office"],
    ["Customer Service Advisor", "office"],
    ["Service Advisor", "automotive"],
  ])("is not that of another word that ends or begins like one of it: %s", (title, category) => {
    expect(classify(title, { category: "", subCategory: "" }).category).toBe(category);
  });

  it.each([
    ["Project Manager - IT", "technology"],
    ["Project Manager", "construction"],
    ["Recruitment Consultant - IT", "office"],
    ["Asbestos Removalist", "construction"],
    ["Furniture Removalist", "logistics"],
  ])("is that of the field which stands beside who may be of any: %s", (title, category) => {
    expect(classify(title, { category: "", subCategory: "" }).category).toBe(category);
  });

  it("is that of the demo's jobs for 95 of 100 titles, without any help", () => {
    const titles = allFields.flatMap(({ id, kinds }) =>
      kinds.flatMap((kind) => kind.titles.map(([title]) => ({ title, expected: id }))),
    );
    share(
      titles.map(({ title, expected }) => ({
        title,
        expected,
        found: classify(title, { category: "", subCategory: "" }).category,
      })),
      0.95,
    );
  });

  it("is the feed's word where that is a name of ours, whatever the title", () => {
    expect(classify("Receptionist", { category: "Automotive", subCategory: "" }).category).toBe("automotive");
  });
});

import { describe, expect, it } from "vitest";
import { allFields } from "../../../src/server/demo/work/all-fields.ts";
import { classify } from "../../../src/lexicon/work/classify.ts";
import { jobOfObject } from "../../../src/server/import/fields/job-of-object.ts";
import { readAds } from "../../server/import/ads/judged-ads.ts";

const share = (rows: readonly { expected: string; found: string; title: string }[], least: number) => {
  const wrong = rows.filter(({ expected, found }) => found !== expected);
  expect(1 - wrong.length / rows.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(least);
};

describe("the category that a job is imported into", () => {
  it("is what a person would choose for 92 of 100 titles, with what the feed says of the industry", () => {
    share(
      readAds("with-industry").map(({ title, industry, role, accepted: [expected] }) => ({
        title,
        expected: expected!,
        found: classify(title, { category: industry, subCategory: role }).category,
      })),
      0.92,
    );
  });

  it.each([
    ["first", 0.95],
    ["later", 0.95],
    ["last", 0.95],
    ["fresh", 0.95],
    ["usual", 0.95],
    ["plain", 0.92],
  ] as const)("is one that a person accepts of heads of Australian ads: %s", (set, least) => {
    const none = { category: "", subCategory: "" };
    const ads = readAds(set);
    const wrong = ads.filter(({ title, text, accepted }) => {
      const { category } = classify(title, none, text);
      return !accepted.some((each) => each.split("/")[0] === category);
    });
    expect(1 - wrong.length / ads.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["vague", 0.95],
    ["kept", 0.9],
    ["trade", 0.92],
    ["slogan", 0.92],
  ] as const)("is read from the text under vague titles, with the kind of work: %s", (set, least) => {
    share(
      readAds(set).map(({ title, text, accepted }) => {
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
    const job = jobOfObject({ title: "Coordinator", department: "Nursing" });
    expect(classify(job.title, job)).toEqual({ category: "health-care", subCategory: "nursing" });
    const beside = jobOfObject({ title: "Coordinator", category: "Automotive", department: "Sales" });
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

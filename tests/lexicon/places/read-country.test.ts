import { describe, expect, it } from "vitest";
import { isAbroad } from "../../../src/lexicon/places/read-country.ts";
import { importFile, jobsOf } from "../../server/import/import-files.ts";
import { onOneDatabase } from "../../server/test-api.ts";

describe("a place written as text", () => {
  it.each([
    "Auckland, New Zealand",
    "Queenstown NZ",
    "US, IL, Chicago",
    "US, , ",
    "SA, 01, Riyadh",
    "Austin, TX 78701",
    "Seattle, WA 98101",
    "Melbourne, FL",
    "Victoria, British Columbia",
    "Burlington, Vermont",
    "London UK",
    "London, England",
    "Dublin Ireland",
    "Berlin, DE",
    "Dubai, UAE",
    "Port Moresby, Papua New Guinea",
    "Christchurch, New Zealand (Remote)",
    "Remote (USA)",
    "Singapore",
    "Hong Kong",
    "GB",
    "Texas",
    "Boston",
    "Boston, Massachusetts",
    "Manila",
    "Remote - US",
    "Remote - EMEA",
    "Hong Kong SAR",
    "Seattle, WA",
    "Pretoria, Gauteng",
    "Launceston, Cornwall",
    "EC2A 4NE London",
    "Toronto M5V 2T6",
    "München",
    "1010 Wien",
    "Hastings, East Sussex",
    "Richmond, North Yorkshire",
    "Newport, Gwent",
    "Western Europe",
    "Vancouver BC",
    "Spokane, WA",
    "Deutschland",
    "Riyadh KSA",
    "Co. Dublin",
    "Hamilton ML3",
    "Springfield Ohio",
    "Newcastle-under-Lyme, Staffs",
    "Kiev",
    "GBR",
    "NZL",
    "Remote - NZL",
    "Leeds, GBR",
    "USA, CA, Fresno",
    "Москва",
    "東京",
    "中国",
    "Россия, Тула",
  ])("is outside Australia: %s", (text) => {
    expect(isAbroad(text)).toBe(true);
  });

  it.each([
    "Sydney",
    "AU, NSW, Sydney",
    "AU, , ",
    "Sydney, New South Wales, Australia",
    "Sydney/Melbourne",
    "Perth, WA",
    "Adelaide, SA",
    "SA",
    "Darwin NT",
    "Denmark, WA",
    "Denmark 6333",
    "Texas, QLD",
    "Vermont",
    "Canada Bay, NSW",
    "Scotland Island NSW",
    "Ireland St, Bright VIC",
    "India Lane, Fremantle WA",
    "Victoria Park, WA",
    "Kingston SE",
    "Brisbane, QLD (Hybrid)",
    "Norfolk Island",
    "Remote",
    "New South Wales",
    "State of New South Wales",
    "Parramatta, New South Wales",
    "Boston, SA",
    "Texas QLD 4385",
    "Newcastle",
    "Richmond",
    "South Perth",
    "Redmond, WA 6332",
    "New England",
    "AU, VIC, Vermont",
    "AU, WA, Denmark",
    "QLD - St Lucia",
    "East Devonport",
    "New Auckland",
    "Sutherland Shire",
    "Exeter NSW",
    "Bright VIC",
    "3000",
    "",
    "AUS",
    "Sydney, AUS",
    "PER",
    "WAN",
    "Sydney 悉尼",
    "Австралия",
  ])("is not outside Australia: %s", (text) => {
    expect(isAbroad(text)).toBe(false);
  });
});

onOneDatabase("a job abroad", (api) => {
  it("is international, with a warning, though Australia has a suburb of that name", async () => {
    const text = [
      "reference,title,employer,description,location",
      'a,Baker,Loaves,Bake bread.,"Richmond, VA, US"',
      'b,Baker,Loaves,Bake bread.,"Richmond, VIC"',
      'c,Baker,Loaves,Bake bread.,"Perth, W.A."',
      "d,Baker,Loaves,Bake bread.,FIFO Perth",
      "e,Baker,Loaves,Bake bread.,Sydney - Melbourne",
      "f,Baker,Loaves,Bake bread.,Darwin Airport NT",
    ].join("\n");
    const { problems } = await importFile(api.db, { text }, { source: "abroad" });
    const found = await jobsOf(api.db, "abroad");
    expect("abcdef".split("").map((each) => found[each]?.stateIds)).toEqual([
      [9],
      [6],
      [7],
      [7],
      [1, 6],
      [2],
    ]);
    const numbers = "reference,title,employer,description,postcode\ng,Baker,Loaves,Bake bread.,90210";
    await importFile(api.db, { text: numbers }, { source: "zip" });
    expect((await jobsOf(api.db, "zip")).g?.stateIds).toEqual([9]);
    expect(JSON.stringify(problems)).toContain('Richmond, VA, US\\" is outside Australia');
  });
});

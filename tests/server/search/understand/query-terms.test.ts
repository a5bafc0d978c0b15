import fc from "fast-check";
import "../../../seed.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { withoutNoise } from "../../../../src/lexicon/text/noise.ts";
import * as calls from "../../../../src/contract/jobs.ts";
import { callBody } from "../../../../src/contract/caller.ts";
import { editDistance } from "../../../../src/domain/text/edit-distance.ts";
import { nthLargest } from "../../../../src/server/search/embedded/rows/nth-largest.ts";
import { namesTyped, withoutRelated } from "../../../../src/server/search/understand/alternatives.ts";
import { parseWords } from "../../../../src/server/search/understand/query-terms.ts";
import { refusedOneByOne } from "../../../../src/server/search/understand/refused-words.ts";
import { addJob } from "../../add-job.ts";
import { onEachDatabase } from "../../test-api.ts";
import { runs } from "../../../runs.ts";

describe("what was typed", () => {
  it("is taken apart into words, phrases and exclusions", () => {
    expect(parseWords('senior "Head  Chef" -night -"fly in" full-time')).toEqual({
      terms: [["senior"], ['"head chef'], ["full"], ["time"]],
      excluded: { anywhere: ["night", "fly in"], work: [], shifts: [], refusing: [], titles: [] },
    });
  });

  it("keeps its signs only where they mean something", () => {
    expect(parseWords("C++ c# node.js R&D, (zebra)! O'Neil - --x").terms).toEqual([
      ["c++"],
      ["c#"],
      ["node.js"],
      ["r"],
      ["d"],
      ["zebra"],
      ["o'neil"],
    ]);
  });

  it("reads a quote that is not closed, and curly ones", () => {
    expect(parseWords('"head chef').terms).toEqual([['"head chef']]);
    expect(parseWords("“head chef”").terms).toEqual([['"head chef']]);
  });

  it("is the work that a qualification is for, where it stands alone", () => {
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    expect(typed("cert iii individual support")).toEqual(["aged care worker"]);
    expect(typed(withoutNoise("I've just finished my cert 4 disability"))).toEqual([
      "disability support worker",
    ]);
    expect(typed("cert iv disability nurse")).toContain("cert iv disability");
  });

  it("has nothing of what is refused", () => {
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    for (const q of [
      "no phone calls",
      "no phones",
      "not customer facing",
      "no heavy lifting",
      "no cold calling",
    ])
      expect([q, typed(`${q} barista`)]).toEqual([q, ["barista"]]);
  });

  it("has what is refused under all its names, but those that are wanted", () => {
    const refused = (q: string) => parseWords(q).excluded.work;
    expect(refused("driver not truck")).toEqual([
      expect.arrayContaining(["truck", "truck driver", "hc driver"]),
    ]);
    expect(refused("sales no cold calling")).toEqual([["cold calling"]]);
    expect(refused("customer service not call centre not sales")).toEqual([
      expect.arrayContaining(["call centre", "contact centre"]),
      expect.arrayContaining(["sales", "sales representative"]),
    ]);
    expect(parseWords("customer service not call centre").terms.flat()).not.toContain("contact centre");
    for (const q of ["no weekends barista", "barista weekends off"])
      expect(parseWords(q).excluded.shifts).toEqual(["weekend"]);
    expect(parseWords("day shift barista").excluded.shifts).toEqual([]);
  });

  it("has each thing that is refused, also behind the first", () => {
    expect(refusedOneByOne("barista no sundays or weekends")).toBe("barista no sundays no weekends");
    expect(refusedOneByOne("no nights, weekends or on call nurse")).toBe(
      "no nights no weekends no on call nurse",
    );
    expect(refusedOneByOne("driver not truck or bus")).toBe("driver not truck not bus");
    expect(refusedOneByOne("no nights and weekends")).toBe("no nights no weekends");
    for (const q of ["no nights and good pay", "no experience or trainee chef", "not in sydney or perth"])
      expect(refusedOneByOne(q)).toBe(q);
    // Who refuses a condition looks for the work behind it.
    for (const q of ["no licence, warehouse or factory job", "no weekends, retail or cafe work"])
      expect(refusedOneByOne(q)).toBe(q);
    expect(refusedOneByOne("no sales, retail or cafe work")).toBe("no sales no retail no cafe work");
    // Who has every second weekend off works the others.
    expect(parseWords("barista every second weekend off").excluded.shifts).toEqual([]);
  });

  it("has hours in the ways in which ads write them, and no other numbers", () => {
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    for (const q of ["mechanic 7.30 to 4.30", "7:30am-4:30pm mechanic", "mechanic 7.30am – 4.30pm"])
      expect([q, typed(q)]).toEqual([q, ["mechanic", "7:30 am to 4:30 pm"]]);
    expect(parseWords("9-5").terms[0]).toEqual(
      expect.arrayContaining(["9 am to 5 pm", "9am - 5pm", "9 to 5"]),
    );
    expect(typed("chef 2 to 10pm")).toEqual(["chef", "2 pm to 10 pm"]);
    expect(typed("teacher year 7-3")).not.toContain("7 am to 3 pm");
    expect(typed("educator 5-6 years")).toEqual(["educator", "5", "6", "years"]);
    expect(typed("driver 8-6 roster")).toEqual(["driver", "8 6", "roster"]);
    expect(parseWords('"9 to 5"').terms).toEqual([['"9 to 5']]);
    for (const q of ["warehouse 6am start", "warehouse starting at 6 am", "6am warehouse"])
      expect([q, typed(q)]).toEqual([q, ["warehouse", "6 am start"]]);
    expect(parseWords("starts 6am").terms[0]).toEqual(
      expect.arrayContaining(["6 am to 2:30 pm", "6am to 2pm"]),
    );
    for (const q of ["finish by 3pm", '"3pm"', "13pm"]) expect(typed(q).join()).not.toContain("start");
    for (const q of ["roofer finish by 2", "roofer finishing at 2pm"])
      expect([q, typed(q)]).toEqual([q, ["roofer", "2 pm finish"]]);
    expect(parseWords("finish before 3.30").terms[0]).toEqual(
      expect.arrayContaining(["7:30 am to 3:30 pm", "7am to 3:15pm"]),
    );
    expect(typed("finish by 9")).toEqual(["finish", "by", "9"]);
  });

  it("has what somebody does and is by its name, and training for a licence as a condition", () => {
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    expect(typed("drive trucks")).toEqual(["truck driving"]);
    expect(typed("pick fruit mildura")).toEqual(["fruit picking", "mildura"]);
    expect(parseWords("nannying").terms[0]).toContain("nanny");
    expect(parseWords("cheffing").terms[0]).toContain("chef");
    expect(parseWords("paying").terms).toEqual([["paying"]]);
    expect(typed("bar RSA training")).toEqual(["bar", "rsa training"]);
    for (const q of ["sell old boats", "selling boats"])
      expect([q, typed(q)]).toEqual([q, ["selling boats"]]);
    expect(typed("service manager cars")).toEqual(["service manager", "cars"]);
    expect(parseWords("stump grinder").terms[0]).toContain("arborist");
  });

  it("knows who runs a place as its manager", () => {
    for (const q of ["supervise a warehouse", "running warehouses"])
      expect([q, parseWords(q).terms[0]]).toEqual([q, expect.arrayContaining(["warehouse manager"])]);
  });

  it("knows a name by another word for the person", () => {
    expect(parseWords("abattoir labourer").terms).toEqual([
      expect.arrayContaining(["abattoir labourer", "abattoir worker", "meat process worker"]),
    ]);
    expect(parseWords("mobile crane driver").terms[0]).toContain("crane operator");
    // Who makes something need not make cabinets.
    expect(parseWords("salad maker").terms[0]).toContain("kitchen hand");
  });

  it("is not called as what is above those who begin, unless that is typed", () => {
    const not = (q: string) => parseWords(q).excluded.titles;
    for (const q of ["no experience warehouse", "school leaver admin"])
      expect(not(q)).toContain("supervisor");
    for (const q of ["warehouse", "mature age admin", "entry level supervisor"]) expect(not(q)).toEqual([]);
  });

  it("has the English name of work in another language, with all that is known of it", () => {
    expect(parseWords("infirmière").terms).toEqual([parseWords("nurse").terms[0]]);
    expect(parseWords("niños").terms).toEqual(parseWords("kids").terms);
    expect(parseWords("cuidado de niños").terms[0]?.[0]).toBe("educator");
  });

  it("has apprentices where somebody is not trained yet", () => {
    expect(parseWords("sparky school leaver").terms[0]).toEqual(
      expect.arrayContaining(["apprentice sparky", "electrical apprentice", "sparky", "electrician"]),
    );
    expect(parseWords("sparky 3rd year").terms[0]?.[0]).toBe("apprentice sparky");
    expect(parseWords("sparky night shift").terms[0]?.[0]).toBe("sparky");
  });

  it("knows both names that or stands between, and what is only related to each", () => {
    const term = parseWords("gardener or handyman").terms[0]!;
    expect(namesTyped(term)).toEqual(["gardener", "handyman"]);
    expect(term).toContain("maintenance");
    expect(withoutRelated(term)).toContain("maintenance person");
    expect(withoutRelated(term)).not.toContain("maintenance");
    expect(namesTyped(parseWords("nurse").terms[0]!)).toEqual(["nurse"]);
    expect(namesTyped(parseWords("cooks and kitchenhands").terms[0]!)).toEqual(["cooks", "kitchenhands"]);
    expect(parseWords("painter and decorator").terms[0]?.[0]).toBe("painter and decorator");
    expect(parseWords("nurse and casual").terms).toHaveLength(3);
  });

  it("has a word that is said without its last letter in full", () => {
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    expect(typed("fruit pickn")).toEqual(["fruit picking"]);
    expect(typed("drivin' job")).toEqual(["driving"]);
    expect(typed("kitchn in darwin")).toEqual(["kitchn", "in", "darwin"]);
  });

  it("has an age in one way of writing, and a licence without the word for one", () => {
    for (const age of ["15 yr old", "15yo old", "15-year-olds", "15 years old", "im 15"])
      expect(parseWords(`${age} barista`).terms.map(([text]) => text)).toEqual(["15 year old", "barista"]);
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    expect(typed(withoutNoise("my first job i am 15"))).toEqual(["first job", "15 year old"]);
    expect(typed("EWP ticket")).toEqual(["ewp"]);
    expect(typed("white card tickets")).toEqual(["white card"]);
    expect(typed("event ticket seller")).toEqual(["event", "ticket seller"]);
    expect(typed("under 18s retail")).toEqual(["17 year old", "retail"]);
    expect(typed("under 18 km retail")).toEqual(["under", "18", "km", "retail"]);
    expect(parseWords("cleanning").terms[0]).toContain("cleaner");
    expect(parseWords("仓库工人").terms).toEqual([expect.arrayContaining(["warehouse"])]);
  });

  it("has the class of a licence before who drives", () => {
    for (const q of ["truck driver MC", "truck driving mc licence", "truck drivers with an MC licence"])
      expect([q, parseWords(q).terms[0]?.[0].slice(0, 8)]).toEqual([q, "mc truck"]);
    expect(parseWords("driver hr manager").terms.map(([text]) => text)).toEqual(["driver", "hr manager"]);
    expect(parseWords('"driver mc"').terms).toEqual([['"driver mc']]);
  });

  it("reads a name of work with what it is called by behind it", () => {
    const typed = (q: string) => parseWords(q).terms.map(([text]) => text);
    expect(typed("sparky auto perth")).toEqual(["auto sparky", "perth"]);
    expect(typed("nurse dental")).toEqual(["dental nurse"]);
    expect(typed("supervisor construction")).toEqual(["construction supervisor"]);
    expect(typed("AHPRA registered nurse")).toEqual(["ahpra", "registered nurse"]);
    expect(typed("chef cook")).toEqual(["chef", "cook"]);
    expect(typed("driver truck driver")).toEqual(["driver", "truck driver"]);
  });

  it("finds the longest run of words that has synonyms", () => {
    expect(parseWords("senior early childhood teachers").terms.map(([typed]) => typed)).toEqual([
      "senior",
      "early childhood teachers",
    ]);
  });
});

describe("distance between words", () => {
  it("counts missing, wrong and swapped letters once", () => {
    expect(editDistance("electrcian", "electrician")).toBe(1);
    expect(editDistance("cehf", "chef")).toBe(1);
    expect(editDistance("plumer", "painter")).toBeGreaterThan(2);
    expect(editDistance("same", "same")).toBe(0);
  });

  it("is exact up to the most that is asked for", () => {
    const words = ["electrician", "elecrtician", "electrical", "eletcriican", "optician", "e", ""];
    for (const one of words)
      for (const other of words)
        for (const most of [0, 1, 2, 4]) {
          const distance = editDistance(one, other);
          const bounded = editDistance(one, other, most);
          if (distance <= most) expect(bounded).toBe(distance);
          else expect(bounded).toBeGreaterThan(most);
        }
  });
});

describe("nth largest", () => {
  it("is what sorting gives", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }), fc.nat(), (numbers, seed) => {
        const n = (seed % numbers.length) + 1;
        const sorted = numbers.toSorted((a, b) => b - a);
        expect(nthLargest(Float64Array.from(numbers), n)).toBe(sorted[n - 1]);
      }),
    );
  });
});

onEachDatabase("whatever is typed", (api) => {
  beforeAll(async () => void (await addJob(api.db, { title: "Chef (c++) 'quoted' \\ & | ! : *" })));

  it("is a word, also where a database means something by it", async () => {
    expect((await api.on("workinaus")(calls.searchJobs, { body: { q: "null undefined" } })).meta.total).toBe(
      0,
    );
  });

  it("is never an error", async () => {
    const signs = fc.string({
      unit: fc.constantFrom(..."\"'\\&|!():*<->%_ -$1;\n\t“”ÂﬁＡ½😀𝔘abcthe"),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(signs, fc.string({ unit: "grapheme", maxLength: 60 })), async (q) => {
        const response = await api.fetch(calls.searchJobs.path, {
          method: "POST",
          headers: { "content-type": "application/json", "host-name": "workinaus.localhost" },
          body: JSON.stringify(callBody({ body: { q } })),
        });
        expect(response.status).toBeLessThan(500);
      }),
      runs(25, 500),
    );
  });
});

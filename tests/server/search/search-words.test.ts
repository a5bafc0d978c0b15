import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachEngine } from "./on-each-engine.ts";

import { day, searcher, sydney } from "./searcher.ts";

onEachEngine("a search", (api) => {
  const { add, search, titles, found } = searcher(api);

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  describe("for words", () => {
    it("finds other forms of a word", async () => {
      await add("Cleaner", { descriptionHtml: "<p>You will be <b>managing</b> rosters.</p>" });
      await add("Cook");
      expect(await found("manages roster")).toEqual(["Cleaner"]);
    });

    it("puts a word in the title above the same word in the text, whatever the age", async () => {
      await add("Waiter", {
        descriptionHtml: "<p>Help our chef.</p>",
        postedAt: new Date(Date.now() - 1000),
      });
      await add("Chef", { postedAt: new Date(Date.now() - 40 * day) });
      expect(await titles({ q: "chef" })).toEqual(["Chef", "Waiter"]);
    });

    it("puts fresh jobs above stale ones", async () => {
      await add("Chef at Old Mill", { postedAt: new Date(Date.now() - 30 * day) });
      await add("Chef at New Mill", { postedAt: new Date(Date.now() - 1000) });
      expect(await titles({ q: "chef" })).toEqual(["Chef at New Mill", "Chef at Old Mill"]);
    });

    it("puts right a typing mistake, and says so", async () => {
      await add("Electrician", { category: "electrical" });
      const corrected = await search({ q: "electrcian" });
      expect(corrected.data.map(({ title }) => title)).toEqual(["Electrician"]);
      expect(corrected.corrected).toBe("electrician");
    });

    it("leaves a word alone that jobs do have", async () => {
      await add("Cook");
      for (const at of ["North", "South", "East", "West", "Bay", "Hill"]) await add(`Book keeper ${at}`);
      expect(await search({ q: "cook" })).toMatchObject({ corrected: null, meta: { total: 1 } });
    });

    it("knows the synonyms of the trade, in both directions and in the plural", async () => {
      await add("Electrician");
      await add("Kitchen Hand");
      await add("Early Childhood Teacher");
      expect(await found("sparkies")).toEqual(["Electrician"]);
      expect(await found("KP")).toEqual(["Kitchen Hand"]);
      expect(await found("ECT")).toEqual(["Early Childhood Teacher"]);
      await add("ECT for preschool");
      expect(await found("early childhood teachers")).toEqual([
        "ECT for preschool",
        "Early Childhood Teacher",
      ]);
    });

    it("takes quoted words as a phrase and a minus as an exclusion", async () => {
      await add("Head Chef");
      await add("Chef and head of catering");
      await add("Head Chef (FIFO)");
      expect(await found('"head chef"')).toEqual(["Head Chef", "Head Chef (FIFO)"]);
      expect(await found("head chef -fifo")).toEqual(["Chef and head of catering", "Head Chef"]);
      expect(await found('chef -"head chef"')).toEqual(["Chef and head of catering"]);
      expect(await found("-chef")).toEqual([]);
    });

    it("leaves out work and shifts that are refused in words, but not jobs that mention them", async () => {
      await add("Delivery Driver", { descriptionHtml: "<p>No truck licence needed.</p>" });
      await add("HR Driver");
      await add("Truck Driver");
      expect(await titles({ q: "driver not truck" })).toEqual(["Delivery Driver"]);
      await add("Barista", { shift: ["weekend"] });
      await add("Barista, Weekdays");
      for (const q of ["barista no weekends", "barista weekends off"])
        expect(await titles({ q })).toEqual(["Barista, Weekdays"]);
    });

    it("finds no job that refuses the shift which is searched for", async () => {
      const ofNights = "<p>The ward is open day and night. Shift work.</p>";
      await add("Registered Nurse", { descriptionHtml: ofNights, refusedShift: ["night", "on-call"] });
      await add("Registered Nurse, Ward 3", { descriptionHtml: ofNights, refusedShift: ["weekend"] });
      expect(await titles({ q: "night shift nurse" })).toEqual(["Registered Nurse, Ward 3"]);
    });

    it("finds all that do not have a refused shift, where none says so", async () => {
      await add("Barista", { shift: ["weekend"] });
      await add("Cook");
      expect(await titles({ q: "no weekends" })).toEqual(["Cook"]);
      expect(await titles({ q: "no weekends cook" })).toEqual(["Cook"]);
    });

    it("finds any work of a list, typed or spoken", async () => {
      await add("Cleaner");
      await add("Kitchen Hand");
      await add("Pick Packer");
      await add("Chef");
      for (const q of [
        "cleaner, kitchenhand, pick packer",
        "cleaner / kitchenhand / pick packer",
        "cleaner comma kitchenhand or pick packer",
      ])
        expect(await found(q)).toEqual(["Cleaner", "Kitchen Hand", "Pick Packer"]);
    });

    it("finds employers, kinds of work, places, and words with accents", async () => {
      const id = await add("Crew", { subCategory: "baristas-bar", locationIds: [sydney], stateIds: [1] });
      await add("Pâtissier");
      await api.db
        .update(employers)
        .set({ name: "Lighthouse Café" })
        .where(eq(employers.id, sql`(select employer_id from jobs where id = ${id})`));
      expect(await found("lighthouse cafe")).toEqual(["Crew"]);
      expect(await found("barista")).toEqual(["Crew"]);
      expect(await found("crew sydney")).toEqual(["Crew"]);
      expect(await found("patissier")).toEqual(["Pâtissier"]);
      expect(await found("PÂTISSIER")).toEqual(["Pâtissier"]);
    });

    it("shows every job for signs and stop words alone", async () => {
      await add("Cook");
      for (const q of ["", "   ", "the", "!!! & | ()", '""', "-", "<->", ":*"])
        expect(await found(q)).toEqual(["Cook"]);
    });

    it("finds nothing for characters that each stand for a sentence", async () => {
      await add("Cook");
      expect(await found("\uFDFA".repeat(200))).toEqual([]);
    });

    it("forgets the words of a job that was changed or deleted", async () => {
      const id = await add("Cook");
      expect(await found("cook")).toEqual(["Cook"]);
      await api.db.update(jobs).set({ title: "Baker" }).where(eq(jobs.id, id));
      expect(await found("cook")).toEqual([]);
      expect(await found("baker")).toEqual(["Baker"]);
      await api.db.delete(jobs);
      expect(await found("baker")).toEqual([]);
      expect(await found("")).toEqual([]);
    });
  });
});

import { expect, it } from "vitest";
import { onOneDatabase } from "../test-api.ts";
import { importFile, jobsOf } from "./import-files.ts";

const about = "Cook meals for guests.";

onOneDatabase("facts that are not in fields beside the title", (api) => {
  const read = async (text: string, source: string) => {
    await importFile(api.db, { text }, { source, employer: "Fig", applyElsewhere: true });
    return jobsOf(api.db, source);
  };
  const perth = ["perth wa 6000"];

  it("are between strokes below numbered titles, in a mail saved as text", async () => {
    const found = await read(
      `From: Lists <lists@fig.example>\nDate: Mon, 16 Nov 2026 06:00:00 +0800\nSubject: 2 jobs\n\nHello,\n\n` +
        `1) Cook\n  Employer: Olive\n  Location: Perth WA\n  $36.40 an hour • Casual • Ref: OL-1\n  https://olive.example/1\n\n  ${about}\n\n` +
        `2) Baker\n  Employer: Oak\n  $80,000 a year | Full time | Ref: OK-2 | Closes: 11 Dec 2026\n\n  1. Bake.\n  2. Clean.\n\n` +
        `-----\n\nTo leave this list:\nhttps://fig.example/leave\n`,
      "digest",
    );
    expect(found).toMatchObject({
      "OL-1": { title: "Cook", employer: "Olive", workType: "Casual", payMin: 36.4, places: perth },
      "OK-2": { title: "Baker", employer: "Oak", workType: "Full time", payMin: 80_000 },
    });
    expect(Object.keys(found)).toHaveLength(2);
    expect(found["OL-1"]!.applyUrl).toBe("https://olive.example/1");
    expect(found["OK-2"]!.descriptionHtml).toContain("Clean.");
    expect(found["OK-2"]!.expiresAt?.toISOString()).toMatch(/^2026-12-11/);
  });

  it("are in an element within the content of an entry, whose own name is a number for machines", async () => {
    const found = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><author><name>Board</name></author>
       <entry><title>Cook</title><id>urn:uuid:1</id><content type="text/xml"><x:job><x:vacancyNumber>C-7</x:vacancyNumber>
       <x:hospital><x:hospitalName>Olive Hospital</x:hospitalName></x:hospital><x:site><x:suburb>Perth</x:suburb><x:state>WA</x:state></x:site>
       <x:tenure>Casual</x:tenure><x:description>${about}</x:description></x:job></content></entry></feed>`,
      "content",
    );
    expect(found).toMatchObject({ "C-7": { employer: "Olive Hospital", workType: "Casual", places: perth } });
  });

  it("are attributes of empty elements", async () => {
    const found = await read(
      `<jobs><job id="1"><title>Cook</title><site suburb="Perth" state="WA"/><site suburb="Albany" state="WA"/>
       <times posted="2026-11-02" closes="2026-12-11"/><description>${about}</description></job></jobs>`,
      "attributes",
    );
    expect(found["1"]!.places).toEqual(expect.arrayContaining(perth));
    expect(found["1"]!.places).toHaveLength(2);
    expect(found["1"]).toMatchObject({ postedAt: expect.any(Date) as Date });
    expect(found["1"]!.expiresAt?.toISOString()).toMatch(/^2026-12-11/);
  });

  it("are on the groups of lists that a job is in, where it does not say them itself", async () => {
    const job = (id: string, more = {}) => ({
      id,
      title: "Cook",
      description: about,
      pay: "$36.40 an hour",
      ...more,
    });
    const found = await read(
      JSON.stringify({
        company: "Oak",
        city: "Sydney",
        branches: [
          { suburb: "Perth", state: "WA", teams: [{ department: "Kitchen", jobs: [job("1")] }] },
          { suburb: "Perth", state: "WA", teams: [{ jobs: [job("2", { location: "Hobart TAS" })] }] },
        ],
        locations: [],
      }),
      "groups",
    );
    expect(found).toMatchObject({ "1": { places: perth }, "2": { stateIds: [5] } });
  });

  it("are several meanings of one term", async () => {
    const job = (title: string, places: string) =>
      `<article><h2><a href="/${title}">${title}</a></h2><dl><dt>Ref</dt><dd>${title}-1</dd><dt>Store location</dt>${places}<dt>Pay</dt><dd>$36.40 an hour</dd></dl><p>${about}</p></article>`;
    const found = await read(
      `<html><body>${job("Cook", "<dd>Perth WA</dd><dd>Albany WA</dd>")}${job("Baker", "<dd>Perth WA</dd>")}</body></html>`,
      "terms",
    );
    expect(found["Cook-1"]!.places).toHaveLength(2);
    expect(found["Baker-1"]!.places).toEqual(perth);
  });

  it("are what rows alone in a table say of those below them, and the end of a title", async () => {
    const found = await read(
      `Ref,Position,Type,Closes\nCURRENT,,,\n1,Cook (Perth WA),Casual,11/12/2027\nFilled / on hold,,,\n2,Baker,Casual,11/12/2027\n`,
      "sections",
    );
    expect(found).toMatchObject({
      "1": { places: perth, filledAt: null },
      "2": { filledAt: expect.any(Date) as Date },
    });
  });

  it("are two work types, whichever of their fields comes first", async () => {
    const found = await read(
      JSON.stringify([
        { id: "1", title: "Cook", description: about, tenure_type: "Temporary", schedule: "Part time" },
        { id: "2", title: "Cook", description: about, schedule: "Part time", tenure_type: "Temporary" },
      ]),
      "types",
    );
    for (const id of ["1", "2"])
      expect([found[id]!.workType, ...found[id]!.moreWorkTypes].toSorted()).toEqual([
        "Contract",
        "Part time",
      ]);
  });
});

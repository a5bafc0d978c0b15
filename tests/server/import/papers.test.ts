import { expect, it } from "vitest";
import { onOneDatabase } from "../test-api.ts";
import { importFile, jobsOf } from "./import-files.ts";

onOneDatabase("papers and exports that people and sites write", (api) => {
  const read = async (text: string, source: string) => {
    await importFile(api.db, { text }, { source, employer: "Fig", applyElsewhere: true });
    const found = Object.values(await jobsOf(api.db, source));
    return Object.fromEntries(found.map((job) => [job.title, job]));
  };

  it("are rows of a sheet in JSON that end early, in a list or as objects of cells, in the call of a function or not", async () => {
    const rows = [
      ["Role", "Company", "Town", "Hours", "Closing"],
      ["Cook", "Kiln", "Roma QLD", "Casual"],
      [],
    ];
    const last = ["Baker", "Kiln", "Dalby QLD", "Casual", "9/12/2026"];
    const ranges = { valueRanges: [{ values: [["Ann", "02 5550 0000"]] }, { values: [...rows, last] }] };
    const cells = [...rows, last].map((row) => ({ c: row.map((v) => ({ v })) }));
    for (const [at, text] of [
      JSON.stringify(ranges),
      JSON.stringify({
        majorDimension: "COLUMNS",
        values: last.map((_, at) => [rows[0]![at], rows[1]![at], last[at]]),
      }),
      `/*O_o*/\nsetResponse(${JSON.stringify({ table: { rows: cells } })});`,
    ].entries()) {
      const found = await read(text, `rows ${at}`);
      expect(Object.keys(found).toSorted()).toEqual(["Baker", "Cook"]);
      expect(found["Baker"]).toMatchObject({
        employer: "Kiln",
        workType: "Casual",
        places: ["dalby qld 4405"],
      });
    }
  });

  it("are Markdown: headings or bold lines with facts below, those below a heading that says so being closed", async () => {
    const found = await read(
      `# Jobs in clay\n\n## Open\n\n**[Potter](https://clay.example/1)**\n**Employer:** Clay & Co
**Where:** Ballarat VIC\n**Pay:** $31 an hour\n**Closes:** 5pm, Friday 18 December 2026

**[Glazer](https://clay.example/2)**\n- **Employer:** Clay & Co\n- **Where:** Bendigo VIC\n
## Filled or closed\n\n**[Packer](https://clay.example/3)**\n**Where:** Bendigo VIC\n**Type:** Casual\n`,
      "markdown",
    );
    expect(found["Potter"]).toMatchObject({
      ...{
        employer: "Clay & Co",
        payMin: 31,
        places: ["ballarat vic 3350"],
        applyUrl: "https://clay.example/1",
      },
      ...{ expiresAt: new Date("2026-12-18T06:00:00Z"), filledAt: null },
    });
    expect(found["Glazer"]).toMatchObject({ employer: "Clay & Co", filledAt: null });
    expect(found["Packer"]!.filledAt).not.toBeNull();
  });

  it("are letters whose labels lead to their values with dots, with the title as a label or above", async () => {
    const facts =
      "Location . . . : Hay NSW\nPay . . . . . .: $1,500 a week,\n                 with meals\nType . . . . . : Casual\n";
    const titled = await read(
      `LETTER\n----\nPosition ...... Shearer\n${facts}----\nPosition ...... Cook\n${facts}----\n`,
      "dots",
    );
    const above = await read(`LETTER\n====\nShearer\n\n${facts}====\nCook\n\n${facts}====\n`, "above");
    for (const found of [titled, above]) {
      expect(Object.keys(found).toSorted()).toEqual(["Cook", "Shearer"]);
      expect(found["Cook"]).toMatchObject({ payMin: 1500, workType: "Casual", places: ["hay nsw 2711"] });
    }
  });

  it("are exports of a site, where pictures and pages are no jobs and keys of a form say nothing", async () => {
    const item = (title: string, type: string, facts: Record<string, string> = {}) =>
      `<item><title>${title}</title><pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate><description>Pick and pack.</description>
       <wp:post_type>${type}</wp:post_type>${Object.entries(facts)
         .map(
           ([key, value]) =>
             `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
         )
         .join("")}</item>`;
    const found = await read(
      `<?xml version="1.0"?><rss xmlns:wp="http://w"><channel><title>Fig</title>${item("About us", "page")}
       ${item("Picker", "job_listing", { ref: "P-1", _ref: "field_1", closing: "", _closing: "field_2", town: "Roma QLD" })}
       ${item("photo", "attachment")}</channel></rss>`,
      "export",
    );
    expect(Object.keys(found)).toEqual(["Picker"]);
    expect(found["Picker"]).toMatchObject({ reference: "P-1", expiresAt: null, places: ["roma qld 4455"] });
  });

  it("are collections of activities, and objects with named values anywhere, pay without a bonus, and more places", async () => {
    const facts = [
      { type: "PropertyValue", name: "Hours", value: "Casual" },
      { type: "PropertyValue", name: "Ref", value: "K/7" },
    ];
    const activity = {
      ...{ type: "Create", id: "https://fig.example/1", published: "2026-11-10T00:00:00Z" },
      object: {
        type: "Page",
        name: "Cook",
        content: "Cook.",
        location: { name: "Roma, QLD" },
        attachment: facts,
      },
    };
    const cook = (await read(JSON.stringify({ orderedItems: [activity] }), "activities"))["Cook"];
    expect(cook).toMatchObject({
      reference: "K/7",
      workType: "Casual",
      postedAt: new Date("2026-11-10T00:00:00Z"),
    });
    const job = {
      ...{
        title: "Welder",
        company: "Kite",
        description: "Weld.",
        flexibility: "FULLY_REMOTE",
        city: "Whyalla",
        state: "SA",
      },
      pay: [
        { kind: "Sign-on bonus", min: 5000, max: 6000, period: "year" },
        { kind: "BASE_SALARY", min: 90_000, max: 99_000, period: "year" },
      ],
      otherLocations: {
        total: 1,
        nodes: [{ label: "Depot", address: { city: "Port Augusta", state: "SA" } }],
      },
    };
    expect((await read(JSON.stringify({ jobs: [job] }), "pay"))["Welder"]).toMatchObject({
      ...{ payMin: 90_000, remote: true, places: ["whyalla sa 5600", "port augusta sa 5700"] },
    });
  });

  it("say a reference at the end of a title, and pay in a line of its own", async () => {
    const found = await read(
      `title,location,description\n"Driver (Ref: GS 26/4)",Roma QLD,"Drive.\nBand 3, $71,000 - $78,000 per annum plus super\n$3,000 a year for courses"\n`,
      "titles",
    );
    expect(found["Driver"]).toMatchObject({ reference: "GS 26/4", payMin: 71_000, payMax: 78_000 });
  });
});

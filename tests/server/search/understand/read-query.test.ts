import { beforeAll, beforeEach, expect, it } from "vitest";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../../src/server/catalogue/jobs/tables.ts";
import { searchLocations } from "../../../../src/contract/locations.ts";
import { onOneDatabase } from "../../test-api.ts";
import { melbourne, searcher, sydney } from "../searcher.ts";

onOneDatabase("what is read from the words of a search", (api) => {
  const { add, search, titles, found, idOf } = searcher(api);
  const readOf = async (q: string) => (await search({ q })).reading?.search ?? null;
  const placeOf = async (q: string) => (await search({ q })).reading?.place?.label ?? null;

  beforeAll(async () => {
    await fillLocations(api.db);
  });
  beforeEach(async () => void (await api.db.delete(jobs)));

  it("is the place: a suburb, postcode, city, region or state, at the end, after in, or first", async () => {
    expect(await readOf("chef melbourne")).toEqual({ q: "chef", location: melbourne });
    expect(await readOf("Chef in Sydney, NSW")).toEqual({ q: "Chef", location: sydney });
    expect(await readOf("in sydney head chef")).toEqual({ q: "head chef", location: sydney });
    expect(await readOf("sydney receptionist")).toEqual({ q: "receptionist", location: sydney });
    expect(await readOf("storeperson sydney no experience")).toEqual({
      q: "storeperson no experience",
      location: sydney,
    });
    expect(await readOf("university of sydney librarian")).toBeNull();
    expect(await readOf("兼职 墨尔本")).toEqual({ work_type: ["Part time"], location: melbourne });
    expect(await readOf("chef 2000")).toEqual({ q: "chef", location: sydney });
    expect(await readOf("chef newtown nsw 2042")).toEqual({ q: "chef", location: await idOf("Newtown") });
    expect(await readOf("truck driver new south wales")).toEqual({ q: "truck driver", location: 1 });
    expect(await placeOf("chef gold coast")).toBe("Gold Coast QLD");
    for (const q of [
      "plumber southside brisbane",
      "brisbane south side plumber",
      "plumber southside of brisbane",
    ])
      expect([q, await placeOf(q)]).toEqual([q, "Brisbane South QLD"]);
    expect(await placeOf("nurse eastern suburbs of melbourne")).toBe("Eastern Melbourne VIC");
    expect(await placeOf("nurse melbourne cbd")).toBe("Melbourne CBD VIC");
    expect(await placeOf("nurse brisbane north lakes")).toBe("North Lakes QLD 4509");
    expect(await placeOf("nursing fiona stanley hospital area")).toBe("Murdoch WA 6150");
    expect(await readOf("VIT registered teacher")).toEqual({ q: "teacher", location: 6 });
    expect(await placeOf("victoria park chef")).toBe("Victoria Park WA 6100");
    expect(await placeOf("mt gambier electrician")).toBe("Mount Gambier SA 5290");
    expect(await placeOf("chef kings cross")).toBe("Potts Point NSW 2011");
    expect(await readOf("cook on the gold coast")).toEqual({ q: "cook", location: await idOf("Gold Coast") });
    expect(await readOf("driver perth 6000 wa")).toEqual({ q: "driver", location: await idOf("Perth") });
    for (const q of ["cook hunter", "diesel fitter Hunter"])
      expect([q, await placeOf(q)]).toEqual([q, "Newcastle and Hunter NSW"]);
    for (const q of ["refugee looking for work Sydney", "need work urgently Sydney anything"])
      expect([q, await readOf(q)]).toEqual([q, { location: sydney }]);
    expect(await placeOf("cook central australia")).toBe("Alice Springs region NT");
    expect(await readOf("jobs in hobart")).toEqual({ location: await idOf("Hobart") });
    expect(await readOf("work around bunbury")).toEqual({ location: await idOf("Bunbury") });
    expect(await placeOf("bondi cafe")).toBe("Bondi NSW 2026");
    expect(await readOf(`header driver harvest ${new Date().getFullYear()}`)).toBeNull();
    expect(await readOf("seeking employment as a chef in sydney")).toEqual({
      q: "chef",
      location: sydney,
    });
    expect(await readOf("employment consultant sydney")).toEqual({
      q: "employment consultant",
      location: sydney,
    });
    expect(await placeOf("truck driver phillip island")).toBe("Phillip Island VIC");
    expect(await placeOf("sparky northern suburbs adelaide")).toBe("Northern Adelaide SA");
    for (const q of ["nurse City of Casey", "casey council nurse", "nurse in the Casey area"])
      expect([q, await placeOf(q)]).toEqual([q, "City of Casey VIC"]);
    expect(await placeOf("retail Boroondara")).toBe("Boroondara VIC");
    expect(await placeOf("chef shire of augusta")).toBe("Augusta WA 6290");
    expect(await placeOf("labourer Ballarat city council")).toBe("Ballarat VIC 3350");
  });

  it.each([
    ["nurse, sydney", "nurse", "Sydney NSW 2000"],
    ["nurse/parramatta", "nurse", "Parramatta NSW 2150"],
    ["chef/cook sydney 24/7", "chef cook 24/7", "Sydney NSW 2000"],
    ["pastry chef, brisbane cbd", "pastry chef", "Brisbane CBD QLD"],
    ["civil engineer; melbourne!!", "civil engineer", "Melbourne VIC 3000"],
    ["barista,perth?", "barista", "Perth WA 6000"],
    ['"head chef", C++ F&B 24/7 sydney', '"head chef" C++ F&B 24/7', "Sydney NSW 2000"],
    ["A grade electrician melbourne", "A grade electrician", "Melbourne VIC 3000"],
    ["nurse n.s.w.", "nurse", "New South Wales"],
    ["nurse W.A.", "nurse", "Western Australia"],
    ["nurse 4215 qld", "nurse", "Southport QLD 4215"],
    ["nurse qld 4215", "nurse", "Southport QLD 4215"],
    ["nurse in or around perth", "nurse", "Perth WA 6000"],
    ["nurse fleurieu", "nurse", "Fleurieu Peninsula SA"],
    ["nurse royal north shore", "nurse", "St Leonards NSW 2065"],
    ["nurse north shore", "nurse", "North Shore NSW"],
    ["fiona stanley hospital nurse", "nurse", "Murdoch WA 6150"],
    ["cook central qld", "cook", "Central Queensland QLD"],
    ["cafe wrk w/ pizza perth", "cafe pizza", "Perth WA 6000"],
    ["barista barangaroo", "barista", "Sydney NSW 2000"],
    ["cook opera house sydney", "cook", "Sydney NSW 2000"],
    ["is there any admin jobs close to perth that suit a mum?", "admin", "Perth WA 6000"],
    ["nurse fleurieu peninsula", "nurse", "Fleurieu Peninsula SA"],
    ["cook tweed", "cook", "Tweed Heads NSW 2485"],
    ["nurse new south whales", "nurse", "New South Wales"],
    ["nurse regional victoria", "nurse", "Regional VIC"],
    ["nurse nsw regional", "nurse", "Regional NSW"],
    ["nurse country vic", "nurse", "Regional VIC"],
    ["jobs regional vic", undefined, "Regional VIC"],
    ["regional queensland electrician", "electrician", "Regional QLD"],
    ["nurse regional", "nurse", "Regional Australia"],
    ["regional aged care nurse", "aged care nurse", "Regional Australia"],
    ["jobs in regional areas", undefined, "Regional Australia"],
    ["regional sales manager wa", "regional sales manager", "Western Australia"],
    ["cleaner success wa", "cleaner", "Success WA 6164"],
    ["nurse palmerston", "nurse", "Palmerston City NT 0830"],
    ["nurse palmerston act", "nurse", "Palmerston ACT 2913"],
    ["palmerston nt nurse", "nurse", "Palmerston City NT 0830"],
    ["jobs close to bendigo no car", "no car", "Bendigo VIC 3550"],
    ["chef not far from geelong", "chef", "Geelong VIC 3220"],
    ["cleaner walking distance to newtown", "cleaner", "Newtown NSW 2042"],
    ["im a nurse moving to cairns", "nurse", "Cairns QLD 4870"],
    ["work next to parramatta", undefined, "Parramatta NSW 2150"],
    ["jobs near central station sydney", undefined, "Haymarket NSW 2000"],
    ["barista near monash university", "barista", "Clayton VIC 3168"],
    ["nurse close to the royal children's hospital", "nurse", "Parkville VIC 3052"],
    ["cleaner near box hill train station", "cleaner", "Box Hill VIC 3128"],
    ["retail in westfield parramatta", "retail", "Parramatta NSW 2150"],
    ["driver around melbourne airport", "driver", "Melbourne Airport VIC 3045"],
    ["cook near queensland uni", "cook", "St Lucia QLD 4067"],
    ["electrician O’Connor wa", "electrician", "O'Connor WA 6163"],
    ["悉尼厨师", "厨师", "Sydney NSW 2000"],
    ["シドニーで仕事", undefined, "Sydney NSW 2000"],
    ["trabajo en Melbourne", undefined, "Melbourne VIC 3000"],
    ["trabajo de limpieza en sydney", "limpieza", "Sydney NSW 2000"],
    ["việc làm brisbane", undefined, "Brisbane QLD 4000"],
    ["العمل في سيدني", undefined, "Sydney NSW 2000"],
    ["full‑time nurse sydney", "nurse", "Sydney NSW 2000"],
    ["jobs in perth that don’t need a car", "no car", "Perth WA 6000"],
    ["hi, jobs for women in perth please", undefined, "Perth WA 6000"],
    ["EN melbourne", "EN", "Melbourne VIC 3000"],
    ["can start straight away nurse perth", "immediate start nurse", "Perth WA 6000"],
    ["nurse close to the bus perth", "nurse near public transport", "Perth WA 6000"],
    ["jobs in perth i dont drive", "no car", "Perth WA 6000"],
    ["can i be a plumber without finishing year 12 perth", "plumber school leaver", "Perth WA 6000"],
    ["what do i need to become a nurse in perth", "nurse", "Perth WA 6000"],
    ["do i need a licence to be a nurse in perth", "nurse", "Perth WA 6000"],
    ["who employs nurses in perth", "nurses", "Perth WA 6000"],
    ["girl wants to become a plumber perth", "girl plumber", "Perth WA 6000"],
    ["older bloke after gardening work perth", "older bloke gardening work", "Perth WA 6000"],
    ["mum after school hours perth", "mum after school hours", "Perth WA 6000"],
    ["looking for something outdoors perth", "outdoors", "Perth WA 6000"],
    ["nurse every 2nd weekend off perth", "nurse every second weekend off", "Perth WA 6000"],
    ["looking after kids in the school holidays perth", "looking after vacation care", "Perth WA 6000"],
  ])("is the words and the place of %s", async (q, words, place) => {
    const { reading } = await search({ q });
    expect([reading?.search.q, reading?.place?.label]).toEqual([words, place]);
  });

  it.each([
    ["nurse perth or adelaide", "nurse", ["Perth WA", "Adelaide SA"], ["Perth TAS"]],
    ["nurse in hobart or in adelaide", "nurse", ["Hobart TAS", "Adelaide SA"], []],
    ["nurse sydney melbourne", "nurse", ["Sydney NSW", "Melbourne VIC"], []],
    ["chef sydney, melbourne or brisbane", "chef", ["Sydney NSW", "Melbourne VIC", "Brisbane QLD"], []],
    ["nurse nsw or qld", "nurse", ["New South Wales", "Queensland"], []],
    ["palmerston", undefined, ["Palmerston City NT"], ["Palmerston ACT"]],
  ])("is the places of %s, and offers others of the name", async (q, words, places, others) => {
    const { reading } = await search({ q });
    const { search: read, place, more_places, other_places } = reading!;
    expect([read.q, [read.location].flat()]).toEqual([words, [place!, ...more_places].map(({ id }) => id)]);
    const names = [[place!, ...more_places], other_places].map((some) =>
      some.map(({ label }) => label.replace(/ \d{4}$/, "")),
    );
    expect(names).toEqual([places, others]);
  });

  it("is all of a state, or of the country, outside its cities", async () => {
    const places = { Parramatta: 1, Dubbo: 1, Bendigo: 6, Richmond: 6 };
    for (const [suburb, state] of Object.entries(places)) {
      const id = await idOf(suburb);
      await add(`Nurse, ${suburb}`, { locationIds: [id], stateIds: [state] });
    }
    expect(await found("nurse regional nsw")).toEqual(["Nurse, Dubbo"]);
    expect(await found("nurse regional")).toEqual(["Nurse, Bendigo", "Nurse, Dubbo"]);
    const [place] = await api.on("workinaus")(searchLocations, { body: { search_key: "rural vic" } });
    expect(place).toMatchObject({ label: "Regional VIC", kind: "region", lat: null });
    expect(await titles({ q: "nurse", location: place!.id })).toContain("Nurse, Bendigo");
  });

  it("is words where one word names a place without jobs", async () => {
    await add("Diesel Fitter", { descriptionHtml: "<p>You know Cummins engines.</p>" });
    const { data, reading } = await search({ q: "cummins" });
    expect([data.map(({ title }) => title), reading]).toEqual([["Diesel Fitter"], null]);
    expect(await placeOf("cummins sa")).toBe("Cummins SA 5631");
  });

  it("is a misspelt place, unless jobs have the word", async () => {
    expect(await placeOf("chef melborne")).toBe("Melbourne VIC 3000");
    expect(await placeOf("nurse paramatta")).toBe("Parramatta NSW 2150");
    expect(await placeOf("cleaner pert")).toBe("Perth WA 6000");
    expect(await placeOf("cleaner penrth")).toBe("Penrith NSW 2750");
    // Nearer to "experience" than to Esperance.
    expect(await placeOf("cleaner no experiance")).toBeNull();
    expect(await placeOf("cleaner esperence")).toBe("Esperance WA 6450");
    // As near to a barista as to the Barossa.
    expect(await placeOf("barosta")).toBeNull();
    // A word that is spelt right, and not Mindarie.
    expect(await placeOf("interpreter mandarin")).toBeNull();
    await add("Chef at Melborne");
    expect(await placeOf("chef melborne")).toBeNull();
  });

  it("is no place where a word is work, a name or quoted", async () => {
    for (const q of [
      "cook",
      "truck driver",
      "car sale",
      "assistant in nursing",
      '"chef melbourne"',
      "bank of sydney",
      "head hunter",
      "customer success",
      "customer sucess",
      "nurse new zealand",
      "chef in new zeland",
      "nurse london",
      "nurse auckland",
      "chef in dubai",
      "cleaner singapore",
      "teacher canada",
    ])
      expect(await placeOf(q)).toBeNull();
    expect(await placeOf("nurse in sale")).toBe("Sale VIC 3850");
    await api.db.insert(employers).values({ slug: "sydney-water", name: "Sydney Water Works" });
    expect(await placeOf("sydney water")).toBeNull();
    expect(await placeOf("sydney water -casual")).toBeNull();
    expect(await readOf("sydney -water")).toEqual({ q: "-water", location: sydney });
  });

  it("leaves a place that was given, and words that are asked for as typed", async () => {
    expect((await search({ q: "chef melbourne", location: sydney })).reading).toBeNull();
    await add("Chef", { locationIds: [melbourne], stateIds: [6] });
    const read = await search({ q: "chef melbourne" });
    expect(read.meta.total).toBe(1);
    expect(read.reading?.as_typed).toEqual({ q: "chef melbourne", as_typed: true });
    expect(await search(read.reading!.as_typed)).toMatchObject({ reading: null, meta: { total: 1 } });
  });

  it("offers the other places of the same name, the largest first", async () => {
    const { reading } = await search({ q: "mechanic springfield" });
    expect(reading?.place?.label).toMatch(/^Springfield QLD/);
    expect(reading?.other_places.map(({ state }) => state)).toContain("NSW");
  });

  it.each([
    ["chef $35 an hour", { q: "chef", pay_type: 3, min_salary: 35 }],
    ["chef 90 000", { q: "chef", min_salary: 90_000 }],
    ["chef 35ph", { q: "chef", pay_type: 3, min_salary: 35 }],
    ["12-month contract admin", { q: "admin", work_type: ["Contract"] }],
    ["six month fixed term admin", { q: "admin", work_type: ["Contract"] }],
    ["contract for 9 months admin", { q: "admin", work_type: ["Contract"] }],
    ["chef 85k plus super", { q: "chef", min_salary: 85_000 }],
    ["admin 70k package incl super", { q: "admin", min_salary: 70_000 }],
    ["warehousejobsinsydney", { q: "warehouse", location: sydney }],
    ["$35/hr", { pay_type: 3, min_salary: 35 }],
    ["chef 80k", { q: "chef", min_salary: 80_000 }],
    ["six-figure sales job", { q: "sales", min_salary: 100_000 }],
    ["chef $80,000 - $100,000", { q: "chef", min_salary: 80_000, max_salary: 100_000 }],
    ["barista two or three days a week", { q: "barista", work_type: ["Part time", "Casual"] }],
    ["part time barista 3 days a week", { q: "barista", work_type: ["Part time"] }],
    ["pick my own days barista", { q: "barista", benefits: ["flexible-hours"] }],
    ["barista rdo every month", { q: "barista", benefits: ["days-off"] }],
    ["kitchen hand ft", { q: "kitchen hand", work_type: ["Full time"] }],
    ["cleaner pt", { q: "cleaner", work_type: ["Part time"] }],
    ["part time weekends", { work_type: ["Part time"], shift: ["weekend"] }],
    ["casual or full-time barista", { q: "or barista", work_type: ["Full time", "Casual"] }],
    ["nights", { shift: ["night"] }],
    ["night shift work", { shift: ["night"] }],
    ["retail evenings", { q: "retail", shift: ["afternoon"] }],
    ["night cleaner", { q: "cleaner", shift: ["night"] }],
    ["hotel receptionist night", { q: "hotel receptionist", shift: ["night"] }],
    ["regional manager", null],
    ["night manager", null],
    ["night fill", null],
    ["cook part-time sunday", { q: "cook", work_type: ["Part time"], shift: ["weekend"] }],
    ["casual work", { work_type: ["Casual"] }],
    ["part time work", { work_type: ["Part time"] }],
    ["full time work sydney", { work_type: ["Full time"], location: sydney }],
    ["casual work experience coordinator", { q: "work experience coordinator", work_type: ["Casual"] }],
    ["temp", { work_type: ["Contract", "Casual"] }],
    ["491", { sponsorship: true }],
    ["visa sponsorship", { sponsorship: true }],
    ["482", { sponsorship: true }],
    ["cook 482 visa", { q: "cook", sponsorship: true }],
    ["186 visa PR job", { sponsorship: true }],
    ["chef visa", { q: "chef", sponsorship: true }],
    ["job in australia from india with visa", { sponsorship: true }],
    ["cook from sri lanka with a visa", { q: "cook", sponsorship: true }],
    ["up to $60 an hour cook", { q: "cook", pay_type: 3, max_salary: 60 }],
    ["max $50/hr cook", { q: "cook", pay_type: 3, max_salary: 50 }],
    ["$50/hr max cook", { q: "cook", pay_type: 3, max_salary: 50 }],
    ["cook under $100k", { q: "cook", max_salary: 100_000 }],
    ["between $30 and $40 an hour cook", { q: "cook", pay_type: 3, min_salary: 30, max_salary: 40 }],
    ["cook more than $90k", { q: "cook", min_salary: 90_000 }],
    ["no sponsorship needed cook", { q: "cook" }],
    ["cook without visa sponsorship", { q: "cook" }],
    ["not remote bookkeeper", { q: "bookkeeper" }],
    ["not part time cook", { q: "cook", work_type: ["Full time", "Contract", "Casual"] }],
    ["cook not in sydney", { q: "cook" }],
    ["waiter outside of sydney casual", { q: "waiter", work_type: ["Casual"] }],
    ["cook within 8km of sydney", { q: "cook", location: sydney, radius: 10 }],
    ["cook walking distance to sydney", { q: "cook", location: sydney, radius: 5 }],
    ["cook within 30 minutes of sydney", { q: "cook", location: sydney }],
    ["pay 40 dollars an hour cook", { q: "cook", pay_type: 3, min_salary: 40 }],
    ["cook posted today", { q: "cook", date_posted: 1 }],
    ["new jobs this week cook", { q: "cook", date_posted: 7 }],
    ["cook posted in the last 2 weeks", { q: "cook", date_posted: 14 }],
    ["cook finish by 2pm", { q: "cook", shift: ["early"] }],
    ["i’m trying to become a cook and need an employer to sponsor me", { q: "cook", sponsorship: true }],
    ["can you find me a cook role that pays over $90k at the moment", { q: "cook", min_salary: 90_000 }],
    ["f/t cook", { q: "cook", work_type: ["Full time"] }],
    ["call centre job at home", { q: "call centre", remote: true }],
    [
      "student visa jobs",
      { q: "uni student", right_to_work: "visa-hours", work_type: ["Part time", "Casual"] },
    ],
    ["accountant 485 visa holders", { q: "accountant", right_to_work: "graduate-visa" }],
    ["nurse on a partner visa", { q: "nurse", right_to_work: "partner-visa" }],
    ["jobs for permanent residents", { right_to_work: "permanent-resident" }],
    ["remote", { remote: true }],
    ["developer work from home", { q: "developer", remote: true }],
    [
      "chef sponsorship sydney casual",
      { q: "chef", sponsorship: true, location: sydney, work_type: ["Casual"] },
    ],
  ])("is the filters of %s", async (q, expected) => {
    expect(await readOf(q)).toEqual(expected);
  });

  it.each([
    "sponsorship manager",
    "working holiday visa",
    "visa consultant",
    "outside plant technician",
    "aged care at home",
    "remote area nurse",
    "contract administrator",
    "24/7",
    "4x4",
    "year 12",
    "temporary fence installer",
    "chef no nights",
    "0412 485 123",
    "PR manager",
    "PT gym",
    "c++",
  ])("is nothing for %s", async (q) => {
    expect(await readOf(q)).toBeNull();
  });

  it("is a visa that jobs take where hardly any ad calls for those who hold it", async () => {
    await add("Barista", { rightToWork: ["holiday-visa"] });
    await add("Barista", { rightToWork: ["citizen"] });
    const taken = await search({ q: "barista backpackers" });
    expect(taken).toMatchObject({
      reading: { search: { q: "barista", right_to_work: "holiday-visa" } },
      words_left_out: [],
      meta: { total: 1 },
    });
    for (let at = 0; at < 10; at++) await add("Barista", { descriptionHtml: "<p>Backpackers welcome.</p>" });
    expect(await search({ q: "barista working holiday" })).toMatchObject({
      reading: null,
      meta: { total: 10 },
    });
  });

  it("is a visa before the place, and keeps the place where a wish beside it is not met", async () => {
    expect(await readOf("teacher visa sydney")).toEqual({
      q: "teacher",
      sponsorship: true,
      location: sydney,
    });
    const broome = await idOf("Broome");
    await add("Porter", { locationIds: [sydney] });
    expect((await readOf("porter broome accommodation"))?.location).toBe(broome);
  });

  it.each([
    ["admin 30 hours a week", { q: "admin", work_type: ["Part time", "Casual"] }],
    ["admin 15-20 hrs per week", { q: "admin", work_type: ["Part time", "Casual"] }],
    ["38 hour week storeperson", { q: "storeperson", work_type: ["Full time"] }],
    ["nurse a couple of shifts a week", { q: "nurse", work_type: ["Part time", "Casual"] }],
    ["part time nurse 3 days a week", { q: "nurse", work_type: ["Part time"] }],
    ["cleaner 48 hours a fortnight", { q: "cleaner", work_type: ["Part time", "Casual"] }],
    ["online jobs", { remote: true }],
    ["what jobs pay over 120k", { min_salary: 120_000 }],
  ])("is how much work and pay %s says", async (q, read) => {
    expect(await readOf(q)).toEqual(read);
  });

  it("is the place before what is not wanted, however that is said", async () => {
    for (const [q, rest] of [
      ["nurse doncaster not aged care", "nurse not aged care"],
      ["nurse doncaster i dont want to do nights", "nurse no nights"],
      ["anything but hospitality doncaster", "no hospitality"],
      ["retail doncaster except sales", "retail no sales"],
    ] as const) {
      const { q: words, location } = (await readOf(q)) ?? {};
      expect([q, words, await placeOf(q), location]).toEqual([
        q,
        rest,
        "Doncaster VIC 3108",
        expect.anything(),
      ]);
    }
    expect(await readOf("chef anywhere except sydney")).not.toHaveProperty("location");
  });

  it("is no wish for what is not wanted", async () => {
    for (let at = 0; at < 10; at++) await add("Electrician", { shift: ["on-call"] });
    await add("Electrician");
    expect(await search({ q: "electrician on call" })).toMatchObject({ meta: { total: 10 } });
    expect(await search({ q: "electrician no on call" })).toMatchObject({
      reading: null,
      meta: { total: 1 },
    });
  });

  it("does not override a filter that is set", async () => {
    await add("Chef", { workType: "Full time" });
    expect(await search({ q: "casual chef", work_type: ["Full time"] })).toMatchObject({
      reading: { search: { q: "chef", work_type: ["Full time"] } },
      meta: { total: 1 },
    });
    // Pay is one filter: its unit goes with its amounts.
    expect((await search({ q: "chef $35 an hour", pay_type: 1 })).reading?.search).toEqual({
      q: "chef",
      pay_type: 1,
    });
  });
});

import { beforeAll, beforeEach, expect, it } from "vitest";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import * as locationCalls from "../../../src/contract/locations.ts";
import * as jobCalls from "../../../src/contract/jobs.ts";
import { classify } from "../../../src/lexicon/work/classify.ts";
import { parseSynonyms } from "../../../src/lexicon/work/synonyms/read-synonyms.ts";
import { addTopics } from "../../../src/lexicon/work/synonyms/synonym-table.ts";
import { onEachEngine } from "./on-each-engine.ts";
import { day, searcher } from "./searcher.ts";

/** For each time that the suite runs: what is added to the synonyms stays there. */
const unknownWords = ["zorbler", "quimbler", "vaxwright", "drumbleman"];

onEachEngine("what is meant by the words of a search", (api) => {
  const { add, search, found, titles, idOf } = searcher(api);
  const employer = async (name: string): Promise<number> => {
    const [row] = await api.db
      .insert(employers)
      .values({ slug: name.toLowerCase().replaceAll(" ", "-"), name })
      .returning({ id: employers.id });
    return row!.id;
  };

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  it("is an apprenticeship where somebody without experience may begin", async () => {
    await add("Apprentice Mechanic");
    await add("Workshop Manager", { descriptionHtml: "<p>After hours calls are paid by the hour.</p>" });
    for (const q of ["no experience", "entry level", "trainee"])
      expect(await found(q)).toEqual(["Apprentice Mechanic"]);
    // "After" is no word of the index, and most ads have hours.
    expect(await found("students")).toEqual([]);
  });

  it("is what one more row of synonyms says, and so is the category of a job called so", async () => {
    const word = unknownWords.pop()!;
    const called = () => classify(`${word} – Tuesdays`, { category: "", subCategory: "" });
    await add("Barista");
    expect([await found(word), called().category]).toEqual([[], "other"]);
    addTopics([parseSynonyms(`synonyms: |\n  barista, ${word}\noneWay: |\n  frothing milk => barista`)]);
    for (const q of [`${word}s`, "frothing milk"]) expect([q, await found(q)]).toEqual([q, ["Barista"]]);
    expect(called()).toEqual({ category: "hospitality", subCategory: "baristas-bar" });
  });

  it("is the work that a licence is for before other work that asks for it", async () => {
    const asks = { descriptionHtml: "<p>You have an RSA.</p>", category: "hospitality" };
    await add("Bartender", { ...asks, subCategory: "baristas-bar" });
    await add("Chef", { ...asks, subCategory: "chefs-cooks" });
    await add("Dishwasher", { category: "hospitality", subCategory: "kitchen-hands" });
    expect(await titles({ q: "rsa jobs" })).toEqual(["Bartender", "Chef"]);
  });

  it("is a licence, whatever is said of it", async () => {
    await add("Forklift Driver", { category: "logistics", subCategory: "forklift" });
    await add("Youth Worker", { descriptionHtml: "<p>A current driver's licence.</p>" });
    for (const q of ["current forklift licence", "valid forklift ticket"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, "Forklift Driver"]);
  });

  it("is a program before the work that it is for, where ads state it", async () => {
    const office = { category: "health-care", subCategory: "medical-practice" } as const;
    await add("Medical Receptionist", office);
    await add("Practice Manager", { ...office, descriptionHtml: "<p>You know HICAPS.</p>" });
    expect(await titles({ q: "hicaps" })).toEqual(["Practice Manager", "Medical Receptionist"]);
  });

  it("is a field before other work that has its name", async () => {
    await add("Bookseller", { category: "retail", subCategory: "shop-floor" });
    await add("Butcher, Retail Shop", { category: "agriculture", subCategory: "meat-seafood-processing" });
    expect(await titles({ q: "retail" })).toEqual(["Bookseller", "Butcher, Retail Shop"]);
  });

  it("is the work of a field before its managers, where these alone are called by its name", async () => {
    await add("Operations Manager, Hospitality", { subCategory: "venue-management" });
    await add("Waiter", { subCategory: "front-of-house", postedAt: new Date(Date.now() - 9 * day) });
    expect(await titles({ q: "hospitality" })).toEqual(["Waiter", "Operations Manager, Hospitality"]);
  });

  it("is in an office before the work of other officers", async () => {
    await add("Payroll Officer", { category: "office", subCategory: "accounts-payroll" });
    await add("Receptionist", { category: "office", subCategory: "reception" });
    expect(await titles({ q: "office jobs" })).toEqual(["Receptionist", "Payroll Officer"]);
  });

  it("is work whose ad states the words of a name, where none is called so", async () => {
    const farm = { category: "agriculture", subCategory: "horticulture" } as const;
    const before = { postedAt: new Date(Date.now() - 9 * day) };
    await add("Fruit Picker", { ...farm, ...before, descriptionHtml: "<p>Mangoes by the tonne.</p>" });
    await add("Fruit Picker at Night", farm);
    expect(await titles({ q: "mango farm" })).toEqual(["Fruit Picker", "Fruit Picker at Night"]);
    const electrical = { category: "electrical", subCategory: "industrial-instrumentation" } as const;
    await add("Electrician", { ...electrical, ...before, descriptionHtml: "<p>Wire switchboards.</p>" });
    await add("Industrial Electrician", electrical);
    expect((await titles({ q: "switchboard builder" }))[0]).toBe("Electrician");
  });

  it("is any work at a place that its ad states", async () => {
    await add("Payroll Clerk", { category: "office", descriptionHtml: "<p>For a law firm.</p>" });
    expect(await found("law firm")).toEqual(["Payroll Clerk"]);
  });

  it("is work without what its shift comes with before work with it", async () => {
    await add("Barista", { descriptionHtml: "<p>Mostly evenings.</p>" });
    await add("Barista", { workType: "Casual" });
    const { data } = await search({ q: "barista no nights" });
    expect(data.map(({ work_type }) => work_type)[0]).toBe("Casual");
  });

  it("is work whose ad refuses the same shift before work that says nothing of it", async () => {
    await add("Cook", {
      workType: "Casual",
      refusedShift: ["split"],
      postedAt: new Date(Date.now() - 9 * day),
    });
    await add("Cook");
    for (const q of ["cook no split shifts", "cook without split shifts"]) {
      const { data } = await search({ q });
      expect([q, ...data.map(({ work_type }) => work_type)]).toEqual([q, "Casual", "Full time"]);
    }
  });

  it("is the work that a word alone stands for before other work that is called so", async () => {
    await add("Security Officer, Shopping Centre, Nights");
    await add("Cyber Security", { category: "technology", subCategory: "support-networks" });
    expect((await titles({ q: "security" }))[0]).toBe("Security Officer, Shopping Centre, Nights");
  });

  it("is work of another name before work that it may be done in", async () => {
    await add("Frontend Developer");
    await add("Mobile Developer");
    await add("Systems Engineer");
    expect((await titles({ q: "android developer" }))[0]).toBe("Mobile Developer");
  });

  it("is a filter's work, and first that which says it as it was typed", async () => {
    const tools = { benefits: ["tools" as const] };
    const said = "<p>Tool allowance each week.</p>";
    await add("Mechanic", { ...tools, workType: "Casual", descriptionHtml: said });
    for (let others = 0; others < 10; others++) await add("Mechanic", tools);
    for (const q of ["mechanic with tool allowance", "tool allowance"]) {
      const { data, meta } = await search({ q });
      expect([q, meta.total, data[0]!.work_type]).toEqual([q, 11, "Casual"]);
    }
  });

  it("is a week of so many hours, first where the ad says so", async () => {
    await add("Clerk", { descriptionHtml: "<p>A 36-hour week.</p>" });
    await add("Tax Clerk");
    expect(await titles({ q: "36 hour week" })).toEqual(["Clerk", "Tax Clerk"]);
    await add("Clerk for Wages", { workType: "Part time", descriptionHtml: "<p>4 days, 30.4 hours.</p>" });
    await add("Clerk for Rates", { workType: "Part time", descriptionHtml: "<p>12 hours.</p>" });
    expect((await titles({ q: "clerk 30 hours a week" }))[0]).toBe("Clerk for Wages");
  });

  it("is a contract of so many months, first where the ad says so", async () => {
    await add("Clerk", { workType: "Contract", descriptionHtml: "<p>The contract runs for 3 months.</p>" });
    await add("Tax Clerk", { workType: "Contract" });
    await add("Wages Clerk", { workType: "Contract", descriptionHtml: "<p>A 9-month contract.</p>" });
    for (const q of ["3 month contract clerk", "clerk contract for three months"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, "Clerk"]);
  });

  it("is a shift before a word that is like it", async () => {
    await add("Baker", { descriptionHtml: "<p>We bake 900 loaves a night.</p>" });
    await add("Bakers", { shift: ["night"], descriptionHtml: "<p>Nights from Sunday.</p>" });
    expect(await titles({ q: "baker nights" })).toEqual(["Bakers", "Baker"]);
  });

  it("is work of another rank before other work of its kind", async () => {
    await add("Head Chef", { category: "hospitality", subCategory: "chefs-cooks" });
    await add("Sous Chef", { category: "hospitality", subCategory: "chefs-cooks" });
    await add("Pastry Chef", { category: "hospitality", subCategory: "chefs-cooks" });
    expect((await titles({ q: "junior sous chef" }))[0]).toBe("Sous Chef");
  });

  it("is no other work that ends with its name", async () => {
    await add("Vet Nurse");
    await add("RN – Ward 3", { category: "health-care", subCategory: "nursing" });
    expect((await titles({ q: "nurse" }))[0]).toBe("RN – Ward 3");
    expect(await found("vet nurse")).toEqual(["Vet Nurse"]);
    await add("Reach Truck Driver", { category: "logistics", subCategory: "forklift" });
    await add("HR Truck Driver", { category: "logistics", subCategory: "drivers" });
    for (const q of ["truckdriver", "truckie"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, "HR Truck Driver"]);
  });

  it("is of the kind that most of its other names are", async () => {
    const driver = { category: "automotive", subCategory: "parts-sales" } as const;
    await add("Courier Driver", {
      category: "logistics",
      subCategory: "drivers",
      postedAt: new Date(Date.now() - 9e8),
    });
    await add("Parts Delivery Driver", driver);
    expect((await titles({ q: "postie" }))[0]).toBe("Courier Driver");
  });

  it("is office work for admin before systems and contracts", async () => {
    await add("Admin Officer", { category: "office", subCategory: "administration" });
    await add("Systems Administrator", { category: "technology", subCategory: "support-networks" });
    expect((await titles({ q: "admin" }))[0]).toBe("Admin Officer");
    expect((await titles({ q: "sys admin" }))[0]).toBe("Systems Administrator");
  });

  it("is slang however it ends, and whose it is", async () => {
    await add("Brickie");
    await add("Truck Jockey");
    for (const q of ["bricky", "brickies", "brickie"]) expect([q, await found(q)]).toEqual([q, ["Brickie"]]);
    for (const q of ["driver offsider", "driver's offsider"])
      expect([q, await found(q)]).toEqual([q, ["Truck Jockey"]]);
  });

  it("is the assistant of a trade, and not the trade", async () => {
    await add("Plumber", { category: "construction", subCategory: "plumbing" });
    await add("Trades Assistant", { category: "construction", subCategory: "labouring" });
    await add("Electrician", { category: "electrical", subCategory: "electricians" });
    await add("Electrical Trades Assistant", {
      category: "electrical",
      subCategory: "apprentices-assistants",
    });
    for (const q of ["plumber's mate", "plumbers mate", "chippy offsider", "plasterer helper"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, expect.stringContaining("Trades Assistant")]);
    expect((await titles({ q: "sparky's mate" }))[0]).toBe("Electrical Trades Assistant");
  });

  it("is the field of somebody's work before the support that it gives", async () => {
    await add("Case Worker – Domestic and Family Violence", {
      category: "community",
      subCategory: "settlement-services",
    });
    await add("Disability Support Worker", { category: "community", subCategory: "disability-support" });
    await add("Youth Worker", { category: "community", subCategory: "youth-training-programs" });
    for (const q of ["domestic violence support worker", "family violence outreach worker", "women's refuge"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, "Case Worker – Domestic and Family Violence"]);
    expect((await titles({ q: "youth outreach worker" }))[0]).toBe("Youth Worker");
    expect((await titles({ q: "ndis support worker" }))[0]).toBe("Disability Support Worker");
  });

  it("is no trade because of a word that says nothing without the person", async () => {
    await add("Physiotherapist", { category: "health-care", subCategory: "allied-health" });
    await add("Construction Labourer", { category: "construction", subCategory: "labouring" });
    for (const q of ["physical job", "manual work", "heavy lifting"])
      expect([q, await found(q)]).toEqual([q, ["Construction Labourer"]]);
  });

  it("is a language that somebody speaks", async () => {
    await add("Bicultural Worker", { category: "community", subCategory: "settlement-services" });
    await add("Youth Program Coordinator", { category: "community", subCategory: "youth-training-programs" });
    await add("Spare Parts Interpreter", { category: "automotive", subCategory: "parts-sales" });
    for (const q of ["mandarin speaking job", "spanish speakers", "fluent in greek"])
      expect([q, await found(q)]).toEqual([q, ["Bicultural Worker"]]);
  });

  it("is for whom somebody works", async () => {
    await add("Aged Care Worker", { category: "community", subCategory: "aged-care" });
    await add("Childcare Cook", { category: "early-learning", subCategory: "centre-support" });
    await add("Community Support Worker", { category: "community", subCategory: "disability-support" });
    for (const q of ["carer for old people", "carer for the elderly"])
      expect([q, await found(q)]).toEqual([q, ["Aged Care Worker"]]);
    expect((await titles({ q: "cook at a childcare" }))[0]).toBe("Childcare Cook");
  });

  it("is an age, or no degree, as ads call it", async () => {
    await add("Mature Age Apprentice");
    await add("Kinder Teacher (4 year olds)");
    await add("Warehouse Hand – No Experience Needed");
    for (const q of ["apprentice 45 years old", "adult apprentice", "apprentice aged 50"])
      expect([q, await found(q)]).toEqual([q, ["Mature Age Apprentice"]]);
    expect(await found("kinder 4 year old")).toEqual(["Kinder Teacher (4 year olds)"]);
    for (const q of ["no uni degree", "without a degree", "degree not needed"])
      expect([q, await found(q)]).toContainEqual(["Warehouse Hand – No Experience Needed"]);
    expect(await found('"without a degree"')).toEqual([]);
  });

  it("is no other work where there is none like it", async () => {
    await add("Medical Receptionist", { category: "health-care", subCategory: "medical-practice" });
    await add("Vacation Care Assistant", { descriptionHtml: "<p>School holidays only.</p>" });
    await add("Junior Crew Member");
    expect(await found("gp")).toEqual([]);
    expect(await found("school holiday job 16 year old")).toEqual(["Junior Crew Member"]);
  });

  it("is slang, a short form or another name of the same work", async () => {
    await add("Forklift Operator");
    await add("Chef de Partie");
    await add("Traffic Controller");
    expect(await found("forkie")).toEqual(["Forklift Operator"]);
    expect(await found("CDP")).toEqual(["Chef de Partie"]);
    expect(await found("lollipop man")).toEqual(["Traffic Controller"]);
  });

  it("is an everyday name that stands for work, which is not found the other way round", async () => {
    await add("Beauty Therapist");
    await add("Day Spa Gardener");
    expect(await found("waxing")).toEqual(["Beauty Therapist"]);
    expect(await found("beauty therapist")).toEqual(["Beauty Therapist"]);
  });

  it("is work that a licence, a program or an activity stands for", async () => {
    await add("Forklift Operator");
    await add("Graphic Designer");
    await add("Fruit Picker");
    expect(await found("forklift ticket")).toEqual(["Forklift Operator"]);
    expect(await found("photoshop")).toEqual(["Graphic Designer"]);
    expect(await found("picking fruit")).toEqual(["Fruit Picker"]);
  });

  it("is what the text of a job states, where no job is called so", async () => {
    await add("Host", { descriptionHtml: "<p>You know Zithersoft.</p>" });
    expect((await search({ q: "zithersoft" })).meta.total).toBe(1);
  });

  it("is the head of a field, a short form of a role, and a role with a hyphen", async () => {
    await add("Payroll Manager");
    await add("OSHC Coordinator");
    expect(await found("head of payroll")).toEqual(["Payroll Manager"]);
    expect(await found("oshc coord")).toEqual(["OSHC Coordinator"]);
    expect(await found("oshc co-ordinator")).toEqual(["OSHC Coordinator"]);
  });

  it("is who supports somebody, and not that person", async () => {
    await add("Executive Assistant");
    await add("Managing Director");
    expect(await found("PA to the managing director")).toEqual(["Executive Assistant"]);
  });

  it("is a nurse in aged care, and no carer", async () => {
    const text = { descriptionHtml: "<p>Residential aged care.</p>" };
    await add("Personal Care Worker", text);
    await add("Registered Nurse", text);
    expect((await titles({ q: "aged care nurse" }))[0]).toBe("Registered Nurse");
  });

  it("is work in another language, that work itself first", async () => {
    await add("Restaurant Host");
    await add("Waiter", { postedAt: new Date(Date.now() - 50 * 86_400_000) });
    expect((await titles({ q: "mesero" }))[0]).toBe("Waiter");
  });

  it("is school hours, and work from home", async () => {
    await add("Bookkeeper", { descriptionHtml: "<p>School hours.</p>" });
    await add("Payroll Officer", { remote: true });
    expect(await titles({ q: "9am to 2.30pm" })).toEqual(["Bookkeeper"]);
    const { data, reading } = await search({ q: "payroll from home" });
    expect(data.map(({ title }) => title)).toEqual(["Payroll Officer"]);
    expect(reading?.search).toMatchObject({ q: "payroll", remote: true });
  });

  it("is not what is not wanted", async () => {
    await add("Weekend Barista", { shift: ["weekend"] });
    await add("Barista");
    expect(await found("no weekends")).toEqual(["Barista"]);
  });

  it("is what stands in quotes, and nothing else", async () => {
    await add("Panel Beater", { category: "automotive", subCategory: "panel-paint" });
    await add("Sparky");
    await add("Electrician");
    expect(await found("panelbeater")).toEqual(["Panel Beater"]);
    for (const q of ['"panelbeater"', '"and the"', '"no prior experience"'])
      expect(await search({ q })).toMatchObject({ corrected: null, kinds_instead: [], meta: { total: 0 } });
    expect(await found('"sparky"')).toEqual(["Sparky"]);
  });

  it("is no employer that is called like a synonym, but one that is meant", async () => {
    const hosts = await employer("Hosts Association");
    await add("Waiter", { subCategory: "front-of-house" });
    for (let at = 0; at < 6; at++)
      await add("Chef", { subCategory: "chefs-cooks", ...(at === 0 && { employerId: hosts }) });
    expect(await search({ q: "waitress" })).toMatchObject({ meta: { total: 1 } });
    expect((await titles({ q: "hosts association" }))[0]).toBe("Chef");
    await add("Night Fill", { employerId: await employer("Woolworths") });
    expect((await titles({ q: "woolies" }))[0]).toBe("Night Fill");
  });

  it("is work without experience, however that is said, and not work with people who have none", async () => {
    await add("Kitchen Hand", { descriptionHtml: "<p>No experience needed.</p>" });
    await add("Trainee Chef");
    await add("Sous Chef", { descriptionHtml: "<p>You train our apprentices.</p>" });
    for (const said of [
      "no prior experience",
      "experience not required",
      "without any experience",
      "beginner",
    ])
      expect(await found(said)).toEqual(["Kitchen Hand", "Trainee Chef"]);
    expect(await found("school leaver")).toEqual(["Trainee Chef"]);
  });

  it("is no work because of the name of a place", async () => {
    const cooksHill = await idOf("Cooks Hill");
    await add("Cook", { subCategory: "chefs-cooks" });
    await add("Waiter – Cooks Hill", { subCategory: "front-of-house", locationIds: [cooksHill] });
    const { data, meta } = await search({ q: "cook" });
    expect(meta.total).toBe(1);
    expect(data[0]!.title).toBe("Cook");
    const soldiersHill = await idOf("Soldiers Hill");
    await add("Nursery Hand", { subCategory: "horticulture", locationIds: [soldiersHill] });
    expect((await search({ q: "soldier jobs" })).data).toEqual([]);
    expect(await found("soldiers hill")).toEqual(["Nursery Hand"]);
  });

  it("is one word or two", async () => {
    await add("Housekeeper");
    await add("Truck Driver");
    expect(await found("house keeper")).toEqual(["Housekeeper"]);
    expect(await found("truckdriver")).toEqual(["Truck Driver"]);
  });

  it("is each word beside a slash", async () => {
    await add("Boilermaker/Fabricator");
    expect(await found("fabricator")).toEqual(["Boilermaker/Fabricator"]);
    expect(await found("boilermaker/fabricator")).toEqual(["Boilermaker/Fabricator"]);
  });

  it("is a hospital, and not hospitality", async () => {
    await add("Hospital Orderly");
    await add("Hospitality All-rounder");
    expect(await found("hospital")).toEqual(["Hospital Orderly"]);
    expect(await found("hospitals")).toEqual(["Hospital Orderly"]);
  });

  it("is what was typed before its synonyms, and these before what is only close", async () => {
    await add("Kitchen Steward");
    await add("Dishwasher");
    await add("Commis Chef");
    await add("Apprentice Chef");
    expect((await titles({ q: "dishwasher" })).slice(0, 2)).toEqual(["Dishwasher", "Kitchen Steward"]);
    expect((await titles({ q: "commis" })).slice(0, 2)).toEqual(["Commis Chef", "Apprentice Chef"]);
  });

  it("is work with conditions, which its ad may state anywhere", async () => {
    await add("Chef, Carlton", { descriptionHtml: "<p>An Italian kitchen.</p>" });
    await add("Chef, Preston", { descriptionHtml: "<p>A Thai kitchen.</p>" });
    // Hardly any job has all words, so that the condition only decides the order.
    expect(await search({ q: "italian chef" })).toMatchObject({ words_left_out: ["italian"], mentions: 0 });
    expect(await titles({ q: "italian chef" })).toEqual(["Chef, Carlton", "Chef, Preston"]);
    expect(await titles({ q: "italian chef", as_typed: true })).toEqual(["Chef, Carlton"]);
  });

  it("is what sounds like it, and says so", async () => {
    for (let index = 0; index < 12; index++) await add(`Electrician ${index}`);
    expect(await search({ q: "electrition" })).toMatchObject({ corrected: "electrician" });
  });

  it("is the work in a sentence", async () => {
    await add("Baker");
    expect((await search({ q: "I am looking for a job as a baker" })).meta.total).toBe(1);
    for (const q of [
      "bakers urgently needed hiring now",
      "who is taking on bakers",
      "whos looking for bakers",
    ])
      expect([q, (await search({ q })).meta.total]).toEqual([q, 1]);
    await add("Removalist");
    await add("Handyman");
    for (const [q, title] of [
      ["my mum wants to be a baker", "Baker"],
      ["helping people move furniture", "Removalist"],
      ["odd jobs", "Handyman"],
    ] as const)
      expect([q, await titles({ q })]).toEqual([q, [title]]);
  });

  it("is a place by its nickname, in the words and in the field for places", async () => {
    expect((await search({ q: "chef freo" })).reading?.place?.label).toMatch(/^Fremantle WA/);
    expect((await search({ q: "chef goldy" })).reading?.place?.label).toBe("Gold Coast QLD");
    const places = await api.on("workinaus")(locationCalls.searchLocations, { body: { search_key: "freo" } });
    expect(places[0]?.label).toMatch(/^Fremantle WA/);
  });

  it("leaves out a word that no job has, says which, and keeps unknown words alone without jobs", async () => {
    await add("Barista");
    expect(await search({ q: "barista unicorn" })).toMatchObject({
      words_left_out: ["unicorn"],
      meta: { total: 1 },
    });
    expect(await search({ q: "barista unicorn", as_typed: true })).toMatchObject({
      words_left_out: [],
      meta: { total: 0 },
    });
    expect(await search({ q: "unicorn dragon" })).toMatchObject({ words_left_out: [], meta: { total: 0 } });
  });

  it("is no page of its own where words were left out", async () => {
    await add("Barista");
    const page = (slug: string) =>
      api.on("workinaus")(jobCalls.seoSearchJobs, { body: { slug }, query: { page: 1 } });
    expect((await page("barista-jobs")).meta.total).toBe(1);
    await expect(page("barista-unicorn-jobs")).rejects.toMatchObject({ status: 404 });
  });

  it("is no work with students for students", async () => {
    await add("Barista", { descriptionHtml: "<p>Uni students welcome, weekend shifts.</p>" });
    await add("Bicultural Worker", { descriptionHtml: "<p>Support international students on weekends.</p>" });
    expect(await titles({ q: "uni student weekends" })).toEqual(["Barista"]);
  });
});

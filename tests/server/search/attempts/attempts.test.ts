import { beforeAll, beforeEach, expect, it } from "vitest";
import { payTypes, workTypeOptions } from "../../../../src/contract/job-options.ts";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../../src/server/catalogue/jobs/tables.ts";
import { onEachEngine } from "../on-each-engine.ts";
import { melbourne, searcher, sydney } from "../searcher.ts";

onEachEngine("a search that hardly any job answers in full", (api) => {
  const { add, search, titles } = searcher(api);
  const inSydney = { locationIds: [sydney], stateIds: [1] };

  beforeAll(async () => {
    await fillLocations(api.db);
  });
  beforeEach(async () => void (await api.db.delete(jobs)));

  it("keeps words that are names rather than known ones", async () => {
    for (const at of ["North", "South"]) await add(`Events Coordinator ${at}`);
    for (const at of ["North", "South", "West"])
      await add(`Engagement Officer ${at}`, { descriptionHtml: "<p>You hold our NAIDOC day.</p>" });
    const { data, words_left_out } = await search({ q: "NAIDOC events" });
    expect(data.every(({ title }) => title.startsWith("Engagement"))).toBe(true);
    expect(words_left_out).toEqual(["events"]);
  });

  it("has the right spelling where many jobs have the stem of a wrong one", async () => {
    for (let at = 0; at < 10; at++) {
      await add(`Accounts Officer ${at}`);
      await add(`Accountant ${at}`);
    }
    const { data, corrected } = await search({ q: "accountent" });
    expect(corrected).toBe("accountant");
    expect(data[0]!.title).toContain("Accountant");
  });

  it("keeps the work and the place, and has jobs with more of the conditions first", async () => {
    await add("Chef, Bondi", inSydney);
    await add("Chef, Manly", { ...inSydney, descriptionHtml: "<p>You live in, no experience needed.</p>" });
    await add("Chef, Carlton", { locationIds: [melbourne], stateIds: [6] });
    const found = await search({ q: "chef sydney live in own car no experience" });
    expect(found.data.map(({ title }) => title)).toEqual(["Chef, Manly", "Chef, Bondi"]);
    expect(found.reading?.place?.label).toMatch(/^Sydney/);
    expect(found.words_left_out).toContain("own car");
  });

  it("is of an employer alone whose name has a word for work", async () => {
    const row = { slug: "harrow-street", name: "Harrow Street Recruitment" };
    const [{ id: employerId } = { id: 0 }] = await api.db.insert(employers).values(row).returning();
    await add("Recruitment Consultant");
    await add("Electrician", { employerId });
    expect(await titles({ q: "harrow street recruitment" })).toEqual(["Electrician"]);
  });

  it("is of the employer whose whole name was typed, also with other spaces", async () => {
    const add2 = async (name: string, title: string) => {
      const row = { slug: name.toLowerCase().replaceAll(/\W+/g, "-"), name };
      const [{ id: employerId } = { id: 0 }] = await api.db.insert(employers).values(row).returning();
      await add(title, { employerId, category: "automotive", subCategory: "mechanics-technicians" });
    };
    await add2("Brolga Motors", "Parts Driver");
    await add2("Brolga Mechanical", "Motor Mechanic");
    await add2("Tin Shed & Sons", "Welder");
    await add2("Motor Mechanic", "Car Detailer");
    for (const q of ["brolga motors", "jobs at Brolga Motors"])
      expect([q, await titles({ q })]).toEqual([q, ["Parts Driver"]]);
    expect(await search({ q: "tinshed and sons" })).toMatchObject({ meta: { total: 1 } });
    // Whose name is that of the work has no more of it than others.
    expect((await titles({ q: "motor mechanic" }))[0]).toBe("Motor Mechanic");
  });

  it("is a word put right that is hardly one, where its stem is that of other words", async () => {
    for (let at = 0; at < 3; at++)
      await add("Kitchen Installer", { descriptionHtml: "<p>You install kitchens.</p>" });
    await add("Plumber", { descriptionHtml: "<p>To install kitchens.</p>" });
    expect(await search({ q: "kitchen instaler" })).toMatchObject({
      corrected: "kitchen installer",
      meta: { total: 3 },
    });
  });

  it("is casual work as well, and that of employers who say nothing of visas, before other work", async () => {
    const hotel = { category: "hospitality", subCategory: "hotel-housekeeping", ...inSydney } as const;
    await add("Hotel Receptionist", { ...hotel, workType: "Casual" });
    await add("Concierge", { ...hotel, workType: "Part time", rightToWork: ["visa-hours"] });
    const partTime = await search({ q: "part time receptionist sydney" });
    expect(partTime.reading?.search.work_type).toEqual(["Part time", "Casual"]);
    expect(partTime.data[0]?.title).toBe("Hotel Receptionist");
    const onVisa = await search({ q: "hotel receptionist student visa sydney" });
    expect(onVisa.data[0]?.title).toBe("Hotel Receptionist");
    expect(onVisa.words_left_out.join()).toContain("student visa");
    // Who may work for anybody is not shown only the few who say so.
    await add("Night Porter", { ...hotel, rightToWork: ["partner-visa"] });
    await add("Night Porter");
    expect((await titles({ q: "night porter partner visa" })).slice(0, 2)).toEqual([
      "Night Porter",
      "Night Porter",
    ]);
    // Few are called so: those of the type that was typed come first, whichever that is.
    await add("Receptionist", { ...inSydney, workType: "Part time" });
    expect(await titles({ q: "part time receptionist sydney" })).toEqual([
      "Receptionist",
      "Hotel Receptionist",
    ]);
    expect((await titles({ q: "casual receptionist sydney" }))[0]).toBe("Hotel Receptionist");
    for (let at = 0; at < 10; at++) await add(`Receptionist ${at}`, { ...inSydney, workType: "Part time" });
    expect((await search({ q: "part time receptionist sydney" })).reading?.search.work_type).toEqual([
      "Part time",
    ]);
  });

  it("has a shift or a benefit as a filter only where enough ads state it", async () => {
    for (let at = 0; at < 10; at++) await add(`Chef ${at}`, { shift: ["night"] });
    await add("Chef by day");
    expect(await search({ q: "chef night shift" })).toMatchObject({
      reading: { search: { q: "chef", shift: ["night"] } },
      meta: { total: 10 },
    });
    await add("Plumber");
    await add("Plumber at night", { shift: ["night"], descriptionHtml: "<p>Night shift.</p>" });
    const few = await search({ q: "plumber night shift" });
    expect(few.reading).toBeNull();
    expect(few.data[0]?.title).toBe("Plumber at night");
    expect(few.meta.total).toBeGreaterThan(1);
    // Where few have it, the shift that is stated says more than a word of the text.
    await add("Nurse", { descriptionHtml: "<p>No nights and no on-call.</p>" });
    await add("RN, Ward 3", { shift: ["night"] });
    expect((await titles({ q: "night shift nurse" }))[0]).toBe("RN, Ward 3");
  });

  it("counts for a filter what choosing it gives, whatever was left out", async () => {
    const kinds = ["Casual", "Part time", "Casual", "Part time", "Full time"] as const;
    for (const [at, workType] of kinds.entries())
      await add(at ? "Registered Nurse" : "Nurse Manager", {
        workType,
        payType: 3,
        category: "health-care",
        subCategory: "nursing",
      });
    await add("Beekeeper", { workType: "Contract", payType: 1 });
    for (const q of ["nurse dialysis outreach", "casual nurse unicorns", "florist nurse", "nurse live in"]) {
      const { facets } = await search({ q });
      for (const { id, title } of workTypeOptions) {
        const { count } = facets.work_type.find((option) => option.id === id)!;
        expect([q, title, (await search({ q, work_type: [id] })).meta.total]).toEqual([q, title, count]);
      }
      for (const { id, title } of payTypes) {
        const { count } = facets.pay_type.find((option) => option.id === id)!;
        expect([q, title, (await search({ q, pay_type: id })).meta.total]).toEqual([q, title, count]);
      }
    }
  });

  it("drops a filter that was read and leaves no job, and says so", async () => {
    await add("Baker", { workType: "Full time" });
    expect(await search({ q: "casual baker" })).toMatchObject({
      reading: { search: { q: "baker" } },
      words_left_out: ["Casual"],
      meta: { total: 1 },
    });
  });

  it("shows work of the same kind where no job is called so", async () => {
    await add("Pathology Collector", { category: "health-care", subCategory: "medical-practice" });
    await add("Registered Nurse", { category: "health-care", subCategory: "nursing" });
    const found = await search({ q: "medical records clerk" });
    expect(found).toMatchObject({ kinds_instead: ["Medical Practice"], meta: { total: 1 } });
    expect(await search({ q: "medical records clerk remote" })).toMatchObject({
      kinds_instead: ["Medical Practice"],
      words_left_out: ["Remote"],
      meta: { total: 1 },
    });
    expect(await titles({ q: "medical records clerk", as_typed: true })).toEqual([]);
    expect(await search({ q: "astronaut" })).toMatchObject({ kinds_instead: [], meta: { total: 0 } });
  });

  it("shows care outside school hours where no job is in school hours", async () => {
    await add("OSHC Educator", { category: "early-learning", subCategory: "outside-school-hours-care" });
    expect(await search({ q: "school hours" })).toMatchObject({
      kinds_instead: ["Outside School Hours Care"],
      meta: { total: 1 },
    });
    await add("Tuckshop Convenor", { descriptionHtml: "<p>School hours only.</p>" });
    expect(await titles({ q: "school hours" })).toEqual(["Tuckshop Convenor"]);
  });

  it("says what other work is found where no job is called so", async () => {
    await add("Panel Beater", { category: "automotive", subCategory: "panel-paint" });
    await add("Courier Driver", { category: "logistics", subCategory: "drivers" });
    await add("Food and Beverage Attendant", { category: "hospitality", subCategory: "front-of-house" });
    expect(await search({ q: "windscreen fitter" })).toMatchObject({
      kinds_instead: ["Panel & Paint"],
      meta: { total: 1 },
    });
    expect(await search({ q: "doordash" })).toMatchObject({
      kinds_instead: ["Courier driver"],
      meta: { total: 1 },
    });
    expect((await search({ q: "courier" })).kinds_instead).toEqual([]);
    // Well known, and of no kind.
    expect(await search({ q: "flight attendant" })).toMatchObject({ kinds_instead: [], meta: { total: 0 } });
    await add("Windscreen Technician", { category: "automotive", subCategory: "panel-paint" });
    expect((await search({ q: "windscreen fitter" })).kinds_instead).toEqual([]);
  });

  it("counts the jobs that are called as a search says beside work close to it", async () => {
    const frontOfHouse = { category: "hospitality", subCategory: "front-of-house" };
    await add("Bartender", frontOfHouse);
    await add("Bartender and Waiter", frontOfHouse);
    expect(await search({ q: "bartender" })).toMatchObject({ called: null, meta: { total: 2 } });
    await add("Gaming Attendant", frontOfHouse);
    expect(await search({ q: "bartender" })).toMatchObject({
      called: { work: "bartender", total: 2 },
      meta: { total: 3 },
    });
    expect(await search({ q: "bartender waiter" })).toMatchObject({ called: null });
    await add("Spray Painter", { category: "automotive", subCategory: "panel-paint" });
    await add("Panel Beater", { category: "automotive", subCategory: "panel-paint" });
    expect(await search({ q: "house painter" })).toMatchObject({ called: null });
  });

  it("keeps pay rather than what any work may have", async () => {
    await add("Warehouse Hand – No Experience Needed", { yearlyMin: 50_000, yearlyMax: 60_000 });
    await add("Crane Operator", { yearlyMin: 100_000, yearlyMax: 130_000 });
    expect(await titles({ q: "what jobs pay over 120k without a degree" })).toEqual(["Crane Operator"]);
  });

  it("has jobs for beginners first where no job has the rank that was typed", async () => {
    await add("Assistant Accountant", { category: "office", subCategory: "accounts-payroll" });
    for (let size = 0; size < 3; size++)
      await add("Financial Accountant", { category: "office", subCategory: "accounts-payroll" });
    for (const q of ["graduate accountant", "junior accountant", "entry level accountant"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, "Assistant Accountant"]);
  });

  it("keeps the work rather than the place where people work at anything", async () => {
    await add("Registered Nurse", { category: "health-care", subCategory: "nursing" });
    await add("Kitchen Hand", { category: "hospitality", subCategory: "kitchen-hands" });
    for (const q of ["hospital kitchen", "nursing home kitchen"])
      expect([q, (await titles({ q }))[0]]).toEqual([q, "Kitchen Hand"]);
  });

  it("corrects a word that is another within a name, and one whose stem is another's", async () => {
    await add("Steel Fixer");
    await add("Truck Driver");
    await add("PLC Programmer");
    for (let at = 0; at < 4; at++) await add("Youth Worker", { descriptionHtml: "<p>Plan programs.</p>" });
    const corrections = ["steal fixer", "stel fixer", "truck diver", "plc programer"].map(async (q) => {
      const { corrected, data } = await search({ q });
      return [corrected, data[0]?.title];
    });
    expect(await Promise.all(corrections)).toEqual([
      ["steel fixer", "Steel Fixer"],
      ["steel fixer", "Steel Fixer"],
      ["truck driver", "Truck Driver"],
      ["plc programmer", "PLC Programmer"],
    ]);
    // Spelt as it is.
    expect((await search({ q: "steel fixer" })).corrected).toBeNull();
  });

  it("corrects words whose jobs are elsewhere, and what is spelt by its sound", async () => {
    await add("Electrician", inSydney);
    const found = await search({ q: "electrishun", location: melbourne });
    expect(found).toMatchObject({ corrected: "electrician", meta: { total: 0 } });
    expect(found.suggestions.map(({ search: { location } }) => location)).toContain(undefined);
    expect((await search({ q: "electrishun" })).meta.total).toBe(1);
    await add("Receptionist");
    await add("Chef");
    expect((await search({ q: "resepshunist" })).corrected).toBe("receptionist");
    expect((await search({ q: "shef" })).corrected).toBe("chef");
  });

  it("corrects a name whose words were run together, and takes a word for work before another", async () => {
    await add("Accounts Payable Officer");
    await add("Carpenter");
    await add("Car Painter");
    await add("Waiter");
    for (let at = 0; at < 3; at++) await add("Water Carter");
    const corrections = ["accountspayable", "acountspayable", "carpinter", "witer"].map(async (q) => {
      const { corrected, data } = await search({ q });
      return [corrected, data[0]?.title];
    });
    expect(await Promise.all(corrections)).toEqual([
      [null, "Accounts Payable Officer"],
      ["accounts payable", "Accounts Payable Officer"],
      ["carpenter", "Carpenter"],
      ["waiter", "Waiter"],
    ]);
  });

  it("puts a misheard name right before it leaves words out", async () => {
    await add("Dairy Farm Hand");
    await add("Farm Hand", { descriptionHtml: "<p>Keep a work diary.</p>" });
    const { data, corrected } = await search({ q: "diary farm" });
    expect([corrected, data[0]?.title]).toEqual(["dairy farm", "Dairy Farm Hand"]);
  });

  it("finds a name whose words stand apart before other work of its kind", async () => {
    const inPractice = { category: "health-care", subCategory: "medical-practice" };
    await add("Medical Receptionist", { ...inPractice, locationIds: [melbourne], stateIds: [6] });
    await add("Front Desk Receptionist – Medical Centre", { ...inPractice, ...inSydney });
    await add("Phlebotomist", { ...inPractice, ...inSydney });
    expect((await titles({ q: "medical receptionist sydney" }))[0]).toMatch(/^Front Desk Receptionist/);
  });

  it("finds what ads state before a guess at the kind of work", async () => {
    await add("Carpenter", { category: "construction", subCategory: "carpentry" });
    await add("HR Truck Driver", { descriptionHtml: "<p>Use a pallet jack.</p>" });
    expect(await titles({ q: "pallet jack" })).toEqual(["HR Truck Driver"]);
  });

  it("has the work with a skill before other work that goes with the skill", async () => {
    const inAccounts = { category: "office", subCategory: "accounts-payroll" };
    await add("Payroll Officer", inAccounts);
    await add("Accounts Payable Officer", inAccounts);
    expect((await titles({ q: "SAP payroll" }))[0]).toBe("Payroll Officer");
  });

  it("takes no condition from the name of a kind of work", async () => {
    await add("OSHC Educator", { category: "early-learning", subCategory: "outside-school-hours-care" });
    await add("Kitchen Assistant", { descriptionHtml: "<p>School hours.</p>" });
    expect(await titles({ q: "school hours" })).toEqual(["Kitchen Assistant"]);
  });

  it("finds an occupation by its code, and work by its award", async () => {
    await add("Chef");
    await add("Disability Support Worker");
    expect(await titles({ q: "ANZSCO 351311" })).toEqual(["Chef"]);
    expect(await titles({ q: "SCHADS level 4" })).toEqual(["Disability Support Worker"]);
  });

  it("takes for a mention what was typed, not what means the same", async () => {
    await add("Carer", { descriptionHtml: "<p>Beside a kitchen hand.</p>" });
    await add("Porter", { descriptionHtml: "<p>Beside a dishwasher.</p>" });
    expect(await search({ q: "kitchen hand" })).toMatchObject({
      mentions: 1,
      kinds_instead: [],
      meta: { total: 0 },
    });
  });

  it("shows the likeliest kind of a site's own work where nothing else is found", async () => {
    const industrial = { category: "electrical", subCategory: "industrial-instrumentation" };
    await add("PLC Programmer", industrial);
    const asked = { q: "lathe and robot maintenance engineer" };
    expect(await titles(asked, "electrical")).toEqual(["PLC Programmer"]);
    expect(await titles({ q: "nurse" }, "electrical")).toEqual([]);
  });

  it("looks for people at work before what they do, and for a field before a rank", async () => {
    await add("Estimator", { category: "construction", subCategory: "site-management" });
    await add("Building Supervisor", { category: "construction", subCategory: "site-management" });
    await add("Software Developer", { category: "technology", subCategory: "software" });
    await add("Graduate Nurse", { category: "health-care", subCategory: "nursing" });
    expect((await titles({ q: "estimator building company" }))[0]).toBe("Estimator");
    await add("HD Fitter", { category: "automotive", subCategory: "heavy-vehicles" });
    await add("Plant Operator", { category: "construction", subCategory: "plant-machinery" });
    expect((await titles({ q: "hd fitter earthmoving" }))[0]).toBe("HD Fitter");
    expect(await titles({ q: "grad software" })).toEqual(["Software Developer"]);
  });

  it("keeps a condition, and drops a number that no job has", async () => {
    await add("Junior Crew Member", { descriptionHtml: "<p>After school.</p>" });
    expect(await titles({ q: "after school job 16" })).toEqual(["Junior Crew Member"]);
    expect(await titles({ q: "0412 345 678" })).toEqual([]);
  });

  it("finds the last word of a name that no job has", async () => {
    await add("Bus Driver");
    const { data, words_left_out } = await search({ q: "tram driver" });
    expect(data.map(({ title }) => title)).toEqual(["Bus Driver"]);
    expect(words_left_out).toEqual(["tram"]);
  });

  it("is a field of work: its jobs before those of other fields that are called so", async () => {
    await add("Patient Transport Officer", { category: "health-care", subCategory: "personal-care" });
    await add("Fleet Allocator", { category: "logistics", subCategory: "dispatch-planning" });
    expect(await titles({ q: "transport jobs" })).toEqual(["Fleet Allocator", "Patient Transport Officer"]);
  });

  it("reads short forms and other words for the same person", async () => {
    await add("Swim Teacher");
    await add("Site Supervisor");
    expect(await titles({ q: "swim coach" })).toEqual(["Swim Teacher"]);
    expect(await titles({ q: "site super" })).toEqual(["Site Supervisor"]);
  });
});

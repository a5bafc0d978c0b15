/** Usual: the grid view of an accelerator's shared base saved as a sheet, a mark of the byte order, several places as choices in one quoted cell, how one works in a column of its own, pay from and to with dollars and what it is per, moments with a clock, a box that says "checked" or nothing, a picture and the company's own site as addresses beside the one of the job, texts over several lines. */
export const acceleratorGridViewCsv = {
  name: "held-23 grid view of an accelerator's companies",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text:
    "\uFEFF" +
    String.raw`Role,Company,Company site,Logo,Where,Arrangement,Type,Pay from,Pay to,Per,Added,Apply by,Live on site,Job link,Contact,Blurb
Founding Designer,Moonfish Health,https://moonfish.example,moonfish-dark.png (https://dl.basefiles.example/.attachments/88a1/moonfish-dark.png),"Melbourne VIC,Geelong VIC",Hybrid,Full-time,"$120,000.00","$140,000.00",Year,17/11/2026 10:42am,14/12/2026,checked,https://moonfish.example/careers/founding-designer,Aisha N,"You would be the seventh person here and the first designer. We make a booking tool for midwives, and 1,900 of them already use it.

We raised $2.4m in May, so the money lasts until the end of 2028. You will talk to a midwife in your first week."
"Growth Marketer, 3 Days",Kelpline,https://kelpline.example,kelpline.svg (https://dl.basefiles.example/.attachments/91c0/kelpline.svg),Hobart TAS,On site,Part-time,$52.00,$58.00,Hour,19/11/2026 4:05pm,18/12/2026,checked,https://kelpline.example/jobs/growth,Tom,"We dry kelp and sell it to people who feed cattle. You know how to find them, and how to measure whether they came back.

Three days a week, which three is up to you."
Platform Engineer (Rust),Moonfish Health,https://moonfish.example,moonfish-dark.png (https://dl.basefiles.example/.attachments/88a1/moonfish-dark.png),,Remote (Australia),Full-time,"$155,000.00",,Year,23/11/2026 9:12am,,checked,https://moonfish.example/careers/platform-engineer,Aisha N,"Calendars are harder than they look: daylight saving, public holidays, and babies. You will own the service that gets them right.

We meet in Melbourne four times a year and pay for the flight."
Lab Technician,"Spore & Sons",https://sporeandsons.example,,Coffs Harbour NSW,On site,"Contract,Full-time",$38.40,$38.40,Hour,24/11/2026 11:30am,08/01/2027,checked,https://sporeandsons.example/work/lab,Bec,"Eight months to take our mushroom leather from the bench to the first rolls. You will keep cultures alive and notebooks legible.

No office days: the lab is the office."
Head of Sales,Kelpline,https://kelpline.example,kelpline.svg (https://dl.basefiles.example/.attachments/91c0/kelpline.svg),Hobart TAS,On site,Full-time,,,,25/11/2026 8:55am,,,https://kelpline.example/jobs/sales,Tom,Not agreed yet. Please leave this off until Tom says so.
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Founding Designer",
      employer: "Moonfish Health",
      places: ["Melbourne VIC", "Geelong VIC"],
      pay: { min: 120_000, max: 140_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://moonfish.example/careers/founding-designer",
    },
    {
      title: "Growth Marketer, 3 Days",
      employer: "Kelpline",
      places: ["Hobart TAS"],
      pay: { min: 52, max: 58, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://kelpline.example/jobs/growth",
    },
    {
      title: "Platform Engineer (Rust)",
      employer: "Moonfish Health",
      places: [],
      pay: { min: 155_000, max: null, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: null,
      remote: true,
      live: true,
      url: "https://moonfish.example/careers/platform-engineer",
    },
    {
      title: "Lab Technician",
      employer: "Spore & Sons",
      places: ["Coffs Harbour NSW"],
      pay: { min: 38.4, max: 38.4, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://sporeandsons.example/work/lab",
    },
    {
      title: "Head of Sales",
      employer: "Kelpline",
      places: ["Hobart TAS"],
      live: false,
    },
  ],
};

/** Rarer: the positions of a group of pharmacies as a YAML file of their site's generator: the group's name above the list, folded text, days without quotes, maps of pay with a period in words, a list of stores as places, quoted numbers, a comment, a position that is filled. */
export const pharmaciesRosterYaml = {
  name: "held-30 yaml positions of pharmacies",
  extension: "yaml",
  contentType: "application/yaml",
  text: `# content/careers/positions.yaml - edited by Hamish, please keep the indents
company: Mortar Street Pharmacies
website: https://mortarstreet.example
positions:
  - code: "MS-0207"
    title: Pharmacist in Charge
    type: Full time
    stores:
      - Ayr QLD
      - Bowen QLD
    pay:
      from: 118000
      to: 128000
      period: per year
      note: plus super, plus the flat above the shop
    posted: 2026-11-16
    closes: 2026-12-13
    link: https://mortarstreet.example/careers/ms-0207
    blurb: >
      Scripts, vaccines and the man who wants his
      snake looked at. The vaccine fridge cost $7,400
      and is loved.

  - code: "MS-0211"
    title: "Dispensary Technician: Mornings"
    type: Part time
    stores:
      - Ingham QLD
    pay:
      from: 30.20
      to: 32.75
      period: per hour
    posted: 2026-11-23
    closes: ~
    link: https://mortarstreet.example/careers/ms-0211
    blurb: >
      Webster packs before breakfast. Relief comes
      at eleven.

  - code: "MS-0212"
    title: Delivery Driver
    type: Casual
    stores:
      - Bowen QLD
    pay: Pharmacy Industry Award
    posted: 2026-11-25
    closes: 2027-01-08
    link: https://mortarstreet.example/careers/ms-0212
    blurb: >
      A small white van; a long white beach. The clinic
      of Dr Abernethy-Wu rings at three.

  - code: "MS-0198"
    title: Beauty Consultant
    type: Part time
    status: filled
    stores:
      - Ayr QLD
    posted: 2026-09-28
    closes: 2026-12-15
    link: https://mortarstreet.example/careers/ms-0198
    blurb: >
      Lipstick, and tact.
`,
  expected: [
    {
      title: "Pharmacist in Charge",
      employer: "Mortar Street Pharmacies",
      reference: "MS-0207",
      places: ["Ayr QLD", "Bowen QLD"],
      pay: { min: 118_000, max: 128_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://mortarstreet.example/careers/ms-0207",
    },
    {
      title: "Dispensary Technician: Mornings",
      employer: "Mortar Street Pharmacies",
      reference: "MS-0211",
      places: ["Ingham QLD"],
      pay: { min: 30.2, max: 32.75, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://mortarstreet.example/careers/ms-0211",
    },
    {
      title: "Delivery Driver",
      employer: "Mortar Street Pharmacies",
      reference: "MS-0212",
      places: ["Bowen QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://mortarstreet.example/careers/ms-0212",
    },
    { title: "Beauty Consultant", reference: "MS-0198", places: ["Ayr QLD"], live: false },
  ],
};

/** Rarer: a food co-op's data file of its static site, jobs under their slugs, shared facts by an anchor and merges, pay as a short map, days bare, block text, a comment, a draft. */
export const foodCoOpYaml = {
  name: "held-20 data file of a food co-op's site",
  extension: "yml",
  contentType: "text/yaml; charset=utf-8",
  text: String.raw`# _data/jobs.yml
# Newest first. Flip draft to false when the board has signed off.

shared: &coop
  organisation: Saltbush Food Co-op
  remote: no

jobs:
  produce-buyer:
    <<: *coop
    role: Produce Buyer
    ref: SFC-31
    where: Fremantle, WA
    basis: full-time
    pay: { from: 71000, to: 76000, per: year }
    listed: 2026-11-24
    closing: 2026-12-15
    link: https://saltbushcoop.example/work/produce-buyer
    text: |
      At the market by four. You know a good fennel.
      Members get 15% off, and so do you.

  shop-floor:
    <<: *coop
    role: "Shop Floor: Weekends"
    ref: SFC-30
    where: Fremantle, WA
    basis: casual
    pay: { from: 33.1, to: 33.1, per: hour }
    listed: 2026-11-19
    closing: ~
    link: https://saltbushcoop.example/work/shop-floor
    text: >
      Scoop, weigh, chat. The bulk bins
      do not fill themselves.

  newsletter-editor:
    <<: *coop
    remote: yes
    role: Newsletter Editor
    ref: SFC-29
    where: Australia
    basis: part-time
    pay: { from: 42, to: 46, per: hour }
    listed: 2026-11-17
    closing: 2026-12-08
    link: https://saltbushcoop.example/work/newsletter-editor
    text: |
      One issue a fortnight, eight hours a week, wherever you sit.

  driver:
    <<: *coop
    draft: true
    role: Delivery Driver
    ref: SFC-32
    where: Rockingham, WA
    basis: part-time
    pay: { from: 32, to: 34, per: hour }
    listed: 2026-11-26
    closing: 2026-12-18
    link: https://saltbushcoop.example/work/driver
    text: |
      The van is electric. The hills are not.
`,
  expected: [
    {
      title: "Produce Buyer",
      employer: "Saltbush Food Co-op",
      reference: "SFC-31",
      places: ["Fremantle WA"],
      pay: { min: 71_000, max: 76_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://saltbushcoop.example/work/produce-buyer",
    },
    {
      title: "Shop Floor: Weekends",
      employer: "Saltbush Food Co-op",
      reference: "SFC-30",
      places: ["Fremantle WA"],
      pay: { min: 33.1, max: 33.1, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://saltbushcoop.example/work/shop-floor",
    },
    {
      title: "Newsletter Editor",
      employer: "Saltbush Food Co-op",
      reference: "SFC-29",
      places: [],
      pay: { min: 42, max: 46, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-08",
      remote: true,
      live: true,
      url: "https://saltbushcoop.example/work/newsletter-editor",
    },
  ],
};

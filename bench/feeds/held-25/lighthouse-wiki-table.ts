/** Rarer: a page of a maritime museums' wiki as its markup, a word before the table, a heading that sorts, rows with their cells on one line or each on its own, links to pages within with other words and to addresses outside with words, small marks of bold and breaks, a comment that nobody sees, a row that is struck through because it is filled, a category at the end. */
export const lighthouseWikiTable = {
  name: "held-25 wiki page of maritime museums",
  extension: "wiki",
  contentType: "text/x-wiki; charset=utf-8",
  text: String.raw`__NOTOC__
'''Jobs at our museums.''' Please put new ones at the bottom, and strike them through when they are gone. ''Questions go to [[User:Winsome|Winsome]].''

== Open positions ==
<!-- keep the columns in this order, the website reads them -->
{| class="wikitable sortable"
|-
! Position !! Museum !! Town !! Employment !! Pay !! Listed !! Applications close !! How to apply
|-
| '''Shipwright''' || [[Slipway Museum|Slipway Museum of Wooden Boats]] || Franklin TAS || Full time || $80,000–$88,000 per year || 17 November 2026 || 11 December 2026 || [https://slipwaymuseum.example/jobs/shipwright Apply online]
|-
| '''Lighthouse Guide'''
| [[Cape Lantern Museum]]
| Augusta WA
| Casual
| $33.70 per hour
| 20 November 2026
| Open until filled
| [https://capelantern.example/work/guide Apply online]
|-
| '''Collections Digitiser''' || [[Knot & Splice Archive]] || Work from home || Part time, fixed term || By negotiation || 24 November 2026 || 15 January 2027 || [https://knotandsplice.example/digitiser Apply online]
|-
| <s>'''Café Manager'''</s> (filled) || [[Cape Lantern Museum]] || Augusta WA || Full time || $70,000 per year || 26 October 2026 || 20 November 2026 || <s>[https://capelantern.example/work/cafe Apply online]</s>
|}

== Notes ==
* Entry to all museums is free for staff ($18 for others).
* The [[Annual meeting]] is in Fremantle in March.

[[Category:Working together]]
`,
  expected: [
    {
      title: "Shipwright",
      employer: "Slipway Museum of Wooden Boats",
      places: ["Franklin TAS"],
      pay: { min: 80_000, max: 88_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://slipwaymuseum.example/jobs/shipwright",
    },
    {
      title: "Lighthouse Guide",
      employer: "Cape Lantern Museum",
      places: ["Augusta WA"],
      pay: { min: 33.7, max: 33.7, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://capelantern.example/work/guide",
    },
    {
      title: "Collections Digitiser",
      employer: "Knot & Splice Archive",
      places: [],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://knotandsplice.example/digitiser",
    },
    {
      title: "Café Manager",
      employer: "Cape Lantern Museum",
      places: ["Augusta WA"],
      live: false,
    },
  ],
};

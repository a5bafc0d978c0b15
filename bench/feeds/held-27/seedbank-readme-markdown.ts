/** Rarer: the list of work that volunteers of a seed bank keep in a repository's readme, in Markdown: groups by region, each job a bullet with a bold title, an employer and a place in brackets, facts parted by middle dots, links at the end, pay once in words, struck-out ones that went, events and a how-to of the same shape of list below. */
export const seedbankReadmeMarkdown = {
  name: "held-27 readme list of seed collectors",
  extension: "md",
  contentType: "text/markdown; charset=utf-8",
  text: `# Paid work with seeds and soil

Kept by volunteers. Last swept on 25 November 2026. Add yours by a pull request.

## South

- **Nursery Propagator** – Tussock & Thorn Natives (Huonville TAS) · Full time · $31.90 to $34.75 per hour · closes 7 December 2026 · [Apply](https://tussockthorn.example/jobs/propagator)
- **Seed Orchard Manager** – Kernel & Cone Trust (Strathalbyn SA) · Full time · eighty-eight thousand dollars a year · closes 16 December 2026 · [Apply](https://kernelcone.example/work/orchard-manager)
- ~~**Fence Line Surveyor** – Tussock & Thorn Natives (Huonville TAS) · Casual · closes 30 October 2026~~ filled, thank you all

## North and west

- **Seed Collector** – Spinifex Seed Gatherers (Broome WA) · Casual · $38 per hour · no closing date · [Apply](https://seedgatherers.example/collect)
- **Restoration Ecologist** – Second Skin Rehabilitation (Kalgoorlie WA) · Contract · $520 per day · closes 11 December 2026 · [Apply](https://secondskin.example/careers/ecologist)

## From anywhere

- **Herbarium Data Wrangler** – Pressed Flat Collections (remote) · Part time · pay not given · closes 3 January 2027 · [Apply](https://pressedflat.example/wrangler)

## Events

- **Seed Swap Sunday** – Strathalbyn Town Hall · 13 December 2026 · gold coin · [Map](https://kernelcone.example/swap)

## How to add a job

1. Copy a line above.
2. Change it.
3. No unpaid work, please. Ads cost $0.
`,
  expected: [
    {
      title: "Nursery Propagator",
      employer: "Tussock & Thorn Natives",
      places: ["Huonville TAS"],
      pay: { min: 31.9, max: 34.75, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-07",
      remote: false,
      live: true,
      url: "https://tussockthorn.example/jobs/propagator",
    },
    {
      title: "Seed Orchard Manager",
      employer: "Kernel & Cone Trust",
      places: ["Strathalbyn SA"],
      pay: { min: 88_000, max: 88_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://kernelcone.example/work/orchard-manager",
    },
    {
      title: "Seed Collector",
      employer: "Spinifex Seed Gatherers",
      places: ["Broome WA"],
      pay: { min: 38, max: 38, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://seedgatherers.example/collect",
    },
    {
      title: "Restoration Ecologist",
      employer: "Second Skin Rehabilitation",
      places: ["Kalgoorlie WA"],
      pay: { min: 520, max: 520, interval: "day" },
      workTypes: ["Contract"],
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://secondskin.example/careers/ecologist",
    },
    {
      title: "Herbarium Data Wrangler",
      employer: "Pressed Flat Collections",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      closes: "2027-01-03",
      remote: true,
      live: true,
      url: "https://pressedflat.example/wrangler",
    },
    { title: "Fence Line Surveyor", places: ["Huonville TAS"], live: false },
  ],
};

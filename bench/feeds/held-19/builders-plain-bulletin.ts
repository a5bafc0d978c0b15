/** Rarer: a builders' association's weekly bulletin as plain text, jobs between rules of equals signs, the title after a number, dots between labels and facts, wrapped lines, an employer per job, a farewell below. */
export const buildersPlainBulletin = {
  name: "held-19 plain bulletin of a builders' association",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: String.raw`PLUMB & LEVEL WEEKLY
Positions vacant, issue 47, Thursday 26 November 2026
From the Hunter Builders' Circle. Four members are hiring.

=====================================================
Job 1: Carpenter
=====================================================
Employer ......... Dovetail Homes
Location ......... Maitland NSW
Type ............. Full-time
Pay .............. $42 to $47 per hour plus super
Posted ........... 23 November 2026
Closes ........... 18 December 2026
Ref .............. HBC-471
Apply ............ https://hunterbuilders.example/vacant/471

Frames and fix-outs. Own tools and a ute that starts.

=====================================================
Job 2: Estimator
=====================================================
Employer ......... Kingpost Constructions
Location ......... Cessnock NSW
Type ............. Part-time
Pay .............. $95,000 to $110,000 per year, pro rata
Posted ........... 24 November 2026
Closes ........... 15 January 2027
Ref .............. HBC-472
Apply ............ https://hunterbuilders.example/vacant/472

Count it once, price it twice. Three days a week, one of
them from home if you like.

=====================================================
Job 3: Labourer
=====================================================
Employer ......... Dovetail Homes
Location ......... Singleton NSW
Type ............. Casual
Pay .............. $34.50 per hour
Posted ........... 25 November 2026
Closes ........... When filled
Ref .............. HBC-473
Apply ............ https://hunterbuilders.example/vacant/473

White card. Wheelbarrow supplied.

=====================================================
Job 4: Roof Tiler
=====================================================
Employer ......... Ridgecap Roofing
Location ......... Maitland NSW
Type ............. Contract
Pay .............. To be discussed
Posted ........... 25 November 2026
Closes ........... 11 December 2026
Ref .............. HBC-474
Apply ............ https://hunterbuilders.example/vacant/474

Hail came through in October. There is plenty to do.

-----------------------------------------------------
To place a job, ring Noelene on 02 5550 4410 by Tuesday noon.
`,
  expected: [
    {
      title: "Carpenter",
      employer: "Dovetail Homes",
      reference: "HBC-471",
      places: ["Maitland NSW"],
      pay: { min: 42, max: 47, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2026-12-18",
      live: true,
      url: "https://hunterbuilders.example/vacant/471",
    },
    {
      title: "Estimator",
      employer: "Kingpost Constructions",
      reference: "HBC-472",
      places: ["Cessnock NSW"],
      pay: { min: 95_000, max: 110_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://hunterbuilders.example/vacant/472",
    },
    {
      title: "Labourer",
      employer: "Dovetail Homes",
      reference: "HBC-473",
      places: ["Singleton NSW"],
      pay: { min: 34.5, max: 34.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://hunterbuilders.example/vacant/473",
    },
    {
      title: "Roof Tiler",
      employer: "Ridgecap Roofing",
      reference: "HBC-474",
      places: ["Maitland NSW"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2026-12-11",
      live: true,
      url: "https://hunterbuilders.example/vacant/474",
    },
  ],
};

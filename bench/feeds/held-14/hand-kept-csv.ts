/** A chamber of commerce's sheet that its secretary keeps by hand: days written in every way, short words for types, wages as people say them, a blank line, leave to publish in a column, a thank-you for one that is filled. */
export const handKeptSheet = {
  name: "held-14 sheet of a chamber of commerce kept by hand",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `Date in,Business,Position,Town,FT/PT/Cas,Wage,Apps close,Contact,Web,OK to publish?,Notes
16/11/26,"Marlow's Meats, Kyneton",Butcher (qualified),Kyneton VIC,FT,$36-$40/hr,Fri 11 Dec 2026,Phil 0491 570 110,,Yes,
19/11/26,Seven Hills Early Learning,Diploma Educator,Castlemaine VIC,PT,"award + 8%",18/12/26,director@sevenhills.example,https://sevenhills.example/work,Yes,rang twice
,,,,,,,,,,
23/11/2026,Gap Road Plumbing,Apprentice Plumber (1st yr),"Sunbury VIC",FT,see award,15 January 2027,Toni 0491 570 737,www.gaproad.example/apprentice,Yes,
24/11/26,Old Mint Hotel,Kitchenhand x2,Kyneton VIC,Cas,"$31.20 p.h.",ASAP,drop in after 3,,yes,
25/11/26,Spindle & Thread,Upholsterer,Woodend VIC,FT/PT,"$68,000 to $75,000 pa",20-12-2026,jan@spindle.example,,NO - wait for Jan,draft only
2/11/26,Macedon Tyres,Tyre Fitter,Gisborne VIC,FT,$33/hr,31/12/26,Baz,,Yes,FILLED thanks!!
`,
  expected: [
    {
      title: "Butcher (qualified)",
      employer: "Marlow's Meats, Kyneton",
      places: ["Kyneton VIC"],
      pay: { min: 36, max: 40, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      live: true,
      url: null,
    },
    {
      title: "Diploma Educator",
      employer: "Seven Hills Early Learning",
      places: ["Castlemaine VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-18",
      live: true,
      url: "https://sevenhills.example/work",
    },
    {
      title: "Apprentice Plumber (1st yr)",
      employer: "Gap Road Plumbing",
      places: ["Sunbury VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2027-01-15",
      live: true,
    },
    {
      title: "Kitchenhand x2",
      employer: "Old Mint Hotel",
      places: ["Kyneton VIC"],
      pay: { min: 31.2, max: 31.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: null,
    },
    { title: "Tyre Fitter", places: ["Gisborne VIC"], live: false },
  ],
};

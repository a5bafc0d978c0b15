const entry = (
  id: number,
  title: string,
  published: string,
  pairs: readonly (readonly [string, string])[],
) => `
  <entry>
    <id>https://www.librariesnetwork.example/jobs/${id}/</id>
    <title>${title}</title>
    <link href="https://www.librariesnetwork.example/jobs/${id}/"/>
    <published>${published}</published>
    <updated>${published}</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><dl>${pairs
      .map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`)
      .join("")}</dl></div></content>
  </entry>`;

/** A libraries' network's Atom of members' jobs: the text as real elements, facts as terms and their definitions, the network as the author and members as employers, a fixed term, an end that is no day. */
export const libraryAtom = {
  name: "held-14 jobs of a libraries' network with terms and definitions",
  extension: "atom",
  contentType: "application/atom+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
  <id>https://www.librariesnetwork.example/jobs/</id>
  <title>Jobs in our libraries</title>
  <subtitle>From members, for members</subtitle>
  <updated>2026-11-26T09:30:00+10:30</updated>
  <author><name>South Australian Libraries Network</name></author>
  <link rel="self" href="https://www.librariesnetwork.example/jobs.atom"/>${[
    entry(604, "Children&#8217;s Librarian", "2026-11-18T10:00:00+10:30", [
      ["Organisation", "City of Redgum Plains"],
      ["Location", "Murray Bridge SA 5253"],
      ["Employment", "Full-time, ongoing"],
      ["Salary", "$86,204 – $93,761 per annum"],
      ["Job number", "CRP-2026-118"],
      ["Closing date", "5:00 pm, 14 December 2026"],
      ["Enquiries", "Opal Trevanion, 0491 575 789"],
      ["About", "Rhyme time, twice, on Tuesdays."],
    ]),
    entry(609, "Mobile Library Driver", "2026-11-23T14:30:00+10:30", [
      ["Organisation", "District Council of Stony Rises"],
      ["Location", "Clare SA 5453"],
      ["Employment", "Part-time, 2 years fixed term"],
      ["Salary", "$34.88 per hour"],
      ["Job number", "SR/26/40"],
      ["Closing date", "5:00 pm, 8 January 2027"],
      ["Enquiries", "Ken, 0491 576 398"],
      ["About", "A truck, nine towns, large print."],
    ]),
    entry(611, "Local History Casuals", "2026-11-25T11:15:00+10:30", [
      ["Organisation", "Port Pirie Institute"],
      ["Location", "Port Pirie SA 5540"],
      ["Employment", "Casual"],
      ["Salary", "Negotiable"],
      ["Closing date", "Ongoing"],
      ["Enquiries", "history@ppinstitute.example"],
      ["About", "Gloves, boxes, smelter smoke."],
    ]),
  ].join("")}
</feed>
`,
  expected: [
    {
      title: "Children’s Librarian",
      employer: "City of Redgum Plains",
      reference: "CRP-2026-118",
      places: ["Murray Bridge SA"],
      pay: { min: 86_204, max: 93_761, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T23:30:00Z",
      closes: "2026-12-14",
      live: true,
      url: "https://www.librariesnetwork.example/jobs/604/",
    },
    {
      title: "Mobile Library Driver",
      employer: "District Council of Stony Rises",
      reference: "SR/26/40",
      places: ["Clare SA"],
      pay: { min: 34.88, max: 34.88, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23T04:00:00Z",
      closes: "2027-01-08",
      live: true,
      url: "https://www.librariesnetwork.example/jobs/609/",
    },
    {
      title: "Local History Casuals",
      employer: "Port Pirie Institute",
      places: ["Port Pirie SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T00:45:00Z",
      closes: null,
      live: true,
      url: "https://www.librariesnetwork.example/jobs/611/",
    },
  ],
};

/** Rarer: the bulletin of a storytellers' association as plain text in tagged records, a name of field padded with dots before each value, values that go on in the next line by an indent, records parted by a line of equals signs, a greeting above and rules for contributors below, one record marked as expired. */
export const storytellersTaggedRecords = {
  name: "held-28 tagged records of storytellers",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `ONCE UPON A JOB - the work bulletin of the Storytellers' Association
No. 211, 25 November 2026. Good morning, tellers!

======================================================================
Position .......: Story Time Presenter
Organisation ...: Yarra Bend Libraries
Location .......: Lilydale VIC
Employment .....: Casual
Salary .........: $41.75 per hour
Advertised .....: 18 November 2026
Closes .........: 9 December 2026
Details ........: Under-fives, Tuesday and Thursday mornings. You need a
                  strong voice, a working-with-children check and at
                  least one puppet.
Web ............: https://yarrabend.example/jobs/storytime
======================================================================
Position .......: Festival Program Manager
Organisation ...: Tall Tales Festival
Location .......: Katoomba NSW
Employment .....: Full time, 8 month contract
Salary .........: $92,000 - $98,000 per annum
Advertised .....: 20 November 2026
Closes .........: 13 December 2026
Details ........: Sixty tellers, nine stages, a budget of $450,000 and
                  fog.
Web ............: https://talltales.example/work
======================================================================
Position .......: Podcast Script Editor
Organisation ...: Campfire Audio
Location .......: Remote (anywhere in Australia)
Employment .....: Part time
Salary .........: Negotiable
Advertised .....: 24 November 2026
Closes .........: Until filled
Details ........: Cut every second adjective.
Web ............: https://campfireaudio.example/jobs/editor
======================================================================
Position .......: Tour Guide, Ghost Walks
Organisation ...: Lantern Walks
Location .......: Port Arthur TAS
Employment .....: Casual
Salary .........: $35 per hour
Advertised .....: 12 October 2026
Closes .........: 6 November 2026 (expired)
Web ............: https://lanternwalks.example/guides
======================================================================

To put a job in the next number write to bulletin@storytellers.example
by Friday noon. Members pay nothing, others $30.
`,
  expected: [
    {
      title: "Story Time Presenter",
      employer: "Yarra Bend Libraries",
      places: ["Lilydale VIC"],
      pay: { min: 41.75, max: 41.75, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://yarrabend.example/jobs/storytime",
    },
    {
      title: "Festival Program Manager",
      employer: "Tall Tales Festival",
      places: ["Katoomba NSW"],
      pay: { min: 92_000, max: 98_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://talltales.example/work",
    },
    {
      title: "Podcast Script Editor",
      employer: "Campfire Audio",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://campfireaudio.example/jobs/editor",
    },
    { title: "Tour Guide, Ghost Walks", places: ["Port Arthur TAS"], live: false },
  ],
};

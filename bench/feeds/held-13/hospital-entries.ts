/** A health service's entries: facts in the vendor's namespace, two sites of one position, an entry that Atom itself calls a draft, one that the vendor calls closed, empty elements. */
const entry = (id: number, title: string, days: readonly [string, string], inner: string) => `
  <entry>
    <id>tag:careers.murrumbahealth.example,2026:position-${id}</id>
    <title type="html">${title}</title>
    <published>${days[0]}</published>
    <updated>${days[1]}</updated>
    <link rel="alternate" type="text/html" href="https://careers.murrumbahealth.example/position/${id}" />
    ${inner}
  </entry>`;

export const hospitalEntries = {
  name: "held-13 entries of a health service with drafts as Atom says them",
  extension: "atom",
  contentType: "application/atom+xml;type=feed",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app" xmlns:v="https://schemas.wardline.example/vacancy/3">
  <id>tag:careers.murrumbahealth.example,2026:positions</id>
  <title>Positions vacant</title>
  <updated>2026-11-26T16:00:00+11:00</updated>
  <author><name>Murrumba Health</name><uri>https://www.murrumbahealth.example</uri></author>
  <link rel="self" href="https://careers.murrumbahealth.example/positions.atom" />${entry(
    80112,
    "Nurse Unit Manager &amp;ndash; Emergency",
    ["2026-11-16T09:00:00+11:00", "2026-11-20T11:12:00+11:00"],
    `<summary type="html">&lt;p&gt;Fourteen bays, one very good clerk.&lt;/p&gt;</summary>
    <v:advertNumber>MH-26-0412</v:advertNumber>
    <v:sites><v:site suburb="Swan Hill" state="VIC" postcode="3585">Swan Hill Campus</v:site></v:sites>
    <v:engagement>Permanent Full Time</v:engagement>
    <v:remuneration>$128,640 - $139,118 per annum</v:remuneration>
    <v:closing>2026-12-18T23:59:00+11:00</v:closing>
    <v:advertStatus>Open</v:advertStatus>`,
  )}${entry(
    80120,
    "Grade 2 Physiotherapist",
    ["2026-11-20T10:30:00+11:00", "2026-11-20T10:30:00+11:00"],
    `<summary type="html">&lt;p&gt;Hips on Mondays, hydrotherapy on Thursdays.&lt;/p&gt;</summary>
    <v:advertNumber>MH-26-0419</v:advertNumber>
    <v:sites><v:site suburb="Kerang" state="VIC" postcode="3579">Kerang Campus</v:site><v:site suburb="Robinvale" state="VIC" postcode="3549">Robinvale Campus</v:site></v:sites>
    <v:engagement>Fixed Term Part Time</v:engagement>
    <v:remuneration>$44.90 - $51.27 per hour</v:remuneration>
    <v:closing>2027-01-10T23:59:00+11:00</v:closing>
    <v:advertStatus>Open</v:advertStatus>`,
  )}${entry(
    80126,
    "Theatre Technician (Bank)",
    ["2026-11-25T15:45:00+11:00", "2026-11-25T15:45:00+11:00"],
    `<summary type="html"></summary>
    <v:advertNumber>MH-26-0425</v:advertNumber>
    <v:sites><v:site suburb="Swan Hill" state="VIC" postcode="3585">Swan Hill Campus</v:site></v:sites>
    <v:engagement>Casual</v:engagement>
    <v:remuneration/>
    <v:closing/>
    <v:advertStatus>Open</v:advertStatus>`,
  )}${entry(
    80131,
    "Director of Pharmacy",
    ["2026-11-26T12:00:00+11:00", "2026-11-26T12:00:00+11:00"],
    `<app:control><app:draft>yes</app:draft></app:control>
    <summary type="html">&lt;p&gt;Text to come.&lt;/p&gt;</summary>
    <v:advertNumber>MH-26-0430</v:advertNumber>
    <v:sites><v:site suburb="Mildura" state="VIC" postcode="3500">Mildura Office</v:site></v:sites>
    <v:engagement>Permanent Full Time</v:engagement>
    <v:remuneration/>
    <v:closing/>
    <v:advertStatus/>`,
  )}${entry(
    80077,
    "Medical Typist",
    ["2026-10-12T09:00:00+11:00", "2026-11-09T09:00:00+11:00"],
    `<summary type="html">&lt;p&gt;Spelling counts.&lt;/p&gt;</summary>
    <v:advertNumber>MH-26-0377</v:advertNumber>
    <v:sites><v:site suburb="Kerang" state="VIC" postcode="3579">Kerang Campus</v:site></v:sites>
    <v:engagement>Permanent Part Time</v:engagement>
    <v:remuneration>$33.08 per hour</v:remuneration>
    <v:closing>2026-12-31T23:59:00+11:00</v:closing>
    <v:advertStatus>Closed - appointed</v:advertStatus>`,
  )}
</feed>`,
  expected: [
    {
      title: "Nurse Unit Manager – Emergency",
      employer: "Murrumba Health",
      reference: "MH-26-0412",
      places: ["Swan Hill VIC"],
      pay: { min: 128_640, max: 139_118, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-15T22:00:00Z",
      closes: "2026-12-18T12:59:00Z",
      live: true,
      url: "https://careers.murrumbahealth.example/position/80112",
    },
    {
      title: "Grade 2 Physiotherapist",
      employer: "Murrumba Health",
      reference: "MH-26-0419",
      places: ["Kerang VIC", "Robinvale VIC"],
      pay: { min: 44.9, max: 51.27, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19T23:30:00Z",
      closes: "2027-01-10T12:59:00Z",
      live: true,
      url: "https://careers.murrumbahealth.example/position/80120",
    },
    {
      title: "Theatre Technician (Bank)",
      employer: "Murrumba Health",
      reference: "MH-26-0425",
      places: ["Swan Hill VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T04:45:00Z",
      closes: null,
      live: true,
      url: "https://careers.murrumbahealth.example/position/80126",
    },
    { title: "Medical Typist", reference: "MH-26-0377", places: ["Kerang VIC"], live: false },
  ],
};

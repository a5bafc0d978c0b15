/** Rarer: the export of a channel of a chat for work in which a designers' association posts jobs, messages with a type, a user and a moment in seconds as a text, each job as lines with starred labels, links in angle brackets with a label after a stroke, ampersands escaped, people who join, ask in a thread or seek work. */
export const designersChannelExportJson = {
  name: "held-26 channel export of designers",
  extension: "json",
  contentType: "application/json",
  text: String.raw`[
  {
    "type": "message",
    "subtype": "channel_join",
    "user": "U07AAQ1",
    "text": "<@U07AAQ1> has joined the channel",
    "ts": "1763330000.000100"
  },
  {
    "type": "message",
    "user": "U02BOARD",
    "text": "*Senior Service Designer*\n*Employer:* Quill &amp; Harbour\n*Location:* Hobart TAS\n*Type:* Full time\n*Salary:* $118,000 - $130,000 per annum\n*Closes:* 10 December 2026\n*Apply:* <https://quillharbour.example/jobs/service-designer|quillharbour.example/jobs>\nA ferry, a library and a hospital want to be easier to use.",
    "ts": "1795050000.004300",
    "reactions": [{ "name": "eyes", "users": ["U07AAQ1", "U03KLM"], "count": 2 }]
  },
  {
    "type": "message",
    "user": "U03KLM",
    "text": "is that one ok with four days?",
    "thread_ts": "1795050000.004300",
    "parent_user_id": "U02BOARD",
    "ts": "1795053600.000200"
  },
  {
    "type": "message",
    "user": "U02BOARD",
    "text": "*Exhibition Graphic Designer*\n*Employer:* Museum of Small Machines\n*Location:* Fremantle WA\n*Type:* Contract\n*Rate:* $75 per hour\n*Closes:* 4 January 2027\n*Apply:* <https://smallmachines.example/work/exhibition-designer>\nForty panels, one tractor. Five months from February.",
    "ts": "1795395600.001900"
  },
  {
    "type": "message",
    "user": "U02BOARD",
    "text": "*UX Writer*\n*Employer:* Penny Parcel\n*Location:* Remote (Australia)\n*Type:* Part time\n*Salary:* not stated\n*Closes:* until filled\n*Apply:* <https://pennyparcel.example/careers/ux-writer>\nTwelve words where there were forty.",
    "ts": "1795568400.002700"
  },
  {
    "type": "message",
    "user": "U07AAQ1",
    "text": "hi all, I'm a motion designer in Adelaide and looking for freelance work from January, portfolio at <https://asha.example> :wave:",
    "ts": "1795572000.000500"
  }
]
`,
  expected: [
    {
      title: "Senior Service Designer",
      employer: "Quill & Harbour",
      places: ["Hobart TAS"],
      pay: { min: 118_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: new Date(1_795_050_000_000).toISOString(),
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://quillharbour.example/jobs/service-designer",
    },
    {
      title: "Exhibition Graphic Designer",
      employer: "Museum of Small Machines",
      places: ["Fremantle WA"],
      pay: { min: 75, max: 75, interval: "hour" },
      workTypes: ["Contract"],
      posted: new Date(1_795_395_600_000).toISOString(),
      closes: "2027-01-04",
      remote: false,
      live: true,
      url: "https://smallmachines.example/work/exhibition-designer",
    },
    {
      title: "UX Writer",
      employer: "Penny Parcel",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: new Date(1_795_568_400_000).toISOString(),
      closes: null,
      remote: true,
      live: true,
      url: "https://pennyparcel.example/careers/ux-writer",
    },
  ],
};

const row = (cells: readonly string[]) => `<tr>${cells
  .map((cell) => `<td style="border:1px solid #999;padding:2px 6px"><p class="MsoNormal">${cell}</p></td>`)
  .join("")}</tr>
`;
const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style><!-- p.MsoNormal {margin:0cm;font-family:Calibri} --></style></head>
<body lang="EN-AU"><p class="MsoNormal">Hi team,<o:p></o:p></p>
<p class="MsoNormal">Here is our list again, please update it before the weekend. Taking CVs at work@emberandoak.example as usual. The Devonport one has gone, so take that down please.<o:p></o:p></p>
<p class="MsoNormal">&nbsp;</p>
<table class="MsoTableGrid" cellspacing="0" cellpadding="0">
${[
  row([
    "<b>Position</b>",
    "<b>Venue town</b>",
    "<b>Hours</b>",
    "<b>Pay</b>",
    "<b>Advertise until</b>",
    "<b>Status</b>",
  ]),
  row([
    "Sous Chef",
    "Launceston TAS",
    "Full-time",
    "$74,000&#8211;$78,000 + super + tips",
    "11 December 2026",
    "Advertise",
  ]),
  row(["Breakfast Cook", "Launceston TAS", "Part-time", "$33.60 per hour", "20 December 2026", "Advertise"]),
  row(["Glassie / runner", "Hobart TAS", "Casual", "Award rates", "&nbsp;", "Advertise"]),
  row(["Venue Manager", "Devonport TAS", "Full-time", "$85,000", "31 December 2026", "Filled"]),
].join("")}</table>
<p class="MsoNormal">&nbsp;</p>
<p class="MsoNormal">Cheers,<o:p></o:p></p>
<p class="MsoNormal"><b>Tamsin Arkell</b><br>People &amp; Culture, Ember &amp; Oak Dining<br>0491 571 266 | Level 1, 4 Fictional Street, Launceston TAS 7250<o:p></o:p></p>
</body></html>
`;
const inLines = (text: string) => Buffer.from(text).toString("base64").replace(/.{76}/g, "$&\r\n");

/** Unusual: a mail from a restaurant group's people office as it was received, one part of HTML in base 64, a greeting and a signature with an address around a table from an office program, a last day to advertise, one that is to be taken down. */
export const mailWithTable = {
  name: "held-16 mail of a restaurant group with a table in base 64",
  employer: "Ember & Oak Dining",
  extension: "eml",
  contentType: "message/rfc822",
  text: `Received: from mail.emberandoak.example by mx.signboard.example; Thu, 26 Nov 2026 15:41:09 +1100
From: Tamsin Arkell <tamsin@emberandoak.example>
To: "feeds@signboard.example" <feeds@signboard.example>
Subject: =?utf-8?B?${Buffer.from("Jobs to post please – Ember & Oak").toString("base64")}?=
Thread-Topic: Jobs to post please
Date: Thu, 26 Nov 2026 04:41:02 +0000
Message-ID: <SY4P0001MB0001@mail.emberandoak.example>
Accept-Language: en-AU, en-US
Content-Language: en-AU
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64
MIME-Version: 1.0

${inLines(html)}
`.replaceAll(/\r?\n/g, "\r\n"),
  expected: [
    {
      title: "Sous Chef",
      employer: "Ember & Oak Dining",
      reference: null,
      places: ["Launceston TAS"],
      pay: { min: 74_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      live: true,
      url: null,
    },
    {
      title: "Breakfast Cook",
      employer: "Ember & Oak Dining",
      reference: null,
      places: ["Launceston TAS"],
      pay: { min: 33.6, max: 33.6, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-20",
      live: true,
      url: null,
    },
    {
      title: "Glassie / runner",
      employer: "Ember & Oak Dining",
      reference: null,
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      live: true,
      url: null,
    },
    { title: "Venue Manager", places: ["Devonport TAS"], live: false },
  ],
};

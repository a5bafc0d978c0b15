const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => {
      const bytes = [...Buffer.from(line)].map((byte) =>
        byte === 61 || byte > 126 || byte < 32
          ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}`
          : String.fromCharCode(byte),
      );
      const lines = [""];
      for (const unit of bytes) {
        if (lines.at(-1)!.length + unit.length > 75) lines.push("");
        lines[lines.length - 1] += unit;
      }
      return lines.join("=\r\n");
    })
    .join("\r\n");

const jobs = [
  {
    title: "Fundraising Manager",
    firm: "Warm Coats for Winter",
    line: "Footscray VIC | Full time | $98,000 – $105,000 per year",
    about:
      "Eleven thousand coats left our shed last July. You find the people who pay for the buttons, and you thank them by name.",
    end: "Applications close: 14 December 2026",
    href: "https://kindjobs.example/jobs/30771?utm_source=weekly",
  },
  {
    title: "Tenancy Support Worker",
    firm: "Front Door Housing",
    line: "Geelong VIC, Colac VIC | Part time, fixed term | $43.26 – $47.10 per hour",
    about: "You keep people in the houses they have. It is mostly listening, and then one good phone call.",
    end: "Applications close: 9 December 2026",
    href: "https://kindjobs.example/jobs/30778?utm_source=weekly",
  },
  {
    title: "Helpline Team Leader",
    firm: "The Listening Ear",
    line: "Work from home (Australia) | Casual | Pay on application",
    about: "Nine volunteers on a Sunday night, and you are the tenth voice. We train you for a month.",
    end: "Applications close: when we have found somebody",
    href: "https://kindjobs.example/jobs/30780?utm_source=weekly",
  },
  {
    title: "Op Shop Coordinator",
    firm: "Second Sunday Stores",
    line: "Castlemaine VIC | Full time | $66,500 per year",
    about:
      "Two floors, forty volunteers and a back room that is never empty. Last year the shop made $412,000, four dollars at a time.",
    end: "Applications close: 18 December 2026",
    href: "https://kindjobs.example/jobs/30783?utm_source=weekly",
  },
];

const plain = `Kind Jobs Weekly

A word from Ottilie: four new jobs this week, and rain on the tents.

${jobs.map((job) => `${job.title}\n${job.firm}\n${job.line}\n${job.about}\n${job.end}\n${job.href}\n`).join("\n")}
--
You have this mail because you asked for it. Unsubscribe: https://kindjobs.example/unsubscribe
`;
const card = (job: (typeof jobs)[number]) =>
  `<tr><td style="padding:16px 24px;border-bottom:1px solid #ddd"><h2 style="margin:0;font-size:18px"><a href="${job.href}" style="color:#0a5c6b">${job.title}</a></h2><p style="margin:4px 0"><b>${job.firm}</b></p><p style="margin:4px 0;color:#555">${job.line}</p><p style="margin:4px 0">${job.about}</p><p style="margin:4px 0"><i>${job.end}</i></p></td></tr>`;
const html = `<html><body style="margin:0;background:#f4f4f0"><table width="600" align="center" cellpadding="0" cellspacing="0">
<tr><td style="padding:24px"><h1>Kind Jobs Weekly</h1><p>A word from Ottilie: four new jobs this week, and rain on the tents.</p></td></tr>
${jobs.slice(0, 2).map(card).join("\n")}
<tr><td style="padding:16px 24px;background:#fff3d6"><p><b>Advertisement</b> Grant writing in a day, $290, on 3 February. <a href="https://kindjobs.example/courses/grants">Book a seat</a></p></td></tr>
${jobs.slice(2).map(card).join("\n")}
<tr><td style="padding:24px;font-size:12px;color:#888">You have this mail because you asked for it. <a href="https://kindjobs.example/unsubscribe">Unsubscribe</a></td></tr>
</table></body></html>
`;
const boundary = "=_kind_5f1c0a77";

/** Usual: the weekly mail of a charities' jobs service as it arrives, headers and a plain text part beside one in HTML that says the same, signs of the quoted printable kind with lines that are broken by an equals sign, each job a title with a firm below, then one line of town, kind and pay with bars, a sentence, an end, an address behind tracking, an advertisement for a course and a word from the editor between them, a line to unsubscribe. */
export const charitiesWeeklyMail = {
  name: "held-25 weekly mail of charities' jobs",
  extension: "eml",
  contentType: "message/rfc822",
  text: [
    "Return-Path: <bounce+1142@mail.kindjobs.example>",
    "Date: Wed, 25 Nov 2026 07:00:12 +1100",
    "From: Kind Jobs <weekly@kindjobs.example>",
    "To: portal@example.com",
    "Subject: =?UTF-8?Q?Kind_Jobs_Weekly_=E2=80=93_four_new_jobs?=",
    "Message-ID: <20261125070012.1142@mail.kindjobs.example>",
    "List-Unsubscribe: <https://kindjobs.example/unsubscribe>",
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quoted(plain),
    `--${boundary}`,
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quoted(html),
    `--${boundary}--`,
    "",
  ].join("\r\n"),
  expected: [
    {
      title: "Fundraising Manager",
      employer: "Warm Coats for Winter",
      places: ["Footscray VIC"],
      pay: { min: 98_000, max: 105_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://kindjobs.example/jobs/30771?utm_source=weekly",
    },
    {
      title: "Tenancy Support Worker",
      employer: "Front Door Housing",
      places: ["Geelong VIC", "Colac VIC"],
      pay: { min: 43.26, max: 47.1, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://kindjobs.example/jobs/30778?utm_source=weekly",
    },
    {
      title: "Helpline Team Leader",
      employer: "The Listening Ear",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: true,
      live: true,
      url: "https://kindjobs.example/jobs/30780?utm_source=weekly",
    },
    {
      title: "Op Shop Coordinator",
      employer: "Second Sunday Stores",
      places: ["Castlemaine VIC"],
      pay: { min: 66_500, max: 66_500, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://kindjobs.example/jobs/30783?utm_source=weekly",
    },
  ],
};

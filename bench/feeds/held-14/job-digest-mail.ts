/** A weekly mail of jobs as it was received: headers, a part of plain text and one of HTML with the same jobs, lines cut with equals signs, signs as figures, employers and places below each title, a footer. */
export const digestMail = {
  name: "held-14 weekly mail of a hinterland's jobs in two parts",
  extension: "eml",
  contentType: "message/rfc822",
  text: String.raw`Return-Path: <bounce@mail.hinterlandjobs.example>
Received: from mail.hinterlandjobs.example by mx.signboard.example; Wed, 25 Nov 2026 07:00:12 +1100
Date: Wed, 25 Nov 2026 07:00:00 +1100
From: Hinterland Jobs Weekly <news@hinterlandjobs.example>
To: feeds@signboard.example
Subject: =?UTF-8?Q?3_new_jobs_this_week_=E2=80=93_Hinterland_Jobs?=
Message-ID: <20261125070000.48@mail.hinterlandjobs.example>
List-Unsubscribe: <https://hinterlandjobs.example/unsubscribe?u=48>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="=_part_7781"

--=_part_7781
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Hello! Here are this week=E2=80=99s jobs.

Cheesemaker
Employer: Misty Gap Dairy
Location: Mullumbimby NSW 2482
Type: Full time
Pay: $68,000 =E2=80=93 $74,000 + super
Closes: 14 December 2026
https://hinterlandjobs.example/job/3101?utm_source=3Dmail

Bush Regenerator
Employer: Second Creek Landcare Inc.
Location: Bellingen NSW 2454
Type: Casual
Pay: $36.20 per hour
Closes: 8 January 2027
https://hinterlandjobs.example/job/3108?utm_source=3Dmail

School Bus Driver (split shift)
Employer: Tallow Range Coaches
Location: Dorrigo NSW 2453
Type: Part time
Pay: Award
Closes: 18 December 2026
https://hinterlandjobs.example/job/3112?utm_source=3Dmail

--=20
You receive this because you asked for it. 12 Example Street, Bellingen.

--=_part_7781
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<html><body style=3D"font-family:Arial"><p>Hello! Here are this week&rsquo;=
s jobs.</p>
<table width=3D"600" cellpadding=3D"0"><tr><td><h3><a href=3D"https://hinte=
rlandjobs.example/job/3101?utm_source=3Dmail">Cheesemaker</a></h3><p>Employ=
er: Misty Gap Dairy<br>Location: Mullumbimby NSW 2482<br>Type: Full time<br=
>Pay: $68,000 &ndash; $74,000 + super<br>Closes: 14 December 2026</p></td><=
/tr>
<tr><td><h3><a href=3D"https://hinterlandjobs.example/job/3108?utm_source=
=3Dmail">Bush Regenerator</a></h3><p>Employer: Second Creek Landcare Inc.<b=
r>Location: Bellingen NSW 2454<br>Type: Casual<br>Pay: $36.20 per hour<br>C=
loses: 8 January 2027</p></td></tr>
<tr><td><h3><a href=3D"https://hinterlandjobs.example/job/3112?utm_source=
=3Dmail">School Bus Driver (split shift)</a></h3><p>Employer: Tallow Range =
Coaches<br>Location: Dorrigo NSW 2453<br>Type: Part time<br>Pay: Award<br>C=
loses: 18 December 2026</p></td></tr></table>
<p><a href=3D"https://hinterlandjobs.example/unsubscribe?u=3D48">Unsubscrib=
e</a></p></body></html>

--=_part_7781--
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Cheesemaker",
      employer: "Misty Gap Dairy",
      places: ["Mullumbimby NSW"],
      pay: { min: 68_000, max: 74_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-14",
      live: true,
      url: "https://hinterlandjobs.example/job/3101?utm_source=mail",
    },
    {
      title: "Bush Regenerator",
      employer: "Second Creek Landcare Inc.",
      places: ["Bellingen NSW"],
      pay: { min: 36.2, max: 36.2, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2027-01-08",
      live: true,
      url: "https://hinterlandjobs.example/job/3108?utm_source=mail",
    },
    {
      title: "School Bus Driver (split shift)",
      employer: "Tallow Range Coaches",
      places: ["Dorrigo NSW"],
      pay: null,
      workTypes: ["Part time"],
      closes: "2026-12-18",
      live: true,
      url: "https://hinterlandjobs.example/job/3112?utm_source=mail",
    },
  ],
};

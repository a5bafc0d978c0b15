/** Usual: a mail of a hospital's workforce unit to a portal with a greeting, a table of vacancies in HTML with soft line ends and coded characters, pay as from and to with what it is per in the heading of the column, days as day/month/year, status in the last column, a signature with telephone numbers and a notice of confidentiality, a quoted mail below. */
export const hospitalVacancyTableMail = {
  name: "held-26 mail with a table of a hospital",
  extension: "eml",
  contentType: "message/rfc822",
  text: String.raw`From: "Workforce Unit" <workforce@grampianshill.example>
To: <listings@portal.example>
Subject: Vacancies for upload - w/c 23 November
Date: Wed, 25 Nov 2026 09:14:22 +1100
Message-ID: <f1c9.20261125@grampianshill.example>
MIME-Version: 1.0
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<html><head><meta http-equiv=3D"Content-Type" content=3D"text/html; charset=3D=
utf-8"></head><body style=3D"font-family:Calibri">
<p>Hi team,</p>
<p>Could you please put these up for Grampians Hill Health Service? The one=
s that say filled can come down. Thanks so much =E2=80=93 Bronwyn</p>
<table border=3D"1" cellspacing=3D"0" cellpadding=3D"4">
<tr><th>Ref</th><th>Position</th><th>Site</th><th>Basis</th><th>Hourly rate=
 ($)</th><th>Advertised</th><th>Closes</th><th>Status</th><th>Link</th></tr>
<tr><td>GH26-301</td><td>Midwife (Grade 2)</td><td>Horsham VIC</td><td>Part=
 time</td><td>42.80 =E2=80=93 57.15</td><td>19/11/2026</td><td>10/12/2026</=
td><td>Open</td><td><a href=3D"https://grampianshill.example/jobs/GH26-301"=
>Apply</a></td></tr>
<tr><td>GH26-304</td><td>Food Services Assistant</td><td>Stawell VIC</td><t=
d>Casual</td><td>27.91</td><td>20/11/2026</td><td>04/12/2026</td><td>Open</=
td><td><a href=3D"https://grampianshill.example/jobs/GH26-304">Apply</a></t=
d></tr>
<tr><td>GH26-305</td><td>Radiographer &amp; Sonographer</td><td>Horsham VIC=
; Ararat VIC</td><td>Full time fixed term</td><td>As per EBA</td><td>23/11/=
2026</td><td>08/01/2027</td><td>Open</td><td><a href=3D"https://grampianshi=
ll.example/jobs/GH26-305">Apply</a></td></tr>
<tr><td>GH26-288</td><td>Theatre Technician</td><td>Horsham VIC</td><td>Ful=
l time</td><td>33.20</td><td>02/11/2026</td><td>16/11/2026</td><td>Filled</=
td><td><a href=3D"https://grampianshill.example/jobs/GH26-288">Apply</a></t=
d></tr>
</table>
<p>Kind regards,</p>
<p><b>Bronwyn Ashgrove</b><br>Workforce Officer | Grampians Hill Health Ser=
vice<br>T 03 5550 1140 | M 0491 570 156</p>
<p style=3D"font-size:8pt">This email is confidential. If you are not the i=
ntended recipient please delete it. Please consider the environment.</p>
<hr>
<p>From: Listings &lt;listings@portal.example&gt;<br>Sent: Monday, 16 Novem=
ber 2026 3:02 PM<br>Subject: RE: Vacancies</p>
<p>No worries, the Theatre Technician is live until 16/11. Cheers, Sam</p>
</body></html>
`,
  expected: [
    {
      title: "Midwife (Grade 2)",
      employer: "Grampians Hill Health Service",
      reference: "GH26-301",
      places: ["Horsham VIC"],
      pay: { min: 42.8, max: 57.15, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://grampianshill.example/jobs/GH26-301",
    },
    {
      title: "Food Services Assistant",
      employer: "Grampians Hill Health Service",
      reference: "GH26-304",
      places: ["Stawell VIC"],
      pay: { min: 27.91, max: 27.91, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: "2026-12-04",
      remote: false,
      live: true,
      url: "https://grampianshill.example/jobs/GH26-304",
    },
    {
      title: "Radiographer & Sonographer",
      employer: "Grampians Hill Health Service",
      reference: "GH26-305",
      places: ["Horsham VIC", "Ararat VIC"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://grampianshill.example/jobs/GH26-305",
    },
    { title: "Theatre Technician", reference: "GH26-288", places: ["Horsham VIC"], live: false },
  ],
};

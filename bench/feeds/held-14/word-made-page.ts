const fact = (label: string, value: string) =>
  `<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><b><span\nlang=EN-AU style='font-family:"Calibri",sans-serif'>${label}:</span></b><span lang=EN-AU\nstyle='font-family:"Calibri",sans-serif'>&nbsp;${value}<o:p></o:p></span></p>`;

const vacancy = (heading: string, facts: readonly (readonly [string, string])[], text: string) => `
<h2><span lang=EN-AU>${heading}<o:p></o:p></span></h2>

${facts.map(([label, value]) => fact(label, value)).join("\n\n")}

<p class=MsoNormal><span lang=EN-AU>${text}<o:p></o:p></span></p>

<p class=MsoNormal><span lang=EN-AU><o:p>&nbsp;</o:p></span></p>
`;

/** A clubs' network's page that a word processor has saved: attributes without quotation marks, conditional comments, hard spaces after labels, headings as titles, clubs as employers, an address behind words. */
export const wordPage = {
  name: "held-14 page of a clubs' network as a word processor saves it",
  extension: "htm",
  contentType: "text/html; charset=utf-8",
  text: `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<title>Jobs at our clubs</title>
<!--[if gte mso 9]><xml>
 <o:DocumentProperties>
  <o:Author>Glenda</o:Author>
  <o:Revision>14</o:Revision>
 </o:DocumentProperties>
</xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;}
-->
</style>
</head>

<body lang=EN-AU link=blue vlink=purple style='tab-interval:36.0pt'>

<div class=WordSection1>

<h1><span lang=EN-AU>Jobs at our clubs<o:p></o:p></span></h1>

<p class=MsoNormal><span lang=EN-AU>Updated by Glenda on Thursday 26 November.
Please tell Glenda if something is wrong.<o:p></o:p></span></p>
${vacancy(
  "Duty Manager",
  [
    ["Club", "Bendigo District Bowls &amp; Social Club"],
    ["Where", "Bendigo VIC"],
    ["Job type", "Full time"],
    ["Pay", "$74,500 &#8211; $79,000 a year + super"],
    ["Applications close", "Friday 11 December 2026"],
    ["Apply", `<a href="https://www.clubsnet.example/apply/duty-manager-bendigo">on our\nwebsite</a>`],
  ],
  "You have the keys, the alarm code and the patience.",
)}${vacancy(
    "Gaming and Bar Attendant",
    [
      ["Club", "Echuca Rowers&#8217; Club"],
      ["Where", "Echuca VIC"],
      ["Job type", "Casual"],
      ["Pay", "$33.42 an hour"],
      ["Applications close", "Monday 18 January 2027"],
      ["Apply", `<a href="https://www.clubsnet.example/apply/bar-echuca">on our\nwebsite</a>`],
    ],
    "RSA and RSG please. Sunday raffle voice an advantage.",
  )}${vacancy(
    "Greenkeeper",
    [
      ["Club", "Bendigo District Bowls &amp; Social Club"],
      ["Where", "Bendigo VIC"],
      ["Job type", "Part time"],
      ["Pay", "Award wages"],
      ["Applications close", "Friday 18 December 2026"],
      ["Apply", `<a href="https://www.clubsnet.example/apply/greenkeeper-bendigo">on our\nwebsite</a>`],
    ],
    "Four rinks, two mowers, one opinion about couch grass.",
  )}
</div>

</body>

</html>
`,
  expected: [
    {
      title: "Duty Manager",
      employer: "Bendigo District Bowls & Social Club",
      reference: null,
      places: ["Bendigo VIC"],
      pay: { min: 74_500, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-11",
      live: true,
      url: "https://www.clubsnet.example/apply/duty-manager-bendigo",
    },
    {
      title: "Gaming and Bar Attendant",
      employer: "Echuca Rowers’ Club",
      reference: null,
      places: ["Echuca VIC"],
      pay: { min: 33.42, max: 33.42, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: "2027-01-18",
      live: true,
      url: "https://www.clubsnet.example/apply/bar-echuca",
    },
    {
      title: "Greenkeeper",
      employer: "Bendigo District Bowls & Social Club",
      reference: null,
      places: ["Bendigo VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-18",
      live: true,
      url: "https://www.clubsnet.example/apply/greenkeeper-bendigo",
    },
  ],
};

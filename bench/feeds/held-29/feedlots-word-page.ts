/** Rarer: the notice of a cattle feedlot written in a word processor and saved as a page: paragraphs of its own classes, spans with fonts, empty office paragraphs, labels in bold with a colon, curly quotes and hard spaces, the company in the heading, closing days with an ordinal, two kinds of work for one job. */
const p = (html: string) =>
  `<p class=MsoNormal style='margin-bottom:6.0pt'><span lang=EN-AU style='font-family:"Calibri",sans-serif'>${html}<o:p></o:p></span></p>\n`;
const gap = p("&nbsp;");

export const feedlotsWordPage = {
  name: "held-29 word page of feedlots",
  employer: "Blue Gate Feedlots",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15 (filtered medium)">
<title>Positions vacant</title>
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
</head>
<body lang=EN-AU>
<div class=WordSection1>
<h1><span lang=EN-AU>Blue Gate Feedlots &#8211; positions vacant<o:p></o:p></span></h1>
${gap}<h2><span lang=EN-AU>Pen Rider<o:p></o:p></span></h2>
${p("<b>Reference:</b> BG-61")}${p("<b>Location:</b>&nbsp;Oakey, QLD")}${p("<b>Employment type:</b> Full time")}${p("<b>Pay:</b> $33.60 to $36.90 per hour")}${p("<b>Closing date:</b> 11th December 2026")}${p("You can tell a sick steer by its ears. Bring your own saddle; we&#8217;ll shoe the horse.")}${gap}<h2><span lang=EN-AU>Feed Mill Supervisor<o:p></o:p></span></h2>
${p("<b>Reference:</b> BG-62")}${p("<b>Location:</b>&nbsp;Warwick, QLD")}${p("<b>Employment type:</b> Full time, fixed term")}${p("<b>Pay:</b> $88,000 &#8211; $94,000 per annum, plus super")}${p("<b>Closing date:</b> 22nd January 2027")}${p("Three rations, nine trucks. The flaker is older than the manager and &#8220;has a temper&#8221;.")}${gap}<h2><span lang=EN-AU>Weighbridge Clerk<o:p></o:p></span></h2>
${p("<b>Reference:</b> BG-64")}${p("<b>Location:</b>&nbsp;Inverell, NSW")}${p("<b>Employment type:</b> Part time or casual")}${p("<b>Pay:</b> To be discussed")}${p("<b>Closing date:</b> Until filled")}${p("Grain in, cattle out, and a dog that must not be weighed.")}${gap}</div>
</body>
</html>
`,
  expected: [
    {
      title: "Pen Rider",
      employer: "Blue Gate Feedlots",
      reference: "BG-61",
      places: ["Oakey QLD"],
      pay: { min: 33.6, max: 36.9, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
    {
      title: "Feed Mill Supervisor",
      employer: "Blue Gate Feedlots",
      reference: "BG-62",
      places: ["Warwick QLD"],
      pay: { min: 88_000, max: 94_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      closes: "2027-01-22",
      remote: false,
      live: true,
    },
    {
      title: "Weighbridge Clerk",
      employer: "Blue Gate Feedlots",
      reference: "BG-64",
      places: ["Inverell NSW"],
      pay: null,
      workTypes: ["Part time", "Casual"],
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** Usual: the positions of a trust of botanic gardens as headings with paragraphs of labels: bold labels with line breaks, absolute links on "Position description", a monthly stipend, hybrid work with two days in the garden, the day of an open day, a partner that is only mentioned. */
export const botanicGardensListPage = {
  name: "held-30 labelled list of botanic gardens",
  extension: "html",
  contentType: "text/html",
  text: `<html lang="en-AU">
<head><title>Positions vacant &mdash; Understorey Botanic Gardens Trust</title></head>
<body>
<div class="breadcrumb"><a href="https://understorey.example/">Home</a> &rsaquo; <a href="https://understorey.example/about">About</a> &rsaquo; Positions vacant</div>
<h1>Positions vacant</h1>
<p>The Trust is an equal opportunity employer. Visitors leave $4.1 million a year in the district.</p>

<h3>Horticulturist, Arid Beds</h3>
<p><strong>Reference:</strong> UBG 26-19<br>
<strong>Location:</strong> Port Augusta SA<br>
<strong>Hours:</strong> Full time, ongoing<br>
<strong>Salary:</strong> $66,870 &ndash; $71,240 pa, plus superannuation<br>
<strong>Posted:</strong> 17 November 2026<br>
<strong>Closing date:</strong> Friday, 11 December 2026, 5.00&nbsp;pm ACDT</p>
<p>Saltbush likes you, or will. We grow seed with the help of Dry Creek Nursery.</p>
<p><a href="https://understorey.example/positions/26-19">Position description and application form</a></p>

<h3>Herbarium Digitisation Intern</h3>
<p><strong>Reference:</strong> UBG 26-22<br>
<strong>Location:</strong> Stirling SA (hybrid: two days in the herbarium)<br>
<strong>Hours:</strong> Part time, fixed term to 30 June 2027<br>
<strong>Salary:</strong> $3,150 per month<br>
<strong>Posted:</strong> 23 November 2026<br>
<strong>Closing date:</strong> Sunday, 17 January 2027</p>
<p>There are 41,000 pressed plants and one scanner. The autumn open day is on 21 March 2027.</p>
<p><a href="https://understorey.example/positions/26-22">Position description and application form</a></p>

<h3>Visitor Guide</h3>
<p><strong>Reference:</strong> UBG 26-23<br>
<strong>Location:</strong> Port Augusta SA<br>
<strong>Hours:</strong> Casual<br>
<strong>Salary:</strong> Amusement, Events and Recreation Award<br>
<strong>Posted:</strong> 25 November 2026<br>
<strong>Closing date:</strong> None; we take names all summer</p>
<p>Hats, water, and a story about the emu wren.</p>
<p><a href="https://understorey.example/positions/26-23">Position description and application form</a></p>

<hr>
<p><small>Page reviewed 25 November 2026.</small></p>
</body>
</html>
`,
  expected: [
    {
      title: "Horticulturist, Arid Beds",
      employer: "Understorey Botanic Gardens Trust",
      reference: "UBG 26-19",
      places: ["Port Augusta SA"],
      pay: { min: 66_870, max: 71_240, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://understorey.example/positions/26-19",
    },
    {
      title: "Herbarium Digitisation Intern",
      employer: "Understorey Botanic Gardens Trust",
      reference: "UBG 26-22",
      places: ["Stirling SA"],
      pay: { min: 3150, max: 3150, interval: "month" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23",
      closes: "2027-01-17",
      remote: false,
      live: true,
      url: "https://understorey.example/positions/26-22",
    },
    {
      title: "Visitor Guide",
      employer: "Understorey Botanic Gardens Trust",
      reference: "UBG 26-23",
      places: ["Port Augusta SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://understorey.example/positions/26-23",
    },
  ],
};

/** Usual: the jobs page of a florist from a site builder's text blocks: a heading, a paragraph with bold labels and line breaks, a button to a form, spacers between, states written out, pay and ends once in words alone, a last block about weddings of the same shape with prices, the address of the shop at the foot. */
const block = (html: string) =>
  `<div class="sqs-block html-block" data-block-type="2"><div class="sqs-block-content">${html}</div></div>
<div class="sqs-block spacer-block" data-block-type="21"><div class="sqs-block-content">&nbsp;</div></div>
`;

export const floristsBlockPage = {
  name: "held-28 block page of florists",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Jobs &mdash; Stem &amp; Thistle Florists</title>
<meta property="og:site_name" content="Stem &amp; Thistle Florists">
<meta property="og:url" content="https://www.stemandthistle.example/jobs">
</head>
<body id="collection-jobs">
<header class="header"><a href="/">Stem &amp; Thistle Florists</a><nav><a href="/weddings">Weddings</a><a href="/jobs">Jobs</a></nav></header>
<main>
${block("<h1>Jobs</h1><p>We open at five. The flowers wait for no one.</p>")}${block(`<h2>Senior Florist</h2>
<p><strong>Where:</strong> Launceston, Tasmania<br><strong>Hours:</strong> Full time<br><strong>Pay:</strong> $33 to $36.50 per hour<br><strong>Closing date:</strong> 10 December 2026</p>
<p>You can wire a rose in the dark and have done so.</p>
<p><a class="sqs-block-button-element" href="/apply-senior-florist">Apply for Senior Florist</a></p>`)}${block(`<h2>Delivery Driver</h2>
<p><strong>Where:</strong> Launceston, Tasmania<br><strong>Hours:</strong> Casual<br><strong>Pay:</strong> As the award says<br><strong>Closing date:</strong> Open until filled</p>
<p>Mornings only. On the fourteenth of February: all day, and we are sorry.</p>
<p><a class="sqs-block-button-element" href="/apply-driver">Apply for Delivery Driver</a></p>`)}${block(`<h2>Studio Manager</h2>
<p><strong>Where:</strong> Moss Vale, New South Wales<br><strong>Hours:</strong> Part time<br><strong>Pay:</strong> $74,000 a year, pro rata<br><strong>Closing date:</strong> 20 December 2026</p>
<p>Orders, rosters, ribbon. You keep the peace between peonies.</p>
<p><a class="sqs-block-button-element" href="/apply-studio">Apply for Studio Manager</a></p>`)}${block("<h2>Wedding prices</h2><p>Bouquets from $180, arches from $950. We book out by March.</p>")}</main>
<footer><p>Stem &amp; Thistle Florists, 9 Brisbane Street, Launceston TAS. &copy; 2026</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Senior Florist",
      employer: "Stem & Thistle Florists",
      places: ["Launceston TAS"],
      pay: { min: 33, max: 36.5, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://www.stemandthistle.example/apply-senior-florist",
    },
    {
      title: "Delivery Driver",
      employer: "Stem & Thistle Florists",
      places: ["Launceston TAS"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://www.stemandthistle.example/apply-driver",
    },
    {
      title: "Studio Manager",
      employer: "Stem & Thistle Florists",
      places: ["Moss Vale NSW"],
      pay: { min: 74_000, max: 74_000, interval: "year" },
      workTypes: ["Part time"],
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://www.stemandthistle.example/apply-studio",
    },
  ],
};

/** Usual: the careers page of an upholstery workshop from a site builder's toggles, each title a button with a town after a stroke, the facts in a two-column list, one link to the form for each, an end that is not a day, questions people ask as toggles of the same shape, a role that the page says is closed for now. */
export const upholsterersTogglesPage = {
  name: "held-27 toggles page of upholsterers",
  extension: "html",
  contentType: "text/html; charset=UTF-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="UTF-8">
<title>Careers - Button &amp; Tuft Upholstery</title>
<meta property="og:site_name" content="Button &amp; Tuft Upholstery">
<link rel="canonical" href="https://buttonandtuft.example/careers/">
<style>.elm-tab-title{cursor:pointer}</style>
</head>
<body class="page page-id-212 elm-page">
<header><a href="/">Button &amp; Tuft</a><ul><li><a href="/sofas/">Sofas</a></li><li><a href="/careers/">Careers</a></li></ul></header>
<div class="elm-section"><h1 class="elm-heading-title">Careers at Button &amp; Tuft</h1><p>Thirty people, one very old sewing machine.</p></div>
<div class="elm-section"><h2 class="elm-heading-title">Current vacancies</h2>
<div class="elm-toggle" role="tablist">
  <div class="elm-toggle-item">
    <div class="elm-tab-title" role="button" aria-expanded="false"><a href="#">Upholsterer | Brunswick East VIC</a></div>
    <div class="elm-tab-content" role="region">
      <p>Strip, spring, stuff, stitch. Chesterfields mostly, and once a lion.</p>
      <dl><dt>Position type</dt><dd>Full time</dd><dt>Pay</dt><dd>$35.20 to $39.00 per hour</dd><dt>Posted</dt><dd>16 November 2026</dd><dt>Applications close</dt><dd>9 December 2026</dd></dl>
      <p><a class="elm-button" href="/apply/?role=upholsterer">Apply now</a></p>
    </div>
  </div>
  <div class="elm-toggle-item">
    <div class="elm-tab-title" role="button" aria-expanded="false"><a href="#">Showroom Consultant | Newtown NSW</a></div>
    <div class="elm-tab-content" role="region">
      <p>Help people sit down. Saturdays included.</p>
      <dl><dt>Position type</dt><dd>Part time</dd><dt>Pay</dt><dd>Above award, plus commission</dd><dt>Posted</dt><dd>20 November 2026</dd><dt>Applications close</dt><dd>When we find you</dd></dl>
      <p><a class="elm-button" href="/apply/?role=showroom">Apply now</a></p>
    </div>
  </div>
  <div class="elm-toggle-item">
    <div class="elm-tab-title" role="button" aria-expanded="false"><a href="#">Leather Cutter | Brunswick East VIC</a></div>
    <div class="elm-tab-content" role="region">
      <p>You see a hide and know where the arm of the chair is.</p>
      <dl><dt>Position type</dt><dd>Casual</dd><dt>Pay</dt><dd>$37.50 per hour</dd><dt>Posted</dt><dd>24 November 2026</dd><dt>Applications close</dt><dd>17 December 2026</dd></dl>
      <p><a class="elm-button" href="/apply/?role=cutter">Apply now</a></p>
    </div>
  </div>
  <div class="elm-toggle-item">
    <div class="elm-tab-title" role="button" aria-expanded="false"><a href="#">Apprentice Upholsterer | Brunswick East VIC</a></div>
    <div class="elm-tab-content" role="region">
      <p><strong>This position is now closed.</strong> We take new apprentices every winter.</p>
      <dl><dt>Position type</dt><dd>Full time</dd><dt>Posted</dt><dd>3 August 2026</dd><dt>Applications close</dt><dd>11 September 2026</dd></dl>
    </div>
  </div>
</div></div>
<div class="elm-section"><h2 class="elm-heading-title">Questions people ask</h2>
<div class="elm-toggle" role="tablist">
  <div class="elm-toggle-item"><div class="elm-tab-title" role="button"><a href="#">Do I need my own tools?</a></div><div class="elm-tab-content"><p>Bring your favourite hammer. We have the rest, about $4,000 a bench.</p></div></div>
  <div class="elm-toggle-item"><div class="elm-tab-title" role="button"><a href="#">Is there parking?</a></div><div class="elm-tab-content"><p>For bicycles, yes.</p></div></div>
</div></div>
<footer><p>&copy; 2026 Button &amp; Tuft Upholstery Pty Ltd. Sofas from $2,890.</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Upholsterer",
      employer: "Button & Tuft Upholstery",
      places: ["Brunswick East VIC"],
      pay: { min: 35.2, max: 39, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://buttonandtuft.example/apply/?role=upholsterer",
    },
    {
      title: "Showroom Consultant",
      employer: "Button & Tuft Upholstery",
      places: ["Newtown NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://buttonandtuft.example/apply/?role=showroom",
    },
    {
      title: "Leather Cutter",
      employer: "Button & Tuft Upholstery",
      places: ["Brunswick East VIC"],
      pay: { min: 37.5, max: 37.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://buttonandtuft.example/apply/?role=cutter",
    },
    { title: "Apprentice Upholsterer", places: ["Brunswick East VIC"], live: false },
  ],
};

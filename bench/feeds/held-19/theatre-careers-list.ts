/** Usual: a theatre company's careers page, an article per job with a list of definitions in it, links from the root, the company in the title and the footer, one article marked as closed, ways to volunteer below that are no jobs. */
export const theatreCareersList = {
  name: "held-19 careers page of a theatre with lists of definitions",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Work with us – Limelight Lane Theatre Company</title>
<meta property="og:site_name" content="Limelight Lane Theatre Company">
<link rel="canonical" href="https://limelightlane.example/about/work-with-us">
</head>
<body>
<header><a class="logo" href="/">Limelight Lane Theatre Company</a><nav><ul><li><a href="/season">Season 2027</a></li><li><a href="/visit">Visit</a></li><li><a href="/about">About</a></li></ul></nav></header>
<main>
<h1>Work with us</h1>
<p>We make plays on Gadigal land. These are the jobs we have at the moment.</p>
<section class="jobs">
<article class="job" id="job-2631">
<h2><a href="/about/work-with-us/head-of-lighting">Head of Lighting</a></h2>
<dl>
<dt>Job number</dt><dd>LL2631</dd>
<dt>Where</dt><dd>Surry Hills NSW</dd>
<dt>Hours</dt><dd>Full time, permanent</dd>
<dt>Salary</dt><dd>$92,000&ndash;$98,000 a year plus super</dd>
<dt>Apply by</dt><dd>Monday 14 December 2026, 9am</dd>
</dl>
<p>Three hundred lamps and a good ladder.</p>
</article>
<article class="job" id="job-2634">
<h2><a href="/about/work-with-us/costume-maker">Costume Maker</a></h2>
<dl>
<dt>Job number</dt><dd>LL2634</dd>
<dt>Where</dt><dd>Marrickville NSW</dd>
<dt>Hours</dt><dd>Fixed-term contract, full time</dd>
<dt>Salary</dt><dd>$1,640 a week plus super</dd>
<dt>Apply by</dt><dd>Friday 8 January 2027, 5pm</dd>
</dl>
<p>Eleven corsets by March.</p>
</article>
<article class="job" id="job-2636">
<h2><a href="/about/work-with-us/front-of-house">Front of House Attendant</a></h2>
<dl>
<dt>Job number</dt><dd>LL2636</dd>
<dt>Where</dt><dd>Surry Hills NSW</dd>
<dt>Hours</dt><dd>Casual</dd>
<dt>Salary</dt><dd>$32.70 an hour</dd>
<dt>Apply by</dt><dd>Open all year</dd>
</dl>
<p>Torch, smile, and the way to the toilets.</p>
</article>
<article class="job job--closed" id="job-2622">
<h2><a href="/about/work-with-us/box-office-supervisor">Box Office Supervisor</a></h2>
<dl>
<dt>Job number</dt><dd>LL2622</dd>
<dt>Where</dt><dd>Surry Hills NSW</dd>
<dt>Hours</dt><dd>Part time, permanent</dd>
<dt>Status</dt><dd>Applications closed</dd>
</dl>
</article>
</section>
<section class="other"><h2>Other ways to help</h2><p>Our <a href="/support/ushers">volunteer ushers</a> see every show.</p></section>
</main>
<footer><p>&copy; 2026 Limelight Lane Theatre Company Ltd. Box office 02 5550 7700.</p></footer>
</body>
</html>`,
  expected: [
    {
      title: "Head of Lighting",
      employer: "Limelight Lane Theatre Company",
      reference: "LL2631",
      places: ["Surry Hills NSW"],
      pay: { min: 92_000, max: 98_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-14",
      live: true,
      url: "https://limelightlane.example/about/work-with-us/head-of-lighting",
    },
    {
      title: "Costume Maker",
      employer: "Limelight Lane Theatre Company",
      reference: "LL2634",
      places: ["Marrickville NSW"],
      pay: { min: 1640, max: 1640, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: null,
      closes: "2027-01-08",
      live: true,
      url: "https://limelightlane.example/about/work-with-us/costume-maker",
    },
    {
      title: "Front of House Attendant",
      employer: "Limelight Lane Theatre Company",
      reference: "LL2636",
      places: ["Surry Hills NSW"],
      pay: { min: 32.7, max: 32.7, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      live: true,
      url: "https://limelightlane.example/about/work-with-us/front-of-house",
    },
    {
      title: "Box Office Supervisor",
      reference: "LL2622",
      live: false,
    },
  ],
};

/** Usual: a page of cards of a chain of country cinemas: relative links on a base address, times with machine dates, chips for kind and place, pay in the card, the price of popcorn, the day of a première, a card with a ribbon "Position filled". */
export const cinemasCardsPage = {
  name: "held-30 cards of country cinemas",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<base href="https://lanternpictures.example/work/">
<title>Work with us | Lantern Picture Houses</title>
<meta property="og:site_name" content="Lantern Picture Houses">
</head>
<body>
<header><a href="/">Lantern Picture Houses</a><nav><a href="/films">Now showing</a><a href="/vouchers">Vouchers</a></nav></header>
<main>
<h1>Work with us</h1>
<p>Nine screens in four towns.</p>
<section class="job-grid">
  <article class="job-card" id="job-LPH-31">
    <h2 class="job-card__title"><a href="projectionist-lph-31">Projectionist (digital &amp; 35&nbsp;mm)</a></h2>
    <ul class="chips"><li class="chip chip--place">Katoomba NSW</li><li class="chip chip--type">Part time</li></ul>
    <p class="job-card__pay">$35.40 &ndash; $38.00 per hour</p>
    <p class="job-card__blurb">You know which end of the reel is up. The restored <i>Drover&#8217;s Lamp</i> opens on 26 December 2026.</p>
    <dl><dt>Job number</dt><dd>LPH-31</dd><dt>Listed</dt><dd><time datetime="2026-11-18">18 Nov</time></dd><dt>Apply by</dt><dd><time datetime="2026-12-12">12 Dec</time></dd></dl>
  </article>
  <article class="job-card" id="job-LPH-33">
    <h2 class="job-card__title"><a href="candy-bar-lph-33">Candy Bar All-Rounder</a></h2>
    <ul class="chips"><li class="chip chip--place">Warragul VIC</li><li class="chip chip--type">Casual</li></ul>
    <p class="job-card__pay">Amusement award rates</p>
    <p class="job-card__blurb">A large popcorn is $11.50 and somebody has to make it.</p>
    <dl><dt>Job number</dt><dd>LPH-33</dd><dt>Listed</dt><dd><time datetime="2026-11-24">24 Nov</time></dd><dt>Apply by</dt><dd>Any time</dd></dl>
  </article>
  <article class="job-card" id="job-LPH-34">
    <h2 class="job-card__title"><a href="programmer-lph-34">Film Programmer</a></h2>
    <ul class="chips"><li class="chip chip--place">Work from anywhere in Australia</li><li class="chip chip--type">Full time</li></ul>
    <p class="job-card__pay">$84,000 a year plus super</p>
    <p class="job-card__blurb">You watch four films a day and forgive two.</p>
    <dl><dt>Job number</dt><dd>LPH-34</dd><dt>Listed</dt><dd><time datetime="2026-11-25">25 Nov</time></dd><dt>Apply by</dt><dd><time datetime="2027-01-08">8 Jan</time></dd></dl>
  </article>
  <article class="job-card job-card--off" id="job-LPH-27">
    <span class="ribbon">Position filled</span>
    <h2 class="job-card__title"><a href="duty-manager-lph-27">Duty Manager</a></h2>
    <ul class="chips"><li class="chip chip--place">Katoomba NSW</li><li class="chip chip--type">Full time</li></ul>
    <p class="job-card__pay">$72,000 a year plus super</p>
    <p class="job-card__blurb">Keys, floats and lost scarves.</p>
    <dl><dt>Job number</dt><dd>LPH-27</dd><dt>Listed</dt><dd><time datetime="2026-10-09">9 Oct</time></dd></dl>
  </article>
</section>
</main>
<footer>Gift cards from $25. Lantern Picture Houses, since 4 December 1926.</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Projectionist (digital & 35 mm)",
      employer: "Lantern Picture Houses",
      reference: "LPH-31",
      places: ["Katoomba NSW"],
      pay: { min: 35.4, max: 38, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://lanternpictures.example/work/projectionist-lph-31",
    },
    {
      title: "Candy Bar All-Rounder",
      employer: "Lantern Picture Houses",
      reference: "LPH-33",
      places: ["Warragul VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://lanternpictures.example/work/candy-bar-lph-33",
    },
    {
      title: "Film Programmer",
      employer: "Lantern Picture Houses",
      reference: "LPH-34",
      places: [],
      pay: { min: 84_000, max: 84_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://lanternpictures.example/work/programmer-lph-34",
    },
    { title: "Duty Manager", reference: "LPH-27", places: ["Katoomba NSW"], live: false },
  ],
};

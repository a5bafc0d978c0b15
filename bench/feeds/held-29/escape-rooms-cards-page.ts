/** Usual: the jobs page of an operator of escape rooms, cards in a list: an address of the page in its head, a heading that is the link, facts in a list without labels, thousands as k, a date posted in a time element, a card that is marked as filled, a bar with prices of games and the end of an offer. */
export const escapeRoomsCardsPage = {
  name: "held-29 cards of escape rooms",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Jobs | Locked Larder Escape Rooms</title>
<meta property="og:site_name" content="Locked Larder Escape Rooms">
<link rel="canonical" href="https://lockedlarder.example/jobs/">
</head>
<body>
<header><p class="promo">Rooms from $38 a head until 24 December 2026!</p></header>
<main>
<h1>Jobs</h1>
<ul class="job-list">
<li class="job-card" data-job-id="GM-14">
  <h2 class="job-card__title"><a href="/jobs/game-host">Game Host</a></h2>
  <ul class="job-card__meta"><li class="job-card__location">Fremantle, WA</li><li class="job-card__type">Casual</li><li class="job-card__salary">$32.50 per hour</li></ul>
  <p class="job-card__posted">Posted <time datetime="2026-11-17">17 November</time></p>
  <p class="job-card__teaser">You watch nine people fail to look under the rug.</p>
</li>
<li class="job-card" data-job-id="GM-15">
  <h2 class="job-card__title"><a href="/jobs/puzzle-designer">Puzzle Designer</a></h2>
  <ul class="job-card__meta"><li class="job-card__location">Fremantle, WA</li><li class="job-card__type">Full time</li><li class="job-card__salary">$78k &ndash; $84k per annum</li></ul>
  <p class="job-card__posted">Posted <time datetime="2026-11-20">20 November</time></p>
  <p class="job-card__teaser">Locks are dull. What else can be opened?</p>
</li>
<li class="job-card" data-job-id="GM-17">
  <h2 class="job-card__title"><a href="/jobs/venue-manager-kingston">Venue Manager</a></h2>
  <ul class="job-card__meta"><li class="job-card__location">Kingston, TAS</li><li class="job-card__type">Part time</li></ul>
  <p class="job-card__posted">Posted <time datetime="2026-11-24">24 November</time></p>
  <p class="job-card__teaser">Six staff, four rooms, one fog machine with opinions.</p>
</li>
<li class="job-card job-card--filled" data-job-id="GM-11">
  <h2 class="job-card__title"><a href="/jobs/prop-maker">Prop Maker</a></h2>
  <ul class="job-card__meta"><li class="job-card__location">Fremantle, WA</li><li class="job-card__type">Contract</li><li class="job-card__status">Position filled</li></ul>
  <p class="job-card__posted">Posted <time datetime="2026-10-19">19 October</time></p>
  <p class="job-card__teaser">Thank you to the person with the plaster hands.</p>
</li>
</ul>
</main>
<footer><p>Locked Larder Escape Rooms, South Terrace, Fremantle. &copy; 2026</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Game Host",
      employer: "Locked Larder Escape Rooms",
      places: ["Fremantle WA"],
      pay: { min: 32.5, max: 32.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17",
      closes: null,
      remote: false,
      live: true,
      url: "https://lockedlarder.example/jobs/game-host",
    },
    {
      title: "Puzzle Designer",
      employer: "Locked Larder Escape Rooms",
      places: ["Fremantle WA"],
      pay: { min: 78_000, max: 84_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://lockedlarder.example/jobs/puzzle-designer",
    },
    {
      title: "Venue Manager",
      employer: "Locked Larder Escape Rooms",
      places: ["Kingston TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://lockedlarder.example/jobs/venue-manager-kingston",
    },
    { title: "Prop Maker", places: ["Fremantle WA"], live: false },
  ],
};

/** Usual: the positions page of a poultry company as its recruiting vendor frames it, a featured job above that stands in the list again, a list item for each job with small labels over their values, places as town and state with several behind a stroke, pay with a grade before it, closing days with a count of days before, pages and forms with addresses from the root below a base, alerts and a talent community, one job marked as closed. */
export const poultryPositionsPage = {
  name: "held-24 positions page of a poultry company",
  employer: "Speckled Hen Foods",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<base href="https://speckledhen.talentnest.example/">
<title>Current positions - Speckled Hen Foods</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/frame-9f1.css">
</head>
<body>
<div id="frame">
<div class="brand-bar"><a href="https://speckledhen.example"><img src="/logos/speckledhen.png" alt="Speckled Hen Foods"></a><ul><li><a href="/positions">Current positions</a></li><li><a href="/login">My applications</a></li><li><a href="/alerts">Job alerts</a></li></ul></div>
<div class="intro"><h1>Current positions</h1><p>Nine farms, two hatcheries and a plant that feeds a city its Sunday lunch. We turned over $310 million last year and still know each other's dogs.</p></div>

<div class="featured"><span class="flag">Featured</span> <a href="/positions/4471-hatchery-manager">Hatchery Manager</a> <em>Griffith NSW</em></div>

<form class="search" action="/positions" method="get"><label>Keywords <input name="q"></label><label>Work type <select name="t"><option>All</option><option>Full Time</option><option>Part Time</option><option>Casual</option></select></label><button>Search</button></form>
<p class="count">Showing 1 to 5 of 5 positions</p>

<ul class="positions">
<li class="position">
  <h2><a href="/positions/4471-hatchery-manager">Hatchery Manager</a></h2>
  <div class="facts">
    <div class="fact"><span class="label">Position no.</span><span class="value">4471</span></div>
    <div class="fact"><span class="label">Where</span><span class="value">Griffith NSW</span></div>
    <div class="fact"><span class="label">Work type</span><span class="value">Full Time</span></div>
    <div class="fact"><span class="label">Remuneration</span><span class="value">Grade M2: $118,000 to $129,500 a year, house included</span></div>
    <div class="fact"><span class="label">Advertised</span><span class="value">18 Nov 2026</span></div>
    <div class="fact"><span class="label">Closes</span><span class="value">in 17 days (13 Dec 2026, 11:59 PM)</span></div>
  </div>
  <div class="teaser"><p>Half a million chicks hatch here in a week, all of them on a Monday or a Thursday. You look after the setters, the people and the temperature, in that order only on paper.</p><p>You have run a hatchery or a very large dairy, and you do not mind being rung at three when a fan stops.</p></div>
  <div class="buttons"><a class="btn" href="/positions/4471-hatchery-manager">Read more</a> <a class="btn btn-primary" href="/positions/4471-hatchery-manager/apply">Apply</a></div>
</li>
<li class="position">
  <h2><a href="/positions/4480-process-workers-afternoon-shift">Process Workers, Afternoon Shift</a></h2>
  <div class="facts">
    <div class="fact"><span class="label">Position no.</span><span class="value">4480</span></div>
    <div class="fact"><span class="label">Where</span><span class="value">Tamworth NSW</span></div>
    <div class="fact"><span class="label">Work type</span><span class="value">Casual</span></div>
    <div class="fact"><span class="label">Remuneration</span><span class="value">Level 2: $33.42 an hour with the loading</span></div>
    <div class="fact"><span class="label">Advertised</span><span class="value">23 Nov 2026</span></div>
    <div class="fact"><span class="label">Closes</span><span class="value">Open until filled</span></div>
  </div>
  <div class="teaser"><p>It is cold, it is loud and it is clean. You trim, weigh and pack, and you swap places every hour so that nobody's wrist gives up.</p><p>A bus leaves from the showground at two. After six months most people are offered a permanent place.</p></div>
  <div class="buttons"><a class="btn" href="/positions/4480-process-workers-afternoon-shift">Read more</a> <a class="btn btn-primary" href="/positions/4480-process-workers-afternoon-shift/apply">Apply</a></div>
</li>
<li class="position">
  <h2><a href="/positions/4484-livestock-vet">Poultry Veterinarian</a></h2>
  <div class="facts">
    <div class="fact"><span class="label">Position no.</span><span class="value">4484</span></div>
    <div class="fact"><span class="label">Where</span><span class="value">Griffith NSW / Tamworth NSW / Toowoomba QLD</span></div>
    <div class="fact"><span class="label">Work type</span><span class="value">Part Time</span></div>
    <div class="fact"><span class="label">Remuneration</span><span class="value">To be agreed</span></div>
    <div class="fact"><span class="label">Advertised</span><span class="value">24 Nov 2026</span></div>
    <div class="fact"><span class="label">Closes</span><span class="value">in 43 days (8 Jan 2027, 11:59 PM)</span></div>
  </div>
  <div class="teaser"><p>Your patients come in flocks of forty thousand, and they do not complain one by one. You read the numbers, walk the sheds and decide when to worry.</p><p>Live near any of the three plants. Three days a week.</p></div>
  <div class="buttons"><a class="btn" href="/positions/4484-livestock-vet">Read more</a> <a class="btn btn-primary" href="/positions/4484-livestock-vet/apply">Apply</a></div>
</li>
<li class="position">
  <h2><a href="/positions/4486-feed-mill-electrician-12-months">Feed Mill Electrician (12 Months)</a></h2>
  <div class="facts">
    <div class="fact"><span class="label">Position no.</span><span class="value">4486</span></div>
    <div class="fact"><span class="label">Where</span><span class="value">Leeton NSW</span></div>
    <div class="fact"><span class="label">Work type</span><span class="value">Full Time - Fixed Term</span></div>
    <div class="fact"><span class="label">Remuneration</span><span class="value">Grade T4: $48.75 to $53.10 an hour</span></div>
    <div class="fact"><span class="label">Advertised</span><span class="value">25 Nov 2026</span></div>
    <div class="fact"><span class="label">Closes</span><span class="value">in 22 days (18 Dec 2026, 11:59 PM)</span></div>
  </div>
  <div class="teaser"><p>The mill was wired in 1974 by a man called Trevor, who labelled nothing. A new switchboard worth $700,000 is on its way, and you will be here when it comes.</p></div>
  <div class="buttons"><a class="btn" href="/positions/4486-feed-mill-electrician-12-months">Read more</a> <a class="btn btn-primary" href="/positions/4486-feed-mill-electrician-12-months/apply">Apply</a></div>
</li>
<li class="position position-closed">
  <h2>Quality Assurance Officer <span class="badge">Closed</span></h2>
  <div class="facts">
    <div class="fact"><span class="label">Position no.</span><span class="value">4459</span></div>
    <div class="fact"><span class="label">Where</span><span class="value">Tamworth NSW</span></div>
    <div class="fact"><span class="label">Work type</span><span class="value">Full Time</span></div>
    <div class="fact"><span class="label">Advertised</span><span class="value">2 Nov 2026</span></div>
    <div class="fact"><span class="label">Closes</span><span class="value">Closed</span></div>
  </div>
</li>
</ul>

<div class="community"><h3>Join our talent community</h3><p>Nothing for you today? Tell us what you can do, and we will write when a shed, a truck or a desk is free.</p><a href="/community/join">Join</a></div>
<div class="foot"><p>Speckled Hen Foods, 2 Hatchery Lane, Griffith NSW 2680. Beware of people who ask you to pay for an interview.</p></div>
</div>
</body>
</html>
`,
  expected: [
    {
      title: "Hatchery Manager",
      employer: "Speckled Hen Foods",
      reference: "4471",
      places: ["Griffith NSW"],
      pay: { min: 118_000, max: 129_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://speckledhen.talentnest.example/positions/4471-hatchery-manager/apply",
    },
    {
      title: "Process Workers, Afternoon Shift",
      employer: "Speckled Hen Foods",
      reference: "4480",
      places: ["Tamworth NSW"],
      pay: { min: 33.42, max: 33.42, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://speckledhen.talentnest.example/positions/4480-process-workers-afternoon-shift/apply",
    },
    {
      title: "Poultry Veterinarian",
      employer: "Speckled Hen Foods",
      reference: "4484",
      places: ["Griffith NSW", "Tamworth NSW", "Toowoomba QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://speckledhen.talentnest.example/positions/4484-livestock-vet/apply",
    },
    {
      title: "Feed Mill Electrician (12 Months)",
      employer: "Speckled Hen Foods",
      reference: "4486",
      places: ["Leeton NSW"],
      pay: { min: 48.75, max: 53.1, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://speckledhen.talentnest.example/positions/4486-feed-mill-electrician-12-months/apply",
    },
    {
      title: "Quality Assurance Officer",
      reference: "4459",
      places: ["Tamworth NSW"],
      live: false,
    },
  ],
};

/** Usual: the results page of a state government's job board, a card for each with the agency in a line of its own, rows of labels and values (organisation, location with a region before a stroke, work type joined with strokes, total remuneration, closing with the time and the zone), references in the text of the card, saved-search and alert boxes that are no jobs, addresses from the root, page numbers below. */
export const stateBoardSearchCards = {
  name: "held-26 results page of a state government board",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Search results - Work for the State</title>
<link rel="canonical" href="https://jobs.workforthestate.example/jobs/all-keywords/all-agencies/">
</head>
<body>
<header><a href="/">Work for the State</a> <a href="/login">Sign in</a> <a href="/register">Register</a></header>
<main>
<h1>Search jobs</h1>
<p class="count">Showing 1 - 4 of 4 jobs</p>
<div class="alertbox"><h2>Create a job alert</h2><p>Get an email when a job like these is published. <a href="/alerts/new">Create alert</a></p></div>

<div class="card job-card" data-jobid="5520114">
  <h2><a href="/job/project-officer-water-5520114">Project Officer, Water Licensing</a></h2>
  <p class="agency">Department of Rivers and Catchments</p>
  <div class="row"><span class="lbl">Job location:</span> <span class="val">Regional NSW / Dubbo</span></div>
  <div class="row"><span class="lbl">Work type:</span> <span class="val">Full-Time / Ongoing</span></div>
  <div class="row"><span class="lbl">Salary:</span> <span class="val">Clerk Grade 5/6, $104,618 - $115,432 plus super and leave loading</span></div>
  <div class="row"><span class="lbl">Posted:</span> <span class="val">18 Nov 2026</span></div>
  <div class="row"><span class="lbl">Closing date:</span> <span class="val">06 Dec 2026 - 11:59 PM AEDT</span></div>
  <div class="row"><span class="lbl">Job reference:</span> <span class="val">REQ0009K41</span></div>
  <p class="teaser">Assess applications for bores and dams. Some travel with overnight stays.</p>
  <a class="save" href="#">Save job</a>
</div>

<div class="card job-card" data-jobid="5520377">
  <h2><a href="/job/school-administrative-officer-5520377">School Administrative Officer</a></h2>
  <p class="agency">Department of Schools</p>
  <div class="row"><span class="lbl">Job location:</span> <span class="val">Illawarra / Wollongong</span></div>
  <div class="row"><span class="lbl">Work type:</span> <span class="val">Part-Time / Temporary</span></div>
  <div class="row"><span class="lbl">Salary:</span> <span class="val">$33.95 - $36.10 per hour</span></div>
  <div class="row"><span class="lbl">Posted:</span> <span class="val">23 Nov 2026</span></div>
  <div class="row"><span class="lbl">Closing date:</span> <span class="val">09 Dec 2026 - 10:00 AM AEDT</span></div>
  <div class="row"><span class="lbl">Job reference:</span> <span class="val">REQ0009M07</span></div>
  <p class="teaser">The front desk, the sick bay and the photocopier. Temporary for Term 1 to Term 3, 2027, 0.6 FTE.</p>
  <a class="save" href="#">Save job</a>
</div>

<div class="card job-card" data-jobid="5520502">
  <h2><a href="/job/trainee-park-ranger-5520502">Trainee Park Ranger (multiple locations)</a></h2>
  <p class="agency">Parks and Reserves Service</p>
  <div class="row"><span class="lbl">Job location:</span> <span class="val">Far West / Broken Hill; Regional NSW / Coffs Harbour</span></div>
  <div class="row"><span class="lbl">Work type:</span> <span class="val">Full-Time / Temporary</span></div>
  <div class="row"><span class="lbl">Salary:</span> <span class="val">Refer to advertisement</span></div>
  <div class="row"><span class="lbl">Posted:</span> <span class="val">25 Nov 2026</span></div>
  <div class="row"><span class="lbl">Closing date:</span> <span class="val">10 Jan 2027 - 11:59 PM AEDT</span></div>
  <div class="row"><span class="lbl">Job reference:</span> <span class="val">REQ0009P55</span></div>
  <p class="teaser">A two-year traineeship for people who can walk and write.</p>
  <a class="save" href="#">Save job</a>
</div>

<div class="card job-card" data-jobid="5520518">
  <h2><a href="/job/casual-court-officer-5520518">Casual Court Officer</a></h2>
  <p class="agency">Courts Administration Office</p>
  <div class="row"><span class="lbl">Job location:</span> <span class="val">Sydney Region / Parramatta</span></div>
  <div class="row"><span class="lbl">Work type:</span> <span class="val">Casual</span></div>
  <div class="row"><span class="lbl">Salary:</span> <span class="val">$38.02 per hour plus 25% casual loading</span></div>
  <div class="row"><span class="lbl">Posted:</span> <span class="val">26 Nov 2026</span></div>
  <div class="row"><span class="lbl">Closing date:</span> <span class="val">14 Dec 2026 - 9:00 AM AEDT</span></div>
  <div class="row"><span class="lbl">Job reference:</span> <span class="val">REQ0009Q12</span></div>
  <p class="teaser">Call the matters, swear the witnesses, find the interpreter.</p>
  <a class="save" href="#">Save job</a>
</div>

<nav class="pager"><span>1</span></nav>
<aside><h2>Popular searches</h2><ul><li><a href="/jobs/nurse">Nurse jobs</a></li><li><a href="/jobs/admin">Administration jobs</a></li></ul></aside>
</main>
<footer>We pay our respects to Elders past and present. <a href="/privacy">Privacy</a></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Project Officer, Water Licensing",
      employer: "Department of Rivers and Catchments",
      reference: "REQ0009K41",
      places: ["Dubbo NSW"],
      pay: { min: 104_618, max: 115_432, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-06",
      remote: false,
      live: true,
      url: "https://jobs.workforthestate.example/job/project-officer-water-5520114",
    },
    {
      title: "School Administrative Officer",
      employer: "Department of Schools",
      reference: "REQ0009M07",
      places: ["Wollongong NSW"],
      pay: { min: 33.95, max: 36.1, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://jobs.workforthestate.example/job/school-administrative-officer-5520377",
    },
    {
      title: "Trainee Park Ranger (multiple locations)",
      employer: "Parks and Reserves Service",
      reference: "REQ0009P55",
      places: ["Broken Hill NSW", "Coffs Harbour NSW"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://jobs.workforthestate.example/job/trainee-park-ranger-5520502",
    },
    {
      title: "Casual Court Officer",
      employer: "Courts Administration Office",
      reference: "REQ0009Q12",
      places: ["Parramatta NSW"],
      pay: { min: 38.02, max: 38.02, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-26",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://jobs.workforthestate.example/job/casual-court-officer-5520518",
    },
  ],
};

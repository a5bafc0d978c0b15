/** Usual: a childcare company's page with an accordion for each job, title and place in its summary, facts as bold labels in paragraphs, two addresses of which one is to apply, days written out with times, a folded list of questions that is no job, one job marked as filled. */
export const kindyAccordions = {
  name: "held-22 accordions of a childcare company",
  employer: "Puddleduck Early Learning",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Join us - Puddleduck Early Learning</title>
<style>details{border-bottom:1px solid #ccc} .tag{color:#c30}</style>
</head>
<body>
<ul class="menu"><li><a href="https://puddleduck.example/">Home</a></li><li><a href="https://puddleduck.example/centres">Centres</a></li><li><a href="https://puddleduck.example/join">Join us</a></li></ul>
<h1>Join us</h1>
<p>Fees from $128 a day are for families. The numbers below are for you.</p>

<h2>Open roles</h2>

<details class="job" id="ect-ringwood">
  <summary>Early Childhood Teacher, Ringwood VIC</summary>
  <p><strong>Hours:</strong> Full time</p>
  <p><strong>Pay:</strong> $84,120 to $108,003 a year, depending on experience, plus super</p>
  <p><strong>Reference:</strong> PEL-76</p>
  <p><strong>Listed:</strong> 18 November 2026</p>
  <p><strong>Applications close:</strong> Friday 11 December 2026</p>
  <p>Your own kinder room, a mud kitchen, and nine weeks of leave.</p>
  <p><a href="https://puddleduck.example/join/ect-ringwood">More about the role</a> <a class="button" href="https://puddleduck.example/join/ect-ringwood/apply">Apply now</a></p>
</details>

<details class="job" id="educator-pakenham">
  <summary>Educator (Certificate III), Pakenham VIC</summary>
  <p><strong>Hours:</strong> Part time</p>
  <p><strong>Pay:</strong> $31.84 an hour</p>
  <p><strong>Reference:</strong> PEL-79</p>
  <p><strong>Listed:</strong> 23 November 2026</p>
  <p><strong>Applications close:</strong> Monday 14 December 2026</p>
  <p>Babies' room. A $500 thank-you after three months.</p>
  <p><a href="https://puddleduck.example/join/educator-pakenham">More about the role</a> <a class="button" href="https://puddleduck.example/join/educator-pakenham/apply">Apply now</a></p>
</details>

<details class="job" id="cook-lara">
  <summary>Centre Cook, Lara VIC</summary>
  <p><strong>Hours:</strong> Casual</p>
  <p><strong>Pay:</strong> Award</p>
  <p><strong>Reference:</strong> PEL-80</p>
  <p><strong>Listed:</strong> 24 November 2026</p>
  <p><strong>Applications close:</strong> when we find you</p>
  <p>Seventy lunches. No nuts. No excuses.</p>
  <p><a href="https://puddleduck.example/join/cook-lara">More about the role</a> <a class="button" href="https://puddleduck.example/join/cook-lara/apply">Apply now</a></p>
</details>

<details class="job" id="director-sale">
  <summary>Centre Director, Sale VIC <span class="tag">FILLED</span></summary>
  <p><strong>Hours:</strong> Full time</p>
  <p><strong>Reference:</strong> PEL-71</p>
  <p><strong>Listed:</strong> 2 November 2026</p>
  <p>Thank you, everyone.</p>
</details>

<h2>Questions people ask</h2>
<details>
  <summary>Do I need a Working with Children Check?</summary>
  <p>Yes. We pay for it.</p>
</details>
<details>
  <summary>Do you take students on placement?</summary>
  <p>We do. Ring the centre.</p>
</details>
<p>Puddleduck Early Learning Pty Ltd, 40 Reed Street, Ringwood. 03 5550 1164</p>
</body>
</html>
`,
  expected: [
    {
      title: "Early Childhood Teacher",
      employer: "Puddleduck Early Learning",
      reference: "PEL-76",
      places: ["Ringwood VIC"],
      pay: { min: 84_120, max: 108_003, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://puddleduck.example/join/ect-ringwood/apply",
    },
    {
      title: "Educator (Certificate III)",
      employer: "Puddleduck Early Learning",
      reference: "PEL-79",
      places: ["Pakenham VIC"],
      pay: { min: 31.84, max: 31.84, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://puddleduck.example/join/educator-pakenham/apply",
    },
    {
      title: "Centre Cook",
      employer: "Puddleduck Early Learning",
      reference: "PEL-80",
      places: ["Lara VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://puddleduck.example/join/cook-lara/apply",
    },
    {
      title: "Centre Director",
      reference: "PEL-71",
      places: ["Sale VIC"],
      live: false,
    },
  ],
};

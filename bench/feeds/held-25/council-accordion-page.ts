/** Usual: a shire council's positions page as its content system prints it, a panel of an accordion for each position with the title and its closing in the heading, a list of definitions and a text within, addresses from the root, pay in bands with a letter or as hourly in words, days as people write them with a time, a mailbox and a telephone for questions, volunteers and traineeship information in panels of their own that are no jobs, one panel marked as closed. */
export const councilAccordionPage = {
  name: "held-25 accordion of positions of a shire council",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8" />
  <title>Current vacancies | Shire of Gimlet Plains</title>
  <base href="https://www.gimletplains.example/" />
</head>
<body>
<div id="skip"><a href="#content">Skip to content</a></div>
<nav aria-label="Main"><ul><li><a href="/council">Council</a></li><li><a href="/services">Services</a></li><li><a href="/council/working-here">Working here</a></li></ul></nav>
<main id="content">
  <h1>Current vacancies</h1>
  <p>The Shire of Gimlet Plains employs 64 people over 9,000 square kilometres. All positions are in Western Australia.</p>
  <div class="accordion" id="vacancies">

    <div class="accordion-item">
      <h2 class="accordion-header"><button class="accordion-button" type="button" aria-expanded="true" aria-controls="v1">Plant Operator &#8211; Grader</button></h2>
      <div id="v1" class="accordion-collapse"><div class="accordion-body">
        <dl>
          <dt>Position number</dt><dd>GP-0118</dd>
          <dt>Location</dt><dd>Narembeen WA</dd>
          <dt>Employment</dt><dd>Permanent full time</dd>
          <dt>Remuneration</dt><dd>Level 6, $38.12 to $41.77 per hour plus up to 16% super</dd>
          <dt>Advertised</dt><dd>Tuesday 17 November 2026</dd>
          <dt>Applications close</dt><dd>4.00pm Friday 11 December 2026</dd>
        </dl>
        <p>Six hundred kilometres of gravel are yours. You know when to grade and when to wait for rain.</p>
        <p>House available at $120 a week. Questions? Ring Deirdre in Works on 08 5550 6620.</p>
        <p><a href="/council/working-here/gp-0118-pd.pdf">Position description (PDF, 240 KB)</a> <a class="btn" href="/apply/gp-0118">Apply now</a></p>
      </div></div>
    </div>

    <div class="accordion-item">
      <h2 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="v2">Pool Manager (seasonal)</button></h2>
      <div id="v2" class="accordion-collapse collapse"><div class="accordion-body">
        <dl>
          <dt>Position number</dt><dd>GP-0121</dd>
          <dt>Location</dt><dd>Bruce Rock WA</dd>
          <dt>Employment</dt><dd>Full time, fixed term to 31 March 2027</dd>
          <dt>Remuneration</dt><dd>$1,520 per week</dd>
          <dt>Advertised</dt><dd>Friday 20 November 2026</dd>
          <dt>Applications close</dt><dd>Wednesday 2 December 2026</dd>
        </dl>
        <p>Twenty-five metres, one slide, a kiosk that made $9,400 last summer. You run all three and teach the little ones on Saturday.</p>
        <p><a class="btn" href="/apply/gp-0121">Apply now</a></p>
      </div></div>
    </div>

    <div class="accordion-item">
      <h2 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="v3">Library &amp; Visitor Centre Officer</button></h2>
      <div id="v3" class="accordion-collapse collapse"><div class="accordion-body">
        <dl>
          <dt>Position number</dt><dd>GP-0122</dd>
          <dt>Location</dt><dd>Narembeen WA</dd>
          <dt>Employment</dt><dd>Part time</dd>
          <dt>Remuneration</dt><dd>Negotiable</dd>
          <dt>Advertised</dt><dd>Monday 23 November 2026</dd>
          <dt>Applications close</dt><dd>Open until filled</dd>
        </dl>
        <p>Half of the people want a book and half want to know where the wildflowers are. In August it is all of them.</p>
        <p><a class="btn" href="/apply/gp-0122">Apply now</a></p>
      </div></div>
    </div>

    <div class="accordion-item">
      <h2 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="v4">Ranger <span class="badge">CLOSED</span></button></h2>
      <div id="v4" class="accordion-collapse collapse"><div class="accordion-body">
        <dl>
          <dt>Position number</dt><dd>GP-0113</dd>
          <dt>Location</dt><dd>Bruce Rock WA</dd>
          <dt>Employment</dt><dd>Permanent full time</dd>
          <dt>Remuneration</dt><dd>Level 5, $36.40 per hour</dd>
          <dt>Advertised</dt><dd>Monday 19 October 2026</dd>
          <dt>Applications close</dt><dd>Friday 13 November 2026</dd>
        </dl>
        <p>Dogs, fires, a boat on a nature strip.</p>
      </div></div>
    </div>

    <div class="accordion-item">
      <h2 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="v5">How to apply</button></h2>
      <div id="v5" class="accordion-collapse collapse"><div class="accordion-body">
        <p>Send a letter of two pages and two referees with the form. Late applications are not read. Questions: <a href="mailto:hr@gimletplains.example">hr@gimletplains.example</a>.</p>
      </div></div>
    </div>

    <div class="accordion-item">
      <h2 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="v6">Volunteering</button></h2>
      <div id="v6" class="accordion-collapse collapse"><div class="accordion-body">
        <p>The museum opens when somebody unlocks it. <a href="/community/volunteer">Put your name down</a>.</p>
      </div></div>
    </div>

  </div>
</main>
<footer><p>Shire of Gimlet Plains, 1 Longhurst Street. Office hours 8.30am to 4.30pm. Dog registration is $20 a year.</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Plant Operator – Grader",
      employer: "Shire of Gimlet Plains",
      reference: "GP-0118",
      places: ["Narembeen WA"],
      pay: { min: 38.12, max: 41.77, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://www.gimletplains.example/apply/gp-0118",
    },
    {
      title: "Pool Manager (seasonal)",
      employer: "Shire of Gimlet Plains",
      reference: "GP-0121",
      places: ["Bruce Rock WA"],
      pay: { min: 1520, max: 1520, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2026-12-02",
      remote: false,
      live: true,
      url: "https://www.gimletplains.example/apply/gp-0121",
    },
    {
      title: "Library & Visitor Centre Officer",
      employer: "Shire of Gimlet Plains",
      reference: "GP-0122",
      places: ["Narembeen WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://www.gimletplains.example/apply/gp-0122",
    },
    {
      title: "Ranger",
      employer: "Shire of Gimlet Plains",
      reference: "GP-0113",
      places: ["Bruce Rock WA"],
      live: false,
    },
  ],
};

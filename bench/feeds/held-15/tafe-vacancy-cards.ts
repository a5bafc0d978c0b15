interface Card {
  id: string;
  badge: string;
  title: string;
  campus: string;
  type: string;
  pay: string;
  listed: readonly [string, string];
  closes: readonly [string, string];
  text: string;
}

const card = ({ id, badge, title, campus, type, pay, listed, closes, text }: Card) => `
      <article class="vacancy-card" id="vacancy-${id.replace("/", "-")}">
        <span class="badge">${badge}</span>
        <h3 class="vacancy-card__title"><a href="vacancies/${id.replace("/", "-")}">${title}</a></h3>
        <p class="vacancy-card__ref">Reference: ${id}</p>
        <ul class="vacancy-card__meta">
          <li><span class="label">Campus</span> <span class="value">${campus}</span></li>
          <li><span class="label">Employment type</span> <span class="value">${type}</span></li>
          <li><span class="label">Salary</span> <span class="value">${pay}</span></li>
          <li><span class="label">Listed</span> <span class="value"><time datetime="${listed[0]}">${listed[1]}</time></span></li>
          <li><span class="label">Closes</span> <span class="value"><time datetime="${closes[0]}">${closes[1]}</time></span></li>
        </ul>
        <p class="vacancy-card__summary">${text}</p>
      </article>`;

/** An institute of further education's page of vacancies as cards: a base for its addresses, labels and values in spans, times for machines beside days for people, campuses, a badge that says which is closed. */
export const tafeCards = {
  name: "held-15 page of an institute with vacancies as cards and a badge on each",
  employer: "Northern Ranges Institute",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <base href="https://careers.northernranges.example/">
    <title>Vacancies | Northern Ranges Institute</title>
    <link rel="stylesheet" href="assets/site.css">
    <script>window.dataLayer = window.dataLayer || []; dataLayer.push({"pageType":"vacancies"});</script>
  </head>
  <body>
    <nav aria-label="Main"><a href="courses">Courses</a> <a href="campuses">Campuses</a> <a href="vacancies">Vacancies</a></nav>
    <main>
      <h1>Vacancies</h1>
      <form action="vacancies" method="get"><label>Search <input name="q"></label><button>Go</button></form>${[
        card({
          id: "26/118",
          badge: "Open",
          title: "Teacher, Commercial Cookery",
          campus: "Tamworth NSW",
          type: "Permanent full-time",
          pay: "$101,240 to $118,902 per annum",
          listed: ["2026-11-16", "16 Nov 2026"],
          closes: ["2026-12-13T23:59+11:00", "13 Dec 2026, 11.59pm"],
          text: "Knife skills, costings, and how to apologise to a table of twelve.",
        }),
        card({
          id: "26/121",
          badge: "Open",
          title: "Part-time Casual Teacher &mdash; Wool Classing",
          campus: "Armidale NSW",
          type: "Casual",
          pay: "$104.17 per teaching hour",
          listed: ["2026-11-19", "19 Nov 2026"],
          closes: ["2027-01-17T23:59+11:00", "17 Jan 2027, 11.59pm"],
          text: "Fleece on the table, eyes shut, tell us the micron.",
        }),
        card({
          id: "26/124",
          badge: "New",
          title: "Student Support Officer",
          campus: "Moree NSW",
          type: "Temporary part-time",
          pay: "$41.88 per hour",
          listed: ["2026-11-25", "25 Nov 2026"],
          closes: ["2026-12-20T23:59+11:00", "20 Dec 2026, 11.59pm"],
          text: "Twenty-one hours a week until the end of 2027. Forms, buses, tissues.",
        }),
        card({
          id: "26/097",
          badge: "Closed",
          title: "Head Teacher, Automotive",
          campus: "Tamworth NSW",
          type: "Permanent full-time",
          pay: "$131,770 per annum",
          listed: ["2026-10-19", "19 Oct 2026"],
          closes: ["2026-11-15T23:59+11:00", "15 Nov 2026, 11.59pm"],
          text: "Hoists, hybrids, timetables.",
        }),
      ].join("")}
    </main>
    <footer><p>Northern Ranges Institute. Questions about working here: people@northernranges.example or 0491 571 491.</p></footer>
  </body>
</html>
`,
  expected: [
    {
      title: "Teacher, Commercial Cookery",
      employer: "Northern Ranges Institute",
      reference: "26/118",
      places: ["Tamworth NSW"],
      pay: { min: 101_240, max: 118_902, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      live: true,
      url: "https://careers.northernranges.example/vacancies/26-118",
    },
    {
      title: "Part-time Casual Teacher — Wool Classing",
      employer: "Northern Ranges Institute",
      reference: "26/121",
      places: ["Armidale NSW"],
      pay: { min: 104.17, max: 104.17, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-19",
      closes: "2027-01-17",
      live: true,
      url: "https://careers.northernranges.example/vacancies/26-121",
    },
    {
      title: "Student Support Officer",
      employer: "Northern Ranges Institute",
      reference: "26/124",
      places: ["Moree NSW"],
      pay: { min: 41.88, max: 41.88, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25",
      closes: "2026-12-20",
      live: true,
      url: "https://careers.northernranges.example/vacancies/26-124",
    },
    {
      title: "Head Teacher, Automotive",
      employer: "Northern Ranges Institute",
      reference: "26/097",
      places: ["Tamworth NSW"],
      pay: { min: 131_770, max: 131_770, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-10-19",
      closes: "2026-11-15",
      live: false,
      url: "https://careers.northernranges.example/vacancies/26-097",
    },
  ],
};

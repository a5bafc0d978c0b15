interface Vacancy {
  number: string;
  title: string;
  file: string;
  directorate: string;
  place: string;
  closes: string;
  details: string;
}

const rows = ({ number, title, file, directorate, place, closes, details }: Vacancy) => `
          <tr class="vac">
            <th scope="row">${number}</th>
            <td><a href="${file}">${title}</a></td>
            <td>${directorate}</td>
            <td>${place}</td>
            <td>${closes}</td>
          </tr>
          <tr class="vac-detail">
            <td></td>
            <td colspan="4">${details}</td>
          </tr>`;

/** Unusual: a shire's page with a table that gives each vacancy two rows, the second across the columns with hours and pay and words in it, closing moments as people write them, a cell that says the position has been filled, a footing row. */
export const twoRowTable = {
  name: "held-16 page of a shire with two rows of a table for each vacancy",
  employer: "Shire of Ninety Mile Plain",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <title>Current vacancies &ndash; Shire of Ninety Mile Plain</title>
    <base href="https://www.ninetymileplain.example/council/employment/">
  </head>
  <body>
    <div id="crumbs"><a href="/">Home</a> &raquo; <a href="/council">Council</a> &raquo; Employment</div>
    <div id="content">
      <h1>Current vacancies</h1>
      <p>The Shire is an equal opportunity employer. Late applications are not accepted.</p>
      <table border="1" summary="Vacancies">
        <thead>
          <tr><th>No.</th><th>Position</th><th>Directorate</th><th>Based at</th><th>Applications close</th></tr>
        </thead>
        <tbody>${[
          rows({
            number: "26-31",
            title: "Grader Operator",
            file: "vacancies/26-31-grader-operator",
            directorate: "Works",
            place: "Merredin WA",
            closes: "4.00pm, Monday 14 December 2026",
            details:
              "<strong>Employment:</strong> Full time, permanent<br><strong>Salary:</strong> $71,480 &ndash; $76,905 p.a. plus 14% super<br>Eleven hundred kilometres of gravel, most of it yours.",
          }),
          rows({
            number: "26-33",
            title: "Librarian (0.6 FTE)",
            file: "vacancies/26-33-librarian",
            directorate: "Community",
            place: "Northam WA",
            closes: "4.00pm, Friday 15 January 2027",
            details:
              "<strong>Employment:</strong> Part time, two-year contract<br><strong>Salary:</strong> $41.62 per hour<br>Story time is not optional.",
          }),
          rows({
            number: "26-34",
            title: "Pool Lifeguard",
            file: "vacancies/26-34-pool-lifeguard",
            directorate: "Community",
            place: "Merredin WA / Kellerberrin WA",
            closes: "Open until filled",
            details:
              "<strong>Employment:</strong> Casual<br><strong>Salary:</strong> $33.18 per hour (including loading)<br>Whistle supplied.",
          }),
          rows({
            number: "26-27",
            title: "Ranger",
            file: "vacancies/26-27-ranger",
            directorate: "Regulatory",
            place: "York WA",
            closes: "POSITION FILLED",
            details:
              "<strong>Employment:</strong> Full time, permanent<br><strong>Salary:</strong> $68,200 p.a.<br>Dogs, mostly.",
          }),
        ].join("")}
        </tbody>
        <tfoot>
          <tr><td colspan="5">Questions? Ring Human Resources on 0491 570 737. Page last changed 25/11/2026.</td></tr>
        </tfoot>
      </table>
    </div>
  </body>
</html>
`,
  expected: [
    {
      title: "Grader Operator",
      employer: "Shire of Ninety Mile Plain",
      reference: "26-31",
      places: ["Merredin WA"],
      pay: { min: 71_480, max: 76_905, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-14",
      live: true,
      url: "https://www.ninetymileplain.example/council/employment/vacancies/26-31-grader-operator",
    },
    {
      title: "Librarian (0.6 FTE)",
      employer: "Shire of Ninety Mile Plain",
      reference: "26-33",
      places: ["Northam WA"],
      pay: { min: 41.62, max: 41.62, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      closes: "2027-01-15",
      live: true,
      url: "https://www.ninetymileplain.example/council/employment/vacancies/26-33-librarian",
    },
    {
      title: "Pool Lifeguard",
      employer: "Shire of Ninety Mile Plain",
      reference: "26-34",
      places: ["Merredin WA", "Kellerberrin WA"],
      pay: { min: 33.18, max: 33.18, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      live: true,
      url: "https://www.ninetymileplain.example/council/employment/vacancies/26-34-pool-lifeguard",
    },
    { title: "Ranger", reference: "26-27", places: ["York WA"], live: false },
  ],
};

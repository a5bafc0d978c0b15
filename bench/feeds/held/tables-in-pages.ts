const row = ([ref, href, title, ...cells]: readonly string[]) =>
  `<tr><td>${ref}</td><th scope="row"><a href="${href}">${title}</a></th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

/** A page of a university: one table of vacancies with a caption, names of rows as headings, a table of contacts after it. */
export const university = {
  name: "page with a captioned table",
  employer: "University of the Gulf",
  extension: "html",
  contentType: "text/html",
  text: `<html><head><title>Jobs - University of the Gulf</title></head><body><table role="presentation"><tr><td><img src="/logo.png" alt="Gulf"></td><td>Search</td></tr></table>
<table class="jobs"><caption>3 jobs found</caption><tr><th>Ref no.</th><th>Job</th><th>Campus</th><th>Employment</th><th>Salary</th><th>Advertised</th><th>Closing</th></tr>
${row(["501882", "https://gulf.example/job/501882", "Lecturer in Soil Science", "Katherine NT", "Full time", "$108,345 to $128,660 pa", "9 Nov 2026", "11 Dec 2026"])}
${row(["501890", "https://gulf.example/job/501890", "Laboratory Technician", "Darwin NT", "Part time", "$71,020 pa", "16 Nov 2026", "4 Dec 2026"])}
${row(["501897", "https://gulf.example/job/501897", "Exam Supervisor", "Alice Springs NT", "Casual", "$33.92 per hour", "24 Nov 2026", "7 Dec 2026"])}
</table>
<table><tr><th>Name</th><th>Phone</th></tr><tr><td>People services</td><td>08 5550 0142</td></tr></table></body></html>`,
  expected: [
    {
      title: "Lecturer in Soil Science",
      employer: "University of the Gulf",
      reference: "501882",
      places: ["Katherine NT"],
      pay: { min: 108_345, max: 128_660, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-09",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://gulf.example/job/501882",
    },
    {
      title: "Laboratory Technician",
      employer: "University of the Gulf",
      reference: "501890",
      places: ["Darwin NT"],
      pay: { min: 71_020, max: 71_020, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-16",
      closes: "2026-12-04",
      remote: false,
      live: true,
      url: "https://gulf.example/job/501890",
    },
    {
      title: "Exam Supervisor",
      employer: "University of the Gulf",
      reference: "501897",
      places: ["Alice Springs NT"],
      pay: { min: 33.92, max: 33.92, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2026-12-07",
      remote: false,
      live: true,
      url: "https://gulf.example/job/501897",
    },
  ],
};

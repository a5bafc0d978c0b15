/** Rarer: the positions section of a mathematical society's bulletin in LaTeX: an environment for each position with the title as its argument, items with labels in bold, escaped dollars and ampersands, dashes of two and three hyphens, ties, links as macros, a comment of the editor, a section of prizes that is no job. */
export const mathematiciansBulletinLatex = {
  name: "held-26 LaTeX bulletin of a mathematical society",
  extension: "tex",
  contentType: "application/x-tex",
  text: String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[utf8]{inputenc}
\usepackage{hyperref}
\title{Bulletin of the Southern Mathematical Union, No.~188}
\date{25 November 2026}
\begin{document}
\maketitle

\section{Positions}

% Ed.: please keep this order, closing soonest first

\subsection*{Lecturer in Applied Mathematics}
\begin{description}
  \item[Employer:] Lachlan Plains University
  \item[Location:] Wagga Wagga, NSW
  \item[Reference:] LPU/2026/0831
  \item[Appointment:] Full-time, fixed term of three years
  \item[Salary:] \$109,400--\$129,700 per annum plus 17\% superannuation
  \item[Advertised:] 9 November 2026
  \item[Deadline:] 6~December 2026
  \item[Apply:] \url{https://lachlanplains.example/jobs/0831}
\end{description}
The group works on flows in canals \& in blood. Teaching is two units a year.

\subsection*{Marker, Secondary Olympiad}
\begin{description}
  \item[Employer:] Southern Mathematical Union
  \item[Location:] Work from home, anywhere in Australia
  \item[Reference:] SMU-M27
  \item[Appointment:] Casual
  \item[Salary:] \$48.50 per hour
  \item[Advertised:] 16 November 2026
  \item[Deadline:] 13~December 2026
  \item[Apply:] \url{https://southernmaths.example/olympiad/markers}
\end{description}
About 600 scripts --- some of them beautiful.

\subsection*{Statistician (Crop Trials)}
\begin{description}
  \item[Employer:] Mallee Seed Trust
  \item[Location:] Horsham, VIC
  \item[Reference:] MST-09
  \item[Appointment:] Part-time
  \item[Salary:] by negotiation
  \item[Advertised:] 23 November 2026
  \item[Deadline:] 22~January 2027
  \item[Apply:] \url{https://malleeseed.example/work/mst-09}
\end{description}
Designs in rows and columns, and boots.

\section{Prizes}

\subsection*{The Early Career Medal}
Nominations close on 1 March 2027. The prize is \$5,000 and a medal.

\end{document}
`,
  expected: [
    {
      title: "Lecturer in Applied Mathematics",
      employer: "Lachlan Plains University",
      reference: "LPU/2026/0831",
      places: ["Wagga Wagga NSW"],
      pay: { min: 109_400, max: 129_700, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-09",
      closes: "2026-12-06",
      remote: false,
      live: true,
      url: "https://lachlanplains.example/jobs/0831",
    },
    {
      title: "Marker, Secondary Olympiad",
      employer: "Southern Mathematical Union",
      reference: "SMU-M27",
      places: [],
      pay: { min: 48.5, max: 48.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-16",
      closes: "2026-12-13",
      remote: true,
      live: true,
      url: "https://southernmaths.example/olympiad/markers",
    },
    {
      title: "Statistician (Crop Trials)",
      employer: "Mallee Seed Trust",
      reference: "MST-09",
      places: ["Horsham VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2027-01-22",
      remote: false,
      live: true,
      url: "https://malleeseed.example/work/mst-09",
    },
  ],
};

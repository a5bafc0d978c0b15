import { expect, it } from "vitest";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readWiki } from "../../../../src/server/import/formats/read-wiki.ts";
import { jobsOf, whole } from "../read-jobs.ts";

it("rows of the table of a wiki are jobs, with their cells on one line or on several", async () => {
  const text = `[[Category:Fig]]
== Work ==
{| class="wikitable"
|+ Open now
|-
! Role !! Employer !! Town
! Pay
! Closes !! Apply
|-
| style="width:9em" | '''Cook''' || [[Fig Hotel|The Fig Hotel]] || Roma QLD || $34 an hour<ref>By the award.</ref> || 11 December 2026 || [https://fig.example/cook Form]
|-
| rowspan=1 | <s>Nurse</s>
| [[Elm Clinic]]
| Dalby QLD <!-- or Roma -->
| $90,000 a year
| Open until filled
| https://elm.example/nurse
|}
`;
  expect(detectFormat(text)).toBe("wiki");
  expect(await jobsOf(readWiki(whole(text)))).toMatchObject([
    {
      ...{ title: "Cook", employer: "The Fig Hotel", places: [{ suburb: "Roma QLD" }] },
      ...{ pay: { text: "$34 an hour" }, expires: "11 December 2026", url: "https://fig.example/cook" },
    },
    { title: "Nurse", employer: "Elm Clinic", url: "https://elm.example/nurse", isEnded: true },
  ]);
});

it("sections of a page of a wiki are jobs, with facts as terms or in a list", async () => {
  const text = `== Cook ==
; Where : Roma QLD
; Pay : {{AUD|34.50}} per hour
You stir. [https://fig.example/cook Apply]

== Nurse ==
* '''Where:''' Dalby QLD
* '''Hours:''' Casual
You answer. [https://fig.example/nurse Apply]
`;
  expect(detectFormat(text)).toBe("wiki");
  expect(await jobsOf(readWiki(whole(text)))).toMatchObject([
    { title: "Cook", places: [{ text: "Roma QLD" }], url: "https://fig.example/cook" },
    { title: "Nurse", places: [{ text: "Dalby QLD" }], workType: "Casual" },
  ]);
});

it.each([
  [
    "AsciiDoc",
    `= Jobs at Fig Observatory
:town: Roma QLD

[#a]
== Cook

Location:: {town}
Applications close:: 11 December 2026
Apply:: https://fig.example/cook[Form]

Stoves.

////
== Draft
Location:: {town}
////

== Nurse

Location:: Dalby QLD
Tenure:: Casual
Apply:: https://fig.example/nurse[Form]
`,
  ],
  [
    "LaTeX",
    String.raw`\documentclass{article}
\begin{document}
\section{Jobs}
% in this order
\subsection*{Cook}
\begin{description}
  \item[Location:] Roma QLD
  \item[Closing date:] 11~December 2026
  \item[Apply:] \url{https://fig.example/cook}
\end{description}
Stoves \& pots.

\subsection*{Nurse}
\begin{description}
  \item[Location:] Dalby QLD
  \item[Tenure:] Casual
  \item[Apply:] \href{https://fig.example/nurse}{Form}
\end{description}
\end{document}
`,
  ],
  [
    "Org",
    `#+TITLE: Jobs at Fig Observatory
* Jobs
** OPEN [#A] Cook                 :kitchen:
   DEADLINE: <2026-12-11 Fri 17:00 -3d>
   :PROPERTIES:
   :LOCATION: Roma QLD
   :URL:      https://fig.example/cook
   :END:
   :LOGBOOK:
   - State "OPEN" from "TODO" [2026-11-18 Wed]
   :END:
   Stoves.
** Nurse
   :PROPERTIES:
   :EMPLOYMENT_TYPE: Casual
   :END:
   - Location :: Dalby QLD
   [[https://fig.example/nurse][Form]]
   #+BEGIN_SRC sh
   make jobs
   #+END_SRC
`,
  ],
])("sections of a document in %s are jobs", async (_, text) => {
  expect(detectFormat(text)).toBe("wiki");
  expect(await jobsOf(readWiki(whole(text)))).toMatchObject([
    {
      title: "Cook",
      expires: expect.stringMatching(/^(?:11 December 2026|2026-12-11 17:00)$/),
      url: "https://fig.example/cook",
    },
    { title: "Nurse", workType: "Casual", places: [{ text: "Dalby QLD" }], url: "https://fig.example/nurse" },
  ]);
});

it("states of an outline say which jobs are over, and those behind a stroke do whatever they are called", async () => {
  const outline = (settings: string) => `#+TITLE: Jobs at Fig Observatory
${settings}
* TODO Cook
- Location :: Roma QLD
- Pay :: $34 an hour
* DONE Nurse
- Location :: Dalby QLD
- Pay :: $44 an hour
* EATEN Baker
- Location :: Roma QLD
- Pay :: $36 an hour
`;
  const statuses = async (settings: string) =>
    (await jobsOf(readWiki(whole(outline(settings))))).map(({ title, status = "" }) => [title, status]);
  expect(await statuses("#+TODO: TODO | DONE EATEN(e)")).toEqual([
    ["Cook", ""],
    ["Nurse", "closed"],
    ["Baker", "closed"],
  ]);
  expect(await statuses("#+AUTHOR: Jo")).toContainEqual(["EATEN Baker", ""]);
});

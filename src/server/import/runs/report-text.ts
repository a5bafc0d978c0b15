import { payText } from "../../../domain/jobs/pay-text.ts";
import { thousands } from "../../../contract/thousands.ts";
import { categoryById } from "../../../domain/jobs/categories.ts";
import { printedLine } from "../../operator/printed-text.ts";
import { formatTitles } from "../formats/detect-format.ts";
import type { EmployerReport } from "../employer-file/import-employers.ts";
import type { FileReport } from "./import-file.ts";
import type { ImportReport, Problem, ShownJob } from "./import-report.ts";

/** How many warnings of one kind are printed in full. */
const toldInFull = 20;

/** One line about a problem. */
export const problemLine = ({ kind, at, message }: Problem): string =>
  printedLine(`${at}: ${kind === "rejected" ? "rejected: " : ""}${message}`);

interface ProblemListOptions {
  /** How many rejected jobs are told in full. */
  rejected?: number;
  /** Is given every problem, also those that are only counted. */
  tellAll?: (line: string) => void;
}

/**
 * Tells every rejected job, or as many as asked, but only the first warnings of each kind; `rest` counts the others.
 * @param tell Is given one line at a time.
 */
export const openProblemList = (
  tell: (line: string) => void,
  { rejected = Infinity, tellAll }: ProblemListOptions = {},
) => {
  const counts = new Map<Problem["kind"], number>();
  const most = (kind: Problem["kind"]) => (kind === "rejected" ? rejected : toldInFull);
  return {
    add: (problem: Problem): void => {
      const count = (counts.get(problem.kind) ?? 0) + 1;
      counts.set(problem.kind, count);
      const line = problemLine(problem);
      tellAll?.(line);
      if (count <= most(problem.kind)) tell(line);
    },
    rest: (): string[] =>
      [...counts]
        .filter(([kind, count]) => count > most(kind))
        .map(
          ([kind, count]) =>
            `… and ${thousands(count - most(kind))} more ${kind === "rejected" ? "rejected" : `about the ${kind}`}.`,
        ),
  };
};

/** What the command ends with, as documented in `--help`. */
export const exitCodes = { all: 0, some: 1, none: 2 } as const;

/** How much of a file went in: nothing where everything was rejected. */
export const outcomeOf = (report: FileReport): "all" | "some" | "none" => {
  if (!report.rejected && !report.broken) return "all";
  const kept = report.format === "employers" ? report.kept : 0;
  return report.added + report.updated + report.unchanged + kept ? "some" : "none";
};

/** The counts that are printed after an import. */
export const reportText = (report: FileReport, dryRun: boolean): string => {
  const { broken } = report;
  const [what, counts] = report.format === "employers" ? employerCounts(report) : jobCounts(report);
  return [
    ...(broken
      ? [
          printedLine(
            `The file breaks off at line ${broken.line}: ${broken.message} What came before is kept.`,
          ),
        ]
      : []),
    `${what}: ${counts.join(", ")}.`,
    ...(report.format === "employers" ? [] : proposalLines(report)),
    ...(dryRun ? ["This was a dry run: nothing was changed."] : []),
  ].join("\n");
};

/** How many proposed places are printed. */
const shownPlaces = 20;

const proposalLines = ({ proposed }: ImportReport): string[] => {
  if (!proposed.length) return [];
  const shown = proposed.slice(0, shownPlaces);
  const rest = proposed.length - shown.length;
  return [
    "Not in the list of places; their jobs are shown with these words, in their state:",
    ...shown.map(
      ({ place, jobs }) => `  ${printedLine(place)} (${thousands(jobs)} ${jobs === 1 ? "job" : "jobs"})`,
    ),
    ...(rest ? [`  … and ${thousands(rest)} more.`] : []),
    "Where they are right, import again with --accept-places, which adds them.",
  ];
};

const jobCounts = (report: ImportReport): [string, string[]] => [
  formatTitles[report.format],
  [
    `${thousands(report.added)} added`,
    `${thousands(report.updated)} updated`,
    `${thousands(report.unchanged)} unchanged`,
    `${thousands(report.rejected)} rejected`,
    ...(report.past ? [`${thousands(report.past)} taken past their closing date`] : []),
    ...(report.ended ? [`${thousands(report.ended)} taken as closed, as the feed says`] : []),
    ...(report.closed ? [`${thousands(report.closed)} closed`] : []),
  ],
];

const employerCounts = (report: EmployerReport): [string, string[]] => [
  "Employers",
  [
    `${thousands(report.added)} new`,
    `${thousands(report.updated)} changed`,
    `${thousands(report.unchanged)} unchanged`,
    `${thousands(report.kept)} kept: from a folder`,
    `${thousands(report.rejected)} refused`,
  ],
];

/** The first jobs as a table. */
export const jobsTable = (jobs: readonly ShownJob[]): string => {
  const rows = jobs.map((job) => [
    job.reference,
    job.title,
    job.employer,
    [
      ...(job.remote ? ["Remote"] : []),
      ...job.places.map(({ suburb, state, postcode }) => [suburb, state, postcode].filter(Boolean).join(" ")),
    ].join(", "),
    job.workType ?? "",
    (job.payType && payText({ type: job.payType, min: job.payMin ?? null, max: job.payMax ?? null })) ?? "",
    categoryById(job.category).title,
  ]);
  const table = [["Reference", "Title", "Employer", "Place", "Work type", "Pay", "Category"], ...rows].map(
    (row) =>
      row.map(printedLine).map((cell) => (cell.length > maxCell ? `${cell.slice(0, maxCell - 1)}…` : cell)),
  );
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

const maxCell = 34;

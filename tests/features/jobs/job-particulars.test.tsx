import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JobParticulars } from "../../../src/features/jobs/JobParticulars.tsx";
import { exampleJob } from "../../domain/jobs/example-job.ts";

it.each([
  ["live", "Closes"],
  ["expired", "Closed"],
  ["filled", null],
] as const)("says of a job that is %s when it closes or closed, if it still does", (status, word) => {
  const job = { ...exampleJob(), status, expires_at: "2026-12-31T12:00:00.000Z" };
  const html = renderToStaticMarkup(<JobParticulars job={job} detail={null} />);
  expect(/Close[sd]/.exec(html)?.[0] ?? null).toBe(word);
});

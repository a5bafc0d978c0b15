import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { JobFacts } from "../../../src/features/jobs/JobFacts.tsx";
import { PayBasis } from "../../../src/features/jobs/pay-basis.ts";
import { exampleJob } from "../../domain/jobs/example-job.ts";

const job = exampleJob({ pay: { type: 3, min: 38, max: 42 } });

it("a job's pay stands beside what it comes to in a year, which comes first where jobs are sorted by pay", () => {
  expect(renderToString(<JobFacts job={job} />)).toContain("$38 – $42 an hour · about $75k – $83k a year");
  const sorted = renderToString(
    <PayBasis value="year">
      <JobFacts job={job} />
    </PayBasis>,
  );
  expect(sorted).toContain("About $75k – $83k a year · $38 – $42 an hour");
});

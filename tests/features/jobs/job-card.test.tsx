import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JobCard } from "../../../src/features/jobs/JobCard.tsx";
import { exampleJob } from "../../domain/jobs/example-job.ts";

const cardOf = (has_page: boolean) => {
  const job = exampleJob();
  return renderToStaticMarkup(<JobCard job={{ ...job, employer: { ...job.employer, has_page } }} />);
};

it("links to the page of the employer, where the site has one", () => {
  expect(cardOf(true)).toContain('href="/enterprise/harbour-vine"');
  expect(cardOf(false)).toContain("Harbour &amp; Vine");
  expect(cardOf(false)).not.toContain("/enterprise/");
});

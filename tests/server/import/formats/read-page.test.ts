import { expect, it } from "vitest";
import { readPage } from "../../../../src/server/import/formats/read-page.ts";
import { jobsOf, whole } from "../read-jobs.ts";

it.each([
  ["//<![CDATA[\n", "\n//]]>"],
  ["/*<![CDATA[*/\n", "\n/*]]>*/"],
  ["<!--//--><![CDATA[//><!--\n", "\n//--><!]]>"],
  ["<!--\n", "\n//-->"],
  ["\n[", "];\n"],
])("linked data of a page is read within %j", async (before, after) => {
  const job = { "@type": "JobPosting", title: "Cook", description: "Stoves //--> and ]]>." };
  const script = `<script type="application/ld+json">${before}${JSON.stringify(job)}${after}</script>`;
  expect(await jobsOf(readPage(whole(`<html><body>${script}</body></html>`)))).toMatchObject([
    { title: "Cook", description: "Stoves //--> and ]]>." },
  ]);
});

import { describe, expect, it } from "vitest";
import { jobsOfJson, jobsOfXml } from "../../read-jobs.ts";

describe("codes whose words are in tables of the same document", () => {
  const facts = { title: "Cook", workType: "Full time", places: [{ text: "Roma QLD" }] };

  it("are read as the words, in JSON", async () => {
    const lookups = {
      workType: { 1: "Full time", 2: "Casual" },
      location: [
        { id: "R", label: "Roma QLD" },
        { id: "D", label: "Dalby QLD" },
      ],
    };
    const jobs = [{ ref: "1", title: "Cook", workType: 1, locationCode: "R", description: "Knives." }];
    const [job] = await jobsOfJson({ lookups, jobs });
    expect(job).toMatchObject({ ...facts, reference: "1" });
  });

  it("are read as the words, in XML, in attributes or in elements", async () => {
    const job =
      "<Vacancy><Ref>1</Ref><Title>Cook</Title><EmpType>1</EmpType><Location>R</Location></Vacancy>";
    const inAttributes =
      '<Table name="EmpType"><Code id="1" desc="Full time"/><Code id="2" desc="Casual"/></Table><Table name="Location"><Code id="R" desc="Roma QLD"/><Code id="D" desc="Dalby QLD"/></Table>';
    const inElements =
      '<EmpTypes><EmpType code="1">Full time</EmpType><EmpType code="2">Casual</EmpType></EmpTypes><Locations><Location code="R">Roma QLD</Location><Location code="D">Dalby QLD</Location></Locations>';
    const inParts = inElements.replace(/ (code="\w")>([^<]*)</g, " $1><Name>$2</Name><");
    for (const tables of [inAttributes, inElements, inParts])
      expect(await jobsOfXml(`<Export><Tables>${tables}</Tables>${job}</Export>`)).toMatchObject([facts]);
  });
});

import { describe, expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

describe("records that are a text each", () => {
  const facts = { title: "Cook", employer: "Fig", expires: "18 December 2026" };

  it("have their title in a heading, and their facts in lines with labels", async () => {
    const html =
      '<h3>Cook</h3><p>Employer: Fig</p><p><b>Where:</b> Roma QLD<br><b>Applications close:</b> 18 December 2026</p><p>Knives.</p><p><a href="https://fig.example/7">Apply</a></p>';
    const [job] = await jobsOfJson({ ads: [{ adNumber: "A-7", html }] });
    expect(job).toMatchObject({ ...facts, reference: "A-7", url: "https://fig.example/7" });
    expect(job!.places).toMatchObject([{ text: "Roma QLD" }]);
    expect(job!.description).toContain("Knives.");
  });

  it("may be plain lines below the title", async () => {
    const text = "Cook\nEmployer: Fig\nWhere: Roma QLD\nApplications close: 18 December 2026\nKnives.";
    expect(await jobsOfJson({ ads: [{ id: "A-7", text }] })).toMatchObject([facts]);
  });

  it("may have their title beside it, as cards of a board, and say in which list they are", async () => {
    const lists = [
      { id: "l1", name: "Advertising" },
      { id: "l2", name: "Filled" },
    ];
    const desc = "Location: Roma QLD\nPay: $30 an hour\n\nKnives.";
    const cards = [
      { id: "c1", name: "Cook", idList: "l1", desc },
      { id: "c2", name: "Nurse", idList: "l2", desc },
    ];
    const place = { places: [{ text: "Roma QLD" }], pay: { text: "$30 an hour" } };
    expect(await jobsOfJson({ lists, cards })).toMatchObject([
      { title: "Cook", status: "", ...place },
      { title: "Nurse", status: "Filled", ...place },
    ]);
  });
});

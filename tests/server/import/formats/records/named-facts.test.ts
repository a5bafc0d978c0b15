import { describe, expect, it } from "vitest";
import { withNamedFacts } from "../../../../../src/server/import/formats/records/named-facts.ts";
import { itemsOfJson, jobsOfJson } from "../../read-jobs.ts";

describe("facts whose names stand elsewhere in a document of JSON", () => {
  const fields = [
    { name: "pos_ttl", alias: "Position title" },
    { name: "adv_to", alias: "Applications close" },
    { name: "town", alias: "Where to be" },
  ];

  it("are called as its list of columns says, unless their own names are those of fields", () => {
    const features = [{ attributes: { pos_ttl: "Cook", adv_to: 1_797_573_600_000, town: "Roma QLD" } }];
    expect(withNamedFacts({ fields, features })).toEqual({
      features: [
        {
          attributes: {
            "Position title": "Cook",
            "Applications close": 1_797_573_600_000,
            town: "Roma QLD",
          },
        },
      ],
    });
  });

  it("are those of an object that has a name for each id", async () => {
    const names = {
      field_1: "Position title",
      field_2: "Location",
      field_3: "Work type",
      field_4: "Pay",
      field_5: "Reference",
    };
    const fields = {
      field_1: "Cook",
      field_2: "Perth WA",
      field_3: { value: "Casual" },
      field_4: "$40 an hour",
      field_5: "C-7",
    };
    const [job] = await jobsOfJson({ issues: [{ key: "HR-7", fields }], names });
    expect(job).toMatchObject({
      title: "Cook",
      reference: "C-7",
      places: [{ text: "Perth WA" }],
      workType: "Casual",
    });
  });

  it("are answers that point to their questions, each below the name of its kind", async () => {
    const questions = [
      { id: "q1", ref: "position", title: "What is the position called?" },
      { id: "q2", ref: "hours", title: "Hours" },
      { id: "q3", ref: "organisation", title: "Which organisation is it with?" },
    ];
    const answers = [
      { type: "text", text: "Cook", field: { id: "q1" } },
      { type: "choice", choice: { label: "Part-time" }, field: { id: "q2" } },
      { type: "text", text: "Fig", field: { id: "q3" } },
    ];
    const response = { submitted_at: "2026-11-18T03:05:20Z", definition: { fields: questions }, answers };
    expect(await jobsOfJson([{ event: "sent", form_response: response }])).toMatchObject([
      { title: "Cook", employer: "Fig", workType: "Part-time", posted: "2026-11-18T03:05:20Z" },
    ]);
  });

  it("are answers under the ids of a form's items, some of which are headings", async () => {
    const questions = [
      "What is the job?",
      "Who is hiring?",
      "In which town and state is it?",
      "What does it pay?",
    ];
    const items = [
      ...questions.map((title, at) => ({ title, questionItem: { question: { questionId: `q${at}` } } })),
      { itemId: "i9", title: "About you", pageBreakItem: {} },
    ];
    const answers = Object.fromEntries(
      ["Cook", "Fig", "Roma QLD", "$30 an hour"].map((value, at) => [
        `q${at}`,
        { questionId: `q${at}`, textAnswers: { answers: [{ value }] } },
      ]),
    );
    expect(await jobsOfJson({ form: { items }, responses: [{ responseId: "r1", answers }] })).toMatchObject([
      { title: "Cook", employer: "Fig", places: [{ text: "Roma QLD" }], pay: { text: "$30 an hour" } },
    ]);
  });

  it("are cells of a board beside its items' names, in groups that say what is over", async () => {
    const columns = ["Position no.", "Where", "Pay", "Applications close", "Ad"].map((title, at) => ({
      id: `c${at}`,
      title,
    }));
    const item = (name: string, group: string) => ({
      id: name,
      name,
      state: "active",
      group: { id: "g", title: group },
      column_values: ["C-7", "Roma QLD", "$30 an hour", "2026-12-18", "See it - https://fig.example/7"].map(
        (text, at) => ({ id: `c${at}`, type: "text", text, value: JSON.stringify({ text }) }),
      ),
    });
    const boards = [
      { columns, items_page: { items: [item("Cook", "Advertising"), item("Nurse", "Filled")] } },
    ];
    const facts = { reference: "C-7", expires: "2026-12-18", url: "https://fig.example/7" };
    expect(await jobsOfJson({ data: { boards } })).toMatchObject([
      { title: "Cook", status: "active", ...facts },
      { title: "Nurse", status: "Filled", ...facts },
    ]);
  });

  it("are none where nothing is known by the ids, and the columns are no jobs", async () => {
    expect(withNamedFacts({ fields, features: [{ title: "Cook" }] })).toBeNull();
    const columns = [
      { id: 1, title: "Role", type: "TEXT", index: 0, description: "What they do" },
      { id: 2, title: "Basis", type: "TEXT", index: 1, description: "How" },
    ];
    const jobs = await jobsOfJson({ columns, rows: [] });
    expect(jobs.filter(({ title }) => title)).toEqual([]);
  });

  it("are read as they stand in a list that people wrote with commas too many, which is told", async () => {
    const items = await itemsOfJson(
      '{ "jobs": [\n{ "title": "Cook", "location": "Perth WA", "pay": "$40 an hour", },\n] }',
    );
    expect(items).toMatchObject([
      { job: { title: "Cook" } },
      {
        at: "line 2",
        note: "It has commas before closing brackets, which JSON does not allow; they were left out.",
      },
    ]);
  });
});

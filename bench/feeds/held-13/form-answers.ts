/** Questions of the form by their ids; one that only starts a new page has none. */
const questions = [
  ["1f0a", "What is the job?"],
  ["1f0b", "Who is hiring?"],
  ["1f0c", "In which town and state is it?"],
  ["1f0d", "How is it worked?"],
  ["1f0e", "What does it pay?"],
  ["1f0f", "Last day to apply"],
  ["1f10", "Where can people apply online?"],
  ["1f11", "Has the job been filled?"],
  ["2a01", "Your own name (we do not print it)"],
] as const;

const answersOf = (values: readonly (string | readonly string[] | null)[]) =>
  Object.fromEntries(
    questions.flatMap(([questionId], index) => {
      const value = values[index] ?? null;
      if (value === null) return [];
      const answers = [value].flat().map((each) => ({ value: each }));
      return [[questionId, { questionId, textAnswers: { answers } }]];
    }),
  );

const response = (number: number, when: string, values: readonly (string | readonly string[] | null)[]) => ({
  responseId: `ACYDBNh${number}`,
  createTime: when,
  lastSubmittedTime: when,
  answers: answersOf(values),
});

/** Answers to a rural noticeboard's form: questions as items with ids, answers under the ids, ticks as several answers, questions left out, one that says it is filled, a page break among the items. */
export const noticeboardForm = {
  name: "held-13 answers to a noticeboard's form with questions as items",
  extension: "json",
  contentType: "application/json; charset=UTF-8",
  text: JSON.stringify({
    form: {
      formId: "1kTzQm2",
      info: { title: "Put a job on the district noticeboard", documentTitle: "Noticeboard jobs" },
      revisionId: "0000003c",
      items: [
        ...questions.slice(0, 8).map(([questionId, title], index) => ({
          itemId: `40${index}`,
          title,
          questionItem: { question: { questionId, required: index < 3, textQuestion: {} } },
        })),
        { itemId: "480", title: "About you", pageBreakItem: {} },
        ...questions.slice(8).map(([questionId, title]) => ({
          itemId: "481",
          title,
          questionItem: { question: { questionId, required: true, textQuestion: {} } },
        })),
      ],
    },
    responses: [
      response(1, "2026-11-17T01:22:10.112Z", [
        "Shearing Shed Cook",
        "Tarrawonga Station",
        "Hay NSW",
        "Contract",
        "$300 per day and keep",
        "2026-12-18",
        "https://tarrawonga.example/cook",
        "No",
        "Meredith",
      ]),
      response(2, "2026-11-20T08:03:44.900Z", [
        "Pharmacy Assistant",
        "Main Street Pharmacy",
        "Deniliquin NSW",
        ["Part time", "Casual"],
        "$27.80 - $29.40 an hour",
        null,
        "https://mainstreetpharmacy.example/join-us",
        "No",
        "Quang",
      ]),
      response(3, "2026-11-24T22:47:00.031Z", [
        "Header Driver",
        "Bundarra Contract Harvesting",
        "Griffith NSW",
        "Casual",
        null,
        "2026-12-20",
        null,
        "No",
        "Piet",
      ]),
      response(4, "2026-10-30T05:12:09.410Z", [
        "Bus Driver, School Run",
        "Riverside Coaches",
        "Hay NSW",
        "Part time",
        "$34.10 an hour",
        "2026-12-11",
        "https://riversidecoaches.example/driver",
        "Yes",
        "Solange",
      ]),
    ],
  }),
  expected: [
    {
      title: "Shearing Shed Cook",
      employer: "Tarrawonga Station",
      places: ["Hay NSW"],
      pay: { min: 300, max: 300, interval: "day" },
      workTypes: ["Contract"],
      closes: "2026-12-18",
      live: true,
      url: "https://tarrawonga.example/cook",
    },
    {
      title: "Pharmacy Assistant",
      employer: "Main Street Pharmacy",
      places: ["Deniliquin NSW"],
      pay: { min: 27.8, max: 29.4, interval: "hour" },
      workTypes: ["Part time", "Casual"],
      closes: null,
      live: true,
      url: "https://mainstreetpharmacy.example/join-us",
    },
    {
      title: "Header Driver",
      employer: "Bundarra Contract Harvesting",
      places: ["Griffith NSW"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-12-20",
      live: true,
      url: null,
    },
    { title: "Bus Driver, School Run", places: ["Hay NSW"], live: false },
  ],
};

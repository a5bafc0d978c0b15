import { describe, expect, it } from "vitest";
import { itemsOfJson, jobsOfJson } from "../../read-jobs.ts";

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

  it("may be messages of a chat, with marks around labels and links, between others", async () => {
    const text =
      "*Job:* Cook\n*Company:* <https://fig.example|Fig>\n*Type:* Casual\n*Closes:* 18 December 2026\n*Apply:* <https://fig.example/7>\nKnives.";
    const messages = [
      {
        type: "message",
        subtype: "channel_join",
        text: "<@U1> has joined the channel",
        ts: "1794880800.000100",
      },
      { type: "message", author: { name: "al" }, text, ts: "1794962400.004200" },
      { type: "message", text: "anyone got a spare van for Saturday?", ts: "1795050000.000300" },
    ];
    const [note, item, ...others] = await itemsOfJson(messages);
    expect(note).toMatchObject({ note: expect.stringContaining("2 records") as string });
    expect(item).toMatchObject({
      job: {
        ...facts,
        author: "",
        workType: "Casual",
        posted: "1794962400.004200",
        url: "https://fig.example/7",
      },
    });
    expect(others).toEqual([]);
  });

  it("may be lists of runs", async () => {
    const runs = [
      { type: "bold", text: "Cook" },
      "\nCompany: Fig\nLocation: Roma QLD\nCloses: 18 December 2026",
    ];
    expect(await jobsOfJson({ messages: [{ id: 7, text: runs }] })).toMatchObject([facts]);
  });

  it("may be cards with labels that say the hours; rules and what was done with cards are none", async () => {
    const desc = "**Venue:** Fig\n**Location**: Roma QLD\n**Pay:** $30 an hour";
    const card = (id: string, name: string) => ({
      ...{ id, idList: "l1", pos: 3, name, desc },
      labels: [{ id: "lb1", name: "Full time", color: "green" }],
    });
    const rules = { ...card("c3", "Read me first"), desc: "Move a card when somebody has signed." };
    const board = {
      actions: [
        { id: "a", type: "updateCard", date: "2026-11-24", data: { card: { name: "Cook", pos: 3 } } },
      ],
      lists: [{ id: "l1", name: "Open" }],
      cards: [card("c1", "Cook"), card("c2", "Nurse"), rules],
    };
    const found = await jobsOfJson(board);
    expect(found.map(({ title }) => title)).toEqual(["Cook", "Nurse"]);
    expect(found[0]).toMatchObject({
      ...{ author: "Fig", reference: "c1", workType: "Full time", places: [{ text: "Roma QLD" }] },
    });
  });

  it("may be posts with pictures for labels, short links and the employer in the title", async () => {
    const post = (id: number, title: string, kind: string) => ({
      ...{
        id,
        text: `JOB: ${title}\n📍 Roma QLD\n⏰ ${kind}\n💰 $35 an hour\n📅 Closes 18 December\n\n👉 https://s.example/${id} #jobs`,
      },
      entities: {
        urls: [{ url: `https://s.example/${id}`, expanded_url: `https://fig.example/apply/${id}` }],
      },
    });
    const thanks = { id: 9, text: "Thank you to all who came to the evening, and to the cook." };
    const over = { id: 8, text: "FILLED, thank you! JOB: Nurse at Elm Clinic\n📍 Roma QLD\n⏰ Casual" };
    const data = [post(1, "Cook at Fig Hotel", "Casual"), thanks, post(2, "Baker at Oak", "Full time"), over];
    const place = { places: [{ text: "Roma QLD" }] };
    expect(await jobsOfJson({ data })).toMatchObject([
      {
        ...{ title: "Cook", employer: "Fig Hotel", workType: "Casual", expires: "18 December", ...place },
        ...{ pay: { text: "$35 an hour" }, url: "https://fig.example/apply/1" },
      },
      { title: "Baker", employer: "Oak", workType: "Full time" },
      { title: "FILLED: Nurse", employer: "Elm Clinic" },
    ]);
  });

  it("may be posts in HTML with breaks between their lines, also within other objects", async () => {
    const content = (title: string) =>
      `<p>Job: ${title}<br>📍 Roma QLD<br>⏱️ Casual<br>📅 Closes 18 Dec 2026</p><p>Knives.</p>`;
    const posts = ["Cook at Fig", "Baker at Oak"].map((title, id) => ({
      post: { id, record: { content: content(title) } },
    }));
    expect(await jobsOfJson(posts)).toMatchObject([
      { title: "Cook", employer: "Fig", workType: "Casual", expires: "18 Dec 2026" },
      { title: "Baker", employer: "Oak" },
    ]);
  });
});

it("ads of a channel with an employer and a place are jobs among other messages", async () => {
  const ad = (title: string, ts: string) => ({
    ...{ type: "message", user: "U1", ts },
    text: `*${title}*\n*Employer:* Fig &amp; Oak\n*Location:* Roma QLD\n*Apply:* <https://fig.example/a|fig.example>\nStoves and pots.`,
  });
  const chat = (text: string) => ({ type: "message", user: "U2", text, ts: "1795572000.0005" });
  const talk = [
    "has anybody worked there in the summer?",
    "I did, and they are kind to everybody",
    "what is it like in the winter months?",
  ];
  expect(
    await jobsOfJson([ad("Cook", "1795050000.0043"), ...talk.map(chat), ad("Nurse", "1795395600.0019")]),
  ).toMatchObject([
    { title: "Cook", employer: "Fig & Oak", url: "https://fig.example/a" },
    {
      title: "Nurse",
      places: [{ text: "Roma QLD" }],
      posted: expect.stringContaining("1795395600") as string,
    },
  ]);
});

it("a place of a country alone says whether the work is from home", async () => {
  const location = { country: { name: "Australia", id: "AU" }, state: null, city: "", is_remote: true };
  const [job] = await jobsOfJson([
    {
      id: "7",
      title: "Nurse",
      company: "Fig",
      location: { ...location, name: "Australia" },
      description: "Ask.",
    },
  ]);
  expect(job!.remote).toBe("true");
});

it("sentences of a text say two work types, or what a day's rate is", async () => {
  const [job] = await jobsOfJson([
    {
      ...{ id: "7", title: "Analyst", company: "Fig", location: "Roma QLD" },
      description: "<p>Two years, four sites. Fixed term, full time. Day rate of $780&#8211;$850.</p>",
    },
  ]);
  expect(job).toMatchObject({
    workType: "Fixed term, full time",
    pay: { text: expect.stringContaining("$780–$850") as string },
  });
});

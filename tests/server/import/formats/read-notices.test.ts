import { expect, it } from "vitest";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readNotices } from "../../../../src/server/import/formats/read-notices.ts";
import { jobsOf, whole } from "../read-jobs.ts";

const text = (bullet: string) => `Fig Bulletin

ROMA QLD

${bullet}Cook - Fig Hotel
Casual, $35 an hour plus super,
weekends. Closes Friday 11 December 2026.
Apply: https://fig.example/7

${bullet}Cleaner - Oak Inc. Part time, $31 an hour.
FILLED - thanks to all!

DALBY QLD

${bullet}Nurse - Elm Clinic
$80,000 to $90,000 a year.

COMING UP

A fair, with cake.
`;

it.each(["", "* ", "3. "])(
  "jobs of a text are notices below their towns that begin with %j",
  async (bullet) => {
    expect(detectFormat(text(bullet))).toBe("notices");
    const jobs = await jobsOf(readNotices(whole(text(bullet))));
    expect(jobs).toMatchObject([
      {
        ...{ title: "Cook", employer: "Fig Hotel", workType: "Casual", places: [{ text: "ROMA QLD" }] },
        ...{ expires: "Friday 11 December 2026", url: "https://fig.example/7", isEnded: false },
      },
      { title: "Cleaner", employer: "Oak Inc", places: [{ text: "ROMA QLD" }], isEnded: true },
      { title: "Nurse", employer: "Elm Clinic", places: [{ text: "DALBY QLD" }] },
    ]);
    expect(jobs[0]!.pay.text).toContain("$35 an hour");
  },
);

it("what stands above the towns is said of all of them", async () => {
  const closed = text("* ").replace("Fig Bulletin", "Filled positions");
  const jobs = await jobsOf(readNotices(whole(closed)));
  expect(jobs.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
});

it("a letter has none", () => {
  const letter = "Dear team,\n\nour rate\nis $35 an hour.\n\nSee you\nSue\n";
  expect(() => detectFormat(letter) === "notices").not.toBe("notices");
});

it("a notice may be one line with commas, and a heading above it a town", async () => {
  const digest = `Fig Bulletin

Roma

- Cook, Fig Hotel, Roma, QLD, $35/h, casual, apply by 11 Dec
- Nurse, Elm Clinic, Dalby QLD, $45/h, apply by 12 Dec

Emerald

- Cleaner - Oak Inc
Part time, $31 an hour.
`;
  expect(detectFormat(digest)).toBe("notices");
  const jobs = await jobsOf(readNotices(whole(digest)));
  expect(jobs).toMatchObject([
    {
      title: "Cook",
      employer: "Fig Hotel",
      places: [{ text: "Roma QLD" }],
      workType: "casual",
      expires: "11 Dec",
    },
    { title: "Nurse", employer: "Elm Clinic", places: [{ text: "Dalby QLD" }], expires: "12 Dec" },
    { title: "Cleaner", employer: "Oak Inc", unused: [{ name: "heading", text: "Emerald" }] },
  ]);
});

it("a notice may be a sentence with the work, whose it is and its town", async () => {
  const line = (work: string, rest: string) => `${work} in Mildura VIC. ${rest} Closes 11 December 2026.`;
  const text = `Jobs\n\n${line("Cook at Fig & Sons", "Casual, $35 an hour.")}\n\n${line("Nurse at Oak", "Full time, $90,000.")}\n`;
  expect(detectFormat(text)).toBe("notices");
  expect(await jobsOf(readNotices(whole(text)))).toMatchObject([
    { title: "Cook", employer: "Fig & Sons", workType: "Casual", places: [{ text: "Mildura VIC" }] },
    { title: "Nurse", employer: "Oak", workType: "Full time" },
  ]);
});

const alert = (rule: string) => `From: Board <alerts@board.example>
Subject: 2 new jobs

Good morning,

${rule}
Head Cook - Nights
Fig Hotel
Roma QLD
Full time - $35 - $38 an hour

Two stoves and a sink. A room is $90 a week.

Listed 24 November 2026, closes 11 December 2026
https://board.example/7

${rule}
SPONSORED
Learn to cook
At the Oak, from $900. Book now.
https://oak.example/learn

${rule}
Baker
Oak Pty Ltd
Dalby QLD
Casual | pay by the award

Bread, before it is light.

Listed 25 November 2026, open until filled
https://board.example/8

You get this mail because you asked. Stop it at
https://board.example/stop
`;

it.each(["----------", ""])(
  "jobs of an alert are lines of facts, and text below, between %j",
  async (rule) => {
    expect(detectFormat(alert(rule))).toBe("notices");
    expect(await jobsOf(readNotices(whole(alert(rule))))).toMatchObject([
      {
        ...{ title: "Head Cook - Nights", employer: "Fig Hotel", workType: "Full time" },
        ...{ posted: "24 November 2026", expires: "11 December 2026", url: "https://board.example/7" },
        ...{ pay: { text: "$35 - $38 an hour" }, places: [{ text: "Roma QLD" }] },
      },
      {
        ...{ title: "Baker", employer: "Oak Pty Ltd", workType: "Casual", posted: "25 November 2026" },
        ...{ expires: "", url: "https://board.example/8", pay: { text: "" } },
      },
    ]);
  },
);

it("of an alert without more, the place and the address are enough", async () => {
  const job = (title: string, at: number) =>
    `${title}\nFig Clinic\nRoma, QLD (On-site)\nView job: https://board.example/${at}\n\n`;
  const jobs = await jobsOf(readNotices(whole(`New jobs for you\n\n${job("Nurse", 1)}${job("Doctor", 2)}`)));
  expect(jobs).toMatchObject([
    { title: "Nurse", employer: "Fig Clinic", url: "https://board.example/1" },
    { title: "Doctor", employer: "Fig Clinic", url: "https://board.example/2" },
  ]);
});

it("jobs of a newspaper are paragraphs, and not what else is in it", async () => {
  const text = `THE ROMA NEWS

SITUATIONS VACANT

HR COOK — Fig Hotel, Roma QLD. Full time, $35 an hour. Stoves. Closes Friday 11 December 2026.

Baker, Oak Bakery, Dalby QLD. Casual, by the award. Bread. Ring Jo.

FOR SALE

OVEN — Elm Kitchens, Roma QLD. $1,900 a year to rent. Closes Friday 11 December 2026.
`;
  expect(detectFormat(text)).toBe("notices");
  expect(await jobsOf(readNotices(whole(text)))).toMatchObject([
    {
      ...{
        title: "HR Cook",
        employer: "Fig Hotel",
        workType: "Full time",
        expires: "Friday 11 December 2026",
      },
      places: [{ text: "Roma QLD" }],
    },
    { title: "Baker", employer: "Oak Bakery", workType: "Casual", places: [{ text: "Dalby QLD" }] },
  ]);
});

it("a job of a list may be one line with strokes between its facts", async () => {
  const job = (title: string) =>
    `* ${title} | Fig Clinic, Roma QLD | Casual | $35 an hour | Closes 9 December 2026\n`;
  const text = `NEWSLETTER 48\n\n${job("NIGHT NURSE")}${job("CLEANER")}\nMARKET STALLS\n* Plants | Roma QLD | $5 each\n`;
  expect(await jobsOf(readNotices(whole(text)))).toMatchObject([
    { title: "Night Nurse", employer: "Fig Clinic", workType: "Casual", expires: "9 December 2026" },
    { title: "Cleaner", places: [{ text: "Roma QLD" }] },
  ]);
});

it("notices of a mail have whose the job is below the title, and their facts in one line", async () => {
  const mail = `A word before: rain.

Cook
Fig Hotel
Roma QLD | Casual | $34 an hour
You cut, and you stir.
Applications close: 11 December 2026
https://fig.example/cook?from=mail

Night Nurse
Elm Clinic
Work from home | Part time
You answer until six.
https://elm.example/nurse?from=mail

Driver
Oak Freight, Moe VIC
Full time, $31 an hour. Trucks are new.
https://oak.example/driver?from=mail
`;
  expect(await jobsOf(readNotices(whole(mail)))).toMatchObject([
    {
      ...{ title: "Cook", employer: "Fig Hotel", workType: "Casual", places: [{ text: "Roma QLD" }] },
      ...{ expires: "11 December 2026", url: "https://fig.example/cook?from=mail" },
    },
    { title: "Night Nurse", employer: "Elm Clinic", places: [{ text: "Work from home" }] },
    { title: "Driver", employer: "Oak Freight", places: [{ text: "Moe VIC" }], workType: "Full time" },
  ]);
});

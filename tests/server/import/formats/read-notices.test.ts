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

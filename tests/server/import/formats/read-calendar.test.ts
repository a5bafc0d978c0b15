import { expect, it } from "vitest";
import type { FeedItem } from "../../../../src/server/import/feed-job.ts";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readCalendar } from "../../../../src/server/import/formats/read-calendar.ts";
import { all, whole } from "../read-jobs.ts";

const itemsOf = async (...events: readonly string[][]): Promise<FeedItem[]> => {
  const lines = events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]);
  const text = ["BEGIN:VCALENDAR", "X-WR-CALNAME:Jobs at Fig", ...lines, "END:VCALENDAR", ""].join("\r\n");
  expect(detectFormat(text)).toBe("calendar");
  return all(readCalendar(whole(text)));
};

it("reads the events of a calendar of closing days, with the facts in their texts", async () => {
  const cook = [
    "UID:7@fig.example",
    "DTSTART;VALUE=DATE:20261218",
    String.raw`SUMMARY:Applications close: Cook\, Nights`,
    "LOCATION:Roma QLD",
    String.raw`DESCRIPTION:Organisation: Plum\nReference: C-7\nPay: $30 an ho`,
    String.raw` ur\n\nKnives.`,
    "BEGIN:VALARM",
    "DESCRIPTION:Remember",
    "END:VALARM",
    "URL:https://fig.example/7",
    "STATUS:CONFIRMED",
  ];
  const nurse = ["SUMMARY:Nurse - applications close 4pm", "DTSTART:20261219T060000Z", "STATUS:CANCELLED"];
  const lunch = ["SUMMARY:Annual lunch", "DTSTART:20261219T060000Z", "CATEGORIES:Meetings"];
  expect(await itemsOf(cook, nurse, lunch)).toMatchObject([
    {
      job: {
        title: "Cook, Nights",
        employer: "Plum",
        reference: "C-7",
        expires: "20261218",
        url: "https://fig.example/7",
        places: [{ text: "Roma QLD" }],
        pay: { text: "$30 an hour" },
        description: expect.stringContaining("Knives.") as string,
        status: "",
      },
    },
    { job: { title: "Nurse", author: "Fig", expires: "20261219T060000Z", status: "CANCELLED" } },
    { note: "1 record of other kinds (Meetings) left out." },
  ]);
});

it("takes no day of an event whose meaning nothing says", async () => {
  const cook = ["SUMMARY:Cook", "CATEGORIES:Vacancies", "DTSTART;VALUE=DATE:20261218", "UID:7"];
  expect(await itemsOf(cook)).toMatchObject([
    { job: { title: "Cook", reference: "7", expires: "", posted: "" } },
  ]);
});

it("an event was posted when it was created, not when the calendar was written", async () => {
  const cook = ["SUMMARY:Applications close: Cook", "DTSTAMP:20261126T010000Z", "CREATED:20261117T003000Z"];
  expect(await itemsOf(cook)).toMatchObject([{ job: { title: "Cook", posted: "20261117T003000Z" } }]);
});

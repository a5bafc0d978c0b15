import { expect, it } from "vitest";
import { FeedUnreadable, type FeedItem } from "../../../../../src/server/import/feed-job.ts";
import { detectFormat } from "../../../../../src/server/import/formats/detect-format.ts";
import { readMail } from "../../../../../src/server/import/formats/packed/read-mail.ts";
import { readPage } from "../../../../../src/server/import/formats/read-page.ts";
import { readCsv } from "../../../../../src/server/import/formats/rows/read-csv.ts";
import { all, whole } from "../../read-jobs.ts";

/** Reads a part as a page or a table. */
async function* readPart(bytes: Uint8Array): AsyncGenerator<FeedItem> {
  const text = Buffer.from(bytes).toString();
  if (text.startsWith("<")) yield* readPage(whole(text));
  else if (text.includes(",")) yield* readCsv(whole(text), text);
  else throw new FeedUnreadable("Nothing.");
}

const head = ["From: Fig <jobs@fig.example>", "Subject: =?UTF-8?Q?Jobs_=E2=80=93_Fig?=", "MIME-Version: 1.0"];
const mailOf = (...parts: readonly string[]): string =>
  [
    ...head,
    'Content-Type: multipart/mixed; boundary="=_b"',
    "",
    ...parts.map((part) => `--=_b\n${part}`),
    "--=_b--",
    "",
  ]
    .join("\n")
    .replaceAll("\n", "\r\n");
const read = async (mail: string): Promise<FeedItem[]> => all(readMail(whole(mail), readPart));

const card = (title: string, town: string) =>
  `<div><h3><a href=3D"https://fig.example/${title}">${title}</a></h3><p>Employer: Fig<br>Location: ${town}<br>Pay: $36.=\n20 an hour</p></div>`;
const page = `Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n<html>${card("Cook", "Roma QLD")}${card("Baker", "Dalby QLD")}</html>`;

it("reads the page of a mail, whose lines are cut and whose signs are figures", async () => {
  const mail = mailOf("Content-Type: text/plain\n\nHello", page);
  expect(detectFormat(mail)).toBe("mail");
  expect(await read(mail)).toMatchObject([
    {
      job: {
        title: "Cook",
        employer: "Fig",
        pay: { text: "$36.20 an hour" },
        url: "https://fig.example/Cook",
      },
    },
    { job: { title: "Baker", places: [{ text: "Dalby QLD" }] } },
  ]);
});

it("a mail that was saved as text is one where lines of another are quoted in it", () => {
  const saved =
    "From: Fig <jobs@fig.example>\nDate: Tue, 24 Nov 2026 16:02:55 +1000\nSubject: Fwd: jobs\n\nSee below.\n\n";
  expect(detectFormat(`${saved}> Position: Cook\n> Location: Roma QLD\n> Pay: $36 an hour\n`)).toBe("mail");
  expect(detectFormat(`${saved}Position: Cook\nLocation: Roma QLD\nPay: $36 an hour\n`)).toBe("labelled");
});

it("reads the files that came with a mail before its text, and tells of those that hold no jobs", async () => {
  const table = Buffer.from("Title,Employer,Town\nGrocer,Oak,Roma QLD\n").toString("base64");
  const file = (name: string, content: string) =>
    `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content}`;
  const items = await read(
    mailOf(page, file("jobs.csv", table), file("read-me.txt", "eA=="), file("logo.png", "eA==")),
  );
  expect(items).toMatchObject([
    { at: 'attachment "jobs.csv", line 2', job: { title: "Grocer" } },
    { at: 'attachment "read-me.txt"', note: "It was left out. Nothing." },
  ]);
});

it("says that a mail without jobs has none", async () => {
  await expect(read(mailOf("Content-Type: text/plain\n\nHello"))).rejects.toThrow(FeedUnreadable);
});

it("takes no text with a few lines that are like a mail's for one", () => {
  expect(detectFormat("Position: Cook\nLocation: Roma QLD\nPay: $36 an hour\n\nKnives.")).toBe("labelled");
});

it("reads what a mail quotes", async () => {
  const quoted = mailOf("Content-Type: text/plain\n\nHello\n\n> title,town,type\n> Cook,Roma QLD,Casual\n");
  expect(await read(quoted)).toMatchObject([{ job: { title: "Cook", workType: "Casual" } }]);
});

it.each([
  ["people@figfarmhealth.example", "Fig Farm Health"],
  ["people@mail.ffh.org.au", "Fig Farm Health"],
  ["people@gmail.com", ""],
])("jobs without an employer are of whom the address %s is called like", async (address, author) => {
  const mail = `From: "Workforce" <${address}>\nSubject: Jobs\nMIME-Version: 1.0\nContent-Type: text/html\n\n<html><table><tr><th>Position</th><th>Town</th><th>Closes</th></tr><tr><td>Cook</td><td>Roma QLD</td><td>11/12/2026</td></tr></table><p>Jo | Fig Farm Health<br>Sent from Gmail App</p></html>`;
  expect(await read(mail)).toMatchObject([{ job: { title: "Cook", author } }]);
});

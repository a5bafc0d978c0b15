import { expect, it } from "vitest";
import { readPage } from "../../../../src/server/import/formats/read-page.ts";
import { jobsOf, whole } from "../read-jobs.ts";

const isOver = ({
  status = "",
  isEnded = false,
}: {
  status?: string | undefined;
  isEnded?: boolean | undefined;
}) => status !== "" || isEnded;

it.each([
  ["a badge", "", `<span class="badge">Closed</span>`, true],
  ["a ribbon", "", `<div class="ribbon"><span>Position filled</span></div>`, true],
  ["its title", "", "<small>Filled</small>", true],
  ["its class", `class="card vacancy-card--closed"`, "", true],
  ["its data", `class="card" data-status="filled"`, "", true],
  ["a class of a part that is folded up", `class="card closed" data-state="closed"`, "", false],
  ["a kind of hospital", "", `<p>Private</p>`, false],
  ["what is soon", "", `<span>Closing soon</span>`, false],
])("a block of a page with %s says that its job is over", async (_, attributes, badge, over) => {
  const block = (title: string, more: string, first = "") =>
    `<article ${more || `class="card"`}>${first.startsWith("<small") ? "" : first}<h3><a href="https://fig.example/${title}">${title}</a>${first.startsWith("<small") ? first : ""}</h3><p>Reference: ${title}-7</p>
     <ul><li><span>Campus</span> <span>Roma QLD</span></li><li><span>Closes</span> <span><time datetime="2026-12-13T23:59+11:00">Sunday</time></span></li></ul></article>`;
  const jobs = await jobsOf(
    readPage(whole(`<html><body>${block("Cook", attributes, badge)}${block("Baker", "")}</body></html>`)),
  );
  expect(jobs).toMatchObject([
    { title: "Cook", reference: "Cook-7", places: [{ text: "Roma QLD" }], expires: "2026-12-13T23:59+11:00" },
    { reference: "Baker-7" },
  ]);
  expect(jobs.map(isOver)).toEqual([over, false]);
});

it("rows of a table say that their jobs are over", async () => {
  const row = (title: string, link: string, attributes = "") =>
    `<tr ${attributes}><td>${title}</td><td>Roma QLD</td><td><time datetime="2026-12-13">Sunday</time></td><td>${link}</td></tr>`;
  const apply = `<a href="https://fig.example/7">Apply</a>`;
  const jobs = await jobsOf(
    readPage(
      whole(
        `<table><tr><th>Position</th><th>Location</th><th>Closes</th><th>Apply</th></tr>${[
          row("Cook", apply),
          row("Baker", "Closed"),
          row("<del>Porter</del>", apply),
          row(`Clerk <span>Filled</span>`, apply),
          row("Nurse", apply, `class="expired"`),
        ].join("")}</table>`,
      ),
    ),
  );
  expect(jobs).toMatchObject(
    ["Cook", "Baker", "Porter", "Clerk", "Nurse"].map((title) => ({ title, expires: "2026-12-13" })),
  );
  expect(jobs[0]).toMatchObject({ url: "https://fig.example/7" });
  expect(jobs.map(isOver)).toEqual([false, true, true, true, true]);
});

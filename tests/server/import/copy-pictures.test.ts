import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importJobs } from "../../../src/server/import/runs/import-jobs.ts";
import type { Problem } from "../../../src/server/import/runs/import-report.ts";
import { fetchPublic } from "../../../src/server/platform/network/fetch-public.ts";
import { jobsOf } from "./import-files.ts";
import { onOneDatabase } from "../test-api.ts";

let server: Server;
let origin: string;
const asked: string[] = [];
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "teal" } });

beforeAll(async () => {
  const files: Record<string, Buffer> = {
    "/team.png": await picture(1600).png().toBuffer(),
    "/team.jpg?size=1&v=2": await picture(40).jpeg().toBuffer(),
    "/pixel.gif": await picture(1).gif().toBuffer(),
    "/drawing.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "/page.png": Buffer.from("<html><script>alert(1)</script>"),
  };
  server = createServer((request, response) => {
    asked.push(request.url!);
    const file = files[request.url!];
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

onOneDatabase("pictures of imported jobs", (api) => {
  const take = async (source: string, description: string, { isAllowed = true, dryRun = false } = {}) => {
    const posting = { title: "Cook", description, hiringOrganization: "Blue Fig", identifier: "1" };
    const file = JSON.stringify({ "@type": "JobPosting", ...posting, datePosted: "2026-11-01" });
    const problems: Problem[] = [];
    const bytes = async function* () {
      yield new TextEncoder().encode(file);
    };
    const report = await importJobs(api.db, bytes(), {
      source,
      dryRun,
      pictures: {
        store: api.services.store,
        fetch: (url, options) => fetchPublic(url, { ...options, isAllowed: () => isAllowed }),
      },
      onProblem: (problem) => problems.push(problem),
    });
    const html = dryRun ? "" : (await jobsOf(api.db, source))["1"]!.descriptionHtml;
    return { report, html, pictures: problems.filter(({ kind }) => kind === "picture") };
  };

  it("are copied, and shown from the site itself; the same address is not asked again", async () => {
    asked.length = 0;
    const description = `<p>Our team:</p><p><img src="${origin}/team.png" alt="The team &amp; its chef" onerror="x()"></p><p>Apply <img src="${origin}/team.jpg?size=1&amp;v=2"> now.</p>`;
    const { html, pictures } = await take("pictures", description);
    expect(pictures).toEqual([]);
    const [first, second] = [...html.matchAll(/src="(\/v1\/job-pictures\/[0-9a-f]{40}\.webp)"/g)].map(
      ([, path]) => path!,
    );
    expect(html).toBe(
      `<p>Our team:</p><p><img src="${first}" alt="The team &amp; its chef" width="1200" height="1200" loading="lazy" /></p><p>Apply <img src="${second}" alt="" width="40" height="40" loading="lazy" /> now.</p>`,
    );
    const answer = await api.fetch(first!);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 1200 });
    expect(asked).toHaveLength(2);
    const again = await take("pictures", description);
    expect(again.report).toMatchObject({ unchanged: 1 });
    expect(asked).toHaveLength(2);
  });

  it("are left out and told of where they cannot be had, and the job goes in", async () => {
    const names = ["none.png", "pixel.gif", "drawing.svg", "page.png"];
    const { html, pictures } = await take(
      "faults",
      `<p>Cook.</p>${names.map((name) => `<p><img src="${origin}/${name}"></p>`).join("")}<img src="data:image/png;base64,AA=="><img src="javascript:x"><img src="//cdn.example.com/a.png">`,
    );
    expect(html).toBe("<p>Cook.</p>");
    expect(pictures.map(({ message }) => message.replace(/^The picture \S+\/(\S+)/, "$1")).sort()).toEqual([
      "drawing.svg is no PNG, JPEG, WebP, GIF or AVIF; it is left out.",
      "none.png was answered with 404; it is left out.",
      "page.png is no PNG, JPEG, WebP, GIF or AVIF; it is left out.",
      "pixel.gif is too small to be seen; it is left out.",
    ]);
  });

  it("are not asked of this machine, nor in a dry run, nor without end of a host that gives none", async () => {
    asked.length = 0;
    const inside = await take("inside", `<p>Cook.</p><img src="${origin}/other.png">`, {
      isAllowed: false,
    });
    expect(inside).toMatchObject({
      html: "<p>Cook.</p>",
      pictures: [{ message: expect.stringContaining("is not at a public address") }],
    });
    await take("dry", `<p>Cook.</p><img src="${origin}/team2.png">`, { dryRun: true });
    expect(asked).toEqual([]);
    const many = Array.from({ length: 30 }, (_, at) => `<img src="${origin}/none-${at}.png">`).join("");
    await take("many", `<p>Cook.</p>${many}`);
    expect(asked.length).toBeLessThanOrEqual(10);
  });

  it("a description of pictures alone is none", async () => {
    await expect(take("empty", `<img src="${origin}/team.png">`)).rejects.toThrow();
  });

  it("answers 404 where there is no such picture", async () => {
    for (const name of [`${"0".repeat(40)}.webp`, "..%2f..%2fsecret", "a.webp"])
      expect((await api.fetch(`/v1/job-pictures/${name}`)).status).toBe(404);
  });
});

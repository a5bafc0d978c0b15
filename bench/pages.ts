import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { loadBrands } from "../src/site/brands.ts";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { chromiumPath, installChromium } from "../tests/e2e/chromium.ts";
import { startServer } from "../tests/e2e/server-process.ts";
import { pageKinds } from "./budgets.ts";
import { firstLoad, type Weight } from "./first-load.ts";
import { freePort } from "./free-port.ts";
import { verdict, type Filter, type Row } from "./report.ts";

export const title = "Pages: what the first load takes, in kilobytes compressed with gzip / brotli";

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  installChromium();
  buildWhenStale();
  const dataDir = await mkdtemp(join(tmpdir(), "signboard-pages-"));
  const port = await freePort();
  const server = await startServer(port, dataDir);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath && { executablePath }),
  });
  try {
    const rows: Row[] = [];
    for (const { id } of loadBrands().filter((brand) => !filter.brand || brand.id === filter.brand))
      for (const [page, kind] of Object.entries(pageKinds)) {
        if (filter.page && page !== filter.page) continue;
        const { js, css, html, total, requests } = await firstLoad(
          browser,
          `http://${id}.localhost:${port}`,
          kind,
        );
        rows.push({
          page,
          brand: id,
          JavaScript: text(js),
          CSS: text(css),
          HTML: text(html),
          total: text(total),
          requests: String(requests),
          "JavaScript's budget": held(js.gzip, kind.budget),
          "total's budget": held(total.gzip, kind.total),
        });
      }
    return rows;
  } finally {
    await browser.close();
    await server.kill();
    await rm(dataDir, { recursive: true });
  }
};

const text = ({ gzip, brotli }: Weight) => `${kilobytes(gzip)} / ${kilobytes(brotli)}`;

const held = (bytes: number, budget: number) =>
  `${kilobytes(bytes)} ≤ ${budget}: ${verdict(bytes <= budget * 1000)}`;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

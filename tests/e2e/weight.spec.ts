import { get } from "node:http";
import { expect, test } from "@playwright/test";
import { pageKinds, type PageKind } from "../../bench/budgets.ts";
import { firstLoad } from "../../bench/first-load.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { at, port } from "./site.ts";

test.describe.configure({ mode: "parallel" });

/** Sites whose pages of live data are measured: those of all sites have the same parts. */
const measured = ["workinaus", "automotive"];
const kinds: [string, PageKind][] = Object.entries(pageKinds);

const allowed = ({ budget, total, requests }: PageKind): string =>
  `${budget} KB of JavaScript and ${total} KB in all${requests ? `, in ${requests} requests` : ""}`;

for (const { id } of loadBrands())
  for (const [name, kind] of kinds.filter(([, { file }]) => file || measured.includes(id)))
    test(`${name} on ${id} takes no more than ${allowed(kind)}`, async ({ browser }) => {
      const { js, total, requests } = await firstLoad(browser, new URL(at(id)).origin, kind);
      expect(js.gzip / 1000).toBeLessThanOrEqual(kind.budget);
      expect(total.gzip / 1000).toBeLessThanOrEqual(kind.total);
      if (kind.requests) expect(requests).toBeLessThanOrEqual(kind.requests);
    });

/** What a server may send before it has heard anything back: ten packets of 1,460 bytes. */
const firstPackets = 14_600;

/** The bytes of an answer, with its headers, as browsers ask for it. */
const sentBytes = (brand: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: new URL(at(brand)).host, "accept-encoding": "gzip, br" };
    get({ host: "127.0.0.1", port, path, headers, agent: false }, (answer) => {
      const { socket } = answer;
      answer.on("end", () => resolve(socket.bytesRead)).resume();
    }).on("error", reject);
  });

for (const { id } of loadBrands())
  test(`the landing page of ${id} is sent within the first packets of a connection`, async () => {
    expect(await sentBytes(id, "/")).toBeLessThanOrEqual(firstPackets);
  });

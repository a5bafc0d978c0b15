import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { callerOf } from "../src/contract/caller.ts";
import type { EntryData } from "../src/contract/profile/entry-schemas.ts";
import type { Section } from "../src/contract/profile/section.ts";
import { getSeekerProfile } from "../src/contract/profile/seeker-profile.ts";
import { sections } from "../src/contract/profile/sections.ts";
import { readConfig } from "../src/runtime/config.ts";
import { createApp } from "../src/server/app.ts";
import { seekers } from "../src/server/auth/tables.ts";
import { signToken } from "../src/server/auth/token.ts";
import type { Services } from "../src/server/http/context.ts";
import { sealData } from "../src/server/profile/sealed-rows.ts";
import { profileEntries } from "../src/server/profile/tables.ts";
import { openServices } from "../src/server/services.ts";
import { verdict, type Row } from "./report.ts";
import { percentile, round, timed, type Time } from "./times.ts";

export const title = "Profile: GET /v1/profile/seeker beside one bare query of the same rows (milliseconds)";

const rounds = 400;

export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-bench-profile-"));
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    AUTH_RATE_LIMIT: "0",
    ...(process.env["TEST_DATABASE_URL"] && { DATABASE_URL: process.env["TEST_DATABASE_URL"] }),
  });
  const services = await openServices(config);
  try {
    return [await measure("usual", 3, services), await measure("long", 30, services)];
  } finally {
    await services.close();
    await rm(folder, { recursive: true });
  }
};

/** @param perList How many entries each list of the profile has. */
const measure = async (
  profile: string,
  perList: number,
  services: Awaited<ReturnType<typeof openServices>>,
) => {
  const { db, secret } = services;
  const email = `${profile}-${Date.now()}@example.com`;
  const [seeker] = await db
    .insert(seekers)
    .values({ email, givenName: "Kim", familyName: "Lee", passwordHash: "none" })
    .returning();
  const { id } = seeker!;
  try {
    for (const section of sections) await fill(section, section.kind === "list" ? perList : 1, id, services);
    const app = createApp(services);
    const call = callerOf((request) => app.fetch(request), "http://localhost", {
      "host-name": "localhost",
      authorization: `Bearer ${await signToken(id, secret, 3600)}`,
    });
    const bare = () =>
      db
        .select()
        .from(profileEntries)
        .where(eq(profileEntries.seekerId, id))
        .orderBy(asc(profileEntries.position));
    const api = () => call(getSeekerProfile, {});
    await times(20, api);
    await times(20, bare);
    // In turns, so that what else the machine does falls on both.
    const pairs: [Time[], Time[]] = [[], []];
    for (let at = 0; at < rounds / 20; at++) {
      pairs[0].push(...(await times(20, api)));
      pairs[1].push(...(await times(20, bare)));
    }
    const [own, query] = [percentile(pairs[0], 95), percentile(pairs[1], 95)];
    const within = round(3 * query + 3);
    return {
      profile,
      database: services.database.kind,
      entries: (await bare()).length,
      "api p50": percentile(pairs[0], 50),
      "api p95": own,
      "sql p50": percentile(pairs[1], 50),
      "sql p95": query,
      "3 × sql + 3": `${own} ≤ ${within}: ${verdict(own <= within)}`,
    };
  } finally {
    await db.delete(seekers).where(eq(seekers.id, id));
  }
};

const times = async (count: number, run: () => Promise<unknown>): Promise<Time[]> => {
  const list: Time[] = [];
  while (list.length < count) list.push({ name: "", ms: await timed(run) });
  return list;
};

/** Entries with text in every field that takes text. */
const fill = async (section: Section, count: number, seekerId: string, services: Services): Promise<void> => {
  for (let position = 0; position < count; position++) {
    const typed = Object.entries(section.fields).filter(([, { widget }]) =>
      ["text", "textarea", "suggest"].includes(widget),
    );
    const data = Object.fromEntries(
      typed.map(([name, { widget }]) => [
        name,
        `${name} ${position} ${"words and words ".repeat(widget === "textarea" ? 40 : 1)}`,
      ]),
    ) as EntryData;
    const stored = await sealData(section, data, { seekerId }, services);
    await services.db
      .insert(profileEntries)
      .values({ seekerId, section: section.name, position, entryKey: String(position), ...stored });
  }
};

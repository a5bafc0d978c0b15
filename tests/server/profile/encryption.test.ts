import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it } from "vitest";
import { createApp } from "../../../src/server/app.ts";
import { keyRingOf, type KeyRing } from "../../../src/server/platform/key-ring.ts";
import { countryList } from "../../../src/server/profile/countries.ts";
import { reEncryptEntries } from "../../../src/server/profile/re-encrypt.ts";
import { profileEntries } from "../../../src/server/profile/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { askAs } from "./ask.ts";

const country = { id: countryList[0]!.id };
const number = "PA7654321";
const [first, second] = [`first:${"1".repeat(64)}`, `second:${"2".repeat(64)}`];

onEachDatabase("sensitive fields", (api) => {
  /** A server with these keys, and what it logs. */
  const serverWith = (keys: KeyRing) => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const services = { ...api.services, keys, log };
    const app = createApp(services);
    const fetch = async (path: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(path, "http://localhost"), init));
    return { services, fetch, lines };
  };
  const seekerWith = async (keys: KeyRing) => {
    const server = serverWith(keys);
    const { id, token } = await api.signUp();
    const ask = askAs(server, token);
    const { payload } = await ask("POST", "/v4/passports", { country, number });
    const row = async () =>
      (await api.db.select().from(profileEntries).where(eq(profileEntries.id, payload.id)))[0]!;
    return { ...server, id, token, ask, entry: payload, row };
  };

  it("are stored encrypted, with the key's id, and never logged", async () => {
    const { ask, entry, row, lines, id } = await seekerWith(await keyRingOf(first));
    await ask("PATCH", "/v4/profile/basic", { date_of_birth: "1988-07-06", gender: "non_binary" });
    await ask("POST", "/v4/passports", { country, number: "not a number!" });
    expect((await ask("GET", "/v4/passports")).payload).toEqual([entry]);
    const { rows } = await api.db.execute(
      sql`select p::text as all from profile_entries p where seeker_id = ${id}`,
    );
    const stored = rows.map((row) => String(row["all"])).join("\n");
    for (const secret of [number, "1988-07-06", "non_binary"]) {
      expect(stored).not.toContain(secret);
      expect(lines.join("\n")).not.toContain(secret);
    }
    expect(await row()).toMatchObject({
      keyId: "first",
      data: { number: { jwe: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/) } },
    });
  });

  it("keep their encrypted value while they do not change", async () => {
    const { ask, entry, row } = await seekerWith(await keyRingOf(first));
    const before = await row();
    await ask("PATCH", `/v4/passports/${entry.id}`, { expires: "2031-01-31" });
    expect((await row()).data).toMatchObject({ number: (before.data as { number: unknown }).number });
    await ask("PATCH", `/v4/passports/${entry.id}`, { number: "PA0000001" });
    expect((await ask("GET", "/v4/passports")).payload).toMatchObject([{ number: "PA0000001" }]);
    await ask("PATCH", `/v4/passports/${entry.id}`, { number: null });
    expect(await row()).toMatchObject({ keyId: null, data: { number: null } });
  });

  it("are encrypted anew by the worker after a change of keys, once, and read meanwhile", async () => {
    const { entry, row, token } = await seekerWith(await keyRingOf(first));
    const rotated = serverWith(await keyRingOf(`${second},${first}`));
    const read = async (server: typeof rotated) =>
      (await askAs(server, token)("GET", "/v4/passports")).payload;
    expect(await read(rotated)).toEqual([entry]);
    expect(await reEncryptEntries(rotated.services)).toBeGreaterThan(0);
    expect(await reEncryptEntries(rotated.services)).toBe(0);
    expect(await row()).toMatchObject({ keyId: "second", version: 1 });
    expect(await read(serverWith(await keyRingOf(second)))).toEqual([entry]);
  });

  it("read as null without their key, are logged without content, and stay until the seeker writes others", async () => {
    const { entry, row, token } = await seekerWith(await keyRingOf(first));
    const before = await row();
    const lost = serverWith(await keyRingOf(second));
    const ask = askAs(lost, token);
    expect((await ask("GET", "/v4/passports")).payload).toEqual([{ ...entry, number: null }]);
    const reported = lost.lines.filter((line) => line.includes("cannot be read"));
    expect(reported).toHaveLength(1);
    expect(JSON.parse(reported[0]!)).toMatchObject({
      entry: entry.id,
      section: "passport",
      fields: ["number"],
      key: "first",
    });
    expect(reported[0]).not.toContain((before.data as { number: { jwe: string } }).number.jwe);

    const changed = await ask("PATCH", `/v4/passports/${entry.id}`, { expires: "2031-01-31", number: null });
    expect(changed).toMatchObject({ status: 200, payload: { expires: "2031-01-31", number: null } });
    expect((await row()).data).toMatchObject({ number: (before.data as { number: unknown }).number });
    const found = askAs(serverWith(await keyRingOf(`${second},${first}`)), token);
    expect((await found("GET", "/v4/passports")).payload).toMatchObject([{ number, expires: "2031-01-31" }]);

    await ask("PATCH", `/v4/passports/${entry.id}`, { number: "PA0000002" });
    expect((await ask("GET", "/v4/passports")).payload).toMatchObject([{ number: "PA0000002" }]);
    expect(await row()).toMatchObject({ keyId: "second" });
  });

  it("cannot be read in another seeker's row, in another field, or once they were changed", async () => {
    const keys = await keyRingOf(first);
    const owner = await seekerWith(keys);
    const thief = await seekerWith(keys);
    const { data } = await owner.row();
    await api.db.update(profileEntries).set({ data }).where(eq(profileEntries.id, thief.entry.id));
    expect((await thief.ask("GET", "/v4/passports")).payload).toMatchObject([{ number: null }]);
    const { jwe } = (data as { number: { jwe: string } }).number;
    const parts = jwe.split(".");
    parts[3] = (parts[3]!.startsWith("A") ? "B" : "A") + parts[3]!.slice(1);
    for (const damaged of [parts.join("."), "", "....", "x"]) {
      await api.db
        .update(profileEntries)
        .set({ data: { ...(data as object), number: { jwe: damaged } } })
        .where(eq(profileEntries.id, owner.entry.id));
      expect((await owner.ask("GET", "/v4/passports")).payload).toMatchObject([{ number: null }]);
    }
  });

  it("that were damaged do not keep the worker busy", async () => {
    const { entry, row, services } = await seekerWith(await keyRingOf(first));
    const { data } = await row();
    const { jwe } = (data as { number: { jwe: string } }).number;
    await api.db
      .update(profileEntries)
      .set({ data: { ...(data as object), number: { jwe: `${jwe.slice(0, -4)}AAAA` } } })
      .where(eq(profileEntries.id, entry.id));
    const rotated = { ...services, keys: await keyRingOf(`${second},${first}`) };
    await reEncryptEntries(rotated);
    expect(await reEncryptEntries(rotated)).toBe(0);
  });
});

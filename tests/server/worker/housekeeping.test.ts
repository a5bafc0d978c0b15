import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { deleteFile, uploadFile } from "../../../src/contract/uploads.ts";
import { oneTimeCodes, refreshTokens, seekers } from "../../../src/server/auth/tables.ts";
import { rateLimits } from "../../../src/server/http/tables.ts";
import { files, uploads } from "../../../src/server/uploads/tables.ts";
import { queueNames } from "../../../src/server/platform/queue/queue.ts";
import { runChores } from "../../../src/server/worker/housekeeping.ts";
import { metrics } from "../../../src/server/platform/metrics.ts";
import { keptKey } from "../../../src/server/platform/files/object-key.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep, send } from "../upload.ts";

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

onEachDatabase("housekeeping", (api) => {
  const run = (now = new Date()) => runChores(api.services, now);
  const timerFaults = async () =>
    (await metrics.faults.get()).values.find(({ labels }) => labels.layer === "timer")!.value;
  const keyOf = (location: string) => api.services.store.keyOf(location, () => true)!;
  const isThere = async (key: string) => (await api.services.store.read(key, 1)) !== null;

  it("removes uploads that were not kept for a day, and no file that was", async () => {
    const { token } = await api.signUp();
    const kept = await keep(api, token);
    const file = await send(api, token);
    await run(hours(23));
    expect(await isThere(keyOf(file))).toBe(true);
    await run(hours(25));
    expect(await isThere(keyOf(file))).toBe(false);
    expect(await api.db.$count(uploads)).toBe(0);
    expect(await isThere(keptKey(keyOf(kept.file)))).toBe(true);
    const call = api.on("automotive", token);
    await expect(call(uploadFile, { body: { file } })).rejects.toMatchObject({ status: 422 });
    expect(await call(uploadFile, { body: { file: kept.file } })).toEqual(kept);
  });

  it("removes files a day after they were taken off the list", async () => {
    const { id, token } = await api.signUp();
    const kept = await keep(api, token);
    await api.db.update(files).set({ removedAt: new Date() }).where(eq(files.seekerId, id));
    await run(hours(23));
    expect(await isThere(keptKey(keyOf(kept.file)))).toBe(true);
    await run(hours(25));
    expect(await isThere(keptKey(keyOf(kept.file)))).toBe(false);
    await expect(api.on("automotive", token)(deleteFile, { params: { id: kept.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("removes what ended: tokens, codes, limits, and accounts that nobody confirmed", async () => {
    const { id } = await api.signUp();
    const [unconfirmed] = await api.db
      .insert(seekers)
      .values({
        email: `${randomUUID()}@example.com`,
        passwordHash: "",
        givenName: "A",
        familyName: "B",
        createdAt: hours(-25),
      })
      .returning();
    const key = `${unconfirmed!.id}/1/1-cv.pdf`;
    await api.services.store.write(keptKey(key), new Uint8Array([1]), "application/pdf");
    await api.db.insert(files).values({
      seekerId: unconfirmed!.id,
      key,
      name: "cv.pdf",
      category: "resume",
      mimeType: "application/pdf",
      size: 1,
    });
    const token = { seekerId: id, family: randomUUID() };
    await api.db.insert(refreshTokens).values([
      { ...token, tokenHash: randomUUID(), expiresAt: hours(-1) },
      { ...token, tokenHash: "good", expiresAt: hours(1) },
    ]);
    const code = { seekerId: id, codeHash: "x" };
    await api.db.insert(oneTimeCodes).values([
      { ...code, purpose: "register", expiresAt: hours(-48), createdAt: hours(-49) },
      { ...code, purpose: "reset", expiresAt: hours(-1) },
    ]);
    await api.db.insert(rateLimits).values([
      { key: "over", points: 1, expire: hours(-1) },
      { key: "on", points: 1, expire: hours(1) },
    ]);
    await run();
    expect(await api.db.select().from(seekers).where(eq(seekers.id, unconfirmed!.id))).toEqual([]);
    expect(await isThere(keptKey(key))).toBe(false);
    expect((await api.db.select().from(refreshTokens)).map((row) => row.tokenHash)).toEqual(["good"]);
    expect((await api.db.select().from(oneTimeCodes)).map(({ purpose }) => purpose)).toEqual(["reset"]);
    expect((await api.db.select().from(rateLimits)).map((row) => row.key)).toEqual(["on"]);
    expect(await api.db.$count(seekers, eq(seekers.id, id))).toBe(1);
  });

  it("removes stray files of a day ago outside of kept/, and the empty folders around them", async () => {
    const folder = join(api.services.config.DATA_DIR, "files");
    const old = hours(-25);
    const paths = [".part-1", "seeker/upload/1-cv.pdf", "kept/seeker/upload/1-cv.pdf"];
    for (const path of paths) {
      await mkdir(join(folder, path, ".."), { recursive: true });
      await writeFile(join(folder, path), "x");
    }
    await writeFile(join(folder, ".part-2"), "x");
    for (const path of [...paths, "seeker/upload", "seeker"]) await utimes(join(folder, path), old, old);
    await run();
    expect(await readdir(folder)).toEqual(expect.arrayContaining([".part-2", "kept"]));
    expect(await readdir(folder)).not.toContain(".part-1");
    expect(await readdir(join(folder, "kept/seeker/upload"))).toEqual(["1-cv.pdf"]);
    await expect(readdir(join(folder, "seeker/upload"))).rejects.toThrow("ENOENT");
  });

  it("goes on after a chore that fails, and logs and counts it", async () => {
    const before = await timerFaults();
    const error = vi.spyOn(api.services.log, "error");
    const after = vi.fn(async () => 0);
    const failing = async () => Promise.reject(new Error("The disk is away."));
    await runChores(api.services, new Date(), { todo: { failing, after } as never });
    expect(after).toHaveBeenCalled();
    expect(await timerFaults()).toBe(before + 1);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ chore: "failing", layer: "timer" }),
      "unexpected error",
    );
  });

  it("is done by one process of several, and by the next when it is done", async () => {
    const { boss } = api.services.queue;
    const ask = () => boss.send(queueNames.housekeeping);
    expect((await Promise.all([ask(), ask(), ask()])).filter(Boolean)).toHaveLength(1);
    const [job] = await boss.fetch(queueNames.housekeeping);
    expect(await ask()).toBeNull();
    await boss.complete(queueNames.housekeeping, job!.id);
    expect(await ask()).not.toBeNull();
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { printable } from "../../../src/runtime/printable.ts";
import { formatError, UserFacingError } from "../../../src/runtime/user-facing-error.ts";
import { FeedBroken } from "../../../src/server/import/feed-job.ts";
import { sourceReportMail } from "../../../src/server/import/mails.ts";
import { runModeration } from "../../../src/server/moderation/command.ts";
import { jobReports } from "../../../src/server/moderation/tables.ts";
import { printedLine } from "../../../src/server/operator/printed-text.ts";
import { runQueueCommand } from "../../../src/server/queue-order.ts";
import { runEmployerLink } from "../../../src/server/received-applications/command.ts";
import { runSupport } from "../../../src/server/support/command.ts";
import { supportMessages } from "../../../src/server/support/tables.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { addJob } from "../add-job.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

/** Sets the window's title, clears the screen, turns the direction, and begins a line that looks like the command's. */
const evil = "Fig\u001b]0;x\u0007\u001b[2J\u009b31m\u202e\u061c\r\nDone.";

const expectHarmless = (text: string): void => {
  expect(text).not.toMatch(/[^\P{Cc}\n]|[\u061c\u202a-\u202e]/u);
  expect(text.split("\n").some((line) => line.startsWith("Done."))).toBe(false);
  expect(text).toContain("Fig");
};

it("a text keeps its lines and tabs, and loses what a terminal would obey", () => {
  expect(printable("a\r\nb\tc\n\u001b[1m\rd")).toBe("a\nb\tc\n\ufffd[1m\ufffdd");
  expect(printedLine("a\n\u2028b \u001b")).toBe("a b \ufffd");
  expect(formatError(new UserFacingError("No \u001b[2Jfile"))).toBe("No \ufffd[2Jfile");
  expect(formatError(new FeedBroken(1, "\u009b2J"))).not.toContain("\u009b");
});

it("every command prints what comes from a database or a server through `say`", () => {
  const folder = join(import.meta.dirname, "../../../src/commands");
  const direct = readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".ts") && file !== "say.ts")
    .filter((file) => /console\.log\((?:said|await)/.test(readFileSync(join(folder, file), "utf8")));
  expect(direct).toEqual([]);
});

onEmbeddedDatabase("what commands print of others' words", (api) => {
  it("cannot change a terminal or pass for a line of the command's own", async () => {
    const [employer] = await api.db.insert(employers).values({ slug: "fig", name: evil }).returning();
    const links = [
      await runEmployerLink({ action: "make", slug: "fig" }, api.services),
      await runEmployerLink({ action: "mail-to", slug: "fig", email: "a@example.com" }, api.services),
      await runEmployerLink({ action: "mail-to", slug: "fig", email: "nobody" }, api.services),
    ];
    for (const said of links) expectHarmless(said);
    await api.db.insert(employers).values({ slug: "fig-2", name: evil });
    expectHarmless(await runEmployerLink({ action: "list", slug: "fig-2" }, api.services));

    const jobId = await addJob(api.db, { employerId: employer!.id, title: evil, source: evil });
    await api.db
      .insert(jobReports)
      .values({ brand: "workinaus", jobId, reporter: "x", reason: "scam", text: evil });
    const moderation = (command: Parameters<typeof runModeration>[0]) => runModeration(command, api.services);
    expectHarmless(await moderation({ action: "list" }));
    expectHarmless(await moderation({ action: "show", id: jobId }));
    await expect(moderation({ action: "ban", source: "fog" })).rejects.toSatisfy((error: Error) => {
      expectHarmless(error.message);
      return true;
    });
    expectHarmless(await moderation({ action: "ban", source: evil }));
    expectHarmless(await moderation({ action: "list" }));
    expectHarmless(await moderation({ action: "unban", source: evil }));

    const [message] = await api.db
      .insert(supportMessages)
      .values({
        brand: "workinaus",
        userType: "Visitor",
        source: evil,
        name: evil,
        email: evil,
        subject: evil,
        message: evil,
        digest: "x",
      })
      .returning();
    expectHarmless(await runSupport({ action: "list" }, api.services));
    expectHarmless(await runSupport({ action: "show", id: message!.id }, api.services));

    for (const said of [
      await runEmployerLink({ action: "list", slug: "fig-2", json: true }, api.services),
      await moderation({ action: "show", id: jobId, json: true }),
      await runSupport({ action: "show", id: message!.id, json: true }, api.services),
    ]) {
      expectHarmless(said);
      // Scripts get every character.
      expect(JSON.stringify(JSON.parse(said))).toContain(JSON.stringify(evil));
    }

    await api.db.transaction((tx) =>
      api.services.enqueue(tx, sourceReportMail, {
        brand: "workinaus",
        origin: "http://x",
        source: 1,
        text: `${evil}\n${"x".repeat(4000)}`,
        failed: true,
      }),
    );
    const { queue } = api.services;
    const listed = await runQueueCommand({ action: "list" }, queue, api.db);
    expectHarmless(listed);
    expect(listed.length).toBeLessThan(1500);
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/consultations.ts";
import { getDashboard } from "../../../src/contract/dashboard.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { runConsultations } from "../../../src/server/consultations/command.ts";
import { consultationNotes, consultations } from "../../../src/server/consultations/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { send } from "../upload.ts";
import { inDays, tokenIn, topic, utc } from "./times-and-tokens.ts";

onEachDatabase("a consultation", (api) => {
  let seeker: Awaited<ReturnType<typeof api.signUp>>;
  beforeAll(async () => {
    seeker = await api.signUp();
  });
  const mine = () => api.on("migration", seeker.token);
  const request = (change = {}) =>
    mine()(calls.requestConsultation, {
      body: { topic, details: "I am a nurse.", times: [inDays(3)], time_zone: "Australia/Perth", ...change },
    });
  /** Asks for one; gives it with the token of the operator's mail. */
  const requested = async () => {
    seeker = await api.signUp();
    const row = await request();
    const mail = api.mails.findLast(({ to }) => to === "support@southernstart.example")!;
    return { ...row, token: tokenIn(mail.text) };
  };
  const decide = async (token: string, decision: calls.ConsultationDecision) => {
    const { updated_at: seen } = await api.on("migration")(calls.readConsultation, { query: { token } });
    return api.on("migration")(calls.answerConsultation, { body: { token, seen, decision } });
  };

  it("is asked for with times in UTC, and both sides get a mail with times of their own clocks", async () => {
    seeker = await api.signUp();
    const before = api.mails.length;
    const times = [inDays(3), inDays(3), inDays(4)];
    expect(await request({ times })).toMatchObject({
      topic,
      status: "requested",
      date: null,
      time: null,
      times: [utc(times[0]!), utc(times[2]!)],
    });
    const mails = api.mails.slice(before);
    expect(mails.map(({ to }) => to).sort()).toEqual([seeker.email, "support@southernstart.example"].sort());
    const textTo = (address: string) => mails.find(({ to }) => to === address)!.text;
    expect(textTo(seeker.email)).toMatch(/7:30\sam AWST/);
    expect(mails.find(({ to }) => to !== seeker.email)!.subject).toMatch(
      /^Sam Nguyen asks for a consultation \(no\. \d+\)$/,
    );
    expect(textTo("support@southernstart.example")).toMatch(/(9|10):30\sam AE[SD]T/);
  });

  it.each([
    ["topic", { topic: "Astrology" }],
    ["times.0", { times: ["2020-01-01T09:30:00Z"] }],
    ["times.1", { times: [inDays(3), inDays(400)] }],
    ["times", { times: [] }],
    ["times", { times: [1, 2, 3, 4].map(inDays) }],
    ["time_zone", { time_zone: "Mars/Olympus" }],
  ])("with a wrong %s is refused at that field", async (field, wrong) => {
    await expect(request(wrong)).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it("is confirmed by the link in the mail; the seeker is told, and gets it as a calendar file", async () => {
    const { id, token } = await requested();
    const starts_at = inDays(3);
    const confirmed = await decide(token, { action: "confirm", starts_at });
    const [date, time] = utc(starts_at).slice(0, 16).split("T");
    expect(confirmed).toMatchObject({ status: "confirmed", date, time, name: "Sam Nguyen" });
    expect(api.mails.at(-1)).toMatchObject({ to: seeker.email, subject: "Your consultation is confirmed" });
    const file = await mine()(calls.getConsultationCalendar, { params: { id } });
    expect(file.file_name).toBe(`consultation-${id}.ics`);
    expect(file.content).toContain(`DTSTART:${utc(starts_at).replace(/[-:]|\.\d+/g, "")}`);
    expect(file.content).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Consultation: Which visa fits me\r\n[^]*END:VCALENDAR\r\n$/,
    );
  });

  it("has no calendar file before it is confirmed", async () => {
    const { id } = await requested();
    await expect(mine()(calls.getConsultationCalendar, { params: { id } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("that the seeker has moved is not confirmed by an operator who has read the old times", async () => {
    const { id, token } = await requested();
    const { updated_at: seen } = await api.on("migration")(calls.readConsultation, { query: { token } });
    await mine()(calls.changeConsultation, { params: { id }, body: { times: [inDays(5)] } });
    const decision: calls.ConsultationDecision = { action: "confirm", starts_at: inDays(3) };
    await expect(
      api.on("migration")(calls.answerConsultation, { body: { token, seen, decision } }),
    ).rejects.toMatchObject({ status: 409 });
    await decide(token, { action: "confirm", starts_at: inDays(5) });
    expect(
      await mine()(calls.changeConsultation, { params: { id }, body: { times: [inDays(6)] } }),
    ).toMatchObject({
      status: "requested",
      date: null,
      times: [utc(inDays(6))],
    });
  });

  it("can be cancelled by either side, once, and then not be changed or confirmed", async () => {
    const one = await requested();
    const before = api.mails.length;
    for (let time = 0; time < 2; time++)
      expect(await mine()(calls.cancelConsultation, { params: { id: one.id } })).toMatchObject({
        status: "cancelled",
      });
    expect(api.mails.length).toBe(before + 2);
    await expect(
      mine()(calls.changeConsultation, { params: { id: one.id }, body: { details: "x" } }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(decide(one.token, { action: "confirm", starts_at: inDays(3) })).rejects.toMatchObject({
      status: 409,
    });
    const other = await requested();
    const cancelled = await decide(other.token, { action: "cancel", text: "The adviser is ill." });
    expect(cancelled).toMatchObject({
      status: "cancelled",
      notes: [{ by: "operator", text: "The adviser is ill." }],
    });
    expect(api.mails.at(-1)).toMatchObject({
      to: seeker.email,
      text: expect.stringContaining("The adviser is ill."),
    });
  });

  it("has notes of both sides, and files that open", async () => {
    const { id, token } = await requested();
    await decide(token, { action: "note", text: "Bring your passport." });
    const location = await send(api, seeker.token, "passport.pdf");
    const { notes } = await mine()(calls.addConsultationNote, {
      params: { id },
      body: { text: "Here it is.", file: location },
    });
    expect(notes).toMatchObject([
      { by: "operator", text: "Bring your passport.", file: null },
      { by: "seeker", text: "Here it is.", file: { name: "passport.pdf" } },
    ]);
    const { pathname, search } = new URL(notes[1]!.file!.url);
    expect((await api.fetch(pathname + search)).status).toBe(200);
    const stranger = await api.signUp();
    const theirs = await send(api, stranger.token, "theirs.pdf");
    await expect(
      mine()(calls.addConsultationNote, { params: { id }, body: { text: "Not mine", file: theirs } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("that has begun is past: it is not changed, cancelled or on the dashboard", async () => {
    const { id } = await requested();
    expect((await mine()(getDashboard, {})).upcoming_consultations).toMatchObject([{ id }]);
    await api.db
      .update(consultations)
      .set({ status: "confirmed", startsAt: new Date(Date.now() - 60_000) })
      .where(eq(consultations.id, id));
    for (const call of [
      () => mine()(calls.cancelConsultation, { params: { id } }),
      () => mine()(calls.changeConsultation, { params: { id }, body: { details: "x" } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 409 });
    expect((await mine()(getDashboard, {})).upcoming_consultations).toEqual([]);
    expect(await mine()(calls.listConsultations, {})).toMatchObject([{ id }]);
  });

  it("is there for the seeker who asked alone, on that site alone", async () => {
    const { id } = await requested();
    const other = await api.signUp();
    const ofTheirOwn = [
      [calls.getConsultation, {}],
      [calls.changeConsultation, { body: { details: "Mine now" } }],
      [calls.cancelConsultation, {}],
      [calls.addConsultationNote, { body: { text: "Mine now" } }],
      [calls.getConsultationCalendar, {}],
    ] as const;
    for (const call of [api.on("migration", other.token), api.on("automotive", seeker.token)])
      for (const [contract, input] of ofTheirOwn)
        await expect(call(contract, { params: { id }, ...input } as never)).rejects.toMatchObject({
          status: 404,
        });
    expect(await mine()(calls.getConsultation, { params: { id } })).toMatchObject({
      details: "I am a nurse.",
      status: "requested",
      notes: [],
    });
  });

  it("is not offered by a site without topics", async () => {
    const call = api.on("automotive", seeker.token);
    const body = { topic, times: [inDays(3)], time_zone: "Australia/Perth" };
    await expect(call(calls.listConsultations, {})).rejects.toMatchObject({ status: 404 });
    await expect(call(calls.requestConsultation, { body })).rejects.toMatchObject({ status: 404 });
    expect((await call(getDashboard, {})).upcoming_consultations).toEqual([]);
  });

  it("is one of five open ones at most, also when they are asked for at the same moment", async () => {
    seeker = await api.signUp();
    const sent = await Promise.allSettled(Array.from({ length: 7 }, () => request()));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const [first] = await mine()(calls.listConsultations, {});
    await mine()(calls.cancelConsultation, { params: { id: first!.id } });
    await request();
  });

  it("is answered by command: listed, shown, confirmed on the site's clocks, noted and cancelled", async () => {
    const { id } = await requested();
    const run = (command: Parameters<typeof runConsultations>[0]) => runConsultations(command, api.services);
    expect(await run({ action: "list" })).toContain(`  ${id}  migration  requested`);
    expect(await run({ action: "show", id })).toContain("I am a nurse.");
    const day = inDays(10).slice(0, 10);
    await expect(run({ action: "confirm", id, time: "soon" })).rejects.toThrow("2026-12-01 09:30");
    await expect(run({ action: "confirm", id, time: "2020-01-01 09:30" })).rejects.toMatchObject({
      status: 422,
    });
    await run({ action: "confirm", id, time: `${day} 09:30` });
    const [row] = await api.db.select().from(consultations).where(eq(consultations.id, id));
    const local = new Intl.DateTimeFormat("en-CA", {
      timeZone: "Australia/Sydney",
      dateStyle: "short",
      timeStyle: "short",
      hour12: false,
    });
    expect(local.format(row!.startsAt!)).toContain("09:30");
    await run({ action: "note", id, text: "See you." });
    await run({ action: "cancel", id, text: "" });
    expect(await mine()(calls.getConsultation, { params: { id } })).toMatchObject({
      status: "cancelled",
      notes: [{ text: "See you." }],
    });
    await expect(run({ action: "show", id: 2_000_000_000 })).rejects.toMatchObject({ status: 404 });
  });

  it("goes with the account, with its notes", async () => {
    const { id, token } = await requested();
    await decide(token, { action: "note", text: "To be erased" });
    await api.db.delete(seekers).where(eq(seekers.id, seeker.id));
    expect(await api.db.select().from(consultations).where(eq(consultations.id, id))).toEqual([]);
    const notes = await api.db
      .select()
      .from(consultationNotes)
      .where(eq(consultationNotes.text, "To be erased"));
    expect(notes).toEqual([]);
    await expect(api.on("migration")(calls.readConsultation, { query: { token } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

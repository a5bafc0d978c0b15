// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConsultationCase } from "../../../src/contract/consultations.ts";
import { Case } from "../../../src/features/consultations/Case.tsx";
import { Consultations } from "../../../src/features/consultations/Consultations.tsx";
import { press, type } from "../press-and-type.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const topics = ["Which visa fits me", "Moving with my family"];
const shown: ConsultationCase = {
  id: 7,
  topic: topics[0]!,
  status: "confirmed",
  date: "2031-12-01",
  time: "22:30",
  minutes: 30,
  times: ["2031-12-01T22:30:00.000Z"],
  time_zone: "UTC",
  requested_at: "2026-11-20T00:00:00.000Z",
  updated_at: "2026-11-20T00:00:00.000Z",
  details: "I am a nurse.",
  notes: [
    { id: 1, by: "operator", text: "Bring your passport.", file: null, added_at: "2026-11-21T00:00:00.000Z" },
  ],
};

let root: Root;
beforeEach(async () => {
  // Its event would have the parts of a date select themselves for ever.
  vi.spyOn(Selection.prototype, "collapse").mockReturnValue();
  forgetAll();
  giveToken((await session()).token);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
/** The group of a choice: its day and its time. */
const choice = (name: string) =>
  [...document.querySelectorAll("fieldset")].find(
    (one) => one.querySelector("legend")?.textContent.startsWith(name) && one.querySelector("select"),
  )!;
/** Types a day as its digits, and chooses a time. */
const chooseTime = async (name: string, digits: readonly [string, string, string], time: string) => {
  for (const [at, typed] of digits.entries())
    for (const data of typed) {
      const part = choice(name).querySelectorAll("[role=spinbutton]")[at]!;
      part.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  const list = choice(name).querySelector("select")!;
  list.value = time;
  list.dispatchEvent(new Event("change", { bubbles: true }));
};
const show = (view: React.ReactNode) => {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  root.render(view);
  return page;
};

it("are listed as upcoming, and as past once their time in UTC is over", async () => {
  const past = { ...shown, id: 8, topic: topics[1], date: "2020-01-01", time: "09:00" };
  answerWith(() => ({ body: { payload: [shown, past], message: "OK" } }));
  const page = show(<Consultations topics={topics} />);
  await vi.waitFor(() =>
    expect(page.textContent).toMatch(
      /Upcoming.*Which visa fits me.*Past and cancelled.*Moving with my family/,
    ),
  );
});

it("are asked for with a topic and times, which are sent in UTC; errors show at the time they are about", async () => {
  const answers = [
    { status: 422, body: { message: "Past.", errors: { "times.1": ["This time is past."] } } },
    { body: { payload: { ...shown, id: 9 }, message: "Sent." } },
  ];
  const calls = answerWith(({ method }) =>
    method === "POST" ? answers.shift()! : { body: { payload: [], message: "OK" } },
  );
  const page = show(<Consultations topics={topics} />);
  await press("Ask for a consultation");
  await press("Send");
  await vi.waitFor(() => expect(page.textContent).toContain("Give at least one time that suits you."));
  expect(page.textContent).toContain("Choose a topic.");
  type("Topic", topics[0]!);
  await chooseTime("First choice", ["02", "12", "2031"], "09:30");
  await vi.waitFor(() =>
    expect(choice("First choice").textContent).toMatch(
      /Tuesday,? 2 December 2031, 9:30\sam, \w+( \w+)* time$/,
    ),
  );
  // What is typed is not lost by closing.
  await press("Close");
  await press("Keep editing");
  await chooseTime("Third choice", ["03", "12", "2031"], "");
  await press("Send");
  await vi.waitFor(() => expect(choice("Third choice").textContent).toContain("Choose a day and a time."));
  expect(document.activeElement).toBe(choice("Third choice").querySelector("select"));
  await chooseTime("Third choice", ["", "", ""], "09:30");
  await press("Send");
  await vi.waitFor(() =>
    expect(page.textContent).toMatch(/Third choice \(optional\)Day.*This time is past\./),
  );
  await press("Send");
  await vi.waitFor(() => expect(page.querySelector("dialog")).toBeNull());
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent.at(-1)!.body).toMatchObject({
    topic: topics[0],
    times: [new Date("2031-12-02T09:30"), new Date("2031-12-03T09:30")].map((time) => time.toISOString()),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(page.textContent).toContain("Which visa fits me");
});

it("show their case with notes, and are cancelled after a question", async () => {
  const calls = answerWith(({ method }) => ({
    body: { payload: method === "POST" ? { ...shown, status: "cancelled" } : shown, message: "OK" },
  }));
  const page = show(<Case id={7} topics={topics} />);
  await vi.waitFor(() => expect(page.textContent).toContain("Bring your passport."));
  expect(page.textContent).toContain("I am a nurse.");
  await press("Cancel");
  await press("Cancel it");
  await vi.waitFor(() => expect(page.textContent).toContain("Cancelled"));
  expect(calls.at(-1)!.path).toBe("/v1/seeker/consultations/7/cancel");
  expect(page.querySelector("article")!.textContent).not.toContain("Change");
});

it("that are not the seeker's are not found", async () => {
  answerWith(() => ({ status: 404, body: { message: "There is no such consultation here." } }));
  const page = show(<Case id={8} topics={topics} />);
  await vi.waitFor(() => expect(page.textContent).toContain("We couldn't find this consultation"));
});

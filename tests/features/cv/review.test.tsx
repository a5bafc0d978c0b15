// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CvDialog } from "../../../src/features/cv/CvDialog.tsx";
import type { Entry } from "../../../src/contract/profile/entry-schemas.ts";
import type { CvFile } from "../../../src/features/cv/read-cv.ts";
import { proposalsOf, type Known, type Proposal } from "../../../src/features/cv/proposals.ts";
import { ReviewStep } from "../../../src/features/cv/ReviewStep.tsx";
import { readers } from "../../../src/server/cv/read-document.ts";
import { importLayouts } from "../../../bench/cv/imports.ts";
import { pdfLayouts } from "../../../bench/cv/pdf-layouts.ts";
import { personOf } from "../../../bench/cv/people.ts";
import { regions } from "../../../bench/cv/regions.ts";
import { answerWith, forgetAll, giveToken, session, type Sent } from "../server.ts";

const person = personOf(7, regions["australia"]);
const languages = [
  { id: 151, title: "English" },
  { id: 152, title: "Greek" },
];
const emptyProfile: Known = { languages, entries: new Map() };
const foundInCv = async () => readers.pdf(await pdfLayouts["pdf, plain"]!(person));

let page: HTMLElement;
let root: Root;
beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

const control = <T extends HTMLElement = HTMLButtonElement>(name: string): Promise<T> =>
  vi.waitFor(() => {
    const found = [...page.querySelectorAll<HTMLElement>("button, input")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
    );
    expect(found, name).toBeDefined();
    return found as T;
  }, 15_000);

const field = (label: string): HTMLInputElement => {
  const found = [...page.querySelectorAll("label")].find(
    (one) => one.htmlFor && one.textContent?.startsWith(label),
  );
  return document.getElementById(found!.htmlFor) as HTMLInputElement;
};

const type = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, "value")!.set!.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

const saved = ({ method, path, body }: Sent) => ({ method, path, body });

/** Shows the review of what a CV says. */
const review = (proposals: readonly Proposal[], newCv: CvFile | null = null) => {
  const onDone = vi.fn();
  root.render(
    <ReviewStep
      proposals={proposals}
      otherEmail={null}
      newCv={newCv}
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onDone={onDone}
    />,
  );
  return onDone;
};
const found = (value: string) => ({ value, written: value, source: { text: value, page: 1 } });
const answerSaved = () => answerWith(() => ({ body: { payload: { id: 1, version: 1 }, message: "Saved." } }));

it("saves what is ticked, as the seeker changed it, and nothing else", async () => {
  const calls = answerSaved();
  const [job, other] = person.jobs;
  const onDone = review(
    proposalsOf(await foundInCv(), emptyProfile).filter(({ section }) =>
      ["work_experience", "skill"].includes(section.name),
    ),
  );
  await vi.waitFor(() => expect(page.textContent).toContain(job!.employer));
  (await control("Use none: Skills")).click();
  (await control("Use none: Work experience")).click();
  (await control(person.skills[1]!)).click();
  (await control(`Change ${job!.title}`)).click();
  await vi.waitFor(() => expect(page.textContent).toContain("In your CV, page 1"));
  await vi.waitFor(() => expect(field("Employer").value).toBe(job!.employer));
  // What is changed is wanted.
  type(field("Employer"), "Another Pty Ltd");
  (await control("Save 2 entries")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 2, leftOut: 0 }));
  expect(calls.map(saved)).toEqual([
    {
      method: "POST",
      path: "/v4/work-experiences",
      body: expect.objectContaining({ title: job!.title, employer: "Another Pty Ltd", start: job!.start }),
    },
    {
      method: "POST",
      path: "/v4/skills",
      body: expect.objectContaining({ skill: person.skills[1] }),
    },
  ]);
  expect(page.textContent).toContain(other!.title);
});

it("asks in place for what an entry needs, and counts it once that is answered", async () => {
  const refusals = [{ status: 422, body: { message: "The list is full." } }];
  const calls = answerWith(
    () => refusals.shift() ?? { body: { payload: { id: 1, version: 1 }, message: "Saved." } },
  );
  const entries = [
    { section: "work_experience", fields: { title: found("Plumber") } },
    { section: "skill", fields: { skill: found("Brazing") } },
  ];
  const onDone = review(proposalsOf(entries, emptyProfile));
  await control("Save one entry");
  expect(page.textContent).toContain("One entry needs an answer to be saved.");
  const [box] = page.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  expect([box!.checked, box!.disabled]).toEqual([false, true]);
  expect(calls).toEqual([]);
  type(field("Employer"), "Acme");
  (await control("Save 2 entries")).click();
  await vi.waitFor(() => expect(page.textContent).toContain("The list is full."));
  expect(onDone).not.toHaveBeenCalled();
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 2, leftOut: 0 }));
});

it("asks in place for the rest of a date that the CV has only a part of, and saves the entry without it", async () => {
  const calls = answerSaved();
  const fields = { title: found("White card"), kind: found("certificate"), expires: found("12/2028") };
  const onDone = review(proposalsOf([{ section: "licence", fields }], emptyProfile));
  await vi.waitFor(() =>
    expect(page.textContent).toContain(
      "Your CV says 12/2028. Enter the whole expiry date, or leave it empty.",
    ),
  );
  expect(page.querySelectorAll("[role=spinbutton]")).toHaveLength(3);
  expect(page.textContent).not.toContain("needs an answer");
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 1, leftOut: 0 }));
  expect(calls.map(saved)).toMatchObject([{ body: { title: "White card", expires: null } }]);
});

it("saves the rest without what lacks an answer, and says how many those are", async () => {
  answerSaved();
  const entries = [
    { section: "work_experience", fields: { title: found("Plumber") } },
    { section: "skill", fields: { skill: found("Brazing") } },
  ];
  const onDone = review(proposalsOf(entries, emptyProfile));
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 1, leftOut: 1 }));
});

it("reads a CV that is here already, and says that its email address is not the account's", async () => {
  const source = { text: "Plumber, sam.work@example.com", page: 1 };
  const value = (written: string) => ({ value: written, written, source });
  const entries = [
    { section: "account", fields: { email: value("sam.work@example.com") } },
    { section: "skill", fields: { skill: value("Plumbing") } },
  ];
  const file = { id: "5f0c", name: "cv.pdf", uploaded_at: "2026-11-02T01:00:00Z" };
  const calls = answerWith(({ path }) => {
    const payload = path.startsWith("/v1/seeker/upload-file")
      ? [file]
      : path === "/v4/resumes"
        ? [{ id: 3, name: "Plumbing CV", file }]
        : path === "/v1/profile/cv"
          ? { entries }
          : [];
    return { body: { payload, message: "OK" } };
  });
  root.render(<CvDialog onSaved={vi.fn()} onClose={vi.fn()} />);
  await vi.waitFor(() => expect(page.textContent).toContain("I agree"));
  page.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  (await control("Read cv.pdf")).click();
  await vi.waitFor(() =>
    expect(page.textContent).toContain("Your CV gives another email address: sam.work@example.com"),
  );
  expect(calls.find(({ path }) => path === "/v1/profile/cv")?.body).toEqual({ file: "5f0c", agreed: true });
});

it("offers no file before the seeker agrees, and says why a file was not read", async () => {
  const upload = { url: "http://localhost/v1/uploads/key?signature=1", headers: {}, expires_at: "" };
  const stored = { id: "5f0c", name: "resume.json", size: 10 };
  answerWith(({ path }) =>
    path.endsWith("/sign")
      ? { body: { payload: upload, message: "OK" } }
      : path.endsWith("/upload-file")
        ? { body: { payload: stored, message: "OK" } }
        : { status: 422, body: { message: "The PDF has no text." } },
  );
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      status = 200;
      upload = {};
      onload?: () => void;
      open() {}
      abort() {}
      setRequestHeader() {}
      send() {
        this.onload?.();
      }
    },
  );
  root.render(<CvDialog onSaved={vi.fn()} onClose={vi.fn()} />);
  await vi.waitFor(() => expect(page.textContent).toContain("I agree"));
  expect(page.querySelector("input[type=file]")).toBeNull();
  page.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  const input = await vi.waitFor(() => {
    const given = page.querySelector<HTMLInputElement>("input[type=file]");
    expect(given).not.toBeNull();
    return given!;
  });
  const bytes = (await importLayouts["json, JSON Resume"]!(person)) as Uint8Array<ArrayBuffer>;
  Object.defineProperty(input, "files", { value: [new File([bytes], "resume.json")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(page.textContent).toContain("The PDF has no text."), 5_000);
  expect(page.querySelector("input[type=checkbox]")).not.toBeNull();
});

it("adds the file to the CVs of the profile unless the seeker unticks it", async () => {
  const calls = answerSaved();
  const cv = { id: "3f0e8f5e-55b2-4c53-9d8b-6f2f2a3f6a01", name: "Kim Lee.pdf", size: 2048 };
  const onDone = review([], cv);
  const box = await vi.waitFor(() => {
    const [first] = page.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
    expect(first?.checked).toBe(true);
    return first!;
  });
  box.click();
  await vi.waitFor(async () => expect((await control("Save 0 entries")).disabled).toBe(true));
  box.click();
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 1, leftOut: 0 }));
  const body = expect.objectContaining({ name: "Kim Lee", file: expect.objectContaining({ id: cv.id }) });
  expect(calls.map(saved)).toEqual([{ method: "POST", path: "/v4/resumes", body }]);
});

it("proposes a change beside what the profile has, and makes it only when it is ticked", async () => {
  const calls = answerSaved();
  const entry = { id: 1, version: 3, given_name: "Sam", family_name: "Lee", mobile: "+61 412 345 678" };
  const known = { languages, entries: new Map([["basic", [entry as unknown as Entry]]]) };
  const same = [{ section: "basic", fields: { mobile: found("+61412345678") } }];
  expect(proposalsOf(same, known)).toEqual([]);
  const onDone = review(
    proposalsOf([{ section: "basic", fields: { mobile: found("+61 499 999 999") } }], known),
  );
  await vi.waitFor(() => expect(page.textContent).toContain("Your profile has: 04 1234 5678"));
  expect((await control("Save 0 entries")).disabled).toBe(true);
  page.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 1, leftOut: 0 }));
  expect(calls.map(saved)).toMatchObject([
    { method: "PATCH", body: { mobile: "+61 499 999 999", version: 3 } },
  ]);
});

it("keeps a year alone of a course, and proposes none for a month that the profile has", async () => {
  const calls = answerSaved();
  const course = [
    { section: "qualification", fields: { title: found("Certificate III"), end: found("2017") } },
  ];
  const onDone = review(proposalsOf(course, emptyProfile));
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 1, leftOut: 0 }));
  expect(calls.map(saved)).toMatchObject([{ body: { title: "Certificate III", end: "2017" } }]);
  const stored = { id: 1, version: 1, title: "Certificate III", end: "2017-11" } as unknown as Entry;
  expect(proposalsOf(course, { languages, entries: new Map([["qualification", [stored]]]) })).toEqual([]);
});

it("takes what a CV lists as a certificate for one where it does not say more", async () => {
  const calls = answerSaved();
  const onDone = review(
    proposalsOf([{ section: "licence", fields: { title: found("First aid") } }], emptyProfile),
  );
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ count: 1, leftOut: 0 }));
  expect(calls.map(saved)).toMatchObject([{ body: { title: "First aid", kind: "certificate" } }]);
});

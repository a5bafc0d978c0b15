// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CvDialog } from "../../../src/features/cv/CvDialog.tsx";
import { proposalsOf, type Known } from "../../../src/features/cv/proposals.ts";
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

it("saves what is ticked, as the seeker changed it, and nothing else", async () => {
  const calls = answerWith(() => ({ body: { payload: { id: 1, version: 1 }, message: "Saved." } }));
  const proposals = proposalsOf(await foundInCv(), emptyProfile).filter(({ section }) =>
    ["work_experience", "skill"].includes(section.name),
  );
  const onDone = vi.fn();
  root.render(
    <ReviewStep
      proposals={proposals}
      otherEmail={null}
      newCv={null}
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onDone={onDone}
    />,
  );
  const [job] = person.jobs;
  await vi.waitFor(() => expect(page.textContent).toContain(`In your CV, page 1: `));
  (await control("Use none: Skills")).click();
  (await control("Use none: Work experience")).click();
  (await control<HTMLInputElement>(`Use Job title: ${job!.title}`)).click();
  (await control(`Change Employer: ${job!.employer}`)).click();
  await vi.waitFor(() => expect(field("Employer").value).toBe(job!.employer));
  type(field("Employer"), "Another Pty Ltd");
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(1));
  expect(calls.map(saved)).toEqual([
    {
      method: "POST",
      path: "/v4/work-experiences",
      body: expect.objectContaining({
        title: job!.title,
        employer: "Another Pty Ltd",
        place: null,
        start: null,
        description: null,
      }),
    },
  ]);
});

it("asks for what an entry needs, and keeps what the server refused with its message", async () => {
  const refusals = [{ status: 422, body: { message: "The list is full." } }];
  const calls = answerWith(
    () => refusals.shift() ?? { body: { payload: { id: 1, version: 1 }, message: "Saved." } },
  );
  const source = { text: "Plumber", page: 1 };
  const entries = [
    { section: "work_experience", fields: { title: { value: "Plumber", written: "Plumber", source } } },
  ];
  const onDone = vi.fn();
  const proposals = proposalsOf(entries, emptyProfile);
  root.render(
    <ReviewStep
      proposals={proposals}
      otherEmail={null}
      newCv={null}
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onDone={onDone}
    />,
  );
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(page.textContent).toContain("Enter the employer."));
  expect(calls).toEqual([]);
  type(field("Employer"), "Acme");
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(page.textContent).toContain("The list is full."));
  expect(onDone).not.toHaveBeenCalled();
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(1));
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
  const input = await vi.waitFor(() => page.querySelectorAll<HTMLInputElement>("input[type=file]")[1]!);
  const bytes = (await importLayouts["json, JSON Resume"]!(person)) as Uint8Array<ArrayBuffer>;
  Object.defineProperty(input, "files", { value: [new File([bytes], "resume.json")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(page.textContent).toContain("The PDF has no text."), 5_000);
  expect(page.querySelector("input[type=checkbox]")).not.toBeNull();
});

it("adds the file to the CVs of the profile unless the seeker unticks it", async () => {
  const calls = answerWith(() => ({ body: { payload: { id: 1, version: 1 }, message: "Saved." } }));
  const onDone = vi.fn();
  const cv = { id: "3f0e8f5e-55b2-4c53-9d8b-6f2f2a3f6a01", name: "Kim Lee.pdf" };
  root.render(
    <ReviewStep
      proposals={[]}
      otherEmail={null}
      newCv={cv}
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onDone={onDone}
    />,
  );
  const box = await vi.waitFor(() => {
    const [found] = page.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
    expect(found?.checked).toBe(true);
    return found!;
  });
  box.click();
  await vi.waitFor(async () => expect((await control("Save 0 entries")).disabled).toBe(true));
  box.click();
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(1));
  const body = expect.objectContaining({ name: "Kim Lee", file: expect.objectContaining({ id: cv.id }) });
  expect(calls.map(saved)).toEqual([{ method: "POST", path: "/v4/resumes", body }]);
});

it("asks for the month of a year that is ticked, and never drops it unseen", async () => {
  const calls = answerWith(() => ({ body: { payload: { id: 1, version: 1 }, message: "Saved." } }));
  const found = (value: string) => ({ value, written: value, source: { text: value, page: 1 } });
  const entries = [
    { section: "qualification", fields: { title: found("Certificate III"), end: found("2017") } },
  ];
  root.render(
    <ReviewStep
      proposals={proposalsOf(entries, emptyProfile)}
      otherEmail={null}
      newCv={null}
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onDone={vi.fn()}
    />,
  );
  const end = await control<HTMLInputElement>("Use End: 2017");
  (await control("Use all: Education and qualifications")).click();
  expect(end.checked).toBe(false);
  end.click();
  await vi.waitFor(() => expect(field("Year").value).toBe("2017"));
  (await control("Save one entry")).click();
  await vi.waitFor(() => expect(page.textContent).toContain("One entry needs an answer"));
  expect(calls).toEqual([]);
});

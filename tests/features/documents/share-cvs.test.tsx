// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DocumentEntry } from "../../../src/features/documents/document-entry.ts";
import { SharedLinks } from "../../../src/features/documents/SharedLinks.tsx";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";
import { press } from "../profile/controls.ts";

const file = { id: "5f0c", name: "a.pdf", mime_type: "application/pdf", size: 1, uploaded_at: null, url: "" };
const documentNamed = (id: number, name: string, visible_to: "links" | "nobody"): DocumentEntry => ({
  id,
  version: 1,
  name,
  type: "tax",
  file,
  visible_to,
});

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

const choices = () => [...page.querySelectorAll("fieldset label")].map((one) => one.textContent);

it("offers documents and CVs to share, without those that only the seeker may see", async () => {
  const cvs = [{ id: 9, version: 1, name: "Plumbing", file, is_default: true }];
  const at = "2026-11-22T00:00:00Z";
  const link = {
    id: "1",
    recipient: "",
    state: "open",
    documents: [{ id: 9, name: "Plumbing" }],
    created_at: at,
    expires_at: at,
    looks: 0,
    last_look_at: null,
    url: "http://localhost/shared/x",
  };
  const calls = answerWith(({ method, path }) => {
    const payload = path === "/v4/resumes" ? cvs : method === "POST" ? link : [];
    return { body: { payload, message: "OK" } };
  });
  const documents = [documentNamed(1, "Tax 2026", "links"), documentNamed(2, "Bank", "nobody")];
  root.render(<SharedLinks documents={documents} />);
  await press("Share by link");
  await vi.waitFor(() => expect(choices()).toEqual(["Tax 2026", "Plumbing (CV)"]), 15_000);
  page.querySelector<HTMLInputElement>("input[value='9']")!.click();
  await press("Make link");
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "POST")).toMatchObject({
      path: "/v1/profile/access-acudocx",
      body: { documents: [9] },
    }),
  );
});

it("says so when there is nothing to share", async () => {
  answerWith(() => ({ body: { payload: [], message: "OK" } }));
  root.render(<SharedLinks documents={[]} />);
  await press("Share by link");
  await vi.waitFor(() =>
    expect(takeToasts().map(({ text }) => text)).toEqual([expect.stringContaining("nothing to share")]),
  );
});

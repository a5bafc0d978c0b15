// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExternalIdentities } from "../../../src/features/external-sign-in/ExternalIdentities.tsx";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const identity = {
  id: "5b0a9d4e-6b8e-4f5e-9a51-0d8f7c1d2e3f",
  label: "NECA",
  email: "sam@example.com",
  created_at: "2026-11-01T00:00:00.000Z",
  last_used_at: "2026-11-20T00:00:00.000Z",
};

let root: Root;
let page: HTMLElement;
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

/** Answers with a list, and shows it. */
const show = (provider: { label: string } | null, identities: (typeof identity)[]) => {
  const listed = [...identities];
  const calls = answerWith(({ path, method }) => {
    if (method === "DELETE") listed.length = 0;
    return path === "/v1/account/identities"
      ? { body: { payload: { provider, identities: listed }, message: "OK" } }
      : { body: { payload: null, message: "The identity is unlinked." } };
  });
  root.render(<ExternalIdentities />);
  return calls;
};

const press = (name: string) =>
  vi.waitFor(() => {
    const button = [...document.querySelectorAll("button")].findLast(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
    );
    expect(button, name).toBeDefined();
    button!.click();
  });

it("lists what opens the account, and unlinks it after a question", async () => {
  const calls = show({ label: "NECA" }, [identity]);
  await vi.waitFor(() => expect(page.textContent).toContain("sam@example.com, last used"));
  await press("Unlink NECA");
  await vi.waitFor(() => expect(page.textContent).toContain("It will no longer open your account."));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await press("Unlink");
  await vi.waitFor(() => expect(page.textContent).not.toContain("sam@example.com"));
  expect(calls).toContainEqual(
    expect.objectContaining({ method: "DELETE", path: `/v1/account/identities/${identity.id}` }),
  );
  expect(page.textContent).toContain("Link NECA");
});

it("is not there on a site without external sign-in, for a seeker without an identity", async () => {
  const calls = show(null, []);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await vi.waitFor(() => expect(page.textContent).toBe(""));
});

it("keeps an identity of another site in sight, where it can be unlinked", async () => {
  show(null, [identity]);
  await vi.waitFor(() => expect(page.textContent).toContain("NECA"));
  expect(page.textContent).not.toContain("Link NECA");
});

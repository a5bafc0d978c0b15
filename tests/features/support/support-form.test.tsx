// @vitest-environment happy-dom
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSeeker } from "../../../src/features/session/seeker.ts";
import { SupportForm } from "../../../src/features/support/SupportForm.tsx";
import { press, type } from "../press-and-type.ts";
import { answerWith, forgetAll, giveToken, session, type Sent } from "../server.ts";

let root: Root;
beforeEach(forgetAll);
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = () => {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  root.render(<SupportForm />);
  return vi.waitFor(() => {
    expect(page.querySelector("form")).not.toBeNull();
    return page;
  });
};
const sentMessages = (calls: Sent[]) => calls.filter(({ path }) => path === "/v1/support");
const signIn = async () => {
  const { token, seeker } = await session();
  giveToken(token);
  keepSeeker(seeker);
};
const thanks = { body: { payload: { received: true }, message: "Thank you. We answer by email." } };

it("of a visitor asks for an email, and sends subject, message and source", async () => {
  const calls = answerWith(() => thanks);
  const page = await show();
  type("Subject", "Signing in");
  type("Message", "The code does not arrive.");
  await press("Send");
  await vi.waitFor(() => expect(page.textContent).toContain("Enter your email address."));
  expect(sentMessages(calls)).toEqual([]);
  type("Email", "mele@example.com");
  await press("Send");
  await vi.waitFor(() => expect(page.textContent).toContain("Thank you. We answer by email."));
  expect(sentMessages(calls)).toMatchObject([
    {
      method: "POST",
      body: {
        subject: "Signing in",
        message: "The code does not arrive.",
        email: "mele@example.com",
        source: "workinaus",
      },
    },
  ]);
});

it("of a seeker asks for no email, offers a file, and sends the token", async () => {
  await signIn();
  const calls = answerWith(() => thanks);
  const page = await show();
  expect(page.textContent).toContain("sam@example.com");
  expect(page.querySelector("input[type=email]")).toBeNull();
  await vi.waitFor(() => expect(page.querySelector("input[type=file]")).not.toBeNull(), 5_000);
  type("Subject", "My CV");
  type("Message", "It does not open.");
  await press("Send");
  await vi.waitFor(() => expect(page.textContent).toContain("Thank you"));
  const [sent] = sentMessages(calls);
  expect(sent!.headers.get("authorization")).toMatch(/^Bearer /);
  expect(sent!.body).not.toHaveProperty("email");
});

it("keeps what was typed when the server refuses it, and when it is opened again", async () => {
  answerWith(() => ({ status: 429, body: { message: "There were too many tries." } }));
  const page = await show();
  type("Subject", "Hello");
  type("Message", "Is anybody there?");
  type("Email", "mele@example.com");
  await press("Send");
  await vi.waitFor(() => expect(page.textContent).toContain("There were too many tries."));
  root.unmount();
  document.body.replaceChildren();
  const again = await show();
  await vi.waitFor(() => expect(again.querySelector("textarea")!.value).toBe("Is anybody there?"));
});

it("does not show one person's draft to the next", async () => {
  await signIn();
  answerWith(() => thanks);
  await show();
  type("Message", "My bank account is …");
  root.unmount();
  document.body.replaceChildren();
  forgetSeeker();
  const page = await show();
  expect(page.querySelector("textarea")!.value).toBe("");
});

/** Signs out without clearing the browser's storage, as another tab does. */
const forgetSeeker = () => {
  keepSeeker(null);
  for (const name of ["token", "session"])
    document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
};

it("is that of a visitor at first, as the server renders it, for a seeker who was known before", async () => {
  await signIn();
  // As in the next page, whose store begins with what the browser has kept.
  vi.resetModules();
  const next = await import("../../../src/features/support/SupportForm.tsx");
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<SupportForm />);
  const wrong = vi.fn();
  root = hydrateRoot(page, <next.SupportForm />, { onRecoverableError: wrong });
  await vi.waitFor(() => expect(page.textContent).toContain("sam@example.com"));
  expect(wrong).not.toHaveBeenCalled();
});

it("can be filled in and posted before scripts run, with what was posted before", () => {
  const html = renderToString(
    <SupportForm posted={{ subject: "Hello", message: "A <b>bold</b> question" }} />,
  );
  expect(html).toMatch(/<form [^>]*action="\/support" method="post"/);
  expect(html).toMatch(/name="subject"[^>]*value="Hello"|value="Hello"[^>]*name="subject"/);
  expect(html).toContain("A &lt;b&gt;bold&lt;/b&gt; question</textarea>");
});

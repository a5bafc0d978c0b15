// @vitest-environment happy-dom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { EmailDialog } from "../../../src/features/account-settings/EmailDialog.tsx";
import type { Account } from "../../../src/contract/account.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";
import { press, type } from "../press-and-type.ts";

const account = {
  id: "1",
  email: "old@example.com",
  given_name: "Mara",
  family_name: "Lind",
  has_password: true,
  pending_email: null,
  notifications: {},
  created_at: "2026-11-20T00:00:00.000Z",
} as unknown as Account;
const focused = () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;

it("the codes of a change of the email are typed at once: the first one's field has the focus", async () => {
  forgetAll();
  giveToken((await session()).token);
  const payload = { email: "new@example.com" };
  answerWith(() => ({ body: { payload, message: "Sent." } }));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<EmailDialog account={account} onClose={vi.fn()} />);
  await vi.waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
  type("New email", payload.email);
  await press("Send codes");
  await vi.waitFor(() => expect(focused()).toBe(`6-digit code sent to ${account.email}`));
  root.unmount();
  vi.unstubAllGlobals();
});

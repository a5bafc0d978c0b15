// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Alert } from "../../../src/ui/Alert.tsx";
import { Button } from "../../../src/ui/Button.tsx";
import { Dialog } from "../../../src/ui/Dialog.tsx";
import { TextField } from "../../../src/ui/Field.tsx";
import { ListSkeleton } from "../../../src/ui/ListSkeleton.tsx";
import { ListFrame } from "../../../src/ui/ListFrame.tsx";
import { bringToError } from "../../../src/ui/heard/bring-to-error.ts";
import { keepFocus } from "../../../src/ui/heard/keep-focus.ts";
import { say } from "../../../src/ui/heard/say.ts";
import { sayForInlined } from "../../../src/ui/heard/say-for-inlined.ts";

keepFocus();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const render = (content: React.ReactNode) => act(() => root.render(content));
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => act(() => root.unmount()));

const said = (place: string) =>
  [...document.querySelectorAll(`${place} > [role=log] > p`)].map(({ textContent }) => textContent);
const hears = (place: string, text: string) =>
  vi.waitFor(() => expect(said(place).filter((one) => one === text)).toHaveLength(1));
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();
const hasFocus = (text: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(text));

it("a message is said on the page, or in the dialog that is open, once", async () => {
  say("Saved.");
  say("Saved.");
  await hears("body", "Saved.");
  render(<Dialog open title="Apply" onClose={() => undefined} />);
  say("Uploaded.");
  await hears("dialog", "Uploaded.");
  expect(said("body")).not.toContain("Uploaded.");
  expect(document.querySelectorAll("[role=log]")).toHaveLength(2);
});

it("a heading that changes is said in its dialog, which has one live region; the first is read anyway", async () => {
  const dialog = (title: string) => <Dialog open title={title} onClose={() => undefined} />;
  render(dialog("Sign in"));
  render(dialog("Enter the code"));
  await hears("dialog", "Enter the code");
  expect(said("dialog")).not.toContain("Sign in");
  expect(document.querySelectorAll("dialog :is([aria-live], [role=status], [role=log])")).toHaveLength(1);
});

it("a list that takes long to load says so, and one that does not says nothing", async () => {
  render(<ListSkeleton key="quick" />);
  render(<ListSkeleton key="slow" />);
  expect(document.querySelector("main [role=status]")).toBeNull();
  await hears("body", "Loading");
});

it("a message that comes as its dialog closes is said on the page", async () => {
  render(<Dialog open title="Language" onClose={() => undefined} />);
  say("Your languages have been saved.");
  render(null);
  await hears("body", "Your languages have been saved.");
});

it("a message is in its region only once that has been there for a moment, unless it is a danger", async () => {
  render(<Alert>Sent.</Alert>);
  expect(document.querySelector("[role=status]")!.textContent).toBe("");
  await vi.waitFor(() => expect(document.querySelector("[role=status]")!.textContent).toBe("Sent."));
  render(<Alert tone="danger">Not sent.</Alert>);
  expect(document.querySelector("[role=alert]")!.textContent).toBe("Not sent.");
});

it("a list says how many it has and which page it is, each time but the first", async () => {
  const list = (page: number) => (
    <ListFrame
      label="Saved jobs"
      shown={{ data: [page], meta: { current_page: page, last_page: 2, total: 21 } }}
      loading={false}
      problem={null}
      onRetry={() => undefined}
      hrefOf={(one) => `?page=${one}`}
      onPage={() => undefined}
      empty={null}
    >
      {() => null}
    </ListFrame>
  );
  render(list(1));
  render(list(2));
  await hears("body", "Saved jobs: 21, page 2 of 2");
  expect(said("body")).not.toContain("Saved jobs: 21, page 1 of 2");
});

it("an error of a field is read to who is in the field, and not at once to who is brought there", () => {
  const field = (error?: string) => <TextField label="Email" error={error} />;
  render(field());
  focus("input");
  render(field("Brought here."));
  expect(document.querySelector("[role=alert]")).toBeNull();
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  render(field("Must be an email address."));
  expect(document.querySelector("[role=alert]")!.textContent).toBe("Must be an email address.");
});

it("a page without React brings to the field with an error, which is said to who is there already", async () => {
  render(<input />);
  const field = document.querySelector("input")!;
  bringToError(field, "Must be an email address");
  expect(document.activeElement).toBe(field);
  bringToError(field, "Must be a suburb");
  await hears("body", "Must be a suburb");
  expect(said("body")).not.toContain("Must be an email address");
});

it("a script that is inlined in a page says something by an event", async () => {
  sayForInlined();
  document.dispatchEvent(new CustomEvent("say", { detail: "Link copied" }));
  await hears("body", "Link copied");
});

it("the focus goes to the next item of a list, then to the heading of the part, never to nothing", async () => {
  const list = (items: readonly string[]) => (
    <section>
      <h2>Languages</h2>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <button type="button">{item}</button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
  render(list(["Auslan", "Hindi", "Tamil"]));
  focus("li:nth-child(2) button");
  render(list(["Auslan", "Tamil"]));
  await hasFocus("Tamil");
  render(list(["Auslan"]));
  await hasFocus("Auslan");
  render(list([]));
  await hasFocus("Languages");
});

it("closing a dialog whose button is gone gives the focus to the part that the button was in", async () => {
  const page = (open: boolean) => (
    <section>
      <h2>Receipt</h2>
      {!open && <p>Withdrawn</p>}
      {open && <Button>Withdraw</Button>}
      <Dialog open={open} title="Withdraw?" onClose={() => undefined} actions={<Button>Yes</Button>} />
    </section>
  );
  render(page(true));
  focus("section > button");
  focus("footer button");
  render(page(false));
  await hasFocus("Receipt");
});

it("a button keeps the focus while it works, and does nothing then", () => {
  const onClick = vi.fn();
  const save = (busy: boolean) => (
    <Button busy={busy} onClick={onClick}>
      Save
    </Button>
  );
  render(save(false));
  focus("button");
  render(save(true));
  document.querySelector("button")!.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe("Save");
});

// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { inputOf, useCallForm } from "../../../src/features/session/use-call-form.ts";
import { TextField } from "../../../src/ui/Field.tsx";
import { keepFocus } from "../../../src/ui/heard/keep-focus.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const schema = z.object({
  email: z.string().check(z.minLength(3, "Give an email address.")),
  name: z.optional(z.string()),
});

const Form = () => {
  const { form, onSubmit } = useCallForm(schema, { email: "" }, () => Promise.resolve());
  return (
    <form onSubmit={(event) => onSubmit(event as never)} noValidate>
      <TextField {...inputOf(form, "email")} label="Email" />
      <TextField {...inputOf(form, "name")} label="Name" />
    </form>
  );
};

it("a field that must be filled in says so, and its error is read again each time that Enter is pressed in it", async () => {
  keepFocus();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Form />));
  const [email, name] = document.querySelectorAll("input");
  expect([email, name].map((one) => one!.getAttribute("aria-required"))).toEqual(["true", null]);
  email!.focus();
  const enter = () => {
    email!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    email!.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  };
  const alert = () => document.querySelector("[role=alert]");
  enter();
  await vi.waitFor(() => expect(alert()?.textContent).toBe("Give an email address."));
  const first = alert();
  enter();
  await vi.waitFor(() => expect(alert()).not.toBe(first));
  await vi.waitFor(() => expect(alert()?.textContent).toBe("Give an email address."));
  act(() => root.unmount());
});

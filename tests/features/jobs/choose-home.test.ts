// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { chooseHome } from "../../../src/features/jobs/choose-home.ts";
import { answerWith } from "../server.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("a suburb of fewer than three letters is not asked for, and not found", async () => {
  document.body.innerHTML = `<form><input id="suburb" name="address" data-suggest="place,places" />
    <div id="suburb-list"></div><p data-error></p><div data-choices></div></form>`;
  const calls = answerWith(() => ({ body: { payload: [], message: "OK" } }));
  const form = document.querySelector("form")!;
  chooseHome(form, () => "");
  const submit = (typed: string) => {
    form.querySelector("input")!.value = typed;
    form.dispatchEvent(new Event("submit"));
    return vi.waitFor(() =>
      expect(form.querySelector("[data-error]")!.textContent).toContain("We could not find this suburb."),
    );
  };
  await submit("Sy ");
  expect(calls).toEqual([]);
  await submit("Syd ");
  await vi.waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ search_key: "Syd" }]));
});

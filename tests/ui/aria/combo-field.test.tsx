// @vitest-environment happy-dom
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ComboField } from "../../../src/ui/aria/ComboField.tsx";

interface Item {
  id: number;
  title: string;
}

let root: Root;
let arrive: (items: Item[]) => void;
const picked = vi.fn();

/** A field whose items arrive later than what is typed. */
const Field = () => {
  const [text, setText] = useState("");
  const [items, setItems] = useState<Item[]>([]);
  arrive = setItems;
  return (
    <ComboField
      label="State"
      items={items}
      text={text}
      onType={setText}
      onPick={(item) => {
        picked(item);
        setText(item.title);
      }}
    />
  );
};

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Field />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const input = () => document.querySelector("input")!;
const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];

const type = async (text: string) => {
  await vi.waitFor(() => expect(input()).not.toBeNull());
  input().focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input(), text);
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(input().value).toBe(text));
};

it("opens its list when the first items arrive after the typing, and closes it when one is picked", async () => {
  await type("new");
  expect(options()).toEqual([]);
  arrive([
    { id: 1, title: "New South Wales" },
    { id: 2, title: "New Brunswick" },
  ]);
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  expect(input().getAttribute("aria-expanded")).toBe("true");
  options()[0]!.click();
  await vi.waitFor(() => expect(input().value).toBe("New South Wales"));
  expect(picked).toHaveBeenCalledWith({ id: 1, title: "New South Wales" });
  await vi.waitFor(() => expect(input().getAttribute("aria-expanded")).toBe("false"));
});

it("keeps a text that is in no item when it is left", async () => {
  await type("Atlantis");
  arrive([{ id: 1, title: "New South Wales" }]);
  await vi.waitFor(() => expect(options()).toHaveLength(1));
  input().blur();
  await vi.waitFor(() => expect(input().getAttribute("aria-expanded")).toBe("false"));
  expect(input().value).toBe("Atlantis");
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Alert } from "../../src/ui/Alert.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Checkbox } from "../../src/ui/Checkbox.tsx";
import { Dialog } from "../../src/ui/Dialog.tsx";
import { TextArea, TextField } from "../../src/ui/Field.tsx";
import { Pagination } from "../../src/ui/Pagination.tsx";
import { ProgressBar } from "../../src/ui/ProgressBar.tsx";
import { RadioGroup } from "../../src/ui/RadioGroup.tsx";
import { Select } from "../../src/ui/Select.tsx";
import { Tag } from "../../src/ui/Tag.tsx";

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe("a button", () => {
  it("does nothing while it works but keeps the focus, and says what it does", () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Submitting">
        Save
      </Button>,
    );
    expect(html).toContain("Submitting");
    expect(html).not.toContain("Save");
    expect(html).not.toContain(' disabled=""');
    expect(attribute(html, "button", "aria-disabled")).toBe("true");
    expect(attribute(html, "button", "aria-busy")).toBe("true");
  });

  it("does not submit a form unless it is told to", () => {
    expect(attribute(renderToStaticMarkup(<Button>Open</Button>), "button", "type")).toBe("button");
    expect(attribute(renderToStaticMarkup(<Button type="submit">Go</Button>), "button", "type")).toBe(
      "submit",
    );
  });
});

describe("a field", () => {
  it.each([
    ["input", <TextField key="" label="Suburb" hint="Or a postcode" error="Enter a suburb." />],
    ["textarea", <TextArea key="" label="Suburb" hint="Or a postcode" error="Enter a suburb." />],
    ["select", <Select key="" label="Suburb" hint="Or a postcode" error="Enter a suburb." options={[]} />],
  ])("ties its label, hint and error to the %s", (tag, field) => {
    const html = renderToStaticMarkup(field);
    expect(attribute(html, "label", "for")).toBe(attribute(html, tag, "id"));
    const described = attribute(html, tag, "aria-describedby")!.split(" ");
    expect(described).toHaveLength(2);
    for (const id of described) expect(html).toContain(`id="${id}"`);
    expect(attribute(html, tag, "aria-invalid")).toBe("true");
  });

  it("says that it has to be filled in", () => {
    expect(renderToStaticMarkup(<TextField label="Suburb" required />)).toContain('aria-required="true"');
    expect(renderToStaticMarkup(<TextField label="Suburb" />)).not.toContain("aria-required");
  });

  it("is described by nothing when there is nothing to say", () => {
    const html = renderToStaticMarkup(<TextField label="Suburb" />);
    expect(html).not.toContain("aria-describedby");
    expect(html).not.toContain('aria-invalid="');
  });
});

describe("choices", () => {
  it("show counts with thousands commas", () => {
    expect(renderToStaticMarkup(<Checkbox label="Remote" count={12345} />)).toContain("12,345");
  });

  it("mark the one that is chosen, whether ids are numbers or text", () => {
    const options = [
      { value: 1, label: "Annual" },
      { value: 3, label: "Hourly" },
    ];
    const html = renderToStaticMarkup(
      <RadioGroup label="Pay Type" name="pay" options={options} value="3" onChange={vi.fn()} />,
    );
    expect(html.match(/checked=""[^>]*value="(\d)"|value="(\d)"[^>]*checked=""/)?.slice(1)).toContain("3");
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  it("have to be made, and are wrong, as a group and not each", () => {
    const html = renderToStaticMarkup(
      <RadioGroup
        label="Pay Type"
        name="pay"
        hint="Before tax"
        error="Choose one."
        required
        options={[{ value: 1, label: "Annual" }]}
        value={null}
        onChange={vi.fn()}
      />,
    );
    expect(attribute(html, "fieldset", "role")).toBe("radiogroup");
    expect(attribute(html, "fieldset", "aria-required")).toBe("true");
    expect(attribute(html, "fieldset", "aria-invalid")).toBe("true");
    const described = attribute(html, "fieldset", "aria-describedby")!.split(" ");
    expect(described).toHaveLength(2);
    for (const id of described) expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain('required=""');
  });
});

describe("a tag", () => {
  it("names what its button removes", () => {
    expect(renderToStaticMarkup(<Tag title="Punjabi" onRemove={vi.fn()} />)).toContain(
      'aria-label="Remove Punjabi"',
    );
  });

  it.each([null, undefined])('reads "Null" when its title is %s', (title) => {
    expect(renderToStaticMarkup(<Tag title={title} />)).toContain("Null");
  });
});

describe("pages of a list", () => {
  const numbers = (page: number, lastPage: number) =>
    [
      ...renderToStaticMarkup(
        <Pagination page={page} lastPage={lastPage} href={(target) => `?page=${target}`} />,
      ).matchAll(/Page (\d+)(?: of \d+)?"|…/g),
    ].map(([text, number]) => number ?? text);

  it.each([
    [1, 1, []],
    [1, 2, ["1", "2"]],
    [1, 9, ["1", "2", "…", "9"]],
    [5, 9, ["1", "…", "4", "5", "6", "…", "9"]],
    [9, 9, ["1", "…", "8", "9"]],
  ])("on page %d of %d are %j", (page, lastPage, shown) => {
    expect(numbers(page, lastPage)).toEqual(shown);
  });

  it("are links, the present one marked, with one step back and one on", () => {
    const html = renderToStaticMarkup(
      <Pagination page={2} lastPage={3} href={(page) => `/job/searched?page=${page}`} />,
    );
    expect(html).toMatch(/href="\/job\/searched\?page=2"[^>]*aria-current="page"/);
    expect(html).toMatch(/href="\/job\/searched\?page=1" rel="prev"/);
    expect(html).toMatch(/href="\/job\/searched\?page=3" rel="next"/);
  });
});

describe("messages", () => {
  it("interrupt only for a danger", () => {
    expect(renderToStaticMarkup(<Alert tone="danger">Not sent</Alert>)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Alert tone="success">Sent</Alert>)).toContain('role="status"');
  });

  it("of progress are there only while something is on its way", () => {
    expect(renderToStaticMarkup(<ProgressBar active />)).toContain('role="progressbar"');
    expect(renderToStaticMarkup(<ProgressBar active={false} />)).not.toContain("progressbar");
  });
});

describe("a dialog", () => {
  it("is named by its title, and empty until it opens", () => {
    const closed = renderToStaticMarkup(
      <Dialog open={false} onClose={vi.fn()} title="Add a language">
        Languages
      </Dialog>,
    );
    expect(closed).toContain(`id="${attribute(closed, "dialog", "aria-labelledby")}"`);
    expect(closed).not.toContain("Languages");
  });
});

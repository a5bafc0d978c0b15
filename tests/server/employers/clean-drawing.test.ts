import { describe, expect, it } from "vitest";
import { cleanDrawing } from "../../../src/server/employers/files/clean-drawing.ts";
import { drawingFaults } from "../../../src/site/check/drawing-faults.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

describe("a drawing", () => {
  it.each([
    ["scripts", svg("<script>alert(1)</script>")],
    ["handlers", svg('<rect width="9" onclick="alert(1)"/>', ' onload="alert(1)"')],
    ["foreign content", svg("<foreignObject><b>x</b></foreignObject>")],
    ["links", svg('<a href="javascript:alert(1)"><rect width="9"/></a>')],
    [
      "references to elsewhere",
      svg('<use href="https://evil.example/x.svg#a"/><image href="http://evil.example/a.png"/>'),
    ],
    ["styles from elsewhere", svg("<style>@import url(https://evil.example/x.css);</style>")],
    ["paints from elsewhere", svg('<rect fill="url(https://evil.example/x)"/>')],
    ["animations of links", svg('<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>')],
    ["documents as pictures", svg('<image href="data:text/html;base64,PHNjcmlwdD4="/>')],
    ["a DOCTYPE with entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<rect/>")}`],
  ])("is kept without %s", (_what, given) => {
    const cleaned = cleanDrawing(given)!;
    expect(drawingFaults(cleaned)).toEqual([]);
    expect(cleaned).not.toMatch(/script|alert|onload|onclick|evil|foreign|ENTITY|text\/html/i);
  });

  it("keeps what it draws", () => {
    const given = svg(
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.b{fill:red}</style><path class="b" d="M0 0h9v9z" fill="url(#a)"></path><text>Fish &amp; chips</text>',
    );
    expect(cleanDrawing(given)).toBe(given);
  });

  it.each([
    ["no drawing", "<html><body/></html>"],
    ["not well-formed", "<svg><g></svg>"],
    ["too deep", svg(`${"<g>".repeat(100_000)}${"</g>".repeat(100_000)}`)],
    ["with entities of its own", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<text>&a;</text>")}`],
  ])("is refused when it is %s", (_what, given) => {
    expect(cleanDrawing(given)).toBeNull();
  });
});

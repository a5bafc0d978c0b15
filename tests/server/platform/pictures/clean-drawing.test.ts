import { describe, expect, it } from "vitest";
import { cleanDrawing } from "../../../../src/server/platform/pictures/clean-drawing.ts";
import { drawingFaults } from "../../../../src/site/check/drawing-faults.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

const svgOf = (given: string): string => {
  const cleaned = cleanDrawing(given);
  return cleaned.state === "cleaned" ? cleaned.svg : `refused: ${cleaned.says}`;
};

/** Ten levels, each of which repeats the one below ten times. */
const levels = (open: string, close: string, part: (below: string) => string): string =>
  Array.from(
    { length: 10 },
    (_, at) => `${open.replace("ID", `l${at + 1}`)}${part(`#l${at}`).repeat(10)}${close}`,
  ).join("");

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
    const cleaned = svgOf(given);
    expect(drawingFaults(cleaned)).toEqual([]);
    expect(cleaned).not.toMatch(/script|alert|onload|onclick|evil|foreign|ENTITY|text\/html/i);
  });

  it("keeps what it draws", () => {
    const given = svg(
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.b{fill:red}</style><path class="b" d="M0 0h9v9z" fill="url(#a)"></path><text>Fish &amp; chips</text>',
    );
    expect(svgOf(given)).toBe(given);
  });

  it.each([
    ["no drawing", "<html><body/></html>"],
    ["not well-formed", "<svg><g></svg>"],
    ["too deep", svg(`${"<g>".repeat(100_000)}${"</g>".repeat(100_000)}`)],
    ["with entities of its own", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<text>&a;</text>")}`],
  ])("is refused when it is %s", (_what, given) => {
    expect(cleanDrawing(given)).toMatchObject({ state: "refused" });
  });

  const box = '<rect id="l0" width="9" height="9"/>';
  it.each([
    ["uses", svg(box + levels('<g id="ID">', "</g>", (below) => `<use href="${below}"/>`))],
    [
      "uses with encoded addresses",
      svg(box + levels('<g id="ID">', "</g>", (below) => `<use href=" ${below.replace("l", "%6C")} "/>`)),
    ],
    [
      "symbols and patterns",
      svg(
        `<pattern id="l0" width="9" height="9">${box}</pattern>${levels('<pattern id="ID">', "</pattern>", (below) => `<rect fill="url(${below})"/>`)}<rect fill="url(#l10)"/>`,
      ),
    ],
    [
      "masks in styles",
      svg(
        `<mask id="l0"><rect/></mask>${levels('<mask id="ID">', "</mask>", (below) => `<rect style="mask:url('${below}')"/>`)}<rect mask="url(#l10)"/>`,
      ),
    ],
    [
      "markers for each point, by a style sheet",
      svg(
        `<style>${Array.from({ length: 6 }, (_, at) => `.m${at} path{marker-mid:url(#m${at + 1})}`).join("")}</style>${Array.from({ length: 7 }, (_, at) => `<marker id="m${at}"><g class="m${at}"><path d="${"M0 0h9v9z".repeat(10)}"/></g></marker>`).join("")}<g class="m0"><path d="M0 0h9v9z"/></g>`,
      ),
    ],
    ["parts of themselves", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ])("of few bytes that draws thousands of millions of shapes by %s is refused", (_what, given) => {
    expect(svgOf(given)).toMatch(/^refused: draws .* save it as PNG/);
    expect(drawingFaults(given)).toMatchObject([{ says: expect.stringContaining("save it as PNG") }]);
  });

  it("may repeat a symbol, a pattern and a marker hundreds of times", () => {
    const uses = '<use href="#a" fill="url(#b)"/>'.repeat(500);
    const line = `<path d="${"M0 0h9v9z".repeat(100)}" marker-mid="url(#c)"/>`;
    const parts = `<symbol id="a">${"<path/>".repeat(20)}</symbol><pattern id="b"><rect/></pattern><marker id="c"><rect/></marker>`;
    expect(svgOf(svg(`${parts}${uses}${line}`))).toMatch(/^<svg/);
  });
});

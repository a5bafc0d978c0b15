import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { GlitchBoundary } from "../../src/ui/GlitchBoundary.tsx";
import { island } from "../../src/ui/island.tsx";

it("shows what it holds while nothing fails", () => {
  expect(renderToStaticMarkup(<GlitchBoundary>Jobs</GlitchBoundary>)).toBe("Jobs");
});

it("shows the error screen of the specification after a failure, with the way home", () => {
  const boundary = new GlitchBoundary({ children: "Jobs" });
  boundary.state = GlitchBoundary.getDerivedStateFromError();
  const html = renderToStaticMarkup(boundary.render());
  const text = html.replace(/<[^>]+>/g, "|").replaceAll("&#x27;", "'");
  expect(text).toContain("|There's been a glitch...|");
  expect(text).toContain(
    "|We're not quite sure what went wrong. You can go back, or try to refresh the page sometimes this helps.|",
  );
  expect(html).toMatch(/<a href="\/"[^>]*>Go back to home<\/a>/);
});

it("stands around every island", () => {
  const Greeting = island(({ name }: { name: string }) => <p>Hello {name}</p>);
  expect(renderToStaticMarkup(<Greeting name="Sam" />)).toBe("<p>Hello Sam</p>");
});

// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { showVideos } from "../../src/components/articles/show-videos.ts";
import { articleMarkdown } from "../../src/site/markdown/article-markdown.ts";

const pageOf = async (markdown: string): Promise<void> => {
  const renderer = await articleMarkdown.processor.createRenderer({ syntaxHighlight: false });
  document.body.innerHTML = (await renderer.render(markdown)).code;
};

it("loads nothing of a film's site until its button is pressed, and the film in its place then", async () => {
  await pageOf("[How to check a payslip](https://youtu.be/abcdefghijk)");
  expect(document.querySelector("a")!.href).toBe("https://youtu.be/abcdefghijk");
  showVideos(document);
  const button = document.querySelector("button")!;
  expect(button.textContent).toBe("Play the video: How to check a payslip");
  expect(document.querySelectorAll("iframe, img, a")).toHaveLength(0);
  button.click();
  const frame = document.querySelector("iframe")!;
  expect(frame.src).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1");
  expect(frame.title).toBe("How to check a payslip");
  expect(document.querySelector("button")).toBeNull();
});

it("leaves every other link as it is", async () => {
  await pageOf(
    "See [the film](https://youtu.be/abcdefghijk) first.\n\nhttps://example.com/watch?v=abcdefghijk",
  );
  showVideos(document);
  expect(document.querySelectorAll("button")).toHaveLength(0);
  expect(document.querySelectorAll("a")).toHaveLength(2);
});

import { describe, expect, it } from "vitest";
import { articleMarkdown } from "../../../src/site/markdown/article-markdown.ts";
import { videoOf } from "../../../src/site/markdown/videos.ts";
import { sanitiseArticle } from "../../../src/site/markdown/sanitise-article.ts";

const render = async (markdown: string) => {
  const renderer = await articleMarkdown.processor.createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await renderer.render(markdown);
  return { html: code.trim(), headings: metadata.headings };
};
const htmlOf = async (markdown: string) => (await render(markdown)).html;

describe("headings", () => {
  it("have an id of their words, each its own, and a link to it beside them", async () => {
    const { html, headings } = await render(
      "## Pay & rights\n\n### Café\n\n## Pay & rights\n\n## About %brand.name%",
    );
    expect(headings.map(({ slug }) => slug)).toEqual(["pay-rights", "cafe", "pay-rights-2", "about"]);
    expect(html).toContain(
      '<div class="heading"><h2 id="pay-rights">Pay &amp; rights</h2><a href="#pay-rights" class="anchor" aria-label="Link to this part: Pay &amp; rights">#</a></div>',
    );
  });

  it("leave the first level to the page's title", async () => {
    for (const first of ["# Your first day", "Your first day\n==="]) {
      const { html, headings } = await render(`${first}\n\n## What to bring`);
      expect(html).not.toContain("<h1");
      expect(headings.map(({ depth }) => depth)).toEqual([2, 2]);
    }
  });
});

describe("callouts", () => {
  it.each(["Note", "Tip", "Important", "Warning", "Caution"])("%s is a box with its word", async (word) => {
    const html = await htmlOf(
      `> [!${word.toUpperCase()}]\n> Text with a [link](/page/a).\n>\n> - and a list`,
    );
    expect(html).toMatch(
      new RegExp(
        `^<div class="callout callout-${word.toLowerCase()}" role="note"><p class="callout-title">${word}</p>`,
      ),
    );
    expect(html).toContain('<p>Text with a <a href="/page/a">link</a>.</p>');
    expect(html).toContain("<li>and a list</li>");
    expect(html).not.toContain("[!");
  });

  it("are known in small letters, too", async () => {
    expect(await htmlOf("> [!tip]\n> Ask.")).toContain('<p class="callout-title">Tip</p>');
  });

  it("leaves a quotation a quotation", async () => {
    expect(await htmlOf("> Just said, [!NOTE] and all.")).toMatch(/^<blockquote>/);
  });
});

it("puts tables where they scroll by themselves, and says what their heads are for", async () => {
  const html = await htmlOf("| Day | Rate |\n| --- | ---: |\n| Sunday | $40 |");
  expect(html).toMatch(/^<div class="table-box" role="group" aria-label="Table" tabindex="0"><table>/);
  expect(html).toContain('<th scope="col">Day</th>');
});

it("makes an image with a title a figure with a caption, and leaves one without", async () => {
  expect(await htmlOf('![A café](./a.png "At ten to six")')).toMatch(
    /^<figure><img [^>]*><figcaption>At ten to six<\/figcaption><\/figure>$/,
  );
  expect(await htmlOf("![A café](./a.png)")).toMatch(/^<p><img [^>]*><\/p>$/);
});

it("marks links that leave the site, and keeps the brand's words in addresses", async () => {
  expect(
    await htmlOf(
      "[a](https://example.com) [b](/page/b) [c](mailto:%brand.email%) [d](https://%brand.host%/d)",
    ),
  ).toBe(
    '<p><a href="https://example.com" rel="external noopener">a</a> <a href="/page/b">b</a> <a href="mailto:%brand.email%">c</a> <a href="https://%brand.host%/d">d</a></p>',
  );
});

describe("films", () => {
  it.each([
    [
      "https://www.youtube.com/watch?v=abc_DEF-123&t=4",
      "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&start=4",
    ],
    ["https://youtu.be/abc_DEF-123", "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1"],
    [
      "https://m.youtube.com/shorts/abc_DEF-123",
      "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1",
    ],
    [
      "https://youtu.be/abcdefghijk?t=1m30s",
      "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=90",
    ],
    [
      "https://www.youtube-nocookie.com/embed/abcdefghijk?start=43",
      "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=43",
    ],
    [
      "https://vimeo.com/12345678/0a1b2c3d4e",
      "https://player.vimeo.com/video/12345678?autoplay=1&dnt=1&h=0a1b2c3d4e",
    ],
    ["https://vimeo.com/12345678", "https://player.vimeo.com/video/12345678?autoplay=1&dnt=1"],
  ])("%s is shown", (address, embed) => expect(videoOf(address)?.embed).toBe(embed));

  it.each([
    "https://youtube.com.example.com/watch?v=abcdefghijk",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/watch?v=a%22b",
    "https://vimeo.com/channels/staffpicks",
    "not an address",
  ])("%s is not", (address) => expect(videoOf(address)).toBeUndefined());

  it("alone in a paragraph have a place of their own, with a title where the link is bare", async () => {
    expect(await htmlOf("https://vimeo.com/12345678")).toMatch(
      /^<p class="video"><a href="https:\/\/vimeo.com\/12345678" data-video="[^"]+" rel="external noopener">Watch the video on Vimeo<\/a><\/p>$/,
    );
    expect(await htmlOf("See https://vimeo.com/12345678")).not.toContain("data-video");
  });
});

describe("HTML in a text", () => {
  it("is closed where it ends, and runs nothing", async () => {
    expect(
      await htmlOf(
        '<div class="x" onclick="a()">One\n\n<script>a()</script>\n\n<details><summary>Two</summary>\n',
      ),
    ).toMatch(/^<div class="x">One\s*<details><summary>Two<\/summary>\s*<\/details><\/div>$/);
    expect(await htmlOf("One\n\n</div></section>\n\nTwo")).toMatch(/^<p>One<\/p>\s*<p>Two<\/p>$/);
  });

  it("leaves what Markdown makes as it is", async () => {
    const markdown =
      '## Pay\n\n- [x] Done\n\n![A dog](./dog.png "Rex")\n\nNote[^1]\n\n| a | b |\n|:--|--:|\n| 1 | 2 |\n\n> [!TIP]\n> Do\n\nhttps://vimeo.com/12345678\n\n[^1]: Here\n';
    const same = (html: string) =>
      html
        .replace(/ \/>/g, ">")
        .replace(/(style="[^"]*):\s/g, "$1:")
        .replace(/=""/g, "");
    expect(same(await htmlOf(`${markdown}\n<b>Last</b>`))).toContain(
      same(await htmlOf(markdown)).split("<section")[0],
    );
  });
});

it("gives nothing to other sites that runs, and every address whole", async () => {
  const html = await htmlOf(
    '## A\n\n<script>alert(1)</script><img src="x" onerror="alert(1)">\n\n[a](/page/a) [b](#a) [c](javascript:alert(1))\n\nhttps://vimeo.com/12345678',
  );
  const safe = sanitiseArticle(html, (url) => (url.startsWith("/") ? `https://jobs.example.com${url}` : url));
  expect(safe).not.toMatch(/script|onerror|javascript|data-video|class="anchor"/);
  expect(safe).toMatch(/^<h2 id="a">A<\/h2>\n/);
  expect(safe).toContain('<a href="https://jobs.example.com/page/a">a</a> <a href="#a">b</a>');
  expect(safe).toContain(
    '<a href="https://vimeo.com/12345678" rel="external noopener">Watch the video on Vimeo</a>',
  );
});

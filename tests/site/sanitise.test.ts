import fc from "fast-check";
import "../seed.ts";
import { describe, expect, it } from "vitest";
import { plainTextOf, sanitiseJobHtml, summaryOf, textOfDescription } from "../../src/site/sanitise.ts";
import { runs } from "../runs.ts";

describe("a job's description", () => {
  it.each([
    ["<p>Hi</p><script>alert(1)</script><style>p{}</style><img src=x onerror=y>", "<p>Hi</p>"],
    ['<p style="color:red" onclick="x()">Hi</p>', "<p>Hi</p>"],
    ["<h1>About</h1>loose<br><br>text", "<h2>About</h2><p>loose</p><p>text</p>"],
    ["<b>Bold</b> and <i>slanted</i>", "<p><strong>Bold</strong> and <em>slanted</em></p>"],
    ["<div>A<div>B</div>C</div><ul><li>D</li></ul>", "<p>A</p><p>B</p><p>C</p><ul><li>D</li></ul>"],
    ['<a href="https://a.example">A</a>', '<p><a href="https://a.example" rel="nofollow noopener">A</a></p>'],
    [
      '<a href="javascript:x">A</a> <a href="mailto:a@b.example">B</a>',
      '<p>A <a href="mailto:a@b.example" rel="nofollow noopener">B</a></p>',
    ],
    ["&lt;p&gt;Hello &amp;amp; you&lt;/p&gt;", "<p>Hello &amp; you</p>"],
    ["<p>&nbsp;</p><p><br></p><p>x</p>", "<p>x</p>"],
    ["<p>unclosed <b>bold", "<p>unclosed <strong>bold</strong></p>"],
    [
      "Plain & simple\nline\n\n- one\n- two",
      "<p>Plain &amp; simple<br />line</p><ul><li>one</li><li>two</li></ul>",
    ],
    ["<li>one</li><h2>two <p>three</p></h2>", "<p>one</p><h2>two three </h2>"],
    [
      "<b>A<p>B</p>C<br><br>D</b>",
      "<p><strong>A</strong></p><p>B</p><p><strong>C</strong></p><p><strong>D</strong></p>",
    ],
    ["a < b", "<p>a &lt; b</p>"],
    ["<p>Teams of <5 people & >3 trucks</p>", "<p>Teams of &lt;5 people &amp; &gt;3 trucks</p>"],
    ["<b>Contact</b> <john@example.com> now", "<p><strong>Contact</strong> &lt;john@example.com&gt; now</p>"],
    ["<p>Join <Company Name> <br/>or <x-y>us</x-y></p>", "<p>Join &lt;Company Name&gt; <br />or us</p>"],
    ["<p>Word<o:p></o:p> <time>9am</time> </5></p>", "<p>Word 9am &lt;/5&gt;</p>"],
    ["<tr><td></td><th><p>Day</p></th><th>Shift</th><td></td></tr>", "<p>Day</p><p>Shift</p>"],
    ["<table><tr><td>Mon<td><td>Night<tr><td>Tue<td>Day</table>", "<p>Mon · Night</p><p>Tue · Day</p>"],
    [" \n ", ""],
  ])("%j", (given, html) => {
    expect(sanitiseJobHtml(given)).toBe(html);
  });

  it("never holds anything but its own few tags", () => {
    const bits = fc.constantFrom(
      "<",
      ">",
      "</",
      "script",
      "<p>",
      "</div>",
      "<svg",
      " onload=",
      "<a href='",
      "javascript:",
      "&lt;",
      "&#x3c;",
      "<!--",
      "]]>",
      "\u0000",
      '"',
      "<ul><li>",
      "<b>",
      "</b>",
      "<br>",
      "<h3>",
    );
    const text = fc
      .array(fc.oneof(bits, fc.string({ maxLength: 5 })), { maxLength: 30 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (given) => {
        const html = sanitiseJobHtml(given);
        const rest = html.replace(
          /<\/?(?:p|ul|ol|li|h[234]|blockquote|strong|em)>|<br \/>|<a href="[^"<>]*" rel="nofollow noopener">|<\/a>/g,
          "",
        );
        expect(rest).not.toMatch(/[<>]/);
        expect(sanitiseJobHtml(html)).toBe(html);
      }),
      runs(100, 5_000),
    );
  });
});

describe("the summary", () => {
  it("is the start of the words, cut at the end of one", () => {
    const summary = summaryOf("word ".repeat(100));
    expect(summary.length).toBeLessThanOrEqual(200);
    expect(summary).toMatch(/word…$/);
  });

  it("is the whole text when that is short, with blocks apart", () => {
    expect(summaryOf(textOfDescription("<h2>About</h2><p>You &amp; we.</p>"))).toBe("About You & we.");
    expect(plainTextOf("<p>a</p><ul><li>b</li></ul>")).toBe("a\nb");
  });
});

it("keeps the cells of a table and the items of a list apart, in a description and in its summary", () => {
  const table =
    "<table><tr><th>Mon</th><td>9am</td></tr><tr><td>Tue</td><td>5pm</td></tr></table><dl><dt>Pay</dt><dd>$30</dd></dl>";
  const html = sanitiseJobHtml(`${table}<ul><li>One</li><li>Two</li></ul>`);
  expect(html).toBe("<p>Mon · 9am</p><p>Tue · 5pm</p><p>Pay</p><p>$30</p><ul><li>One</li><li>Two</li></ul>");
  expect(summaryOf(textOfDescription(html))).toBe("Mon · 9am Tue · 5pm Pay $30 One Two");
  expect(summaryOf(plainTextOf(table))).toBe("Mon 9am Tue 5pm Pay $30");
});

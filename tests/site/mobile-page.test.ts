import { expect, it } from "vitest";
import { mobilePage } from "../../src/site/mobile-page.ts";

const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>Chef</title>${head}</head><body>${body}</body></html>`;

it("takes the header, the footer and the link past the header away, and nothing inside the page", () => {
  const html = mobilePage(
    page(
      '<a href="#main">Skip</a><header><a href="/"><img src="/x.png">Home</a><nav><header>x</header></nav></header><main id="main"><header><h1>Chef</h1></header><footer>End</footer></main><footer>©</footer>',
    ),
  );
  expect(html).toContain(
    '<body><main id="main"><header><h1>Chef</h1></header><footer>End</footer></main></body>',
  );
});

it("keeps links and forms inside, and leaves other sites, files of the API and jumps alone", () => {
  const body =
    '<main><a class="x" href="/job/1/chef?a=1&amp;b=2">Chef</a><a href="/">Home</a><a href=/jobs>Jobs</a><form action="/job/searched"></form><a href="/mobile/jobs">In</a><a href="//other.example">O</a><a href="https://other.example/">O</a><a href="#top">Top</a><a href="/v1/x">File</a><a href="mailto:a@b.example">M</a></main>';
  expect(mobilePage(page(body))).toContain(
    body
      .replace('"/job/1', '"/mobile/job/1')
      .replace('"/"', '"/mobile"')
      .replace("=/jobs", "=/mobile/jobs")
      .replace('"/job/searched', '"/mobile/job/searched'),
  );
});

it("leaves scripts and styles as they are, which the page's policy knows by their hash", () => {
  const script = '<script>const a = \'<a href="/job">\';</script><style>a[href="/"]{color:red}</style>';
  expect(mobilePage(page(script))).toContain(script);
});

it("asks search engines to leave it out, once", () => {
  expect(mobilePage(page("<main></main>"))).toContain('<meta name="robots" content="noindex"></head>');
  const told = page("<main></main>", '<meta name="robots" content="noindex" />');
  expect(mobilePage(told)).toBe(told);
});

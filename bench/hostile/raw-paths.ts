import type { Odd } from "./raw-parts.ts";

/** Paths of the sites themselves, by what they are. */
export interface SitePaths {
  file: readonly string[];
  film: readonly string[];
  feed: readonly string[];
  page: readonly string[];
  "page on demand": readonly string[];
  call: readonly string[];
}

const climbing = [
  "/../../../etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/package.json",
  "/%252e%252e/%252e%252e/package.json",
  "/_astro/../../server/entry.mjs",
  "/_astro/..%5c..%5cserver%5centry.mjs",
  "/....//....//etc/passwd",
  "/..\\..\\package.json",
  "/./././",
  "/a/../../b",
  "/..;/package.json",
];

/** Files on the server's disk that must never be served. */
const inside = [
  "/package.json",
  "/.env",
  "/.git/config",
  "/.data/secret",
  "/src/server/main.ts",
  "/dist/server/entry.mjs",
  "/server/entry.mjs",
  "/build.txt",
  "/node_modules/hono/package.json",
  "/.astro/settings.json",
  "/index.html.br",
  "/brand.json",
];

/** Paths that Astro and the editor serve in development. */
const machinery = [
  "/_image",
  "/_image?href=/favicon.svg&w=100&f=webp",
  "/_image?href=%2Fautomotive%2Fsocial.png&w=-1&f=webp",
  "/_image?href=http://127.0.0.1:1/x.png&w=5&f=png",
  "/_image?href=/../../package.json&f=svg",
  "/_server-islands/x",
  "/_server-islands/%00",
  "/_actions/x",
  "/_actions/__proto__",
  "/_astro/",
  "/_astro/x.js",
  "/_astro",
  "/keystatic",
  "/keystatic/x",
  "/api/keystatic/github/login",
  "/api/keystatic/tree",
  "/@vite/client",
  "/@fs/etc/passwd",
  "/__proto__",
  "/constructor",
  "/dev/mail",
  "/dev/mail/..%2f..%2fsecret",
  "/dev/mail/00000000000000000-00000000/html",
  "/dev/mail?format=json",
  "/docs/api/x",
  "/_search/x",
  "/files/..%2f..%2fsecret",
  "/v1/files/..%2f..%2fsecret",
  "/v1/__proto__",
  "/v1",
  "/v4/x",
  "/api/x",
  "/404",
  "/500",
  "/404/index.html",
];

/** Paths that no link on a site leads to. */
export const oddPathsOf = (paths: SitePaths): Odd<string> => ({
  "picture to order": (random) =>
    `/_image?href=${encodeURIComponent(random.pick(paths.file))}&w=${random.pick(["-1", "0", "5", "1e9", "NaN", "800"])}&f=${random.pick(["webp", "svg", "x", ""])}`,
  climbing: (random) => random.pick(climbing),
  "inside the server": (random) => random.pick(inside),
  machinery: (random) => random.pick(machinery),
  "another brand's folder": (random) =>
    `/${random.pick(["hospitality", "electrical", "workinaus"])}${random.pick(["", "/", "/index.html", "/favicon.svg", "/jobs", "/404/", "/%2e%2e/automotive/"])}`,
  encoding: (random) =>
    random.pick([
      "/%",
      "/%zz",
      "/%E0%A4%A",
      "/%c0%ae%c0%ae/",
      "/%25%25",
      "/page/%",
      "/%ff%fe",
      "/jobs/%F0%9F",
      "/user/%",
    ]),
  "twice encoded": (random) => `/${random.pick(["%2570age", "%252e%252e%252f", "jobs%252f", "%2525"])}`,
  NUL: (random) => random.pick(["/%00", "/favicon.ico%00.html", "/page/a%00b", "/jobs/%00", "/job/1/%00"]),
  "bytes of no text": () => "/\xff\xfe\x80\x81",
  "control characters": (random) => random.pick(["/a%0d%0aX-Header:%201", "/%0a", "/a\tb", "/\x01", "/%7f"]),
  backslash: (random) => random.pick(["/\\", "\\", "/\\evil.example", "/page\\blogs"]),
  slashes: (random) =>
    random.pick(["//", "//evil.example", "///evil.example/%2f..", "/jobs//", "//user/dashboard", "/;/"]),
  "very long": (random) => `/${"a".repeat(random.int(3000, 15_000))}`,
  deep: () => `/${"a/".repeat(3000)}`,
  "query only": (random) => random.pick(["?", "?q=chef", "/?%", "/?=&&==", `/?${"q=1&".repeat(2000)}`]),
  absolute: (random) =>
    random.pick([
      "http://automotive.localhost/",
      "http://evil.example/jobs",
      "http://",
      "https://[::1/",
      "ftp://a/b",
      "http:///x",
    ]),
  authority: (random) => random.pick(["automotive.localhost:80", "evil.example:443", ":80"]),
  asterisk: () => "*",
  nothing: () => "",
  "no slash": (random) => random.pick(["jobs", "javascript:alert(1)", "..", "%2f"]),
  search: (random) =>
    `/jobs?${random.pick(["q=%", "page=-1", "page=1e99", "page=999999999999", "location=x", "location=0", "q=%00", "radius=-5", "q[]=1", "sort=__proto__", "states=1&states=99", "min_salary=NaN", `q=${"a".repeat(5000)}`, "q=%ED%A0%80"])}`,
  "job that is none": (random) =>
    `/job/${random.pick(["0", "-1", "1e3", "99999999999", "NaN", "1/../../x", "%00", "2147483648", "1.5", "١"])}/${random.pick(["", "x", "%"])}`,
  "feed that is none": (random) =>
    `/${random.pick(["sitemap-jobs-0.xml", "sitemap-jobs-999999999999999999999.xml", "sitemap-jobs-1.xml?%", "indeed.xml?page=-1", "jobs/rss.xml?q=%00", "jobs/rss.xml?page=x", "sitemap-jobs--1.xml"])}`,
});

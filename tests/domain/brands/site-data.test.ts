import { describe, expect, it } from "vitest";
import type { Brand } from "../../../src/contract/brand.ts";
import { articleData, blogListData } from "../../../src/domain/articles/article-data.ts";
import { landingData } from "../../../src/domain/brands/site-data.ts";

const brand: Brand = {
  id: "hospitality",
  name: "Pass & Plate",
  tagline: "Hospitality jobs",
  description: "Jobs in kitchens and dining rooms.",
  hosts: ["www.passandplate.example"],
  default: false,
  look: { corners: 1 },
  accent: "#9a1b4e",
  jobs: { categories: ["hospitality"], sponsorship: false },
  popular: [],
  navigation: [],
  footer: [],
  social: [{ label: "Pictures", href: "https://pictures.example/passandplate" }],
  consultations: [],
  email: "hello@passandplate.example",
  timezone: "Australia/Sydney",
};
const address = { scheme: "https", isPublic: true };
const site = "https://www.passandplate.example";

describe("the structured data of a landing page", () => {
  it("tells at / who runs the site and how its jobs are searched", () => {
    const [organization, webSite] = landingData(brand, { path: "/", title: "Hospitality jobs" }, address);
    expect(organization).toMatchObject({
      "@type": "Organization",
      name: "Pass & Plate",
      url: `${site}/`,
      logo: { url: `${site}/icon-512.png`, width: 512, height: 512 },
      email: "hello@passandplate.example",
      sameAs: ["https://pictures.example/passandplate"],
    });
    expect(webSite).toMatchObject({
      "@type": "WebSite",
      url: `${site}/`,
      publisher: { "@id": organization!["@id"] },
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${site}/job/searched?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    });
    expect(landingData({ ...brand, social: [] }, { path: "/", title: "x" }, address)[0]).not.toHaveProperty(
      "sameAs",
    );
  });

  it("shows the way home on every other one", () => {
    expect(landingData(brand, { path: "/sponsor", title: "Visa sponsors" }, address)).toEqual([
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: [
          expect.objectContaining({ name: "Home", item: `${site}/` }),
          expect.objectContaining({ name: "Visa sponsors" }),
        ],
      }),
    ]);
  });
});

describe("the structured data of an article", () => {
  const article = {
    path: "/page/first-day",
    title: "Your first day",
    description: "What to bring.",
    author: "The careers desk",
    date: new Date("2026-03-02"),
    tags: ["first-day", "cv"],
    images: ["/og/page/first-day.jpg"],
  };

  it("has what search engines show of it", () => {
    expect(articleData("BlogPosting", article, brand, address)).toEqual({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      "@id": `${site}/page/first-day#article`,
      headline: "Your first day",
      description: "What to bring.",
      image: [`${site}/og/page/first-day.jpg`],
      author: { "@type": "Organization", name: "The careers desk", url: `${site}/` },
      datePublished: "2026-03-02T00:00:00.000Z",
      dateModified: "2026-03-02T00:00:00.000Z",
      publisher: expect.objectContaining({ "@type": "Organization", name: "Pass & Plate" }),
      mainEntityOfPage: { "@type": "WebPage", "@id": `${site}/page/first-day` },
      inLanguage: "en-AU",
      keywords: ["first day", "cv"],
    });
  });

  it("names a person as one, and the day of the last change", () => {
    const updated = new Date("2026-05-01");
    const data = articleData(
      "Article",
      { ...article, author: "Mina Okafor", updated, tags: [] },
      brand,
      address,
    );
    expect(data).toMatchObject({
      "@type": "Article",
      author: { "@type": "Person", name: "Mina Okafor" },
      dateModified: "2026-05-01T00:00:00.000Z",
    });
    expect(data).not.toHaveProperty("keywords");
  });

  it("of a list of blogs has each blog with its address", () => {
    const list = { path: "/page/blogs", title: "Blog", description: "All of them." };
    expect(blogListData(list, [article], brand, address)).toMatchObject({
      "@type": "Blog",
      url: `${site}/page/blogs`,
      blogPost: [{ headline: "Your first day", url: `${site}/page/first-day` }],
    });
  });
});

import type { ImageMetadata } from "astro";
import type { Brand } from "../../contract/brand.ts";
import type { Section } from "../../site/landings/landing-schema.ts";
import type { ArticleFile, ArticlePage, BrandArticles } from "../../domain/articles/articles.ts";

/** An article or a blog with its picture, as lists show it. */
type Page = ArticlePage<ArticleFile & { data: { image?: { src: ImageMetadata; alt: string } | undefined } }>;

/** What every section of a landing page is given: its words, and what it may show of the site. */
export interface SectionProps<Kind extends Section["kind"] = Section["kind"]> {
  /** For the heading; no other on the page has it. */
  id: string;
  section: Extract<Section<ImageMetadata>, { kind: Kind }>;
  brand: Brand;
  articles: Pick<BrandArticles<Page["file"]>, "blogs" | "guides">;
}

import type { ImageMetadata } from "astro";
import type { Brand } from "../../contract/brand.ts";
import type { Section } from "../../site/landings/landing-schema.ts";
import type { ArticleFile, ArticlePage, BrandArticles } from "../../domain/articles/articles.ts";

/** An article or a blog with its picture, as lists show it. */
type Page = ArticlePage<ArticleFile & { data: { image?: { src: ImageMetadata; alt: string } | undefined } }>;

/** Props of every section of a landing page: its content, the brand and the site's articles. */
export interface SectionProps<Kind extends Section["kind"] = Section["kind"]> {
  /** Id of the heading, unique on the page. */
  id: string;
  section: Extract<Section<ImageMetadata>, { kind: Kind }>;
  brand: Brand;
  articles: Pick<BrandArticles<Page["file"]>, "blogs" | "guides">;
}

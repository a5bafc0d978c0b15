/** Slugs below `/page/` that no file may have, because separate pages use them. */
export const reservedSlugs = ["blogs", "guides", "search"] as const;

/** How many blogs a page of a list shows. */
export const blogsPerPage = 12;

/** The address of an article or a blog on its site. */
export const articlePath = (slug: string): string => `/page/${slug}`;

/** The address of a page of the list of blogs; the first has no number. */
export const blogsPath = (page = 1): string => numbered("/page/blogs", page);

/** The address of a page of the blogs with a tag. */
export const tagPath = (tag: string, page = 1): string => numbered(`/page/blogs/tag/${tag}`, page);

/** The overview of the articles that help with finding and keeping work. */
export const guidesPath = "/page/guides";
export const guidesTitle = "Guides";

/** The search over guides and blogs. */
export const articleSearchPath = "/page/search";
/** Where the search index of the shared pages is. */
export const sharedSearchPath = "/_search/";

/** The page with the form for stories, and where the form is posted without JavaScript. */
export const storySlug = "tell-your-story-to-connect";
export const storySentPath = `${articlePath(storySlug)}/sent`;

const numbered = (path: string, page: number) => (page > 1 ? `${path}/${page}` : path);

/** Words of a tag as people read them: `first-day` is "First day". */
export const tagLabel = (tag: string): string => {
  const words = tag.replaceAll("-", " ");
  return words === "cv" ? "CV" : words.charAt(0).toUpperCase() + words.slice(1);
};

/** The title and the description of a site's list of blogs. */
export const blogsList = (brandName: string) => ({
  title: "Blog",
  description: `Stories, news and advice about work from ${brandName}: people who made a change, what employers look for, and what has changed.`,
});

/** The size in pixels of Open Graph pictures. */
export const ogSize = { width: 1200, height: 630 } as const;

/** The size in pixels of a page's own picture inside it, at the right edge. */
export const ogPhotograph = { width: 420, height: 630 } as const;

/**
 * The address of the picture that the build draws for a landing (`/`, `/sponsor`), an article or a blog
 * (`/page/<slug>`) or one of their lists (`/page/blogs`, `/page/guides`), from the page's path: `/og/home.jpg`,
 * `/og/sponsor.jpg`, `/og/page/<slug>.jpg`. Every other page is shared with the brand's `/social.png`.
 */
export const ogPath = (path: string): string => `/og${path === "/" ? "/home" : path}.jpg`;

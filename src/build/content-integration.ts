import { join } from "node:path";
import type { AstroIntegration, AstroIntegrationLogger } from "astro";
import type { Brand } from "../contract/brand.ts";
import { checkContent, mustBePublishable } from "../site/check/check-content.ts";
import { sourcesOf, type ArticleSource } from "../site/content/article-source.ts";
import { readContent } from "../site/content/read-content.ts";
import { waitingPages } from "../site/content/waiting.ts";
import { problemText } from "../site/read/problem.ts";

/** The messages of `npm run build` to the process that renders the pages: the articles, and that they may be published. */
export type ContentMessage = { articles: readonly ArticleSource[] } | "publishable";

interface Options {
  /** The project's folder. */
  root: string;
  brands: readonly Brand[];
  now: Date;
  /** Whether `npm run build` reads and checks the content in another process (src/commands/build.ts). */
  isReadApart: boolean;
}

/**
 * Reads and checks the content once for everything that the build makes from it. Content that cannot be published
 * stops the build; in development it is logged, and pages are rendered again after each change.
 */
export const contentIntegration = ({ root, brands, now, isReadApart }: Options): AstroIntegration => {
  let articles: Promise<readonly ArticleSource[]>;
  let publishable: Promise<unknown> = Promise.resolve();
  /** Reads all content, and logs what could not be published. */
  const readAndTell = async (logger: AstroIntegrationLogger): Promise<void> => {
    try {
      const content = readContent(root);
      articles = Promise.resolve(sourcesOf(content.articles));
      for (const problem of await checkContent({ content, brands, now: new Date() }))
        logger.warn(problemText(problem));
      for (const line of waitingPages(content, new Date())) logger.info(line);
    } catch (error) {
      // A file may be deleted while it is read.
      logger.warn(String(error));
    }
  };
  return {
    name: "signboard-content",
    hooks: {
      "astro:config:setup": async ({ command, logger }) => {
        if (isReadApart) return void ({ articles, publishable } = fromCommand());
        if (command === "dev") return readAndTell(logger);
        const content = readContent(root);
        articles = Promise.resolve(sourcesOf(content.articles));
        if (command === "build") await mustBePublishable({ content, brands, now });
      },
      "signboard:articles": () => articles,
      "astro:server:setup": ({ server, logger, refreshContent }) => {
        let soon: NodeJS.Timeout | undefined;
        server.watcher.on("all", (_, path) => {
          if (
            ![join(root, "src/content"), join(root, "src/brands")].some((folder) => path.startsWith(folder))
          )
            return;
          // Many files may be saved at once.
          clearTimeout(soon);
          soon = setTimeout(
            () => void readAndTell(logger).then(() => refreshContent?.({ loaders: ["articles"] })),
            300,
          );
        });
      },
      "astro:build:start": async () => {
        await publishable;
        // Ends this process when `npm run build` is stopped; `unref` lets it exit when it is done.
        process.once("disconnect", () => process.exit(1)).channel?.unref();
      },
    },
  };
};

/** The messages of `npm run build`, which may arrive before they are awaited. */
const fromCommand = () => {
  const articles = Promise.withResolvers<readonly ArticleSource[]>();
  const publishable = Promise.withResolvers<void>();
  process.on("message", (message: ContentMessage) => {
    if (message === "publishable") publishable.resolve();
    else articles.resolve(message.articles);
  });
  return { articles: articles.promise, publishable: publishable.promise };
};

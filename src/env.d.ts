/// <reference types="astro/client" />

import type { Brand } from "./contract/brand.ts";
import type { Caller } from "./contract/caller.ts";
import type { storageKeys } from "./domain/storage-keys.ts";
import type { KeptJobs, PageForAll } from "./site/kept-for-all.ts";
import type { ArticleSource } from "./site/content/article-source.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** Loads the island when a seeker reaches for it, or with the page; keeps what is pressed until then (src/ui/interaction.ts). */
    "client:interaction"?: boolean | "load" | (typeof storageKeys)[keyof typeof storageKeys] | `:${string}`;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Differs from build to build (spec §4). */
    readonly BUILD_VERSION: string;
    /** The moment that the build shows, in ISO 8601: pages that were published by then. */
    readonly BUILT_AT: string;
    /** The Chatwoot server of each brand with an inbox, or of every brand at `*` (src/site/page-hosts.ts). */
    readonly CHAT_HOSTS: Readonly<Record<string, string>>;
    /** The base address of the unified API, and of the new one; empty for the page's own origin. */
    readonly UNIFIED_API_URL: string;
    readonly NEW_API_URL: string;
    /** Where employers post jobs; empty when nowhere. */
    readonly MARKETPLACE_URL: string;
  }

  namespace Astro {
    interface IntegrationHooks {
      /** The articles and blogs of the project, read once a build (src/build/content-integration.ts). */
      "signboard:articles": () => Promise<readonly ArticleSource[]>;
    }
  }

  namespace App {
    interface Locals {
      /** Makes a call of the contract in process. Throws `CallError` when it is refused. */
      call: Caller;
      /** Answers a request to the API; given by the server. */
      api?: (request: Request) => Response | Promise<Response>;
      /** On an employer's own host: the brand as the employer's (src/domain/brands/white-label.ts). */
      brand?: Brand;
      /** Scheme, host and port that the browser used. */
      origin?: string;
      /** Whether the page is for the web view of an app: without header and footer (src/site/mobile-page.ts). */
      isMobile?: boolean;
      /** The canonical address, where the request came by another one; given by the server. */
      canonical?: string | undefined;
      /** Set by a page that is the same for every anonymous visitor: the jobs that it shows. */
      jobs?: KeptJobs;
      /** Keeps the page for others; given by the server where the request is anonymous. */
      keep?: ((page: PageForAll) => void) | undefined;
    }
  }

  namespace astroHTML.JSX {
    interface ImgHTMLAttributes {
      /** The colour whose tones fill a drawing (src/build/scene-images.ts); never a part of the page. */
      accent?: string;
    }
  }
}

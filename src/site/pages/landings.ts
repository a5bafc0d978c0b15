import { getCollection, type CollectionEntry } from "astro:content";
import { home, landingPath } from "../../domain/landing-path.ts";
import { brandPaths } from "./brands.ts";
import { filmSources } from "./films.ts";

type Entry = CollectionEntry<"landings"> | CollectionEntry<"brandLandings">;

/**
 * `getStaticPaths` of the landing pages. A brand's site has the shared ones and its own; its own replaces a shared one
 * of the same name.
 * @throws Error when a brand has no `home`, or a film is missing.
 */
export const landingPaths = async () => {
  const shared = await getCollection("landings");
  const own = await getCollection("brandLandings");
  return brandPaths().flatMap(({ params, props }) => {
    const prefix = `${params.brand}/`;
    const landings = new Map<string, Entry>(shared.map((entry) => [entry.id, entry]));
    for (const entry of own)
      if (entry.id.startsWith(prefix)) landings.set(entry.id.slice(prefix.length), entry);
    if (!landings.has(home))
      throw new Error(
        `${params.brand} has no landing page: add src/content/landings/${home}.json or src/brands/${params.brand}/landings/${home}.json.`,
      );
    return [...landings].map(([name, entry]) => ({
      params: { ...params, landing: name === home ? undefined : name },
      props: { ...props, landing: withFilms(entry), path: landingPath(name) },
    }));
  });
};

/** A landing page with the files of its films instead of their paths. */
const withFilms = ({ data, filePath = "" }: Entry) => ({
  ...data,
  slides: data.slides.map(({ video, ...slide }) => ({
    ...slide,
    ...(video && { film: filmSources(video, filePath) }),
  })),
});

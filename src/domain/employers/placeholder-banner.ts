import type { Brand } from "../../contract/brand.ts";

/** What stands at the top of an aggregation without banners (spec §2). */
export interface PlaceholderBanner {
  name: "automotive" | "early-learning" | "generic";
  heading: string;
  subHeading: string;
  description: string;
  /** The background image: a scene in src/brands and src/content, drawn in the site's accent. */
  scene: string;
  alt: string;
}

const generic: PlaceholderBanner = {
  name: "generic",
  heading: "Jobs worth a look",
  subHeading: "Picked for you, in one place",
  description: "Open jobs of many employers, in sections that are easy to look through.",
  scene: "/src/content/scenes/team-wide.svg",
  alt: "People who work together, in front of their places of work",
};

const byCategory: Readonly<Record<string, PlaceholderBanner>> = {
  automotive: {
    name: "automotive",
    heading: "Jobs in the automotive trade",
    subHeading: "Workshops, dealers and road crews",
    description: "Open jobs for mechanics, auto electricians, painters and the people around them.",
    scene: "/src/brands/automotive/scenes/workshop-wide.svg",
    alt: "A workshop with a car on a hoist",
  },
  "early-learning": {
    name: "early-learning",
    heading: "Jobs in early learning",
    subHeading: "Centres, kindergartens and care",
    description: "Open jobs for educators, early childhood teachers and centre managers.",
    scene: "/src/brands/early-learning/scenes/playground-wide.svg",
    alt: "A playground of an early learning centre",
  },
};

/** The placeholder banner of a site: that of its only category of jobs, else the generic one. */
export const placeholderBanner = ({ jobs }: Pick<Brand, "jobs">): PlaceholderBanner => {
  const [category, ...others] = jobs.categories === "all" ? [] : jobs.categories;
  return (category !== undefined && others.length === 0 && byCategory[category]) || generic;
};

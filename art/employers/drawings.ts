import type { marks } from "./marks.ts";
import type { Place } from "./cover.ts";

/** The part of a wide scene that a picture shows, in its units: left, top, and the width; 3 to 2. */
const views = {
  whole: [300, 130, 1830],
  right: [900, 330, 1500],
  left: [0, 350, 1500],
  close: [1240, 430, 1080],
  middle: [700, 300, 1300],
} as const;
export type View = keyof typeof views;
export const viewBox = (view: View): string => {
  const [x, y, width] = views[view];
  return `${x} ${y} ${width} ${Math.round((width * 2) / 3)}`;
};

export interface Employer {
  accent: string;
  /** What the logo's sign stands on. */
  shape: "square" | "round" | "shield" | "tile";
  place: Place;
  /** Pictures by name: a scene of a brand (or `shared`), and what is seen of it. */
  pictures: Readonly<Record<string, readonly [scene: string, view: View]>>;
  /** A banner beside the cover: the same place in another light, or a scene. */
  banners?: Readonly<Record<string, string>>;
  favicon?: true;
}

export const employers: Record<keyof typeof marks, Employer> = {
  "redgum-ridge-motors": {
    accent: "#a8432a",
    shape: "shield",
    place: { building: "shed", land: "country", crew: "workshop", ute: true, seed: 3 },
    pictures: {
      hoist: ["automotive/workshop", "right"],
      booth: ["automotive/paint-shop", "right"],
      roadside: ["automotive/roadside", "right"],
    },
    banners: { "banner-breakdown": "automotive/roadside" },
    favicon: true,
  },
  "tin-shed-diesel": {
    accent: "#2f5d8a",
    shape: "tile",
    place: { building: "depot", land: "country", crew: "workshop", ute: true, seed: 6 },
    pictures: { field: ["automotive/roadside", "right"], bay: ["automotive/workshop", "middle"] },
  },
  "paperlantern-early-learning": {
    accent: "#d2691e",
    shape: "round",
    place: { building: "centre", land: "suburb", crew: "children", seed: 2 },
    pictures: {
      studio: ["early-learning/art-table", "right"],
      yard: ["early-learning/playground", "right"],
      books: ["early-learning/reading-corner", "right"],
    },
    banners: { "banner-studio": "early-learning/art-table" },
    favicon: true,
  },
  "creekside-kindergarten-cooperative": {
    accent: "#2b7fa3",
    shape: "tile",
    place: { building: "house", land: "country", crew: "children", seed: 8 },
    pictures: {
      story: ["early-learning/reading-corner", "close"],
      outside: ["early-learning/playground", "middle"],
    },
  },
  "the-salt-ledger": {
    accent: "#1f6f78",
    shape: "square",
    place: { building: "hotel", land: "coast", crew: "kitchen", seed: 4 },
    pictures: {
      pass: ["hospitality/kitchen-pass", "right"],
      desk: ["hospitality/resort", "right"],
      terrace: ["shared/hospitality", "right"],
    },
    banners: { "banner-terrace": "shared/hospitality" },
    favicon: true,
  },
  "marlowe-and-moth": {
    accent: "#7a4a2a",
    shape: "round",
    place: { building: "shopfront", land: "city", crew: "kitchen", seed: 5 },
    pictures: { counter: ["hospitality/cafe", "right"], bench: ["hospitality/kitchen-pass", "close"] },
  },
  "fourwire-electrical": {
    accent: "#b5490f",
    shape: "tile",
    place: { building: "depot", land: "suburb", crew: "site", ute: true, seed: 7 },
    pictures: { board: ["electrical/switchboard", "right"], lines: ["electrical/line-work", "whole"] },
  },
  "sunfold-energy": {
    accent: "#b97a00",
    shape: "round",
    place: { building: "office", land: "suburb", crew: "site", ute: true, seed: 9 },
    pictures: { roof: ["electrical/solar-roof", "right"], inverter: ["electrical/switchboard", "close"] },
  },
  "open-verandah-support": {
    accent: "#5c7f2e",
    shape: "shield",
    place: { building: "house", land: "country", crew: "care", seed: 5 },
    pictures: { tea: ["initiatives/home-visit", "right"], garden: ["initiatives/community-garden", "right"] },
  },
  "twelve-tides-community": {
    accent: "#0e7490",
    shape: "round",
    place: { building: "hall", land: "coast", crew: "care", seed: 7 },
    pictures: { mural: ["initiatives/youth-centre", "right"], welcome: ["migration/arrival", "right"] },
  },
  "harrow-street-recruitment": {
    accent: "#3b4a7a",
    shape: "square",
    place: { building: "office", land: "city", crew: "office", seed: 4 },
    pictures: { handshake: ["migration/new-team", "right"] },
  },
  "second-pot-people": {
    accent: "#8c2f5f",
    shape: "round",
    place: { building: "shopfront", land: "suburb", crew: "office", seed: 8 },
    pictures: { cup: ["shared/apply", "right"] },
  },
  "kindred-rosters": {
    accent: "#4f7d4a",
    shape: "tile",
    place: { building: "house", land: "suburb", crew: "care", seed: 3 },
    pictures: { rosters: ["workinaus/first-day", "right"] },
  },
  "longpaddle-talent": {
    accent: "#22577a",
    shape: "shield",
    place: { building: "hall", land: "country", crew: "office", ute: true, seed: 9 },
    pictures: { street: ["workinaus/main-street", "right"] },
  },
  "civic-and-current": {
    accent: "#6d4bb8",
    shape: "square",
    place: { building: "office", land: "suburb", crew: "site", seed: 6 },
    pictures: { briefing: ["shared/team", "right"] },
  },
  "motor-trades-jobs-alliance": {
    accent: "#b3261e",
    shape: "round",
    place: { building: "hall", land: "suburb", crew: "workshop", seed: 4 },
    pictures: { members: ["automotive/workshop", "whole"] },
  },
  "early-years-employers-network": {
    accent: "#12806f",
    shape: "square",
    place: { building: "centre", land: "country", crew: "children", seed: 6 },
    pictures: { members: ["early-learning/art-table", "whole"] },
  },
  "hosts-hotels-association": {
    accent: "#8a1f4b",
    shape: "shield",
    place: { building: "hotel", land: "city", crew: "kitchen", seed: 2 },
    pictures: { members: ["hospitality/resort", "whole"] },
  },
  "electrical-contractors-jobs-network": {
    accent: "#9a6a00",
    shape: "tile",
    place: { building: "shed", land: "suburb", crew: "site", ute: true, seed: 5 },
    pictures: { members: ["electrical/line-work", "whole"] },
  },
  "community-sector-employers-forum": {
    accent: "#3c7a3a",
    shape: "round",
    place: { building: "hall", land: "country", crew: "care", seed: 2 },
    pictures: { members: ["initiatives/community-garden", "whole"] },
  },
  "towns-and-tracks-employers-network": {
    accent: "#7a5c2e",
    shape: "shield",
    place: { building: "shopfront", land: "country", crew: "office", ute: true, seed: 6 },
    pictures: { platform: ["shared/morning-train", "right"] },
  },
  "every-state-jobs-exchange": {
    accent: "#2743c9",
    shape: "round",
    place: { building: "office", land: "coast", crew: "office", seed: 3 },
    pictures: { board: ["shared/job-board", "right"] },
    banners: { "banner-harbour": "shared/harbour", "banner-train": "shared/morning-train" },
  },
  "first-step-careers": {
    accent: "#b0225f",
    shape: "tile",
    place: { building: "shopfront", land: "suburb", crew: "office", seed: 7 },
    pictures: { start: ["shared/jobseeker", "right"] },
  },
  "bonnet-and-bay-jobs": {
    accent: "#c2410c",
    shape: "square",
    place: { building: "shed", land: "country", crew: "workshop", ute: true, seed: 8 },
    pictures: { bay: ["automotive/paint-shop", "whole"] },
  },
  "early-years-job-pool": {
    accent: "#0f766e",
    shape: "round",
    place: { building: "centre", land: "coast", crew: "children", seed: 4 },
    pictures: { floor: ["early-learning/reading-corner", "whole"] },
  },
};

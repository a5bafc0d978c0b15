import {
  Banknote,
  Bookmark,
  CircleCheck,
  Clock,
  Earth,
  GraduationCap,
  Heart,
  MapPin,
  Search,
  Send,
  ShieldCheck,
  Users,
} from "@lucide/astro";
import type { Section } from "../../contract/landing.ts";

type Name = Extract<Section, { kind: "steps" }>["steps"][number]["icon"];

/** The picture of each icon that a step may name. */
export const stepIcons = {
  search: Search,
  save: Bookmark,
  send: Send,
  check: CircleCheck,
  clock: Clock,
  pay: Banknote,
  place: MapPin,
  shield: ShieldCheck,
  people: Users,
  learn: GraduationCap,
  globe: Earth,
  heart: Heart,
} as const satisfies Record<Name, unknown>;

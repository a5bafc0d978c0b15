import { useStore } from "@nanostores/react";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleCheck from "lucide-react/icons/circle-check";
import { computed } from "nanostores";
import { useState } from "react";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import type { ProfileSection } from "./profile-section.ts";
import { filledSegments } from "./filled-segments.ts";
import { segmentPath, segments } from "./segments.ts";

interface ProfileNavProps {
  /** The segment that is shown; null on the overview. */
  current: string | null;
  storeOf: (section: string) => ProfileSection;
}

/** The list of all segments: beside the profile, or in its place on the overview of narrow screens. */
export const ProfileNav = ({ current, storeOf }: ProfileNavProps) => {
  const filled = useFilled(storeOf);
  return (
    <nav
      aria-label="Sections of your profile"
      className="max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <ul className="max-lg:divide-y max-lg:divide-line">
        {segments.map((segment) => (
          <li key={segment.id}>
            <a
              href={segmentPath(segment.id)}
              aria-current={segment.id === current ? "page" : undefined}
              className="flex min-h-12 items-center gap-3 max-[17rem]:flex-wrap px-4 py-2 leading-snug text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text lg:min-h-10 lg:rounded-md lg:px-3 lg:text-sm"
            >
              <span className="grow">{segment.title}</span>
              {filled.has(segment.id) && <FilledMark />}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft lg:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The ids of the segments that are filled in now. */
const useFilled = (storeOf: ProfileNavProps["storeOf"]): ReadonlySet<string> => {
  const [$filled] = useState(() =>
    computed(
      sectionOutlines.map(({ name }) => storeOf(name).$section),
      () => filledSegments((section) => storeOf(section).$section.get().entries),
    ),
  );
  return useStore($filled);
};

const FilledMark = () => (
  <>
    <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
    <span className="sr-only">filled in</span>
  </>
);

import ArrowLeft from "lucide-react/icons/arrow-left";
import { useDeferredValue, useEffect, useState } from "react";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import { loneLink } from "../../ui/recipes.ts";
import { FillFromCv } from "../cv/FillFromCv.tsx";
import { DownloadCv } from "./DownloadCv.tsx";
import { followTabs } from "../session/other-tabs.ts";
import { changedSections } from "./changed-sections.ts";
import { createProfileSection } from "./profile-section.ts";
import { ProfileNav } from "./ProfileNav.tsx";
import { ProfileStrength } from "./ProfileStrength.tsx";
import { ProfileSummary } from "./ProfileSummary.tsx";
import { loadSeekerProfile } from "./seeker-profile.ts";
import { SegmentCard } from "./SegmentCard.tsx";
import { SegmentPager } from "./SegmentPager.tsx";
import { segments, segmentWithNeighbours } from "./segments.ts";

interface ProfileProps {
  /** The segment of a page of its own; the overview of all without one. */
  segment?: string;
}

const noneYet: typeof segments = [];

const createStores = () =>
  new Map(sectionOutlines.map((section) => [section.name as string, createProfileSection(section)]));

/** The seeker's profile: an overview, or one segment of it. */
export const Profile = ({ segment }: ProfileProps) => {
  const [stores] = useState(createStores);
  const storeOf = (section: string) => stores.get(section)!;
  const page = segment ? segmentWithNeighbours(segment) : null;
  // Those of the overview come after the rest, in small pieces: phones show them on pages of their own.
  const overview = useDeferredValue(segments, noneYet);
  const shown = page ? [page.segment] : overview;
  const readAgain = (names: readonly string[]) => {
    for (const name of names) void storeOf(name).load();
    void loadSeekerProfile();
  };

  useEffect(() => {
    void loadSeekerProfile();
    const names = (segment ? segmentWithNeighbours(segment)!.segment.sections : sectionOutlines).map(
      ({ name }) => name,
    );
    for (const name of names) void stores.get(name)!.load();
    return followTabs((paths) => {
      const changed = changedSections(paths);
      if (changed.length) void loadSeekerProfile();
      for (const name of changed) if (names.includes(name)) void stores.get(name)!.load();
    });
  }, [stores, segment]);

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      {!page && (
        <div className="grid grid-cols-1 gap-6 lg:col-start-2">
          <ProfileSummary store={storeOf("basic")} />
          <div className="flex flex-wrap gap-3">
            <FillFromCv onSaved={readAgain} />
            <DownloadCv />
          </div>
          <ProfileStrength />
        </div>
      )}
      <div className={`lg:col-start-1 lg:row-span-2 lg:row-start-1 ${page ? "max-lg:hidden" : ""}`}>
        <ProfileNav current={segment ?? null} storeOf={storeOf} />
      </div>
      <div className="grid content-start gap-6 lg:col-start-2">
        {page && (
          <a href="/user/profile" className={`${loneLink} justify-self-start`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Your whole profile
          </a>
        )}
        {shown.map((one) => (
          <SegmentCard key={one.id} segment={one} storeOf={storeOf} isOnOverview={!page} />
        ))}
        {page && <SegmentPager previous={page.previous} next={page.next} />}
      </div>
    </div>
  );
};

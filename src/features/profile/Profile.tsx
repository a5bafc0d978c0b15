import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import { card, heading } from "../../ui/recipes.ts";
import { $seeker } from "../session/seeker.ts";
import { DownloadCv } from "./DownloadCv.tsx";
import { SectionCard } from "./SectionCard.tsx";
import { $seekerProfile, loadSeekerProfile } from "./seeker-profile.ts";

/** The seeker's profile: name, email address and every section. */
export const Profile = () => {
  const seeker = useStore($seeker, { ssr: "initial" });
  const profile = useStore($seekerProfile) ?? seeker;

  useEffect(() => void loadSeekerProfile(), []);

  return (
    <div className="grid gap-6">
      <div className={`${card} grid gap-1 wrap-anywhere`}>
        <p className={heading.section}>
          {profile?.given_name} {profile?.family_name}
        </p>
        <p className="text-ink-soft">{profile?.email}</p>
      </div>
      <DownloadCv />
      {sectionOutlines.map((section) => (
        <SectionCard key={section.name} section={section} />
      ))}
    </div>
  );
};

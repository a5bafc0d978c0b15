import { useStore } from "@nanostores/react";
import { initialsOf } from "../../domain/text/initials.ts";
import { card, heading } from "../../ui/recipes.ts";
import { $seeker } from "../session/seeker.ts";
import { $seekerProfile } from "./seeker-profile.ts";

/** Who the profile is of: photo or initials, name, occupation and email address. */
export const ProfileSummary = () => {
  const seeker = useStore($seeker, { ssr: "initial" });
  const kept = useStore($seekerProfile);
  const profile = kept?.id === seeker?.id ? kept : null;
  const { given_name = "", family_name = "", email = "" } = profile ?? seeker ?? {};
  const name = `${given_name} ${family_name}`.trim();
  return (
    <div className={`${card} flex items-center gap-4 wrap-anywhere`}>
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft text-xl font-semibold text-accent-text"
      >
        {initialsOf(name)}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className={heading.section}>{name}</p>
        {profile?.current_occupation && <p>{profile.current_occupation}</p>}
        <p className="text-ink-soft">{email}</p>
      </div>
    </div>
  );
};

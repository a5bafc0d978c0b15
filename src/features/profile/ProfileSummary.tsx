import { useStore } from "@nanostores/react";
import type { basic } from "../../contract/profile/basic.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { initialsOf } from "../../domain/text/initials.ts";
import { card, heading } from "../../ui/recipes.ts";
import { Photo } from "../photo/Photo.tsx";
import { $seeker } from "../session/seeker.ts";
import type { ProfileSection } from "./profile-section.ts";
import { $seekerProfile } from "./seeker-profile.ts";

/** Who the profile is of: name, occupation and email address. `store` is that of the section `basic`. */
export const ProfileSummary = ({ store }: { store: ProfileSection }) => {
  const [about] = useStore(store.$section).entries as readonly Entry<typeof basic>[];
  const seeker = useStore($seeker, { ssr: () => null });
  const kept = useStore($seekerProfile);
  const profile = kept?.id === seeker?.id ? kept : null;
  const { given_name = "", family_name = "" } = about ?? profile ?? seeker ?? {};
  const { email = "" } = profile ?? seeker ?? {};
  const name = `${given_name} ${family_name}`.trim();
  return (
    <div className={`${card} flex flex-wrap items-center gap-4 wrap-anywhere`}>
      {about?.photo ? (
        <Photo id={about.photo.id} className="size-16" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft text-xl font-semibold text-accent-text"
        >
          {initialsOf(name)}
        </span>
      )}
      <div className="grid min-w-0 grow basis-40 gap-0.5">
        <p dir="auto" className={heading.section}>
          {name}
        </p>
        {about?.current_occupation && <p>{about.current_occupation}</p>}
        <p className="text-ink-soft">
          {email.replace(/@.*/, "")}
          <wbr />
          {email.replace(/^[^@]*/, "")}
        </p>
      </div>
    </div>
  );
};

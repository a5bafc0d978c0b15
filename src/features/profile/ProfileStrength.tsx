import { useStore } from "@nanostores/react";
import { Fragment, useEffect } from "react";
import { Meter } from "../../ui/Meter.tsx";
import { card, heading, link } from "../../ui/recipes.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { formPath } from "./form-address.ts";
import { $seekerProfile } from "./seeker-profile.ts";
import { $strength, loadStrength } from "./strength.ts";

/** How many missing items are shown before the rest is opened. */
const firstItems = 4;

/** The strength of the profile, and what is missing: what to do, its points, and how many jobs ask for what. */
export const ProfileStrength = () => {
  const strength = useStore($strength);
  const profile = useStore($seekerProfile);
  // Each change of the profile may change its strength.
  useEffect(() => void loadStrength(), [profile]);
  if (strength === undefined) return <Skeleton className="h-96 rounded-lg lg:h-90" />;
  if (!strength) return null;
  const { score, missing, location_complete } = strength;
  const item = ({ item, points, label, segment, jobs, ...place }: (typeof missing)[number]) => (
    <li key={item} className="grid gap-0.5 py-2">
      <span className="flex flex-wrap justify-between gap-x-4">
        <a href={formPath(segment, place)} className={link}>
          {label}
        </a>
        <span className="text-ink-soft tabular-nums">+{points} points</span>
      </span>
      {jobs.length > 0 && (
        <span className="text-sm text-ink-soft">
          Jobs on this site mention{" "}
          {jobs.map(({ mention, count, href }, at) => (
            <Fragment key={mention}>
              {at > 0 && ", "}
              <a href={href} className={link}>
                “{mention}”
              </a>{" "}
              ({count.toLocaleString("en-AU")} {count === 1 ? "job" : "jobs"})
            </Fragment>
          ))}
        </span>
      )}
    </li>
  );
  return (
    <section aria-labelledby="strength-title" className={`${card} grid gap-3`}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="strength-title" className={heading.section}>
          Profile strength
        </h2>
        <p className="font-bold text-accent-text tabular-nums">{score} of 100</p>
      </div>
      <Meter label="Profile strength" value={score} />
      {!location_complete && (
        <p className="text-sm text-ink-soft">
          Moving for work? Employers look for the country you live in, where you want to work, your right to
          work and a passport.
        </p>
      )}
      {missing.length > 0 ? (
        <>
          <ul className="divide-y divide-line">{missing.slice(0, firstItems).map(item)}</ul>
          {missing.length > firstItems && (
            <details>
              <summary className="min-h-9 py-1.5 font-medium text-accent-text">
                {missing.length - firstItems} more
              </summary>
              <ul className="divide-y divide-line">{missing.slice(firstItems).map(item)}</ul>
            </details>
          )}
        </>
      ) : (
        <p>Your profile has all that employers look for.</p>
      )}
    </section>
  );
};

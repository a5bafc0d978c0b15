import { useEffect, useId, useRef } from "react";
import { minSearchKey } from "../../contract/locations.ts";
import type { JobDetail } from "../../contract/job-fields.ts";
import { pointsOf } from "../../domain/places/distance.ts";
import { Button } from "../../ui/Button.tsx";
import { chip, control, fieldError, label } from "../../ui/recipes.ts";
import { suggestion, suggestions } from "../../ui/suggestion-list.ts";
import { showHomeDistance } from "./home-distance.ts";

interface HomeDistanceProps {
  job: Pick<JobDetail, "locations">;
}

/**
 * How far a job is from home: the suburb that this browser keeps, or that of the seeker's profile. A page that does not
 * hydrate it calls `showHomeDistance` by itself.
 */
export const HomeDistance = ({ job }: HomeDistanceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const suburb = useId();
  useEffect(() => {
    if (place.current) showHomeDistance(place.current);
  }, []);
  const points = pointsOf(job.locations);
  if (!points.length) return null;
  return (
    <div ref={place} className="needs-script text-sm" data-home-distance={JSON.stringify(points)}>
      <p className="text-ink-soft empty:hidden" />
      <details>
        <summary className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-[0.2em] max-sm:min-h-11">
          How far from home?
        </summary>
        <form className="mt-2 grid max-w-md gap-1.5">
          <label htmlFor={suburb} className={label}>
            Your suburb or postcode
          </label>
          <div className="flex gap-2">
            <div className="relative grow">
              <input
                id={suburb}
                name="address"
                required
                minLength={minSearchKey}
                maxLength={100}
                autoComplete="off"
                data-suggest="place,places"
                aria-describedby={`${suburb}-error ${suburb}-note`}
                className={control}
              />
              <div
                id={`${suburb}-list`}
                role="listbox"
                tabIndex={-1}
                aria-label="Suggested places"
                hidden
                data-option={suggestion}
                className={`${suggestions} z-40`}
              />
            </div>
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </div>
          <p id={`${suburb}-error`} data-error="" className={`${fieldError} empty:hidden`} />
          <div data-choices={chip} className="flex flex-wrap gap-2 empty:hidden" />
          <p id={`${suburb}-note`} className="text-ink-soft">
            Kept in this browser only.
          </p>
        </form>
      </details>
    </div>
  );
};

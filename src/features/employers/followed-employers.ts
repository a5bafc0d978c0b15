import type { EmployerCard } from "../../contract/employer-fields.ts";
import { followEmployer, listFollowedEmployers } from "../../contract/employers.ts";
import { change } from "../session/change.ts";
import { takeIntent } from "../session/intent.ts";
import { createPagedList } from "../session/paged-list.ts";
import { requireSeeker } from "../session/require-seeker.ts";
import { fetchPayload } from "../session/send.ts";
import { createToggles } from "../session/toggles.ts";

/** The fields of an employer that following needs. */
export type FollowableEmployer = Pick<EmployerCard, "id" | "followed">;

const follows = createToggles("followed-employers", async (id, followed) => {
  const changed = await change(
    followEmployer,
    { params: { id }, body: { followed } },
    { tell: "failure", repeatable: true },
  );
  return changed.ok ? changed.payload.followed : null;
});

/** Employers followed and no longer followed on this page and in other tabs, by id; overrides `followed` of the employers themselves. */
export const $followed = follows.$changed;

/** Whether an employer shows as followed. */
export const isFollowed = (
  { id, followed }: FollowableEmployer,
  changed: Readonly<Record<number, boolean>>,
): boolean => changed[id] ?? followed;

/** Follows an employer, or stops; a visitor signs in first, and the employer is followed then. */
export const toggleFollow = async (employer: FollowableEmployer): Promise<void> => {
  const { id, followed } = employer;
  const wanted = !isFollowed(employer, $followed.get());
  const path = location.pathname + location.search;
  if (await requireSeeker({ kind: "follow", id, path })) await follows.set(id, followed, wanted);
};

/** Follows the employer that a visitor wanted to follow before going to the sign-in page. Called when a page opens. */
export const finishFollow = async (): Promise<void> => {
  const intent = takeIntent("follow");
  if (intent) await follows.set(intent.id, false, true);
};

/** The employers that the seeker follows, last followed first. */
export const createFollowedList = () =>
  createPagedList<EmployerCard>(({ page }, options) =>
    fetchPayload(listFollowedEmployers, { query: { page } }, options),
  );

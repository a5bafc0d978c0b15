import { atom } from "nanostores";

/** Whether an application of this seeker stands, by the id of the job: those that this page has seen change. */
export const $applied = atom<Readonly<Record<number, boolean>>>({});

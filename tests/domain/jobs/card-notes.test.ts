import { expect, it } from "vitest";
import { cardNotes, sharedNotes } from "../../../src/domain/jobs/card-notes.ts";

it("says on a card whom alone the employer accepts, where that is not the seeker", () => {
  const doubt = { fits: false, note: "The employer may not accept your kind of visa" };
  const noteOf = (right_to_work: string[], sponsorship: boolean) =>
    cardNotes({ right_to_work, sponsorship, right_to_work_fit: doubt, sub_category: null });
  expect(noteOf(["citizen"], false)).toEqual(["Australian citizens only"]);
  expect(noteOf(["citizen", "student-visa"], false)).toEqual([doubt.note]);
  expect(noteOf(["citizen"], true)).toEqual([doubt.note]);
});

it("what all cards of a list say is said once, unless there are few of them", () => {
  const card = (sponsorship: boolean, kind: string) => ({
    sponsorship,
    right_to_work: [],
    right_to_work_fit: null,
    sub_category: { id: kind, title: kind },
  });
  const chefs = Array.from({ length: 4 }, () => card(true, "Chefs & Cooks"));
  expect(sharedNotes(chefs)).toEqual(["Visa sponsorship offered", "Chefs & Cooks"]);
  expect(sharedNotes([...chefs, card(true, "Baristas")])).toEqual(["Visa sponsorship offered"]);
  expect(sharedNotes([...chefs, card(false, "Baristas")])).toEqual([]);
  expect(sharedNotes(chefs.slice(1))).toEqual([]);
});

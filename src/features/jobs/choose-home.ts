import { nearestKm, usualRadius } from "../../domain/places/distance.ts";
import { bringToError } from "../../ui/heard/bring-to-error.ts";
import { say } from "../../ui/heard/say.ts";
import { picked, suggestIn } from "./suggest-in.ts";
import { findPlaces } from "./find-home.ts";
import type { Home } from "./home-distance.ts";

/** The name of a suburb, without its state and postcode. */
const nameOf = (label: string): string => label.replace(/ [A-Z]{2,3}( \d{4})?$/, "");

/** Those of some places that are not beside an earlier one, as "Melbourne VIC 3004" is. */
const apart = (places: readonly Home[]): Home[] =>
  places.filter((home, at) => (nearestKm([home], places.slice(0, at)) ?? Infinity) > usualRadius);

/** Takes a home, and returns how far it is. */
type Measure = (home: Home) => string;

/**
 * Takes a suburb in a form with suggestions while typing. What cannot be found is an error of the field; where several
 * suburbs have the name that was typed, it asks which one.
 */
export const chooseHome = (form: HTMLFormElement, measure: Measure): void => {
  const field = form.querySelector("input")!;
  const [error, choices] = form.querySelectorAll<HTMLElement>("[data-error], [data-choices]");
  const tell = (text: string, of: readonly Home[] = []): void => {
    const isError = text !== "" && !of.length;
    error!.textContent = text;
    error!.classList.toggle("text-danger", isError);
    if (isError) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    choices!.replaceChildren(...of.map((home) => choiceOf(home, choices!, measure)));
    if (isError) bringToError(field, text);
    else say(text);
  };
  const take = async (): Promise<void> => {
    closeList();
    const typed = field.value.trim();
    const found = await findPlaces(typed);
    const [best] = found ?? [];
    const named = apart(
      found?.filter(({ label }) => nameOf(label).toLowerCase() === typed.toLowerCase()) ?? [],
    );
    if (!found) tell("We could not reach the site. Check your connection and try again.");
    else if (!best) tell("We could not find this suburb. Try its name with the postcode.");
    else if (named.length > 1) tell(`Which ${nameOf(best.label)}?`, named);
    else {
      tell("");
      say(measure(best));
    }
  };
  const closeList = suggestIn(field);
  field.addEventListener("input", () => tell(""));
  field.addEventListener(picked, () => void take());
  form.addEventListener("submit", () => void take());
  // What was typed before this script was there.
  if (field.value) field.dispatchEvent(new Event("input"));
};

const choiceOf = (home: Home, { dataset }: HTMLElement, measure: Measure): HTMLElement => {
  const choice = document.createElement("button");
  choice.type = "button";
  choice.className = dataset["choices"]!;
  choice.textContent = home.label;
  choice.addEventListener("click", () => say(measure(home)));
  return choice;
};

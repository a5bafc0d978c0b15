import { useEffect, useMemo, useState, type Ref } from "react";
import type { Payload } from "../../../contract/call.ts";
import { listCountries } from "../../../contract/profile.ts";
import {
  hasMask,
  joinPhone,
  maskPhone,
  readTyped,
  splitPhone,
  type PhoneParts,
} from "../../../domain/profile/phone-mask.ts";
import { control } from "../../../ui/recipes.ts";
import { FieldFrame, type FieldText } from "../../../ui/FieldFrame.tsx";
import { SelectBox } from "../../../ui/Select.tsx";
import { fetchPayload } from "../../session/send.ts";

interface PhoneFieldProps extends FieldText {
  /** A number with its dial code, such as "+61 412345678", or "". */
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  autoComplete?: string | undefined;
}

/** What was typed last, as a national number or as a text that is none. */
interface Typed {
  /** The value that it made. */
  of: string;
  national: string;
  text: string | null;
}

/** A country by its three letters, with its dial code. */
type Country = Pick<Payload<typeof listCountries>[number], "label" | "value" | "initials">;

const australia: Country = { label: "Australia", value: "+61", initials: "AUS" };
/** The countries that a dial code stands for where several have it: the largest. */
const largest = ["AUS", "USA", "GBR", "NOR", "RUS", "ITA", "MAR", "FIN"];

/** A phone number: its country with the dial code, and the number in the groups of that country (spec §5). */
export const PhoneField = ({ value, onChange, inputRef, autoComplete, ...text }: PhoneFieldProps) => {
  const countries = useCountries();
  const codes = useMemo(() => countries.map(({ value: code }) => code), [countries]);
  const [chosen, setChosen] = useState(australia);
  const parts = splitPhone(value, codes, chosen.value);
  const country = value ? withCode(parts.dialCode, countries, chosen) : chosen;
  const { value: dialCode } = country;
  // As typed: the leading zero is not part of the value, and what is no number yet is shown as it is, for the check to say so.
  const [typed, setTyped] = useState<Typed>({
    of: value,
    national: parts.national,
    text: /\d/.test(value) ? null : value,
  });
  const { national, text: unread } = typed.of === value ? typed : { ...parts, text: null };
  const grouped = useGroups(dialCode, national);
  const change = (next: PhoneParts) => {
    const whole = joinPhone(next);
    setTyped({ of: whole, national: next.national.replace(/\D/g, ""), text: null });
    onChange(whole);
  };
  const follow = (text: string) => {
    const next = readTyped(text, codes, dialCode);
    if (next) {
      setChosen(withCode(next.dialCode, countries, country));
      return change(next);
    }
    setTyped({ of: text, national: "", text });
    onChange(text);
  };
  return (
    <FieldFrame {...text}>
      {(ties) => (
        <div className="grid grid-cols-[6.5rem_1fr] gap-3 max-[18rem]:grid-cols-1">
          <span className="relative block">
            {/* Closed it shows the code alone, open the countries with their codes. */}
            <SelectBox
              aria-label={`${text.label}: country`}
              value={country.initials}
              options={countries.map(({ initials, label, value: code }) => ({
                value: initials,
                label: `${label} (${code})`,
              }))}
              onChange={({ target }) => {
                const next = countries.find(({ initials }) => initials === target.value)!;
                setChosen(next);
                change({ dialCode: next.value, national: parts.national.replace(/^0/, "") });
              }}
              className="text-transparent! *:bg-surface *:text-ink"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center forced-colors:hidden"
            >
              {dialCode}
            </span>
          </span>
          <input
            {...ties}
            ref={inputRef}
            type="tel"
            autoComplete={autoComplete === "tel" ? "tel-national" : autoComplete}
            placeholder={dialCode === australia.value ? "04 1234 5678" : undefined}
            value={unread ?? grouped}
            onChange={({ target }) => follow(target.value)}
            className={control}
          />
        </div>
      )}
    </FieldFrame>
  );
};

/** The country of a dial code: the chosen one, else the largest of those that share it. */
const withCode = (dialCode: string, countries: readonly Country[], chosen: Country): Country => {
  if (chosen.value === dialCode) return chosen;
  const sharing = countries.filter(({ value }) => value === dialCode);
  return sharing.find(({ initials }) => largest.includes(initials)) ?? sharing[0] ?? chosen;
};

/** All countries by name; only Australia until they are loaded. */
const useCountries = (): readonly Country[] => {
  const [countries, setCountries] = useState<readonly Country[]>([australia]);
  useEffect(() => {
    fetchPayload(listCountries, {}).then(setCountries, (error: unknown) => console.error(error));
  }, []);
  return countries;
};

/** A national number in the groups of its country, once the rules for that country are loaded. */
const useGroups = (dialCode: string, national: string): string => {
  const [grouped, setGrouped] = useState({ of: "", text: "" });
  const whole = joinPhone({ dialCode, national });
  useEffect(() => {
    if (!whole || hasMask(dialCode)) return;
    let left = false;
    void import("../format-phone.ts").then(({ formatNational }) => {
      if (!left) setGrouped({ of: whole, text: formatNational(dialCode, national) });
    });
    return () => void (left = true);
  }, [whole, dialCode, national]);
  if (hasMask(dialCode)) return maskPhone(dialCode, national);
  return grouped.of === whole ? grouped.text : national;
};

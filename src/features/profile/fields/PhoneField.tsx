import { useEffect, useState, type Ref } from "react";
import { listCountries } from "../../../contract/profile.ts";
import { hasMask, joinPhone, maskPhone, splitPhone } from "../../../domain/profile/phone-mask.ts";
import { control } from "../../../ui/recipes.ts";
import { FieldFrame, type FieldText } from "../../../ui/FieldFrame.tsx";
import { SelectBox } from "../../../ui/Select.tsx";
import { fetchPayload } from "../../session/send.ts";

interface PhoneFieldProps extends FieldText {
  /** A number with its dial code, such as "+61 412345678", or "". */
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  autoComplete?: string | undefined;
}

interface DialCode {
  code: string;
  /** "Australia (+61)"; countries that share a code are in one line. */
  label: string;
}

const australia: DialCode = { code: "+61", label: "Australia (+61)" };

/** A phone number: its dial code, and the number in the groups of its country (spec §5). */
export const PhoneField = ({ value, onChange, inputRef, autoComplete, ...text }: PhoneFieldProps) => {
  const codes = useDialCodes();
  const [chosen, setChosen] = useState<string | null>(null);
  const parts = splitPhone(
    value,
    codes.map(({ code }) => code),
    chosen ?? australia.code,
  );
  const dialCode = chosen ?? parts.dialCode;
  // As typed: the leading zero is not part of the value.
  const [typed, setTyped] = useState({ of: value, national: parts.national });
  const national = useGroups(dialCode, typed.of === value ? typed.national : parts.national);
  const change = (code: string, next: string) => {
    const whole = joinPhone({ dialCode: code, national: next });
    setTyped({ of: whole, national: next.replace(/\D/g, "") });
    onChange(whole);
  };
  return (
    <FieldFrame {...text} hint={undefined}>
      {(ties) => (
        <div className="grid grid-cols-[9rem_1fr] gap-3">
          <SelectBox
            aria-label={`${text.label}: country code`}
            value={dialCode}
            options={codes.map(({ code, label }) => ({ value: code, label }))}
            onChange={({ target }) => {
              setChosen(target.value);
              change(target.value, parts.national.replace(/^0/, ""));
            }}
          />
          <input
            {...ties}
            ref={inputRef}
            type="tel"
            autoComplete={autoComplete === "tel" ? "tel-national" : autoComplete}
            placeholder={dialCode === australia.code ? "04 1234 5678" : undefined}
            value={national}
            onChange={({ target }) => {
              const isWhole = target.value.trim().startsWith("+");
              const next = isWhole
                ? splitPhone(
                    target.value,
                    codes.map(({ code }) => code),
                  )
                : { dialCode, national: target.value };
              if (isWhole) setChosen(next.dialCode);
              change(next.dialCode, next.national);
            }}
            className={control}
          />
        </div>
      )}
    </FieldFrame>
  );
};

/** The dial codes of all countries, Australia's first; only that one until they are loaded. */
const useDialCodes = (): readonly DialCode[] => {
  const [codes, setCodes] = useState<readonly DialCode[]>([australia]);
  useEffect(() => {
    fetchPayload(listCountries, {}).then(
      (countries) => setCodes(dialCodesOf(countries)),
      (error: unknown) => console.error(error),
    );
  }, []);
  return codes;
};

const dialCodesOf = (countries: readonly { label: string; value: string }[]): readonly DialCode[] => {
  const byCode = Map.groupBy(countries, ({ value }) => value);
  byCode.delete(australia.code);
  const others = [...byCode].map(([code, [first, ...more]]) => ({
    code,
    label: `${first!.label}${more.length ? " and others" : ""} (${code})`,
  }));
  return [australia, ...others];
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

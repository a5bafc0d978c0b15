import CircleAlert from "lucide-react/icons/circle-alert";
import { Label, Text } from "react-aria-components/ComboBox";
import type { FieldText } from "../FieldFrame.tsx";
import { fieldError, hint as hintClass, label as labelClass } from "../recipes.ts";
import { useFieldError } from "../heard/use-field-error.ts";

/** The label and hint of a react-aria field, which connects them to its control. */
export const AriaLabel = ({ label, hint, optional }: FieldText) => (
  <>
    <Label className={labelClass}>
      {label}
      {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
    </Label>
    {hint && (
      <Text slot="description" elementType="div" className={hintClass}>
        {hint}
      </Text>
    )}
  </>
);

/** The error of a react-aria field. */
export const AriaError = ({ error }: Pick<FieldText, "error">) =>
  error && <ErrorText key={error}>{error}</ErrorText>;

const ErrorText = ({ children }: { children: string }) => (
  <Text ref={useFieldError()} slot="errorMessage" elementType="p" className={fieldError}>
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {children}
  </Text>
);

import CircleAlert from "lucide-react/icons/circle-alert";
import { fieldError } from "../recipes.ts";
import { useFieldError } from "./use-field-error.ts";

interface FieldErrorProps {
  /** The id by which the field is described by it. */
  id: string;
  children: string;
}

/** The error of a field. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p ref={useFieldError<HTMLParagraphElement>()} id={id} className={fieldError}>
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
);

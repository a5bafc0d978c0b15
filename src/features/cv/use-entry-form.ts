import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { formSchema, type FormValues } from "../profile/form-values.ts";
import type { Proposal } from "./proposals.ts";
import type { Review } from "./use-review.ts";

/** The form of a proposal, which keeps what is typed in the review. */
export const useEntryForm = (proposal: Proposal, review: Review) => {
  const form = useForm<FormValues, unknown, EntryData>({
    resolver: standardSchemaResolver(formSchema(proposal.section)),
    defaultValues: review.draftOf(proposal).values,
    mode: "onTouched",
  });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    review.write(proposal, form.getValues());
    // oxlint-disable-next-line react/exhaustive-deps -- only what is typed is written
  }, [values]);
  return { form, values };
};

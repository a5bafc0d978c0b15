import type { Brand } from "../../contract/brand.ts";

/** Whether a site offers consultations: it does if it has topics for them. */
export const offersConsultations = ({ consultations }: Pick<Brand, "consultations">): boolean =>
  consultations.length > 0;

/** How long a consultation takes, in minutes. */
export const consultationMinutes = 30;
/** How far ahead a consultation can be, in days. */
export const consultationDaysAhead = 180;
/** The most consultations of a seeker that are neither past nor cancelled, on one site. */
export const maxOpenConsultations = 5;
/** The most notes of one case. */
export const maxCaseNotes = 100;

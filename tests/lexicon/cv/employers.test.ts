import { expect, it } from "vitest";
import { endsInLegalForm, isCompany } from "../../../src/lexicon/cv/employers.ts";

it("knows companies by their legal form, and no spa, which is a place of work", () => {
  for (const name of ["Acme Pty Ltd", "Oficina Mecânica Ltda.", "Pastificio Rossi S.p.A."])
    expect([name, isCompany(name)]).toEqual([name, true]);
  for (const text of ["Spa Therapist", "Day Spa Manager"])
    expect([text, isCompany(text)]).toEqual([text, false]);
  expect(endsInLegalForm("Construtora Ltda.")).toBe(true);
  expect(endsInLegalForm("Spa.")).toBe(false);
});

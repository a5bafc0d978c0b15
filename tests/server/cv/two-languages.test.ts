import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, valuesIn } from "./pages.ts";

describe("a CV that says all in two languages", () => {
  const lines = linesIn(
    ...["# HOJA DE VIDA / RESUME", "Nombre / Name: Marisol Quintero", "Correo / Email: marisol@example.com"],
    ...[
      "# Experiencia laboral / Work experience",
      "03/2021 – actualidad / present ‖ Pastelera / Pastry Cook",
    ],
    ...["Otway Hotel, Geelong", "2018 – 2020 ‖ Kitchen Hand / Ayudante de cocina", "Café Nube, Cali"],
    ...["# Certificados / Certificates", "Manejo de alimentos / Food safety: 2022"],
    ...["Primeros auxilios / First aid: expires 05/2028", "Licencia / Driver licence: class C, Victoria"],
    ...["# Idiomas / Languages", "Español / Spanish: nativo / native", "Inglés / English: bueno / good"],
    ...["# Habilidades / Skills", "Pastelería / Pastry making, Inventario / Stocktaking"],
  );

  it("is read in English", () => {
    expect(valuesIn(lines, "basic", "given_name", "family_name")).toEqual(["Marisol | Quintero"]);
    expect(jobsInLines(lines)).toEqual([
      "Pastry Cook | Otway Hotel | 2021-03 | now",
      "Kitchen Hand | Café Nube | 2018 | 2020",
    ]);
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual(["Food safety | ", "First aid | 2028-05"]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["C"]);
    expect(valuesIn(lines, "language", "language", "level")).toEqual([
      "Spanish | native",
      "English | conversational",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Pastry making", "Stocktaking"]);
  });

  it("is one where several headings and labels do, and not one with slashes", () => {
    const plain = linesIn(
      ...["# Rosa Benedetti", "rosa@example.com", "# Skills", "Fugen / Grouting, Pizza / Bread"],
      ...["# Idiomas / Languages", "Italian"],
    );
    expect(valuesIn(plain, "skill", "skill")).not.toEqual(["Grouting", "Bread"]);
  });
});

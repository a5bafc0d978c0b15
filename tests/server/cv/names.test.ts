import { describe, expect, it } from "vitest";
import { nameIn } from "../../../src/server/cv/find/person/name.ts";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { linesIn, valuesIn } from "./pages.ts";

const line = (text: string, size: number) => ({ ...plainLine(text), style: `${size}`, size });

/** The given and the family name that the top of a CV says. */
const namesIn = (texts: readonly string[], email?: string): (string | undefined)[] => {
  const fields = nameIn(
    texts.map((text) => line(text, 20)),
    [],
    email,
  )?.fields;
  return [fields?.["given_name"]?.value, fields?.["family_name"]?.value];
};

it("reads a name over two lines in small letters, as the email address has both", () => {
  const lines = linesIn("Irini", "Papadaki", "4 Jetty Road", "irini.papadaki@example.com", "# Experience");
  expect(valuesIn(lines, "basic", "given_name", "family_name")).toEqual(["Irini | Papadaki"]);
});

describe("the name in a CV", () => {
  it.each([
    ["Charlotte O'Brien", undefined, "Charlotte", "O'Brien"],
    ["Juan de la Cruz", undefined, "Juan", "de la Cruz"],
    ["de la Cruz, María José", undefined, "María José", "de la Cruz"],
    ["TADHG Ó SÚILLEABHÁIN", undefined, "Tadhg", "Ó Súilleabháin"],
    ["Aoife Ní Bhriain", undefined, "Aoife", "Ní Bhriain"],
    ["ZHANG Wei", undefined, "Wei", "ZHANG"],
    ["ORLA McKENNA-SHAW", "orla.ms@example.com", "Orla", "McKENNA-SHAW"],
    ["Tariq al-Masri", undefined, "Tariq", "al-Masri"],
    ["Grace Lim Hui Min", "grace.lim@example.com", "Grace", "Lim"],
    ["O'CONNOR Aoife", "aoife.oconnor@example.com", "Aoife", "O'CONNOR"],
    ["Valentina Muñoz Rincón", "valentina.munozrincon22@example.com", "Valentina", "Muñoz Rincón"],
    ["Priya Rana CPA – Curriculum Vitae – Page", "priya.rana@example.com", "Priya", "Rana"],
    ["Curriculum Vitae of Thị Mai Nguyễn", "mai@example.com", "Thị Mai", "Nguyễn"],
    ["Ana Sofía Larrañaga Bustos", "sofia.larranaga@example.com", "Ana Sofía", "Larrañaga Bustos"],
    ["Nguyễn Thị Bích Ngọc", "bichngoc.nguyen@example.com", "Thị Bích Ngọc", "Nguyễn"],
    ["Siobhán O’Reid RN, MNurs", undefined, "Siobhán", "O’Reid"],
    ["Anita DSouza", undefined, "Anita", "DSouza"],
    ["Lic. Marta Gómez", undefined, "Marta", "Gómez"],
    ["王小明 (Xiaoming Wang)", undefined, "Xiaoming", "Wang"],
    ["Elena Petrova – Page 2", undefined, "Elena", "Petrova"],
    ["Rosa Benedetti, Ph.D.", undefined, "Rosa", "Benedetti"],
    ["JOHN SMITH B.Com., LL.B.", undefined, "John", "Smith"],
    ["Assoc. Prof. Helen Marsh, B.Sc. (Hons)", undefined, "Helen", "Marsh"],
    ["Lt Col (Ret'd) Peter Grant AM", undefined, "Peter", "Grant"],
    ["MARIA CRISTINA L. DELA PEÑA, RN", "mcdelapena@example.com", "Maria Cristina L.", "Dela Peña"],
    ["Ashley Johnson, Technical Lead", "ashley.johnson@example.com", "Ashley", "Johnson"],
  ])("%s, with the address %s, is divided at the family name", (text, email, given, family) => {
    expect(namesIn([text, "Chef"], email).map((name) => name?.toLowerCase())).toEqual([
      given.toLowerCase(),
      family.toLowerCase(),
    ]);
  });

  it("may be on two lines", () => {
    expect(namesIn(["MARÍA JOSÉ", "MUÑOZ RINCÓN", "Chef"], "mariajose.munozrincon@example.com")).toEqual([
      "María José",
      "Muñoz Rincón",
    ]);
    expect(namesIn(["Grace", "Hawke-Jones", "Chef"])).toEqual(["Grace", "Hawke-Jones"]);
  });

  it("is in the only lines of the largest size, beside contact details", () => {
    const lines = [
      { ...line("KA HO", 24), parts: ["KA HO", "kelvin@example.com"] },
      line("Hong Kong", 10),
      line("LEUNG", 24),
    ];
    const fields = nameIn(lines, [], "kelvin@example.com")?.fields;
    expect([fields?.["given_name"]?.value, fields?.["family_name"]?.value]).toEqual(["Ka Ho", "Leung"]);
  });

  it("is in two lines of a form, each with its label", () => {
    expect(namesIn(["Surname: Yadav", "Given name(s): Rajesh Kumar", "Mobile: 0400 000 000"])).toEqual([
      "Rajesh Kumar",
      "Yadav",
    ]);
  });

  it("may be in the cells of one line of a form", () => {
    expect(
      valuesIn(
        linesIn("Westside Labour Hire", "Given names ‖ Abdi Yusuf ‖ Surname ‖ Warsame", "a@example.com"),
        "basic",
        "given_name",
        "family_name",
      ),
    ).toEqual(["Abdi Yusuf | Warsame"]);
  });

  it("is none of the lines where they are an occupation and a place", () => {
    expect(namesIn(["Senior Software Engineer", "Parramatta NSW 2150"])).toEqual([undefined, undefined]);
  });

  it("is in letters with spaces, which left none between the names", () => {
    expect(namesIn(["TAHLIANGUYEN"], "tahlia.nguyen@example.com")).toEqual(["Tahlia", "Nguyen"]);
    expect(namesIn(["TAHLIANGUYEN"], "tahlianguyen@example.com")).toEqual(["Tahlianguyen", undefined]);
  });

  it.each([
    ["Luis Felipe Gómez Herrera", "lf.gomez@example.com", "Luis Felipe", "Gómez Herrera"],
    ["Ana Torres Molina", undefined, "Ana", "Torres Molina"],
    ["Inês Carvalho Teixeira", "ines88@example.com", "Inês", "Carvalho Teixeira"],
    ["Marites Santos Reyes", "marites.reyes@example.com", "Marites Santos", "Reyes"],
    ["Ana Rosa Molina", undefined, "Ana Rosa", "Molina"],
  ])("%s, with the address %s, has as many family names as it says", (text, email, given, family) => {
    expect(namesIn([text, "Chef"], email)).toEqual([given, family]);
  });

  it.each([
    ["Thandeka du Plessis FIAA", "thandeka.duplessis@example.com", "Thandeka", "du Plessis"],
    ["PRIYA THIRU MCPS", "priya.thiru@example.com", "Priya", "Thiru"],
    ["Anna Vogt-Ramsey XRPCQ CChem", "anna.vogt-ramsey@example.com", "Anna", "Vogt-Ramsey"],
    ["Ana COSTA SILVA", "ana.costa@example.com", "Ana", "COSTA SILVA"],
    ["Seun Coker MCIPS", "seun@example.com", "Seun", "Coker"],
  ])("%s, with the address %s, ends before letters of a membership", (text, email, given, family) => {
    const [first, last] = namesIn([text, "Buyer"], email);
    expect([first, last?.toLowerCase()]).toEqual([given, family.toLowerCase()]);
  });

  it("may have the name that others use in brackets and quotation marks", () => {
    expect(namesIn(['GEORGE ("YORGO") KOSTA'])).toEqual(["George", "Kosta"]);
  });

  it("has a family name below the given one in letters of its own size", () => {
    const name = (below: string) => {
      const lines = [line("Camila", 30), line(below, 23), line("Mascot, Sydney NSW", 9)];
      const { given_name, family_name } = nameIn(lines, [], "camila.af@example.com")?.fields ?? {};
      return [given_name?.value, family_name?.value];
    };
    expect(name("Andrade Figueroa")).toEqual(["Camila", "Andrade Figueroa"]);
    expect(name("Flight Attendant")[1]).toBeUndefined();
  });
});

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Readable } from "../../src/server/cv/read-document.ts";
import type { KnownLayout, Layout } from "./layout.ts";
import type { Person } from "./people.ts";

/** A CV and what it says. */
export interface CvFile {
  name: string;
  type: Readable;
  bytes: Uint8Array;
  person: Person;
}

/** Each layout for so many people. */
export const filesOf = async (
  layouts: Readonly<Record<string, Layout | KnownLayout>>,
  people: number,
  personWith: (number: number) => Person,
  seed: number,
): Promise<CvFile[]> => {
  const files: CvFile[] = [];
  for (const [at, [name, layout]] of Object.entries(layouts).entries()) {
    const { says, write }: KnownLayout = typeof layout === "function" ? { write: layout } : layout;
    for (let one = 0; one < people; one++) {
      const person = personWith(seed * 1_000 + one * 31 + at);
      const said = says ? says(person) : person;
      const { observer, used } = observed(said);
      const type = /(pdf|docx|json|zip)/.exec(name)![1] as Readable;
      const bytes = await write(observer);
      files.push({ name: `${name} #${one}`, type, bytes, person: onlyUsed(said, used) });
    }
  }
  return files;
};

/** A person that notes which of their fields a layout writes. */
export const observed = (person: Person) => {
  const used = new Set<PropertyKey>();
  const get = (target: Person, key: keyof Person) => {
    used.add(key);
    return target[key];
  };
  return { observer: new Proxy(person, { get } as ProxyHandler<Person>), used };
};

/** The person without the parts that were not written. */
export const onlyUsed = (person: Person, used: ReadonlySet<PropertyKey>): Person => ({
  ...person,
  address: used.has("address") ? person.address : "",
  city: used.has("city") ? person.city : "",
  summary: used.has("summary") ? person.summary : "",
  skills: used.has("skills") ? person.skills : [],
  licences: used.has("licences") ? person.licences : [],
  languages: used.has("languages") ? person.languages : [],
  referees: used.has("referees") ? person.referees : [],
});

/** The Word files in another format, by LibreOffice; none where it is not installed. */
export const converted = async (files: readonly CvFile[], type: "doc" | "pdf"): Promise<CvFile[]> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-cv-"));
  try {
    const word = files.filter((file) => file.type === "docx");
    const paths = word.map((_, at) => join(folder, `${at}.docx`));
    for (const [at, path] of paths.entries()) await writeFile(path, word[at]!.bytes);
    const settings = `-env:UserInstallation=file://${folder}/settings`;
    const options = [settings, "--headless", "--convert-to", type, "--outdir", folder];
    await promisify(execFile)("soffice", [...options, ...paths]);
    return await Promise.all(
      word.map(async (file, at) => ({
        ...file,
        name: file.name.replace("docx", `docx as ${type}`),
        type,
        bytes: await readFile(join(folder, `${at}.${type}`)),
      })),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    console.log(`Without Word files as ${type}: LibreOffice makes them (Debian: libreoffice-writer-nogui).`);
    return [];
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The vectors of a job that are looked up. */
export const parts = ["words", "core", "title"] as const;
export type Part = (typeof parts)[number];

/** Another layout of the file has another number. */
export const version = 2;

/** Every printable ASCII character but letters and digits: lexemes are divided by spaces only. */
const tokenchars = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at))
  .replace(/[a-z0-9]/gi, "")
  .replaceAll("'", "''")
  .replaceAll('"', '""');
/** Bytes of words that FTS5 collects before it writes them: twice its default, for a tenth less time. */
const collected = 2 * 1024 * 1024;

/** The tables of a file of words: one for each part, and the moment whose changes it has. */
export const schema = `
  ${parts
    .map(
      (part) => `
        create virtual table ${part} using fts5(lexemes,
          content='', contentless_delete=1, tokenize="ascii tokenchars '${tokenchars}'");
        insert into ${part} (${part}, rank) values ('hashsize', ${collected});`,
    )
    .join("")}
  create table moment (epoch text, source text, snapshot text, later_on text);
  pragma user_version = ${version}`;

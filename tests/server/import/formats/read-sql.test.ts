import { expect, it } from "vitest";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readSql } from "../../../../src/server/import/formats/read-sql.ts";
import { all, jobsOf, whole } from "../read-jobs.ts";

it("a column of PostgreSQL may be a list", async () => {
  const text = `COPY jobs (id, title, company, towns, state, posted_at, body) FROM stdin;\n7\tCook\tFig\t{Roma,"Mount Isa"}\tQLD\t2026-11-17 06:30:00+10\tStoves\n8\tBaker\tFig\t{}\t\\N\t2026-11-17 06:30:00+10\tBread\n\\.\n`;
  const jobs = await jobsOf(readSql(whole(text)));
  expect(jobs[0]!.places.map(({ text, suburb }) => text || suburb)).toEqual(["Roma", "Mount Isa"]);
});

const columns = "id, title, company, location, closes, description";

it.each([
  [
    "MySQL, with strokes before signs and the columns in the definition",
    "-- MySQL dump 10.13\n/*!40101 SET x */;\nCREATE TABLE `job` (\n  `id` int NOT NULL COMMENT 'a; b',\n  `title` text,\n  `company` text,\n  `location` text,\n  `closes` date DEFAULT NULL,\n  `description` text,\n  PRIMARY KEY (`id`)\n);\n" +
      "INSERT INTO `job` VALUES (7,'Cook\\'s Hand','Fig; Sons','Roma QLD','2026-12-18','Stoves (two), pots'),(8,'Baker','Fig','Dalby QLD',NULL,'Bread');\n",
  ],
  [
    "SQLite, with employers in a table of their own",
    `PRAGMA foreign_keys=OFF;\nCREATE TABLE companies(id INTEGER PRIMARY KEY, name TEXT);\nINSERT INTO companies VALUES(1,'Fig; Sons');\nINSERT INTO "jobs" (id, title, company_id, location, closes, description) VALUES(7,'Cook''s Hand',1,'Roma QLD','2026-12-18','Stoves (two), pots');\n`,
  ],
  [
    "PostgreSQL, with tabs between cells",
    `--\n-- PostgreSQL database dump\n--\nSET x = 0;\nCOPY public.jobs (${columns}) FROM stdin;\n7\tCook's Hand\tFig; Sons\tRoma QLD\t2026-12-18\tStoves (two), pots\n8\tBaker\tFig\tDalby QLD\t\\N\tBread\n\\.\n`,
  ],
  [
    "SQL Server, with nothing between statements",
    `USE [board]\nGO\nINSERT [dbo].[jobs] ([id], [title], [company], [location], [closes], [description]) VALUES (7, N'Cook''s Hand', N'Fig; Sons', N'Roma QLD', CAST(N'2026-12-18' AS Date), N'Stoves (two), pots')\nINSERT [dbo].[jobs] ([id], [title], [company], [location], [closes], [description]) VALUES (8, N'Baker', N'Fig', N'Dalby QLD', NULL, N'Bread')\nGO\n`,
  ],
])("jobs of a dump of a database are rows: %s", async (_, text) => {
  expect(detectFormat(text)).toBe("sql");
  const [job] = await jobsOf(readSql(whole(text)));
  expect(job).toMatchObject({
    reference: "7",
    title: "Cook's Hand",
    employer: "Fig; Sons",
    expires: "2026-12-18",
    description: "Stoves (two), pots",
  });
});

it("a dump without jobs is told with its tables", async () => {
  const text =
    "-- dump\nCREATE TABLE users (id int, email text);\nINSERT INTO users VALUES (1, 'a@b.example');\n";
  await expect(all(readSql(whole(text)))).rejects.toThrow("it has users");
});

it("a dump of MySQL whose names have no marks has strokes before signs, and odd rows are told", async () => {
  const text = String.raw`CREATE TABLE jobs (
  id int, title text, company text, location text, description text
) ENGINE=InnoDB;
INSERT INTO jobs (id, title, company, location, description) VALUES
(7, 'Cook\'s Hand', 'O\'Fig', 'Roma QLD', 'Stoves.\r\nPots, \'n\' pans.'),
(8, 'Baker', 'Fig', 'Roma QLD', 'Bread.'),
(9, 'Nurse', 'Fig');
`;
  expect(await all(readSql(whole(text)))).toMatchObject([
    { note: expect.stringContaining('1 row of the table "jobs"') as string },
    { job: { reference: "7", title: "Cook's Hand", employer: "O'Fig" } },
    { job: { reference: "8", title: "Baker" } },
  ]);
});

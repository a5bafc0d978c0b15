const none = String.raw`\N`;
const employers: readonly (readonly string[])[] = [
  ["7", "Brigalow Feedlots", "https://brigalowfeedlots.example", "t"],
  ["12", "Maranoa Rural Stores", none, "t"],
  ["15", "St Finbar's Bush School", "https://stfinbars.example", "f"],
];
const vacancies: readonly (readonly string[])[] = [
  [
    "3301",
    "7",
    "Pen Rider",
    "{Dalby,Condamine}",
    "QLD",
    "full_time",
    "34.85",
    "38.10",
    "hour",
    String.raw`Eighteen thousand head, and you look at every one of them before breakfast. You pull the sick ones, walk them to the hospital pen and write down what you saw.\n\nBring two horses; we feed and shoe them. A house is $90 a week.`,
    "https://brigalowfeedlots.example/work/pen-rider",
    "2026-11-17 06:30:00+10",
    "2026-12-14",
    "f",
    "published",
  ],
  [
    "3308",
    "12",
    "Agronomist / Store Adviser",
    "{Roma}",
    "QLD",
    "full_time",
    "92000.00",
    "104000.00",
    "year",
    String.raw`Half of the week you walk crops, and the other half you stand behind the counter and explain labels. The store turns over $7 million, most of it in spring.\n\nA ute and a phone come with the job.`,
    none,
    "2026-11-20 14:05:11+10",
    "2027-01-08",
    "f",
    "published",
  ],
  [
    "3311",
    "15",
    "Teacher, Distance Education",
    "{}",
    none,
    "part_time",
    none,
    none,
    none,
    "You teach eleven children over the internet, from your own house, three days a week. Twice a year you fly out to meet them at a station, and there is cake.",
    "https://stfinbars.example/join-us",
    "2026-11-24 09:00:00+10",
    none,
    "t",
    "published",
  ],
  [
    "3296",
    "7",
    "Feed Mill Hand",
    "{Dalby}",
    "QLD",
    "casual",
    "31.40",
    "31.40",
    "hour",
    "Written and not yet sent to the board.",
    none,
    "2026-11-25 16:44:02+10",
    none,
    "f",
    "draft",
  ],
  [
    "3254",
    "12",
    "Storeman",
    "{Miles}",
    "QLD",
    "full_time",
    none,
    none,
    none,
    "Wool packs, wire and drench.",
    none,
    "2026-10-06 10:20:00+10",
    "2026-11-06",
    "f",
    "archived",
  ],
];
const tabbed = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join("\t")).join("\n");

/** Rarer: a rural board's database as its own program dumps it, remarks and settings first, tables copied as lines with tabs, nothing as a backslash and a letter, breaks of lines as escapes, towns as a list in braces with the state apart, employers in a table of their own behind a number, true and false as letters, moments with a short offset, a draft and an archived one, a table of users. */
export const outbackBoardCopyDump = {
  name: "held-23 copied tables of a rural board",
  extension: "sql",
  contentType: "application/sql; charset=utf-8",
  text: `--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);

CREATE TABLE public.employers (
    id integer NOT NULL,
    name character varying(120) NOT NULL,
    website text,
    verified boolean DEFAULT false
);

CREATE TABLE public.vacancies (
    id integer NOT NULL,
    employer_id integer,
    title character varying(200) NOT NULL,
    towns character varying(80)[],
    state character(3),
    work_type character varying(20),
    pay_min numeric(10,2),
    pay_max numeric(10,2),
    pay_per character varying(10),
    description text,
    apply_url text,
    published_at timestamp with time zone,
    closes_on date,
    work_from_home boolean,
    status character varying(12)
);

--
-- Data for Name: employers; Type: TABLE DATA; Schema: public
--

COPY public.employers (id, name, website, verified) FROM stdin;
${tabbed(employers)}
\\.


--
-- Data for Name: users; Type: TABLE DATA; Schema: public
--

COPY public.users (id, name, title, last_seen) FROM stdin;
1\tNerida Walsh\tEditor\t2026-11-26 17:00:00+10
2\tPhil Oakes\tTreasurer\t2026-09-02 08:12:00+10
\\.


--
-- Data for Name: vacancies; Type: TABLE DATA; Schema: public
--

COPY public.vacancies (id, employer_id, title, towns, state, work_type, pay_min, pay_max, pay_per, description, apply_url, published_at, closes_on, work_from_home, status) FROM stdin;
${tabbed(vacancies)}
\\.


ALTER TABLE ONLY public.vacancies
    ADD CONSTRAINT vacancies_pkey PRIMARY KEY (id);

--
-- PostgreSQL database dump complete
--
`,
  expected: [
    {
      title: "Pen Rider",
      employer: "Brigalow Feedlots",
      reference: "3301",
      places: ["Dalby QLD", "Condamine QLD"],
      pay: { min: 34.85, max: 38.1, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T20:30:00Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://brigalowfeedlots.example/work/pen-rider",
    },
    {
      title: "Agronomist / Store Adviser",
      employer: "Maranoa Rural Stores",
      reference: "3308",
      places: ["Roma QLD"],
      pay: { min: 92_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T04:05:11Z",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Teacher, Distance Education",
      employer: "St Finbar's Bush School",
      reference: "3311",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T23:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://stfinbars.example/join-us",
    },
    {
      title: "Storeman",
      reference: "3254",
      places: ["Miles QLD"],
      live: false,
    },
  ],
};

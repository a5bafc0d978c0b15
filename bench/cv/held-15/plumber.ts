import type { UnseenCv } from "../unseen/known.ts";
import { bullets, line, sheet } from "./sheet.ts";

const when = (years: string, text: string) =>
  line(`${years}\t${text}`, { tabs: [38], hanging: 38, before: 6 });
const title = (text: string) => line(`**__${text}__**`, { size: 12, before: 12, after: 4 });

/** A plumber's two-page list: years with a count of years in the left column, “Title – Employer”, an old job without dates, registration classes and tickets. */
export const plumber: UnseenCv = {
  name: "plumber with years and their count on the left, job without dates, registration and tickets",
  type: "docx",
  write: sheet({ font: "Verdana", size: 10, margin: 22 }, [
    line("**RESUME OF JARROD MIFSUD**", { size: 15, align: "center", after: 8 }),
    line("**Address:**\t8 Bluestone Drive, Lara VIC 3212", { tabs: [38], after: 0 }),
    line("**Mobile:**\t0491 571 804", { tabs: [38], after: 0 }),
    line("**Email:**\tjarrod.mifsud@example.com", { tabs: [38], after: 0 }),
    line("**Date of birth:**\t22/05/1994", { tabs: [38] }),
    title("A BIT ABOUT ME"),
    line(
      "Plumber by trade with 14 years on the tools, from slab to fit-off. I have run crews on volume builds and on two schools and I still like a blocked drain more than a meeting. Own ute and hand tools. After steady commercial work in Geelong or the western suburbs.",
    ),
    title("WORK HISTORY"),
    when("2021 to now", "**Leading Hand Plumber – Surfside Plumbing & Gas, Torquay**"),
    ...bullets(
      "Rough-in and fit-off of 60 townhouses a year, crew of five",
      "Two primary schools: roof drainage, gas and backflow",
      "Toolbox talks, SWMS, orders and the odd difficult builder",
    ),
    when("2016 – 2021 (5 years)", "**Plumber – Corio Bay Mechanical Services, North Geelong**"),
    ...bullets(
      "Maintenance at a hospital and a brewery: hot water, TMVs, steam traps",
      "On call one week in four",
    ),
    when("2012 – 2016 (4 years)", "**Apprentice Plumber – Vella & Sons Plumbing, Lara**"),
    ...bullets("New homes, renovations, drains and a great deal of digging"),
    when("1 year", "**Labourer – Barwon Demolition, Corio**"),
    ...bullets("Before my apprenticeship"),
    title("LICENCE AND REGISTRATION"),
    ...bullets(
      "Licensed Plumber (VBA) no. 47312 – water supply, sanitary, drainage, gasfitting, expires 30/09/2027",
      "Restricted Electrical Licence (disconnect/reconnect) no. REL-20875, expires 04/2030",
      "Car licence, manual",
    ),
    title("TICKETS"),
    ...bullets(
      "White Card (Construction Induction) no. 0552398",
      "Working at Heights, 2025",
      "Confined Space, 2025",
      "EWP under 11 m, 2022",
      "Backflow Prevention, 2019",
      "First Aid Level 2, exp. 08/2027",
      "Asbestos Awareness",
    ),
    title("TRADE SCHOOL"),
    line("Certificate III in Plumbing, Moorabool TAFE, 2016"),
    line("Certificate IV in Plumbing and Services, Moorabool TAFE, 2020"),
    line("Year 10, Lara Plains College, 2010"),
    title("WHAT I AM GOOD AT"),
    ...bullets(
      "Copper, PEX and HDPE",
      "Reading plans",
      "Drain cameras and jetting",
      "Hot water heat pumps",
      "Quoting small jobs",
      "Looking after apprentices",
    ),
    title("OUTSIDE WORK"),
    line("Under 10s coach at Lara Cricket Club (volunteer), surf fishing, two kids and a kelpie."),
    title("REFEREES"),
    line("Chris Damianos, Owner, Surfside Plumbing & Gas, 0491 572 983"),
    line("Wayne Postlethwaite, Facilities, St Bride's Hospital, 03 5550 2214"),
  ]),
  says: {
    given: "Jarrod",
    family: "Mifsud",
    email: "jarrod.mifsud@example.com",
    phone: "+61491571804",
    jobs: [
      ["Leading Hand Plumber", "Surfside Plumbing & Gas", "2021", null],
      ["Plumber", "Corio Bay Mechanical Services", "2016", "2021"],
      ["Apprentice Plumber", "Vella & Sons Plumbing", "2012", "2016"],
      ["Labourer", "Barwon Demolition", "", ""],
    ],
    studies: [
      ["Certificate III in Plumbing", "Moorabool TAFE", "2016"],
      ["Certificate IV in Plumbing and Services", "Moorabool TAFE", "2020"],
      ["Year 10", "Lara Plains College", "2010"],
    ],
    skills: [
      "Copper, PEX and HDPE",
      "Reading plans",
      "Drain cameras and jetting",
      "Hot water heat pumps",
      "Quoting small jobs",
      "Looking after apprentices",
    ],
    licences: [
      [
        "Licensed Plumber (VBA) / Licensed Plumber / Licensed Plumber (VBA) – water supply, sanitary, drainage, gasfitting",
        "47312",
        "2027-09-30",
      ],
      [
        "Restricted Electrical Licence (disconnect/reconnect) / Restricted Electrical Licence",
        "REL-20875",
        "2030-04",
      ],
      ["White Card (Construction Induction) / White Card / Construction Induction", "0552398"],
      ["Working at Heights"],
      ["Confined Space"],
      ["EWP under 11 m / EWP"],
      ["Backflow Prevention"],
      ["First Aid Level 2 / First Aid", undefined, "2027-08"],
      ["Asbestos Awareness"],
    ],
    drives: ["C"],
    besides: ["Car licence", "Under 10s coach", "Lara Cricket Club"],
  },
};

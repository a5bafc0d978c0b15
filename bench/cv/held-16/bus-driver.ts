import { bullets, heading, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const entry = (text: string, when: string) => line(`${text}\t${when}`, { tabs: [-0.1], after: 2 });

/** A bus driver's resume by abilities: strengths with examples first, the list of jobs at its end with one line each, and two breaks that are explained. */
export const busDriver: UnseenCv = {
  name: "bus driver's resume by abilities: examples first, one-line jobs at the end, career break",
  type: "docx",
  write: sheet({ font: "Georgia", size: 11, margin: 22, accent: "7F3F00" }, [
    heading("Glenys Arbuthnot", "title"),
    line("Bus driver, Hobart and surrounds", { size: 13, after: 1 }),
    line("0491 578 957 • glenys.arbuthnot@example.com • 22 Boronia Rise, Kingston TAS 7050", {
      ruled: true,
      after: 6,
    }),
    line(
      "Safe and sociable driver with seventeen years in the seat: town routes, school runs and day tours. No at-fault accident since I began. Returning to work after two years of caring for my mother and looking for a permanent part-time shift.",
    ),
    heading("Skills summary"),
    ...bullets(
      "Route and charter driving",
      "Pre-start vehicle checks",
      "Ticketing machines",
      "Student behaviour",
      "Wheelchair ramps and restraints",
      "Tour commentary",
    ),
    heading("What I bring"),
    heading("Driving", 2),
    ...bullets(
      "Drove 40 to 62-seat buses and articulated buses in city traffic, on gravel and over the Midlands in ice",
      "Kept to timetable on 96 per cent of trips in my last full year on the road",
    ),
    heading("Looking after passengers", 2),
    ...bullets(
      "Knew the morning regulars by name and the one who needs the ramp before he asks",
      "Two letters of thanks from parents are on my file at Channel Coaches",
    ),
    heading("Helping the depot", 2),
    ...bullets(
      "Trained eleven new drivers on the Kingston routes",
      "Health and safety representative from 2016 to 2020",
    ),
    heading("Licences and registrations"),
    ...bullets(
      "Tasmanian driver licence, class HR, expires 08/2030",
      "Ancillary Certificate (Public Passenger Vehicle) no. A71640, expires 30 November 2028",
      "Registration to Work with Vulnerable People no. 20913355, expires 17 January 2029",
      "First Aid, renewed February 2026",
    ),
    heading("Education"),
    entry("Certificate III in Driving Operations, Derwent Skills Centre", "2010"),
    entry("Certificate II in Tourism, Derwent Skills Centre", "2003"),
    heading("Employment history"),
    entry("**Bus Driver**, Channel Coaches, Kingston", "May 2013 – June 2024"),
    entry("**Tour Driver**, Wombat Day Tours, Hobart", "Oct 2009 – Apr 2013"),
    entry("**School Bus Driver**, Huon Valley Buslines, Huonville", "Feb 2007 – Sept 2009"),
    entry("**Ticket Seller**, Bruny Ferry Kiosk, Kettering", "2003 – 2006"),
    entry("**Process Worker**, Southern Apple Packers, Cygnet", "1989 – 1996"),
    line("1996 – 2003: raising three children. Since July 2024: full-time carer for my mother.", {
      before: 4,
    }),
    heading("Community"),
    line("Driver for the Kingston Meals Run (volunteer) since 2011; member of the Channel Community Choir."),
    heading("Interests"),
    line("Quilting, cryptic crosswords, caravanning on the east coast."),
    heading("Referees"),
    line("Murray Tibbs, Depot Manager, Channel Coaches, 0491 578 148", { after: 1 }),
    line("Kaye Lovell, Coordinator, Kingston Meals Run, 0491 578 888"),
  ]),
  says: {
    given: "Glenys",
    family: "Arbuthnot",
    email: "glenys.arbuthnot@example.com",
    phone: "+61491578957",
    jobs: [
      ["Bus Driver", "Channel Coaches", "2013-05", "2024-06"],
      ["Tour Driver", "Wombat Day Tours", "2009-10", "2013-04"],
      ["School Bus Driver", "Huon Valley Buslines", "2007-02", "2009-09"],
      ["Ticket Seller", "Bruny Ferry Kiosk", "2003", "2006"],
      ["Process Worker", "Southern Apple Packers", "1989", "1996"],
    ],
    studies: [
      ["Certificate III in Driving Operations", "Derwent Skills Centre", "2010"],
      ["Certificate II in Tourism", "Derwent Skills Centre", "2003"],
    ],
    skills: [
      "Route and charter driving",
      "Pre-start vehicle checks",
      "Ticketing machines",
      "Student behaviour",
      "Wheelchair ramps and restraints",
      "Tour commentary",
    ],
    licences: [
      ["Ancillary Certificate (Public Passenger Vehicle) / Ancillary Certificate", "A71640", "2028-11-30"],
      ["Registration to Work with Vulnerable People / Work with Vulnerable People", "20913355", "2029-01-17"],
      ["First Aid"],
    ],
    drives: ["HR"],
    besides: [
      "Tasmanian driver licence, class HR",
      "Tasmanian driver licence",
      "Driving",
      "Looking after passengers",
      "Helping the depot",
      "Full-time carer for my mother",
      "Full-time carer",
      "Raising three children",
      "Driver for the Kingston Meals Run",
      "Kingston Meals Run",
      "Channel Community Choir",
      "Health and safety representative",
    ],
  },
};

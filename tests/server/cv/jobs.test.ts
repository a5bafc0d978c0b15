import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn } from "./pages.ts";

const head = ["# Rosa Benedetti", "rosa@example.com"];
/** The jobs of a CV whose part with the jobs has these lines. */
const jobs = (...texts: string[]) => jobsInLines(linesIn(...head, ...texts));
const under = (heading: string, ...texts: string[]) =>
  jobs(`# ${heading}`, ...texts, "# EDUCATION", "Diploma of Nursing, TAFE NSW, 2012");

const one = ["Leading Hand | Riverside Works | 2018-07 | 2024-03"];
const two = [...one, "Fitter | Hume Sugar Mill | 2014-02 | 2018-06"];

describe("the jobs of a CV", () => {
  it.each([
    "ROLES HELD",
    "SERVICE HISTORY",
    "PRACTICUM",
    "WHERE I HAVE WORKED",
    "Workshop Experience",
    "LIFE SO FAR",
  ])("are found below the heading %s", (heading) => {
    expect(
      under(heading, "Leading Hand, Riverside Works ‖ Jul 2018 – Mar 2024", "- Maintained engines"),
    ).toEqual(one);
  });

  it.each([
    ["Leading Hand, Riverside Works, Jul 2018 – Mar 2024", "Fitter, Hume Sugar Mill, Feb 2014 – Jun 2018"],
    [
      "Leading Hand – Riverside Works – Jul 2018 – Mar 2024",
      "Fitter – Hume Sugar Mill – Feb 2014 – Jun 2018",
    ],
    [
      "Leading Hand | Riverside Works | Jul 2018 – Mar 2024",
      "Fitter | Hume Sugar Mill | Feb 2014 – Jun 2018",
    ],
    [
      "Leading Hand at Riverside Works (Jul 2018 – Mar 2024)",
      "Fitter at Hume Sugar Mill (Feb 2014 – Jun 2018)",
    ],
    [
      "Leading Hand (Riverside Works) – Jul 2018 till Mar 2024",
      "Fitter (Hume Sugar Mill) – Feb 2014 till Jun 2018",
    ],
    ["Jul 2018 – Mar 2024: Leading Hand, Riverside Works", "Feb 2014 – Jun 2018: Fitter, Hume Sugar Mill"],
    ["Riverside Works: Leading Hand, Jul 2018 – Mar 2024", "Hume Sugar Mill: Fitter, Feb 2014 – Jun 2018"],
    ["Leading Hand: Riverside Works (Jul 2018 – Mar 2024)", "Fitter: Hume Sugar Mill (Feb 2014 – Jun 2018)"],
  ])("may each be one line: %s", (first, second) => {
    expect(under("EMPLOYMENT", first, "- Maintained engines", second, "- Maintained engines")).toEqual(two);
    expect(under("EMPLOYMENT", first, second)).toEqual(two);
  });

  it("may have the dates alone above a list whose first item is the title with the employer", () => {
    expect(
      under(
        "Work",
        "Jul 2018 – Mar 2024",
        "- Leading Hand, Riverside Works",
        "- Maintained engines",
        "Feb 2014 – Jun 2018",
        "- Fitter, Hume Sugar Mill",
        "- Pressed bearings",
      ),
    ).toEqual(two);
  });

  it("are divided at the last “at”, whatever the words are", () => {
    expect(
      under(
        "Experience",
        "General Counsel at Amberly",
        "January 2019 – Present (2 years 3 months)",
        "iOS Engineer at 88.co",
        "May 2014 – May 2015",
      ),
    ).toEqual(["General Counsel | Amberly | 2019-01 | now", "iOS Engineer | 88.co | 2014-05 | 2015-05"]);
  });

  it("may be labelled lines and sentences", () => {
    expect(
      under(
        "Work Experience",
        "1. Previous Company : Xpress Parcels Pvt Ltd",
        "Duration : Jan-2014 to Sep-2015",
        "Designation : Operations Supervisor",
        "To plan the dispatches",
      ),
    ).toEqual(["Operations Supervisor | Xpress Parcels Pvt Ltd | 2014-01 | 2015-09"]);
    expect(
      under(
        "Work Experience",
        "- Worked as a Sales Representative in Overseas Healthcare Pvt Ltd from 6th June 2013 to 2nd January 2014.",
      ),
    ).toEqual(["Sales Representative | Overseas Healthcare Pvt Ltd | 2013-06 | 2014-01"]);
  });

  it("may have the employer in front of the title: “with … as …”", () => {
    expect(
      under(
        "ORGANISATIONAL EXPERIENCE",
        "Since Jul’17 with Havells India Ltd., Noida as Assistant Manager – Accounts",
        "Key Result Areas:",
        "- GST returns",
        "Apr’13 – Jun’17 with Usha International Ltd., Gurgaon as Senior Executive – Accounts",
      ),
    ).toEqual([
      "Assistant Manager – Accounts | Havells India Ltd. | 2017-07 | now",
      "Senior Executive – Accounts | Usha International Ltd. | 2013-04 | 2017-06",
    ]);
  });

  it("may be rows of a table with a column for each date", () => {
    expect(
      under(
        "EMPLOYMENT HISTORY",
        "Company ‖ Position ‖ From ‖ To",
        "Toll IPEC ‖ MC Driver ‖ 06/2019 ‖ Present",
        "Ola / Uber ‖ Rideshare Driver ‖ 2014 ‖ 2015",
        "Acme Linen ‖ Sorter ‖ 2012 ‖ Still there",
      ),
    ).toEqual([
      "MC Driver | Toll IPEC | 2019-06 | now",
      "Rideshare Driver | Ola / Uber | 2014 | 2015",
      "Sorter | Acme Linen | 2012 | now",
    ]);
  });

  it("may have no dates where they begin as those with dates do", () => {
    const lines = linesIn(
      ...head,
      "# Work history",
      ...["Care Assistant", "Lilydale Gardens", "January 2024 until now", "- Showers and meals"],
      ...["Room Attendant", "Parramatta Hotel", "June 2022 to December 2023", "- Sixteen rooms a day"],
      ...["Tailor", "Own shop in Dharan", "- School uniforms"],
    ).map((line) =>
      ["Care Assistant", "Room Attendant", "Tailor"].includes(line.parts[0]!)
        ? { ...line, style: "bold 10" }
        : line,
    );
    expect(jobsInLines(lines)).toEqual([
      "Care Assistant | Lilydale Gardens | 2024-01 | now",
      "Room Attendant | Parramatta Hotel | 2022-06 | 2023-12",
      "Tailor | Own shop in Dharan |  | ",
    ]);
  });

  it("may be several roles with an employer that has its own dates and is described", () => {
    expect(
      under(
        "Career",
        "MERIDIAN MUTUAL ‖ 2016 – Present",
        "Member-owned bank; $9bn assets",
        "Chief Operating Officer (2020 – Present)",
        "- Cut costs",
        "General Manager, Operations (2016 – 2020)",
        "- Moved the core platform",
      ),
    ).toEqual([
      "Chief Operating Officer | MERIDIAN MUTUAL | 2020 | now",
      "General Manager, Operations | MERIDIAN MUTUAL | 2016 | 2020",
    ]);
  });

  it("may be roles below an employer in bold letters, with commas in their titles", () => {
    const lines = linesIn(
      ...head,
      "# Employment",
      "State Library",
      "1979 - 1986 ‖ Library Technician",
      "1994 - 2003 ‖ Manager, Family History",
      "City of Goolwa",
      "2003 - 2021 ‖ Branch Librarian",
    ).map((line) => (line.parts.length > 1 || line.size > 10 ? line : { ...line, style: "bold 10" }));
    expect(jobsInLines(lines)).toEqual([
      "Library Technician | State Library | 1979 | 1986",
      "Manager, Family History | State Library | 1994 | 2003",
      "Branch Librarian | City of Goolwa | 2003 | 2021",
    ]);
  });

  it("are divided where bold letters end", () => {
    const lines = linesIn(
      ...head,
      "# WORK EXPERIENCE",
      "01/02/2019 – CURRENT Kraków, Poland",
      "PHYSIO REHAMED CENTRUM",
    ).map((line) => (line.parts[0] === "PHYSIO REHAMED CENTRUM" ? { ...line, lead: "PHYSIO" } : line));
    expect(jobsInLines(lines)).toEqual(["PHYSIO | REHAMED CENTRUM | 2019-02 | now"]);
  });

  it("have no task as their employer", () => {
    expect(
      under("Jobs", "Leading Hand", "Jul 2018 – Mar 2024", "- Maintained engines", "- Trained apprentices"),
    ).toEqual(["Leading Hand |  | 2018-07 | 2024-03"]);
  });

  it("are not made of dated tasks", () => {
    expect(
      under(
        "Work",
        "Teacher, Acme School, Jan 2019 – Now",
        "- Acting head, March to June 2021",
        "- Mentor since 2020",
      ),
    ).toEqual(["Teacher | Acme School | 2019-01 | now"]);
  });

  it("may have a single year where others have two", () => {
    expect(
      under("Work", "Bunnings, Team Member, Sept 2020 - Present", "Aldi, Store Assistant, 2017"),
    ).toEqual(["Team Member | Bunnings | 2020-09 | now", "Store Assistant | Aldi | 2017 | 2017"]);
  });

  it("may say the unit behind a title, and more of the job beside its dates", () => {
    expect(
      under("Work", "Registered Nurse, Emergency, Royal Hobart Hospital ‖ Jan 2020 - Present", "- Triage"),
    ).toEqual(["Registered Nurse, Emergency | Royal Hobart Hospital | 2020-01 | now"]);
    expect(under("Work", "Boilermaker ‖ Jan 2018 - 2019 (fly in, fly out)", "- Welding")).toEqual([
      "Boilermaker |  | 2018-01 | 2019",
    ]);
  });

  it("are there once where a list of them stands before their details", () => {
    const lines = linesIn(
      ...head,
      "# Summary of career",
      "2020 – present ‖ Site Manager, Coast Civil",
      "2015 – 2020 ‖ Carpenter, Ballan Homes",
      "# Career in detail",
      "Site Manager",
      "Coast Civil",
      "April 2020 – present",
      "- Schools",
      "Carpenter",
      "Ballan Homes",
      "October 2015 – March 2020",
      "- Houses",
    );
    expect(jobsInLines(lines)).toEqual([
      "Site Manager | Coast Civil | 2020-04 | now",
      "Carpenter | Ballan Homes | 2015-10 | 2020-03",
    ]);
  });
});

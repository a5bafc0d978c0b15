import { describe, expect, it } from "vitest";
import { jobsInLines, styledLinesIn, valuesIn } from "./pages.ts";

const head = ["# Rosa Benedetti", "rosa@example.com", "# Work"];
const jobs = (...texts: readonly string[]) => jobsInLines(styledLinesIn(...head, ...texts));

describe("the title of a job", () => {
  it("has a rank, which is no company", () => {
    expect(
      jobs(
        ...["* AUSTRALIAN ARMY ‖ 2011 – 2019", "* Transport Supervisor (Corporal), Darwin ‖ 2017 – 2019"],
        ...["* Truck Driver (Private), Brisbane ‖ 2011 – 2016"],
      ),
    ).toEqual([
      "Transport Supervisor (Corporal) | AUSTRALIAN ARMY | 2017 | 2019",
      "Truck Driver (Private) | AUSTRALIAN ARMY | 2011 | 2016",
    ]);
    expect(jobs("* Private, Australian Army", "Brisbane ‖ 2011 – 2016")).toEqual([
      "Private | Australian Army | 2011 | 2016",
    ]);
  });

  it("is beside others with the letter I or l for a bar between them", () => {
    expect(
      jobs(
        ...["* Store Manager I Willow & Thread I Hobart TAS", "July 2020 – Current"],
        ...["* Sales Assistant l Homeport l Launceston TAS", "2013 – 2017"],
      ),
    ).toEqual([
      "Store Manager | Willow & Thread | 2020-07 | now",
      "Sales Assistant | Homeport | 2013 | 2017",
    ]);
    expect(jobs("* Engineer I, Acme Pty Ltd, Perth WA", "2018 – 2020")).toEqual([
      "Engineer I | Acme Pty Ltd | 2018 | 2020",
    ]);
  });

  it("is none that sums up earlier jobs", () => {
    expect(
      jobs(
        ...["* Owner Driver – Petrie Haulage", "2009 to 2016"],
        ...["* Earlier: farm hand, tyre fitter, storeman", "1998 – 2009"],
      ),
    ).toEqual(["Owner Driver | Petrie Haulage | 2009 | 2016"]);
  });
});

describe("the time of a job", () => {
  it("is not that of a break, which has no employer", () => {
    expect(
      jobs(
        ...["* Baker – Crumb & Co, Hobart TAS", "(March 2022 – current, casual, two mornings a week)"],
        ...["Career break – at home with our three children", "(June 2019 – February 2022)"],
        ...["* Kitchen Hand – The Pier Hotel, Burnie TAS", "(2014 – 2016, part time while at school)"],
      ),
    ).toEqual(["Baker | Crumb & Co | 2022-03 | now", "Kitchen Hand | The Pier Hotel | 2014 | 2016"]);
    expect(
      jobs(
        ...["Travel Agent, Sunny Tours, 2022 – now", "Parental leave, 2019 – 2022"],
        "Fruit Picker, Ochre Farm, every summer 2016 – 2018",
      ),
    ).toEqual(["Travel Agent | Sunny Tours | 2022 | now", "Fruit Picker | Ochre Farm | 2016 | 2018"]);
  });

  it("is a month alone in another part, where the first has ranges alone", () => {
    expect(
      jobs(
        ...["* Waiter", "The Pier Hotel", "March 2022 – present", "# Work Experience"],
        ...["* Vet nurse assistant (one week)", "Hill Vets", "June 2021"],
      ),
    ).toEqual([
      "Waiter | The Pier Hotel | 2022-03 | now",
      "Vet nurse assistant (one week) | Hill Vets | 2021-06 | 2021-06",
    ]);
  });

  it("is a single year beside a title that no list has, above an employer with another job", () => {
    expect(
      jobs(
        ...["2020 – 2023 ‖ Editor", "Long Lens Post, Sydney", "2018 – 2020 ‖ Assistant Editor"],
        ...["Tin Shed Pictures, Hobart", "2017 ‖ Runner", "Tin Shed Pictures, Hobart"],
        ...["2016 ‖ Best short film", "Derwent Film Days"],
      ),
    ).toEqual([
      "Editor | Long Lens Post | 2020 | 2023",
      "Assistant Editor | Tin Shed Pictures | 2018 | 2020",
      "Runner | Tin Shed Pictures | 2017 | 2017",
    ]);
  });

  it("is a single year where the others have two, in the same place of the head", () => {
    expect(
      jobs(
        ...[
          "* Designer",
          "Inkwell, Melbourne / 2018 – 2021",
          "* Design Intern",
          "Otto Press, Melbourne / 2017",
        ],
        ...["* Sign Painter", "Brush & Co, Perth / 2014 – 2016"],
      ),
    ).toEqual([
      "Designer | Inkwell | 2018 | 2021",
      "Design Intern | Otto Press | 2017 | 2017",
      "Sign Painter | Brush & Co | 2014 | 2016",
    ]);
    expect(
      jobs(
        ...["* Chef ‖ 2019 – 2021", "Acme Bistro", "* Cook ‖ 2018", "Rose Cafe"],
        ...["* Apprentice Chef ‖ 2014 – 2018", "Hill Hotel"],
      ),
    ).toEqual([
      "Chef | Acme Bistro | 2019 | 2021",
      "Cook | Rose Cafe | 2018 | 2018",
      "Apprentice Chef | Hill Hotel | 2014 | 2018",
    ]);
    expect(
      jobs("2019-now: Station hand, Yarrabee Pastoral, Nyngan", "2018: Shed hand, Central West Shearing"),
    ).toEqual([
      "Station hand | Yarrabee Pastoral | 2019 | now",
      "Shed hand | Central West Shearing | 2018 | 2018",
    ]);
  });

  it("is a season", () => {
    expect(
      jobs(
        ...["* Cellar Hand", "Blind Creek Wines, Clare SA", "2022 vintage"],
        ...["* Ski Lift Operator", "Mount Baw Alpine, Rawson VIC", "Snow season 2021"],
        ...["* Fruit Picker", "Kiewa Cherries, Wandin VIC", "Summer 2020/21"],
        ...["* Umpire", "Wandin Junior Football", "Winter seasons 2017 to 2019"],
        ...["* Gift Wrapper", "Corio Toys", "Christmas 2016"],
      ),
    ).toEqual([
      "Cellar Hand | Blind Creek Wines | 2022 | 2022",
      "Ski Lift Operator | Mount Baw Alpine | 2021 | 2021",
      "Fruit Picker | Kiewa Cherries | 2020 | 2021",
      "Umpire | Wandin Junior Football | 2017 | 2019",
      "Gift Wrapper | Corio Toys | 2016 | 2016",
    ]);
  });

  it("is a month or a year with a length before it", () => {
    expect(
      jobs(
        ...["* Nursery Hand (work experience)", "Greenacre, Newborough", "5 days, September 2025"],
        ...["* Vet Nurse", "Paws Clinic, Ararat", "Two weeks in June 2024"],
        ...["* Retail Assistant", "Corner Fruit, Ararat", "July 2022 – May 2024"],
        ...["* Deckhand", "Straddie Ferries, Cleveland", "3 months, 2019"],
      ),
    ).toEqual([
      "Nursery Hand (work experience) | Greenacre | 2025-09 | 2025-09",
      "Vet Nurse | Paws Clinic | 2024-06 | 2024-06",
      "Retail Assistant | Corner Fruit | 2022-07 | 2024-05",
      "Deckhand | Straddie Ferries | 2019 | 2019",
    ]);
  });
});

describe("the time of a job", () => {
  it("has a remark in small letters behind it, and is none in the text below", () => {
    expect(
      jobs(
        ...["* Nanny", "Private household", "May 2019 → Jun 2020 · school holidays, some nights"],
        "Two boys and a parrot, and the new garden from 2020",
        ...["* Camp Cook", "Lake Camp Kitchen", "2016 – 2018, weekends only"],
      ),
    ).toEqual([
      "Nanny | Private household | 2019-05 | 2020-06",
      "Camp Cook | Lake Camp Kitchen | 2016 | 2018",
    ]);
  });
});

describe("the title and the employer of a job", () => {
  it.each(["Client", "Hirer", "Placed with"])("are behind labels in each entry, such as “%s”", (label) => {
    expect(
      jobs(
        ...["Job 2", `${label} ‖ Ash Water`, "Role ‖ Data Engineer", "Period ‖ Jan 2020 – Mar 2021"],
        "Outcome ‖ One way of counting litres, in use by all towns since 2020.",
        ...["Job 1", `${label} ‖ Elm Bank`, "Role ‖ Data Analyst", "Period ‖ May 2018 – Dec 2019"],
        "Outcome ‖ Reports for the board.",
      ),
    ).toEqual([
      "Data Engineer | Ash Water | 2020-01 | 2021-03",
      "Data Analyst | Elm Bank | 2018-05 | 2019-12",
    ]);
  });

  it("are above a sentence of the person, and may be abroad", () => {
    expect(
      jobs(
        ...["Care Worker, Corio Support, Geelong", "03/2021 to 11/2022"],
        "I went to see clients at home and kept them company.",
        ...["Cleaner, Barwon Services, Amman, Jordan", "2019 to 2021"],
      ),
    ).toEqual(["Care Worker | Corio Support | 2021-03 | 2022-11", "Cleaner | Barwon Services | 2019 | 2021"]);
    expect(jobs("May–July 2018 ‖ Visiting Fellow, Institut for Havet, University of Corio, Denmark")).toEqual(
      ["Visiting Fellow | Institut for Havet, University of Corio | 2018-05 | 2018-07"],
    );
  });

  it("are without the street behind the employer, whose town is the place", () => {
    const places = (...texts: readonly string[]) =>
      valuesIn(styledLinesIn(...head, ...texts), "work_experience", "employer", "place");
    expect(
      places(
        ...["Dates ‖ 2016 – 2018", "Occupation or position held ‖ Cook"],
        "Name and address of employer ‖ Hotel Astoria, Via Roma 3, 20121 Milano (Italy)",
        ...["Dates ‖ 2012 – 2016", "Occupation or position held ‖ Waiter"],
        "Name and address of employer ‖ Thrush Catering, 12 High Street, Leeds (United Kingdom)",
      ),
    ).toEqual(["Hotel Astoria | Milano (Italy)", "Thrush Catering | Leeds (United Kingdom)"]);
    expect(
      places(
        ...["* Cook", "Bay Foods Pty Ltd, 4/22 Dock Road, Geelong VIC 3220", "2019 – 2021"],
        ...["* Waiter", "Sea Grill, 5 Pier Street, Hobart", "2012 – 2016"],
      ),
    ).toEqual(["Bay Foods Pty Ltd | Geelong VIC", "Sea Grill | Hobart"]);
  });

  it("are a department, not the part of it that stands above or below", () => {
    expect(
      jobs(
        ...["2019 – 2021 ‖ Policy Officer", "Lakes and Dams Branch", "Department of Tides"],
        ...["2016 – 2019 ‖ Permit Clerk", "Boating Services", "Department of Piers"],
        ...["2014 – 2016 ‖ Caller", "Kookaburra Water"],
      ),
    ).toEqual([
      "Policy Officer | Department of Tides | 2019 | 2021",
      "Permit Clerk | Department of Piers | 2016 | 2019",
      "Caller | Kookaburra Water | 2014 | 2016",
    ]);
    expect(
      jobs(
        ...["* Registered Nurse", "Emergency Department", "Royal Huon Hospital", "2019 – 2021"],
        ...["* Enrolled Nurse", "Surgical Ward", "Calder Hospital", "2016 – 2018"],
      ),
    ).toEqual([
      "Registered Nurse | Royal Huon Hospital | 2019 | 2021",
      "Enrolled Nurse | Calder Hospital | 2016 | 2018",
    ]);
  });

  it("are a business, where a body for which it works is below", () => {
    expect(
      jobs(
        ...["* Security Guard", "Falcon Security", "Calvary Hospital", "2019 – 2021"],
        ...["* Cleaner", "Sparkling Services", "University of Sydney", "2016 – 2018"],
        ...["* Gardener", "Parks and Gardens", "City of Perth", "2014 – 2016"],
      ),
    ).toEqual([
      "Security Guard | Falcon Security | 2019 | 2021",
      "Cleaner | Sparkling Services | 2016 | 2018",
      "Gardener | City of Perth | 2014 | 2016",
    ]);
  });

  it.each(["https://wren.example", "www.wren.example/about", "wren.example"])(
    "have the page %s between them",
    (page) => {
      const lines = styledLinesIn(
        ...[
          ...head,
          "Wren Software ‖ May, 2022 — Present",
          page,
          "Product Designer",
          "Draws the dull screens.",
        ],
        ...["Owl Maps ‖ June, 2019 — April, 2022", page, "Illustrator", "Drew three railways."],
      ).map((line) => (/^(?:Wren|Owl|Prod|Ill)/.test(line.parts[0]!) ? { ...line, style: "bold 10" } : line));
      expect(jobsInLines(lines)).toEqual([
        "Product Designer | Wren Software | 2022-05 | now",
        "Illustrator | Owl Maps | 2019-06 | 2022-04",
      ]);
    },
  );

  it("are in numbered sentences, which a narrow column breaks within the dates", () => {
    expect(
      jobs(
        "- 1. Working as Store Keeper in Kohinoor Textiles since May 2021. Keeps the registers.",
        "- 2. Worked on contract basis as Typist in M/s Bharat Cables from 02/2017 to⏎",
        "04/2021. Typing of invoices.",
        "(3) Worked part time as a Waiter at Lotus Court from June 2015⏎",
        "to May 2016.",
        "Worked from 04/2013 to 12/2014 as Junior Accountant in Gill Hosiery.",
      ),
    ).toEqual([
      "Store Keeper | Kohinoor Textiles | 2021-05 | now",
      "Typist | M/s Bharat Cables | 2017-02 | 2021-04",
      "Waiter | Lotus Court | 2015-06 | 2016-05",
      "Junior Accountant | Gill Hosiery | 2013-04 | 2014-12",
    ]);
  });

  it("have a town behind a hyphen, and tasks below", () => {
    expect(
      jobs(
        ...["* Carer", "Jacaranda Gardens-Toowoomba QLD", "March 2021 to Present"],
        ...["* Home Care Assistant", "Helping Hands at Home-Highfields QLD", "2018 to 2021"],
        "Cleaning, shopping, transport to appointments, company",
        ...["* Shop Assistant", "Adunni Stitches-Ibadan", "2014 to 2017"],
      ),
    ).toEqual([
      "Carer | Jacaranda Gardens | 2021-03 | now",
      "Home Care Assistant | Helping Hands at Home | 2018 | 2021",
      "Shop Assistant | Adunni Stitches | 2014 | 2017",
    ]);
  });

  it("have a slash between them, and words of titles in names", () => {
    expect(
      jobs("Deck Hands Cafe / Barista", "2023 – 2024", "Model Bakers / Shop Assistant", "2021 – 2022"),
    ).toEqual(["Barista | Deck Hands Cafe | 2023 | 2024", "Shop Assistant | Model Bakers | 2021 | 2022"]);
    expect(
      jobs(
        "Little Banksias / Student Placement",
        "2023 – 2024",
        "Kids Inn / Student Placement",
        "2021 – 2022",
      ),
    ).toEqual([
      "Student Placement | Little Banksias | 2023 | 2024",
      "Student Placement | Kids Inn | 2021 | 2022",
    ]);
  });

  it("are names with words of time, and their machines head no list", () => {
    expect(
      jobs(
        ...["* Room Attendant", "Four Seasons 2019 – 2021", "Equipment: trolleys, steamers"],
        ...["* Waiter", "The Harvest Table, 2016 – 2019"],
      ),
    ).toEqual(["Room Attendant | Four Seasons | 2019 | 2021", "Waiter | The Harvest Table | 2016 | 2019"]);
  });

  it("have no site, no roster and no remark with them", () => {
    expect(
      jobs(
        ...["* Redgum Mining ‖ 2021 – 2023", "Haul Truck Operator – Goonbarra open cut, 7 on 7 off"],
        ...["* Gibber Haulage ‖ 2019 – 2021", "Road Train Driver (FIFO)"],
        ...["* Bayleaf Homewares ‖ 2016 – 2019", "Store Manager (acting, until a new one was found)"],
        ...["* Torrens Civil ‖ 2014 – 2016", "Leading Hand – Formwork"],
      ),
    ).toEqual([
      "Haul Truck Operator | Redgum Mining | 2021 | 2023",
      "Road Train Driver | Gibber Haulage | 2019 | 2021",
      "Store Manager | Bayleaf Homewares | 2016 | 2019",
      "Leading Hand – Formwork | Torrens Civil | 2014 | 2016",
    ]);
  });
});

describe("jobs in forms", () => {
  it("have hours, grades and supervisors behind labels, which are neither titles nor employers", () => {
    const form = (title: string, employer: string, from: string, to: string) => [
      ...[`Position title: ${title}`, "Hours per week: 38", "Grade: WS2", "Manager: Ann Lee"],
      ...[`Employer: ${employer}`, `Start date: ${from}`, `End date: ${to}`, "- Pick and pack"],
    ];
    const found = jobs(
      ...form("Storeperson", "Acme Pty Ltd", "04/03/2019", "05/05/2021"),
      ...form("Driver", "Torrens Civil", "01/06/2021", "Present"),
      ...["# Affiliations", "Torrens Rowing Club, secretary, 2019–2022"],
    );
    expect(found.slice(0, 2)).toEqual([
      "Storeperson | Acme Pty Ltd | 2019-03 | 2021-05",
      "Driver | Torrens Civil | 2021-06 | now",
    ]);
  });

  it("have two things in the name of a column", () => {
    expect(
      jobs(
        "Period ‖ Position & grade ‖ Company and mine ‖ Main duties",
        "2019 – 2021 ‖ Rigger ‖ Witkop Gold ‖ Loads",
        "2021 – to date ‖ Dogger ‖ Blyde Platinum ‖ Signals",
      ),
    ).toEqual(["Rigger | Witkop Gold | 2019 | 2021", "Dogger | Blyde Platinum | 2021 | now"]);
  });
});

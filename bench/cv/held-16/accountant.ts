import { bullets, grid, heading, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const cell = (text: string) => [line(text, { after: 1 })];
const job = (title: string, at: string, when: string) => [
  line(`**${title}**\t${when}`, { tabs: [-0.1], before: 8, after: 0 }),
  line(`__${at}__`, { after: 2 }),
];

/** An accountant's CV with a table of the career on the first page and the same jobs in detail after it, one of them only in the table. */
export const accountant: UnseenCv = {
  name: "accountant with a table of the career first and details after it, memberships with numbers",
  type: "docx",
  write: sheet(
    {
      font: "Calibri",
      size: 11,
      margin: 22,
      accent: "1F3864",
      below: [line("Priyanka Ranasinghe CPA – Curriculum Vitae – Page {page}", { align: "center", size: 8 })],
    },
    [
      heading("Priyanka Ranasinghe CPA", "title"),
      line("31 Karri Way, Willetton WA 6155  |  0491 572 549  |  priyanka.ranasinghe@example.com", {
        ruled: true,
      }),
      heading("Career Summary"),
      grid(
        [24, 38, 38],
        [
          [cell("**Period**"), cell("**Position**"), cell("**Employer**")],
          [cell("07/2021 – present"), cell("Senior Management Accountant"), cell("Ironbark Haulage Group")],
          [cell("02/2018 – 06/2021"), cell("Financial Accountant"), cell("Swanbourne Medical Holdings")],
          [cell("09/2015 – 01/2018"), cell("Assistant Accountant"), cell("Mercer Quill & Partners")],
          [
            cell("01/2012 – 05/2015"),
            cell("Audit Associate"),
            cell("Fonseka Jayaweera Chartered Accountants"),
          ],
          [cell("06/2010 – 12/2011"), cell("Accounts Trainee"), cell("Lanka Ceramic Exports")],
        ],
        true,
      ),
      heading("Profile"),
      line(
        "CPA with fourteen years in audit, practice and industry, the last eleven in Perth. I close a group of nine entities in four working days and can explain the result to a fleet manager without a single acronym. Open to a finance manager role south of the river.",
        { align: "both" },
      ),
      heading("Key Skills"),
      grid(
        [50, 50],
        [
          [
            bullets("Month-end close", "Budgets and forecasts", "Consolidation", "Fuel tax credits"),
            bullets("MYOB Advanced", "Power BI", "Excel modelling", "Staff supervision"),
          ],
        ],
      ),
      heading("Employment in Detail"),
      ...job("Senior Management Accountant", "Ironbark Haulage Group, Kewdale WA", "07/2021 – present"),
      ...bullets(
        "Monthly reports for nine entities with revenue of $140 million",
        "Cost per kilometre model for 220 trucks, used in every tender since 2023",
        "Supervise two assistant accountants and the payroll officer",
        "Led the change from spreadsheets to MYOB Advanced in ten months",
      ),
      ...job("Financial Accountant", "Swanbourne Medical Holdings, Nedlands WA", "02/2018 – 06/2021"),
      ...bullets(
        "Statutory accounts, BAS, FBT and payroll tax for six clinics",
        "Lease accounting under AASB 16 from scratch",
        "Parental leave cover of the finance manager for seven months",
      ),
      ...job("Assistant Accountant", "Mercer Quill & Partners, West Perth WA", "09/2015 – 01/2018"),
      ...bullets(
        "Tax returns and accounts for 80 small businesses and their families",
        "BAS and ASIC lodgements",
      ),
      ...job(
        "Audit Associate",
        "Fonseka Jayaweera Chartered Accountants, Colombo, Sri Lanka",
        "01/2012 – 05/2015",
      ),
      ...bullets("Audits of banks, tea brokers and two hotels", "Stocktakes at 4 am, which I do not miss"),
      heading("Education"),
      line("Graduate Diploma of Professional Accounting, Swan Coast University, 2017", { after: 1 }),
      line("Bachelor of Commerce (Special), University of Ruhunu Coast, Sri Lanka, 2011", { after: 1 }),
      heading("Memberships and Registrations"),
      ...bullets(
        "CPA Australia, member no. 9914026, since 2019",
        "Registered BAS Agent no. 25873104, expires 30 April 2028",
        "National Police Clearance, January 2026",
      ),
      heading("Languages"),
      line("English, Sinhala, basic Tamil"),
      heading("Outside Work"),
      line(
        "Treasurer of the Willetton Tigers junior netball club since 2020, veena lessons, reading crime novels in two languages.",
      ),
      heading("Referees"),
      line("Gavin Straughan, Chief Financial Officer, Ironbark Haulage Group, 0491 572 665", { after: 1 }),
      line("Dr Melinda Oakes, Director, Swanbourne Medical Holdings, m.oakes@swanbourne.example"),
    ],
  ),
  says: {
    given: "Priyanka",
    family: "Ranasinghe",
    email: "priyanka.ranasinghe@example.com",
    phone: "+61491572549",
    jobs: [
      ["Senior Management Accountant", "Ironbark Haulage Group", "2021-07", null],
      ["Financial Accountant", "Swanbourne Medical Holdings", "2018-02", "2021-06"],
      ["Assistant Accountant", "Mercer Quill & Partners", "2015-09", "2018-01"],
      ["Audit Associate", "Fonseka Jayaweera Chartered Accountants", "2012-01", "2015-05"],
      ["Accounts Trainee", "Lanka Ceramic Exports", "2010-06", "2011-12"],
    ],
    studies: [
      ["Graduate Diploma of Professional Accounting", "Swan Coast University", "2017"],
      ["Bachelor of Commerce (Special) / Bachelor of Commerce", "University of Ruhunu Coast", "2011"],
    ],
    skills: [
      "Month-end close",
      "Budgets and forecasts",
      "Consolidation",
      "Fuel tax credits",
      "MYOB Advanced",
      "Power BI",
      "Excel modelling",
      "Staff supervision",
    ],
    licences: [
      ["CPA Australia / CPA / CPA Australia member", "9914026"],
      ["Registered BAS Agent / BAS Agent", "25873104", "2028-04-30"],
      ["National Police Clearance / Police Clearance"],
    ],
    languages: ["English", "Sinhala", "Tamil"],
    besides: ["Treasurer", "Willetton Tigers junior netball club", "Willetton Tigers"],
  },
};

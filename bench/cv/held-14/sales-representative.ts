import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const sheet = new Sheet();
  const page = sheet.column(56, 483);
  const heading = (text: string) => page.line(text, { bold: true, size: 12, above: 9 });
  const point = (text: string) => page.line(`• ${text}`, { indent: 12 });
  page
    .line("Nathan Okonkwo", { bold: true, size: 22 })
    .line("Territory Sales Representative", { size: 13 })
    .line("Mobile 0491 579 760  |  nathan.okonkwo@example.com  |  Ipswich QLD 4305");
  heading("Career snapshot");
  page.line(
    "Field sales in building products and FMCG. Seven years on the road in South East Queensland, above budget in six of them.",
  );
  heading("Selected achievements");
  point("Representative of the Year, Brolga Building Products, 2024 (127% of a $3.1m budget)");
  point("Opened 46 new trade accounts in 18 months");
  point("Won a national ranging with a hardware group worth $680k a year");
  heading("Experience");
  page
    .line("Brolga Building Products", { bold: true, size: 11, right: "Jul 2019 – Present", above: 2 })
    .line("Senior Territory Representative", { italic: true, right: "Jan 2023 – Present", above: 2 });
  point("Own South Brisbane to the Granite Belt: 190 accounts, $3.4m");
  point("Coach two new representatives, ride along every month");
  page.line("Territory Representative", { italic: true, right: "Nov 2020 – Dec 2022", above: 2 });
  point("Grew fixings and adhesives by 31%");
  page.line("Internal Sales Coordinator", { italic: true, right: "Jul 2019 – Oct 2020", above: 2 });
  point("Quotes, orders and samples for a team of eight");
  page
    .line("Snacky Jack’s Pty Ltd", { bold: true, size: 11, right: "Feb 2017 – May 2019", above: 6 })
    .line("Merchandiser/Sales Rep", { italic: true });
  point("Convenience and petrol run, 22 calls a day, off-location displays");
  page
    .line("Mobile Planet", { bold: true, size: 11, right: "2015 – 2017", above: 6 })
    .line("Retail Sales Consultant", { italic: true });
  point("Top of 14 for accessories, two quarters in a row");
  heading("Education and training");
  page
    .line("Diploma of Business, Bremer Business College", { right: "2018" })
    .line("Bachelor of Commerce (not completed), Darling Downs University", { right: "2014 – 2015" })
    .line("SPIN-style consultative selling, three days, Brolga Academy", { right: "2021" });
  heading("Skills");
  page
    .line("Account management", {
      at: [
        [165, "Cold calling"],
        [330, "Salesforce"],
      ],
    })
    .line("Tender pricing", {
      at: [
        [165, "Planograms"],
        [330, "Power BI"],
      ],
    })
    .line("Negotiation", {
      at: [
        [165, "Trade shows"],
        [330, "Excel"],
      ],
    });
  heading("Licences");
  page.line("Open C class driver licence (QLD)").line("White Card 2240917");
  heading("Referees");
  page.line("Available on request.");
  return sheet.bytes();
};

/** A sales representative's page: achievements before the experience, three posts below one employer with its whole time, skills in three columns, a degree that was not completed. */
export const salesRepresentative: UnseenCv = {
  name: "sales representative with achievements, promotions below one employer, skills in three columns",
  type: "pdf",
  write,
  says: {
    given: "Nathan",
    family: "Okonkwo",
    email: "nathan.okonkwo@example.com",
    phone: "+61491579760",
    jobs: [
      ["Senior Territory Representative", "Brolga Building Products", "2023-01", null],
      ["Territory Representative", "Brolga Building Products", "2020-11", "2022-12"],
      ["Internal Sales Coordinator", "Brolga Building Products", "2019-07", "2020-10"],
      ["Merchandiser/Sales Rep", "Snacky Jack’s Pty Ltd / Snacky Jack’s", "2017-02", "2019-05"],
      ["Retail Sales Consultant", "Mobile Planet", "2015", "2017"],
    ],
    studies: [
      ["Diploma of Business", "Bremer Business College", "2018"],
      ["Bachelor of Commerce (not completed) / Bachelor of Commerce", "Darling Downs University", "2015"],
    ],
    skills: [
      "Account management",
      "Cold calling",
      "Salesforce",
      "Tender pricing",
      "Planograms",
      "Power BI",
      "Negotiation",
      "Trade shows",
      "Excel",
    ],
    licences: [["White Card", "2240917"]],
    drives: ["C"],
    besides: [
      "SPIN-style consultative selling",
      "Representative of the Year",
      "Open C class driver licence (QLD)",
      "Open C class driver licence",
    ],
  },
};

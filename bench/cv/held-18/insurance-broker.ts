import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:18mm 20mm 16mm}body{font:10pt/1.36 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#222}h1{font-size:20pt;margin:0}h2{font-size:14pt;color:#222;font-weight:400;margin:6mm 0 1.5mm;padding:0 0 1mm;border-bottom:.25mm solid #aaa;break-after:avoid}p{margin:0 0 1mm}.t{font-weight:700;margin:3mm 0 0;break-after:avoid}.g{color:#777;font-size:9pt}.q{margin:0 0 1.5mm 6mm;color:#444}`;

const job = (title: string, at: string, when: string, text = "", note = "") =>
  `<p class=t>${title} at ${at}</p><p class=g>${when}</p>${text && `<p>${text}</p>`}${note && `<p class=g><i>${note}</i></p>`}`;
const school = (at: string, what: string, more = "") =>
  `<p class=t>${at}</p><p>${what}</p>${more && `<p class=g>${more}</p>`}`;

const body = `<h1>Siobhan Wallis-Kaya</h1><p>Senior Account Broker at Harbour &amp; Keel Insurance Brokers</p><p class=g>siobhan.wallis@example.com</p>
<h2>Summary</h2><p>Commercial broker with a soft spot for boats, breweries and bad hail years. Since 2010 I have placed cover for fishing fleets, vineyards and a zoo. I read the exclusions first.</p><p>Mobile 0491 579 760. Based in Hobart, happy to fly.</p>
<h2>Experience</h2>
${job("Senior Account Broker", "Harbour &amp; Keel Insurance Brokers", "February 2020 - Present (6 years 10 months)", "Portfolio of 240 clients and $9.4m of premium. Marine, aquaculture and hospitality. Claims advocate after the floods of 2022.", "2 recommendations available upon request")}
${job("Account Broker", "Harbour &amp; Keel Insurance Brokers", "June 2016 - January 2020 (3 years 8 months)", "Renewals, new business of $410k in 2018, branch manager's relief each January.")}
${job("Parental leave and travel", "home, Bruny Island and Türkiye", "March 2015 - May 2016 (1 year 3 months)")}
${job("Claims Consultant", "Southern Cross Mutual", "August 2012 - February 2015 (2 years 7 months)", "Storm, theft and fire, 90 open files. Hail team in Brisbane, November 2014.", "1 recommendation available upon request")}
${job("Customer Service Representative", "Southern Cross Mutual", "2010 - August 2012 (2 years)")}
<h2>Volunteer Experience</h2>
${job("Radio Operator", "Tamar Sea Rescue", "January 2013 - December 2014 (2 years)")}
${job("Board Member", "Hobart Women's Shelter Fund", "July 2021 - Present (5 years 5 months)")}
<h2>Skills &amp; Expertise</h2><p>Commercial Insurance</p><p>Marine Insurance</p><p>Risk Assessment</p><p>Claims Management</p><p>Client Retention</p><p>Winbeat</p><p>Negotiation</p>
<h2>Certifications</h2>
<p class=t>Tier 1 General Insurance (RG 146)</p><p class=g>Brokers Training Academy &nbsp; License T1-2216-88 &nbsp; March 2016</p>
<p class=t>Qualified Practising Insurance Broker</p><p class=g>Insurance Brokers Guild &nbsp; License QPIB 10772 &nbsp; July 2019 to July 2027</p>
<h2>Courses</h2><p class=t>Independent Coursework</p><p>Marine Hull Clauses, 2021</p><p>Cyber Cover for Small Firms, 2023</p>
<h2>Education</h2>
${school("University of the Derwent", "Bachelor of Business, Risk and Insurance, 2008 - 2011", "Activities and Societies: Sailing club, debating")}
${school("Brokers Training Academy", "Diploma of Insurance Broking, 2017 - 2018")}
${school("St Virgil's Point College", "TCE, 2006 - 2007", "Grade: ATAR 91.3")}
<h2>Languages</h2><p>English <span class=g>(Native or bilingual proficiency)</span></p><p>Turkish <span class=g>(Limited working proficiency)</span></p>
<h2>Honors and Awards</h2><p class=t>Young Broker of the Year, Tasmania</p><p class=g>Insurance Brokers Guild</p><p>2018</p>
<h2>Organizations</h2><p class=t>Women in Insurance Tasmania</p><p class=g>Committee member</p><p class=g>2019 to Present</p>
<h2>Interests</h2><p>Wooden boats, cold swims, my grandmother's börek</p>
<div style="margin-top:9mm;break-inside:avoid"><h1>Siobhan Wallis-Kaya</h1><p>Senior Account Broker at Harbour &amp; Keel Insurance Brokers</p><p class=g>siobhan.wallis@example.com</p>
<p class=t>2 people have recommended Siobhan</p>
<p class=q>"When the oyster lease was gone she was on the jetty before us."</p><p class=q>— <b>Tom Garrett</b>, Managing Director, Bruny Oyster Company, was Siobhan's client</p>
<p class=q>"Best file notes in the building."</p><p class=q>— <b>Renata Silva</b>, Claims Manager, Southern Cross Mutual, managed Siobhan</p>
<p class=g>Contact Siobhan on the network</p></div>`;

/** A broker's profile as the network exported it in earlier years: “Title at Employer” above months with lengths, recommendations on request, leave in the form of a job, head repeated at the end with praise. */
export const insuranceBroker: UnseenCv = {
  name: "broker's earlier network export: “Title at Employer” above months, leave like a job, head repeated with praise",
  type: "pdf",
  write: print(css, body, {
    margin: "18mm",
    footer: `<span style="float:right">Page<span class=pageNumber></span></span>`,
  }),
  says: {
    given: "Siobhan",
    family: "Wallis-Kaya",
    email: "siobhan.wallis@example.com",
    phone: "+61491579760",
    jobs: [
      ["Senior Account Broker", "Harbour & Keel Insurance Brokers", "2020-02", null],
      ["Account Broker", "Harbour & Keel Insurance Brokers", "2016-06", "2020-01"],
      ["Claims Consultant", "Southern Cross Mutual", "2012-08", "2015-02"],
      ["Customer Service Representative", "Southern Cross Mutual", "2010", "2012-08"],
    ],
    studies: [
      [
        "Bachelor of Business, Risk and Insurance / Bachelor of Business / Bachelor of Business (Risk and Insurance)",
        "University of the Derwent",
        "2011",
      ],
      ["Diploma of Insurance Broking", "Brokers Training Academy", "2018"],
      ["TCE", "St Virgil's Point College", "2007"],
    ],
    skills: [
      "Commercial Insurance",
      "Marine Insurance",
      "Risk Assessment",
      "Claims Management",
      "Client Retention",
      "Winbeat",
      "Negotiation",
    ],
    licences: [
      ["Tier 1 General Insurance (RG 146) / Tier 1 General Insurance", "T1-2216-88"],
      ["Qualified Practising Insurance Broker", "QPIB 10772 / 10772", "2027-07"],
    ],
    languages: ["English", "Turkish"],
    besides: [
      "Parental leave and travel",
      "Parental leave",
      "Radio Operator",
      "Tamar Sea Rescue",
      "Board Member",
      "Hobart Women's Shelter Fund",
      "Marine Hull Clauses",
      "Cyber Cover for Small Firms",
      "Independent Coursework",
      "Young Broker of the Year",
      "Women in Insurance Tasmania",
      "Committee member",
    ],
  },
};

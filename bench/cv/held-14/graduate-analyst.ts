import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.35 "Times New Roman","Liberation Serif","DejaVu Serif",serif}h1{font-size:18pt;margin:0;text-align:center}.k{text-align:center;margin:0 0 2mm}h2{font-size:11.5pt;margin:3.5mm 0 1mm;border-bottom:.3mm solid #000;text-transform:uppercase}.r{display:flex;justify-content:space-between}p{margin:0}ul{margin:.5mm 0 1.5mm;padding-left:6mm}`;

const two = (left: string, right: string) => `<p class=r><span>${left}</span><span>${right}</span></p>`;
const entry = (first: string, where: string, second: string, when: string, points: readonly string[]) =>
  `${two(`<b>${first}</b>`, where)}${two(`<i>${second}</i>`, when)}<ul>${points.map((point) => `<li>${point}`).join("")}</ul>`;

const body = `<h1>Zihan Lin</h1><p class=k>(+86) 131 5550 0192 | zihan.lin@example.com | Hangzhou, China (relocating to Melbourne, July 2026)</p>
<h2>Education</h2>
${entry("Yarra Bend University", "Melbourne, Australia", "Master of Business Analytics", "Feb 2023 – Dec 2024", ["WAM: 78/100; Dean’s List 2024", "Core courses: Machine Learning, Forecasting, Optimisation, Causal Inference"])}
${entry("Qiantang University of Finance and Economics", "Hangzhou, China", "Bachelor of Economics in Statistics", "Sep 2018 – Jun 2022", ["GPA: 3.71/4.0, rank 6/118"])}
<h2>Work Experience</h2>
${entry("Lanhu E-Commerce Co., Ltd.", "Hangzhou, China", "Data Analyst", "Mar 2025 – Present", ["Build weekly demand forecasts for 3,200 SKUs with gradient boosting, cutting stock-outs by 18%", "Design and read A/B tests for the checkout team"])}
${entry("Bluestone Advisory", "Melbourne, Australia", "Data Analyst Intern", "Nov 2023 – Feb 2024", ["Cleaned 1.2 million rows of smart meter data and built a Tableau dashboard for a water utility"])}
${entry("Bank of Qiantang, Xihu Branch", "Hangzhou, China", "Credit Risk Intern", "Jul 2021 – Sep 2021", ["Wrote SAS scripts to check 4,000 loan files"])}
<h2>Project Experience</h2>
${entry("Bike Share Demand Prediction", "", "Team Leader", "Aug 2024 – Oct 2024", ["Won second prize of 41 teams at a university datathon"])}
<h2>Extracurricular Activities</h2>
${entry("Chinese Students’ Association, Yarra Bend University", "", "Vice President", "Mar 2023 – Mar 2024", ["Organised the Spring Festival gala for 600 guests"])}
<h2>Honours and Awards</h2>
${two("National Scholarship (top 1%)", "2020")}${two("First-Class Academic Scholarship", "2019, 2021")}
<h2>Skills and Others</h2>
<p><b>Programming:</b> Python (pandas, scikit-learn), R, SQL, SAS</p>
<p><b>Tools:</b> Tableau, Power BI, Excel, Git</p>
<p><b>Languages:</b> Mandarin (native), English (IELTS 7.5), Cantonese (basic)</p>
<p><b>Interests:</b> badminton, film photography</p>`;

/** A Chinese graduate's page in English: centred name with a Chinese number, study before work, institution and place above degree and dates, internships, a project and a society with roles, skills behind labels. */
export const graduateAnalyst: UnseenCv = {
  name: "Chinese graduate's page in English, study first, internships, project and society with roles",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Zihan",
    family: "Lin",
    email: "zihan.lin@example.com",
    phone: "+8613155500192",
    jobs: [
      ["Data Analyst", "Lanhu E-Commerce Co., Ltd. / Lanhu E-Commerce", "2025-03", null],
      ["Data Analyst Intern", "Bluestone Advisory", "2023-11", "2024-02"],
      ["Credit Risk Intern", "Bank of Qiantang, Xihu Branch / Bank of Qiantang", "2021-07", "2021-09"],
    ],
    studies: [
      ["Master of Business Analytics", "Yarra Bend University", "2024-12"],
      [
        "Bachelor of Economics in Statistics / Bachelor of Economics",
        "Qiantang University of Finance and Economics",
        "2022-06",
      ],
    ],
    skills: [
      "Python / Python (pandas, scikit-learn)",
      "R",
      "SQL",
      "SAS",
      "Tableau",
      "Power BI",
      "Excel",
      "Git",
    ],
    languages: ["Mandarin", "English", "Cantonese"],
    besides: [
      "pandas",
      "scikit-learn",
      "IELTS 7.5",
      "IELTS",
      "Bike Share Demand Prediction",
      "Team Leader",
      "Vice President",
      "Chinese Students’ Association, Yarra Bend University",
      "Chinese Students’ Association",
      "National Scholarship (top 1%)",
      "National Scholarship",
      "First-Class Academic Scholarship",
      "Dean’s List 2024",
      "badminton",
      "film photography",
      "Machine Learning",
      "Forecasting",
      "Optimisation",
      "Causal Inference",
    ],
  },
};

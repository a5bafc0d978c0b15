import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:11.5pt/1.55 "Liberation Serif",serif;color:#111}h1{font-size:21pt;margin:0}h2{font-size:13pt;margin:8mm 0 2mm;color:#1c3a5e;border-bottom:1px solid #1c3a5e}h3{font-size:11.5pt;margin:5mm 0 0}.w{font-style:normal;color:#333;margin-bottom:1mm}ul{margin:1mm 0 2mm;padding-left:7mm}li{margin-bottom:.7mm}p{margin:0 0 2mm}ol{padding-left:7mm}`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}`).join("")}</ul>`;
const post = (title: string, agency: string, dates: string, text: string, tasks: readonly string[]) =>
  `<h3>${title}</h3><div class=w>${agency}<br>${dates}</div><p>${text}</p><p>Key achievements:</p>${list(tasks)}`;
const body = `<h1>Dr Rosalind Tjapaltjarri-Hayes</h1><p>Lyneham ACT 2602 | 0408 615 239 | rosalind.th@brolga.example<br>Security clearance: Negative Vetting 1 | Australian citizen
<h2>1. Statement</h2><p>I have worked on water for twenty years: first in a laboratory, then in a river authority, and since 2012 in the public service of the Commonwealth. I lead people who know more than I do about their part, and I see that what they know reaches a minister on one page. I have brought two national agreements from a blank sheet to signature, managed a programme of $340 million without a qualified audit, and spent a third of my time in the towns that the policy is for.
<p>I am looking for a role at the level of an assistant secretary in a department that does its work outdoors.
<h2>2. Employment</h2>
${post("Director, Water Reform (EL2)", "Department of Rivers and Land, Canberra", "12 July 2021 – present", "Leads the section of eighteen that renews the national agreement on water. Answers to the Assistant Secretary, Basin Policy, and acted in that post from February to May 2024.", ["Negotiated the renewed agreement with eight jurisdictions over nineteen months; seven signed on the first day.", "Wrote eleven cabinet submissions and forty-two ministerial briefs, none of which was sent back for facts.", "Set up the council of First Nations water holders with its own secretariat and budget, and wrote its charter with it.", "Ran a reform of grants that cut the time from application to payment from 210 days to 74.", "Brought the section’s staff survey from the lowest quarter of the department to the highest in two years.", "Appeared before Senate estimates on six occasions."])}
${post("Assistant Director, Environmental Water (EL1)", "Department of Rivers and Land, Canberra", "3 April 2017 – 9 July 2021", "Managed the section’s programme of environmental flows and its seven staff.", ["Managed contracts of $340 million with five delivery partners.", "Designed the first joint flow of two states, which reached the lower lakes in October 2019.", "Led the department’s answer to the inquiry into fish deaths and drafted the plan that followed.", "Introduced a public register of every release, now read by 4,000 people a month.", "Supervised four graduates, three of whom still work in water."])}
${post("Senior Policy Officer (APS6)", "Department of Rivers and Land, Canberra", "16 January 2012 – 31 March 2017", "Advised on groundwater and on the science behind sustainable limits.", ["Drafted the guideline for the limits of 31 groundwater units.", "Wrote the department’s plain-language explanation of limits, translated into six languages.", "Secretary of the technical committee of state hydrogeologists: 22 meetings in nine towns.", "Received the Secretary’s award for the drought package of 2015."])}
${post("Research Coordinator", "Upper Ovens Catchment Authority, Wangaratta", "February 2009 – December 2011", "Brought farmers, the authority and three universities to the same table.", ["Won and ran grants of $2.1 million.", "Set up a network of 64 bores that are read by landholders.", "Published a yearly report that people kept on the kitchen table."])}
${post("Postdoctoral Research Fellow", "Monaro University, School of Earth Sciences", "March 2006 – January 2009", "Modelled the exchange of rivers and groundwater.", ["Eleven papers in journals; two doctoral candidates as co-supervisor.", "Taught the third-year unit in hydrogeology to 40 students.", "Field work on the Lachlan and the Namoi, 190 nights in a tent."])}
<h2>3. Education</h2>
<p>Doctor of Philosophy (Hydrogeology), Monaro University, 2006<br>Thesis: Where the river goes at night<p>Graduate Certificate in Public Administration, Molonglo School of Government, 2014<p>Bachelor of Science (Honours), University of the Hay Plains, 2001
<h2>4. Professional development</h2>${list(["Executive leadership course, Molonglo School of Government, 2022", "Cultural capability programme, 2020", "Financial management for senior officers, 2018"])}
<h2>5. Committees</h2>${list(["Chair, national working group on water registers, 2022 to date", "Member, reference group on drought indicators, 2018 to 2021", "Member, editorial board of the Journal of Inland Waters, since 2016"])}
<h2>6. Selected publications</h2><ol><li>Hayes, R. and Oakeshott, L. (2008). Exchange between the Lachlan and its gravels. Journal of Inland Waters 14, 201–219.<li>Hayes, R., Nakamura, T. and Bell, P. (2009). A cheap way to read a bore. Groundwater Notes 31, 44–52.<li>Hayes, R. (2011). Sixty-four kitchens: landholders as observers. Rural Science Review 7, 12–29.<li>Tjapaltjarri-Hayes, R. (2019). What a limit is for. Policy and Water 3, 88–103.<li>Tjapaltjarri-Hayes, R. and Marsh, D. (2023). Who holds the water? A register and its readers. Policy and Water 7, 1–22.</ol>
<h2>7. Skills</h2>${list(["Cabinet processes", "Intergovernmental negotiation", "Budget management", "Ministerial briefing", "Programme evaluation"])}
<h2>8. Languages</h2><p>English, Warlpiri (conversational)
<h2>9. Referees</h2><p>Malcolm Venables, Assistant Secretary, Basin Policy, Department of Rivers and Land, 02 5550 0114<br>Professor Leith Oakeshott, Monaro University, 02 5550 0129`;

/** A director of the public service with a long paper of four pages: numbered headings, titles with levels, agency and full dates on lines below, key achievements, committees, papers and courses with years. */
export const policyDirector: UnseenCv = {
  name: "four pages with levels, full dates, committees and papers",
  type: "pdf",
  write: print(css, body, {
    margin: "24mm",
    footer: `<div style="display:flex;justify-content:space-between"><span>Curriculum vitae – R. Tjapaltjarri-Hayes</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
  }),
  says: {
    given: "Rosalind",
    family: "Tjapaltjarri-Hayes",
    email: "rosalind.th@brolga.example",
    phone: "+61408615239",
    jobs: [
      [
        "Director, Water Reform (EL2) / Director, Water Reform / Director",
        "Department of Rivers and Land / Department of Rivers and Land, Canberra",
        "2021-07",
        null,
      ],
      [
        "Assistant Director, Environmental Water (EL1) / Assistant Director, Environmental Water / Assistant Director",
        "Department of Rivers and Land / Department of Rivers and Land, Canberra",
        "2017-04",
        "2021-07",
      ],
      [
        "Senior Policy Officer (APS6) / Senior Policy Officer",
        "Department of Rivers and Land / Department of Rivers and Land, Canberra",
        "2012-01",
        "2017-03",
      ],
      [
        "Research Coordinator",
        "Upper Ovens Catchment Authority / Upper Ovens Catchment Authority, Wangaratta",
        "2009-02",
        "2011-12",
      ],
      [
        "Postdoctoral Research Fellow",
        "Monaro University / Monaro University, School of Earth Sciences",
        "2006-03",
        "2009-01",
      ],
    ],
    studies: [
      ["Doctor of Philosophy (Hydrogeology) / Doctor of Philosophy", "Monaro University", "2006"],
      ["Graduate Certificate in Public Administration", "Molonglo School of Government", "2014"],
      ["Bachelor of Science (Honours)", "University of the Hay Plains", "2001"],
    ],
    skills: [
      "Cabinet processes",
      "Intergovernmental negotiation",
      "Budget management",
      "Ministerial briefing",
      "Programme evaluation",
    ],
    languages: ["English", "Warlpiri"],
    besides: [
      "Assistant Secretary",
      "Executive leadership course",
      "Cultural capability programme",
      "Financial management for senior officers",
      "Negative Vetting 1",
      "Security clearance",
      "working group on water registers",
      "reference group on drought indicators",
      "editorial board of the Journal of Inland Waters",
      "Chair",
      "Member",
    ],
  },
};

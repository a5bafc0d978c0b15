import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `h1{font-size:20pt;margin:0}h2{font-size:11pt;border-bottom:2px solid #2a6;margin:5mm 0 2mm}h3{font-size:10pt;margin:2mm 0 0}ul{margin:0 0 1mm}p{margin:0 0 1mm}`;
const body = `<h1>Dimitra Papadakis</h1><p>Thornbury, VIC ~ 0451 118 090 ~ dimitra.p@letters.example ~ she/her
<h2>Career Goal</h2><p>From classroom teacher to learning designer: eleven years of making hard things clear, now for adults.
<h2>Relevant Skills and Achievements</h2>
<h3>Learning Design</h3><ul><li>Wrote 24 units of work used by 9 schools of the Northern Network<li>Built three courses in Articulate Rise for Beacon Energy as a contractor</ul>
<h3>Stakeholder Engagement</h3><ul><li>Led the parents’ forum from 2019 to 2022<li>Worked with Victoria Police on road safety</ul>
<h3>Project Management</h3><ul><li>Laptop programme for 600 students: budget $410,000, finished in February 2021</ul>
<h3>Technology</h3><ul><li>Articulate 360, Canvas LMS, Camtasia, H5P</ul>
<h2>Employment Summary</h2>
<p>Learning Designer (contract), Beacon Energy – Jul 2025 to present
<p>Humanities Teacher and Year Level Leader, Preston Girls’ Secondary College – Jan 2018 to Jun 2025
<p>Humanities Teacher, Echuca Specialist School – Jan 2015 to Dec 2017
<p>Barista, Fourth Chapter Coffee – 2011 to 2014
<h2>Study</h2><p>Graduate Certificate of Learning Design, Deakin University – in progress, due Nov 2027
<p>Master of Teaching (Secondary), La Trobe University – completed 2014
<p>Bachelor of Arts, The University of Melbourne – completed 2012
<h2>Accreditations</h2><p>VIT Registration 418822 – expires 30 September 2027<p>Mental Health First Aid – 2024
<h2>Community</h2><p>Coach, Darebin Falcons Under 12s – 2020 to present`;

/** A teacher who becomes a learning designer: skills under sub-headings first, jobs in one line each at the end. */
export const changer: UnseenCv = {
  name: "functional",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Dimitra",
    family: "Papadakis",
    email: "dimitra.p@letters.example",
    phone: "+61451118090",
    jobs: [
      ["Learning Designer (contract) / Learning Designer", "Beacon Energy", "2025-07", null],
      ["Humanities Teacher and Year Level Leader", "Preston Girls’ Secondary College", "2018-01", "2025-06"],
      ["Humanities Teacher", "Echuca Specialist School", "2015-01", "2017-12"],
      ["Barista", "Fourth Chapter Coffee", "2011", "2014"],
    ],
    studies: [
      ["Graduate Certificate of Learning Design", "Deakin University", "2027-11"],
      ["Master of Teaching (Secondary)", "La Trobe University", "2014"],
      ["Bachelor of Arts", "The University of Melbourne", "2012"],
    ],
    skills: ["Articulate 360", "Canvas LMS", "Camtasia", "H5P"],
    licences: [["VIT Registration", "418822"], ["Mental Health First Aid"]],
    besides: [
      "Learning Design",
      "Stakeholder Engagement",
      "Project Management",
      "Technology",
      "Coach",
      "Darebin Falcons Under 12s",
    ],
  },
};

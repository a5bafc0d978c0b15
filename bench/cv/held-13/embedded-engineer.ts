import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.25 "Latin Modern Roman","CMU Serif","DejaVu Serif",serif}h1{font-size:23pt;font-weight:700;text-align:center;margin:0;font-variant:small-caps}.c{text-align:center;margin:0 0 1mm;font-size:9pt}.c a{color:#000;text-decoration:underline}h2{font-size:12pt;font-weight:400;font-variant:small-caps;border-bottom:.25mm solid #000;margin:3mm 0 1.2mm}p{margin:0}.e{padding:0 1mm 0 4mm}.r{display:flex;justify-content:space-between}.s{font-size:9pt}ul{margin:.5mm 0 1.8mm;padding-left:6mm;font-size:9pt}.t{padding-left:4mm;font-size:9pt}`;

const points = (of: readonly string[]) =>
  of.length ? `<ul>${of.map((one) => `<li>${one}`).join("")}</ul>` : "";

const entry = (
  left: string,
  right: string,
  below: string,
  beside: string,
  of: readonly string[] = [],
) => `<div class=e><p class=r><b>${left}</b><span>${right}</span></p>
<p class="r s"><i>${below}</i><i>${beside}</i></p>${points(of)}</div>`;

const project = (title: string, tools: string, when: string, of: readonly string[]) =>
  `<div class=e><p class="r s"><span><b>${title}</b> | <i>${tools}</i></span><span>${when}</span></p>${points(of)}</div>`;

const body = `<h1>Devansh Kulkarni-Reid</h1>
<p class=c>0491 570 156 | <a href="mailto:devansh.kr@example.com">devansh.kr@example.com</a> | <a href="https://linkedin.com/in/devansh-kr-example">linkedin.com/in/devansh-kr-example</a> | <a href="https://github.com/dkr-example">github.com/dkr-example</a></p>
<h2>Education</h2>
${entry("Light River University", "Adelaide, SA", "Bachelor of Engineering (Honours) (Electrical and Electronic), Minor in Computer Science", "Feb. 2014 – Nov. 2018")}
${entry("St Barnabas Senior College", "Modbury, SA", "South Australian Certificate of Education", "Dec. 2013")}
<h2>Experience</h2>
${entry(
  "Perihelion Instruments",
  "June 2022 – Present",
  "Senior Embedded Software Engineer",
  "Mawson Lakes, SA",
  [
    "Lead firmware for a soil moisture probe that lasts seven years on one cell, with 14,000 units in the field",
    "Cut the time of an over-the-air update from 41 minutes to 6 with delta images and a second bootloader slot",
    "Introduced hardware-in-the-loop tests that run on each merge request; field returns fell by 38%",
    "Mentor two graduates and an intern from Light River University",
  ],
)}
${entry(
  "Gulf &amp; Plains Water Metering Pty Ltd",
  "Jan. 2019 – May 2022",
  "Firmware Engineer",
  "Thebarton, SA",
  [
    "Wrote the radio stack of a meter that talks to a gateway 11 km away, in C on a 32-bit microcontroller",
    "Took over a failing certification and passed EMC at the second attempt",
    "Moved three products from bare loops to FreeRTOS",
  ],
)}
${entry(
  "Light River University, School of Engineering",
  "July 2017 – Nov. 2018",
  "Casual Laboratory Demonstrator",
  "Adelaide, SA",
  ["Marked practicals for 120 second-year students and fixed what they broke"],
)}
<h2>Projects</h2>
${project("Magpie", "Rust, Zephyr, KiCad", "Aug. 2023 – Present", [
  "Bird box camera with a wake-up on sound, built by some 60 strangers so far",
  "Wrote the docs first, which turned out to be the reason for the strangers",
])}
${project("Tidebook", "Python, Flask, PostgreSQL", "Mar. 2020 – Oct. 2020", [
  "Tide tables for Gulf St Vincent as text messages, used by a sailing club",
])}
<h2>Technical Skills</h2>
<div class=t><p><b>Languages</b>: C, C++, Rust, Python, Bash, MATLAB</p>
<p><b>Frameworks</b>: FreeRTOS, Zephyr, Flask, pytest</p>
<p><b>Developer Tools</b>: Git, GitLab CI, Docker, JTAG, Saleae Logic, KiCad</p>
<p><b>Protocols</b>: LoRaWAN, Modbus, CAN bus, BLE, MQTT</p></div>`;

/** An engineer's page in the most copied LaTeX résumé: small capitals above rules, employer against dates and title against place, education the other way round, projects with their tools, and skills behind labels of which the first says “Languages”. */
export const embeddedEngineer: UnseenCv = {
  name: "one page of LaTeX, employer against dates, education against places, technical skills by label",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "12.7mm" }),
  says: {
    given: "Devansh",
    family: "Kulkarni-Reid",
    email: "devansh.kr@example.com",
    phone: "+61491570156",
    jobs: [
      ["Senior Embedded Software Engineer", "Perihelion Instruments", "2022-06", null],
      ["Firmware Engineer", "Gulf & Plains Water Metering Pty Ltd", "2019-01", "2022-05"],
      [
        "Casual Laboratory Demonstrator / Laboratory Demonstrator",
        "Light River University, School of Engineering / Light River University",
        "2017-07",
        "2018-11",
      ],
    ],
    studies: [
      [
        "Bachelor of Engineering (Honours) (Electrical and Electronic) / Bachelor of Engineering (Honours) (Electrical and Electronic), Minor in Computer Science",
        "Light River University",
        "2018-11",
      ],
      ["South Australian Certificate of Education", "St Barnabas Senior College", "2013-12"],
    ],
    skills: [
      "C",
      "C++",
      "Rust",
      "Python",
      "Bash",
      "MATLAB",
      "FreeRTOS",
      "Zephyr",
      "Flask",
      "pytest",
      "Git",
      "GitLab CI",
      "Docker",
      "JTAG",
      "Saleae Logic",
      "KiCad",
      "LoRaWAN",
      "Modbus",
      "CAN bus",
      "BLE",
      "MQTT",
    ],
    besides: ["Magpie", "Tidebook", "PostgreSQL", "Minor in Computer Science"],
  },
};

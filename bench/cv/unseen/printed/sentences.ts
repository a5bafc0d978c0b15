import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font:11pt/1.5 "DejaVu Serif"}p{margin:0 0 3mm}`;
const body = `<p>Name: Thi Hong Vo<br>Address: 45 Canley Vale Rd, Canley Heights, 2166<br>Phone: 0415 551 268<br>Email: hongvo68@tinmail.example</p>
<p>I am looking for work as a cleaner or in a kitchen. I am honest and on time.</p>
<p>My work:</p>
<p>I worked as a cleaner at Fairview Aged Home in Cabramatta from May 2019 to now. I clean 28 rooms, the laundry and the dining hall.</p>
<p>Worked as a kitchen hand for Golden Crane Restaurant, from 2016 until 2019. My boss was Mr Luong.</p>
<p>From March 2009 to December 2015 I was a sewing machinist with Tran Fashion Pty Ltd at Fairfield. We made school uniforms for Lowes.</p>
<p>My study:</p>
<p>Certificate II in Cleaning Operations at TAFE South Western Sydney, finished in 2019.<br>English for migrants (AMEP) at Navitas Cabramatta, 2010.</p>
<p>I have: police check 2026, NDIS worker check, COVID vaccination.</p>
<p>I speak: Vietnamese, Cantonese, some English.</p>
<p>I can: machine scrubbing, steam cleaning, sewing, food hygiene.</p>
<p>Please call my manager: Grace Milos, Fairview Aged Home, 02 9724 5518.</p>`;

/** A cleaner who writes in sentences, without headings that look like headings. */
export const sentences: UnseenCv = {
  name: "sentences",
  type: "pdf",
  write: print(css, body, { margin: "22mm" }),
  says: {
    given: "Thi Hong",
    family: "Vo",
    email: "hongvo68@tinmail.example",
    phone: "+61415551268",
    jobs: [
      ["Cleaner", "Fairview Aged Home / Fairview Aged Home in Cabramatta", "2019-05", null],
      ["Kitchen hand", "Golden Crane Restaurant", "2016", "2019"],
      ["Sewing machinist", "Tran Fashion Pty Ltd / Tran Fashion Pty Ltd at Fairfield", "2009-03", "2015-12"],
    ],
    studies: [
      ["Certificate II in Cleaning Operations", "TAFE South Western Sydney", "2019"],
      ["English for migrants (AMEP) / English for migrants", "Navitas Cabramatta", "2010"],
    ],
    skills: ["machine scrubbing", "steam cleaning", "sewing", "food hygiene"],
    licences: [["police check"], ["NDIS worker check"]],
    languages: ["Vietnamese", "Cantonese", "English"],
    besides: ["COVID vaccination"],
  },
};

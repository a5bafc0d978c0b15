import PDFDocument from "pdfkit";
import { buffer } from "node:stream/consumers";
import type { KnownLayout } from "../layout.ts";
import { random } from "../random.ts";
import { months, range } from "../wordings.ts";
import { fullName } from "./people.ts";

/** Text as a program that recognises letters writes it over a picture: word by word, not quite on one line. */
const recognised: KnownLayout = {
  write: (person) => {
    const doc = new PDFDocument({ size: "A4", margin: 0 });
    doc.registerFont("page", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf").font("page");
    const shake = random(person.email.length * 31);
    let y = 60;
    const write = (line: string, size = 10, x = 55) => {
      if (y > 780) {
        doc.addPage();
        y = 60;
      }
      let left = x;
      for (const word of line.split(" ")) {
        doc.fontSize(size + (shake.below(5) - 2) / 10);
        doc.text(word, left, y + (shake.below(11) - 5) / 10, { lineBreak: false });
        left += doc.widthOfString(word) + size * 0.3;
      }
      y += size * 1.5;
    };
    const head = (line: string) => {
      y += 12;
      write(line, 12);
    };
    write(fullName(person), 18);
    write(person.address);
    write(`Mobile: ${person.phone}`);
    write(`Email: ${person.email}`);
    head("CAREER OBJECTIVE");
    for (const part of person.summary.match(/.{1,80}(?: |$)/g)!) write(part.trim());
    head("WORK HISTORY");
    for (const job of person.jobs) {
      y += 6;
      write(job.title, 10.5);
      write(`${job.employer}, ${job.place}`);
      write(range(job, months.long, { to: " - " }));
      for (const task of job.tasks) write(`• ${task}`, 10, 65);
    }
    head("EDUCATION");
    for (const study of person.studies) write(`${study.title}, ${study.institution}, ${study.end}`);
    head("SKILLS");
    for (const skill of person.skills) write(`• ${skill}`, 10, 65);
    doc.end();
    return buffer(doc).then((bytes) => new Uint8Array(bytes));
  },
};

/** Scanned pages whose text was recognised. */
export const fieldScanned: Readonly<Record<string, KnownLayout>> = {
  "pdf, recognised text": recognised,
};

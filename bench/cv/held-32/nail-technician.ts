import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 11, after: 3, size: 12, colour: "8A2B52" });
const both = (vietnamese: string, english: string, value: string) =>
  text(`${vietnamese} / ${english}: ${value}`, { after: 1 });
const job = (when: string, title: string, at: string, words = "") => [
  text(`${when}\t**${title}**`, { tabs: [52], before: 5, after: 0 }),
  text(`\t${at}`, { tabs: [52], after: words ? 0 : 3 }),
  ...(words ? [text(`\t${words}`, { tabs: [52], after: 3 })] : []),
];

/** A Vietnamese nail technician's CV in Word with every heading and label in Vietnamese and English: full name in the Vietnamese order, “nay / now” as an end, the month before the year with a slash. */
export const nailTechnician: UnseenCv = {
  name: "Vietnamese nail technician's Word CV with bilingual headings and labels (“Kinh nghiệm làm việc / Work experience”): family name first in capitals with an English name in brackets, “05/2022 – nay / now” at tabs, levels of languages in two languages",
  type: "docx",
  write: word({ font: "Times New Roman", size: 11.5, margin: 22 }, [
    {
      blocks: [
        text("**SƠ YẾU LÝ LỊCH / RESUME**", { size: 15, align: "center", after: 8 }),
        both("Họ và tên", "Full name", "ĐOÀN Thị Hồng Nhung (Rosie)"),
        both("Điện thoại", "Mobile", "0491 578 148"),
        both("Thư điện tử", "Email", "rosie.doan@example.com"),
        both("Địa chỉ", "Address", "12 Carrington Parade, Inala QLD 4077"),
        both("Tình trạng", "Status", "Australian citizen since 2024"),
        head("Kinh nghiệm làm việc / Work experience"),
        ...job(
          "05/2022 – nay / now",
          "Senior Nail Technician",
          "Lotus & Lacquer, Forest Lake",
          "SNS, gel, acrylic, nail art. Two trainees. Open and close the shop.",
        ),
        ...job("02/2019 – 04/2022", "Nail Technician", "Happy Hands Nails, Inala Plaza"),
        ...job("2016 – 2018", "Kitchen Hand", "Phở Bà Nội, Darra"),
        ...job(
          "2010 – 2015",
          "Garment Machinist / Công nhân may",
          "May Mặc Sông Hàn Co., Đà Nẵng, Vietnam",
          "School uniforms for export.",
        ),
        head("Học vấn / Education"),
        ...job("2021", "Diploma of Beauty Therapy (SHB50121)", "Sunnybank Beauty College"),
        ...job("2018", "Certificate III in Nail Technology", "Sunnybank Beauty College"),
        ...job("2009", "Bằng tốt nghiệp THPT / High school diploma", "Trường THPT Hải Châu, Đà Nẵng"),
        head("Chứng chỉ / Certificates"),
        both("Kiểm soát nhiễm khuẩn", "Infection control (SHBBINF002)", "2021"),
        both("Sơ cứu", "First aid", "expires 12/2028"),
        both("Bằng lái xe", "Driver licence", "class C, Queensland"),
        head("Kỹ năng / Skills"),
        text("Gel nails, Acrylic nails, Nail art, Waxing, Fresha bookings, Stocktake"),
        head("Ngôn ngữ / Languages"),
        both("Tiếng Việt", "Vietnamese", "mẹ đẻ / native"),
        both("Tiếng Anh", "English", "khá / good"),
        head("Sở thích / Interests"),
        text("Karaoke, orchids, painting on very small things / hát karaoke, hoa lan"),
        head("Người giới thiệu / Referee"),
        text("Mrs Thu Trang Bùi, owner, Lotus & Lacquer, 0491 578 888"),
      ],
    },
  ]),
  says: {
    given: "Thị Hồng Nhung / Hồng Nhung / Nhung / Rosie / Thị Hồng Nhung (Rosie) / Hồng Nhung (Rosie)",
    family: "Đoàn / ĐOÀN",
    email: "rosie.doan@example.com",
    phone: "+61491578148",
    jobs: [
      ["Senior Nail Technician", "Lotus & Lacquer / Lotus & Lacquer, Forest Lake", "2022-05", null],
      ["Nail Technician", "Happy Hands Nails / Happy Hands Nails, Inala Plaza", "2019-02", "2022-04"],
      ["Kitchen Hand", "Phở Bà Nội / Phở Bà Nội, Darra", "2016", "2018"],
      [
        "Garment Machinist / Công nhân may / Garment Machinist (Công nhân may) / Garment Machinist/Công nhân may",
        "May Mặc Sông Hàn Co. / May Mặc Sông Hàn / May Mặc Sông Hàn Co., Đà Nẵng / May Mặc Sông Hàn Co., Đà Nẵng, Vietnam",
        "2010",
        "2015",
      ],
    ],
    studies: [
      [
        "Diploma of Beauty Therapy (SHB50121) / Diploma of Beauty Therapy / SHB50121 Diploma of Beauty Therapy",
        "Sunnybank Beauty College",
        "2021",
      ],
      ["Certificate III in Nail Technology", "Sunnybank Beauty College", "2018"],
      [
        "High school diploma / Bằng tốt nghiệp THPT / Bằng tốt nghiệp THPT/High school diploma / Bằng tốt nghiệp THPT (High school diploma)",
        "Trường THPT Hải Châu / Trường THPT Hải Châu, Đà Nẵng",
        "2009",
      ],
    ],
    skills: ["Gel nails", "Acrylic nails", "Nail art", "Waxing", "Fresha bookings", "Stocktake"],
    licences: [
      [
        "Infection control (SHBBINF002) / Infection control / SHBBINF002 Infection control / Kiểm soát nhiễm khuẩn / Kiểm soát nhiễm khuẩn/Infection control (SHBBINF002)",
      ],
      ["First aid / Sơ cứu / Sơ cứu/First aid", undefined, "2028-12"],
    ],
    drives: ["C"],
    languages: ["Vietnamese / Tiếng Việt", "English / Tiếng Anh"],
    besides: [
      "Driver licence",
      "Bằng lái xe",
      "Australian citizen",
      "Tình trạng",
      "SNS",
      "acrylic",
      "Thu Trang Bùi",
      "Karaoke",
    ],
  },
};

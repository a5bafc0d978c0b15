import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const band = (words: string) => [
  { blocks: [text(`**${words}**`, { before: 2, after: 2 })], over: 4, shade: "EDE3CF" },
];
const over = (words: string, columns: number) => ({ blocks: [text(words)], over: columns });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  when,
  {
    blocks: [
      text(`**${title}**`, { after: 0 }),
      text(at, { after: 1 }),
      ...duties.map((one) => text(one, { size: 9.5 })),
    ],
    over: 3,
  },
];

/** A Chinese acupuncturist's form in Word with labels in two languages, everything in one ruled table. */
export const acupuncturist: UnseenCv = {
  name: "Chinese acupuncturist's bilingual personal record in Word: one ruled table with labels as “姓名 Name”, English name in brackets, “2021.06–至今 (now)” left of title over employer in English and Chinese, studies as table rows, registration with number and end, languages with levels",
  type: "docx",
  write: word({ font: "Calibri", size: 10.5, margin: 18 }, [
    {
      blocks: [
        text("**个人简历  Personal Resume**", { size: 16, align: "center", after: 6 }),
        table(
          [36, 52, 34, 52],
          [
            band("基本信息 Personal details"),
            ["姓名 Name", "Xiaomei LIN (May) 林晓梅", "性别 Gender", "女 Female"],
            ["电话 Mobile", "0491 574 730", "邮箱 E-mail", "maylin.acu@example.com"],
            ["地址 Address", over("Shop-top 2, 318 Forest Road, Hurstville NSW 2220", 3)],
            ["签证 Visa", over("澳洲公民 Australian citizen", 3)],
            band("工作经历 Work experience"),
            job(
              "2021.06–至今 (now)",
              "Principal Acupuncturist",
              "Still Water Chinese Medicine, Hurstville 静水中医",
              "Own list of 40 patients a week; health fund claims by HICAPS.",
              "Supervises one graduate.",
            ),
            job(
              "2016.02–2021.05",
              "Acupuncturist and Herbalist",
              "Eastwood Herbal Clinic Pty Ltd 伊士活草药堂",
              "Herbal dispensary of 320 substances.",
            ),
            job("2013.09–2015.12", "Remedial Masseuse (part-time)", "Lotus Day Spa, Chatswood"),
            job(
              "2008.07–2012.08",
              "Resident Doctor (Traditional Chinese Medicine)",
              "Minjiang District Hospital, Fuzhou 闽江区医院",
              "Stroke ward and out-patients.",
            ),
            band("教育背景 Education"),
            [
              "2013–2015",
              over("Master of Traditional Chinese Medicine", 2),
              "Sydney Institute of Eastern Medicine",
            ],
            [
              "2003–2008",
              over("Bachelor of Medicine (Traditional Chinese Medicine)", 2),
              "Wuyi University of Chinese Medicine",
            ],
            band("注册与证书 Registration and certificates"),
            [over("AHPRA registration (Chinese medicine)", 2), "No. CMR0004410927", "至 until 30/11/2027"],
            [over("First Aid Certificate", 2), "No. 771-20385", "至 until 14/03/2029"],
            band("技能 Skills"),
            [over("Needling 针刺、Cupping 拔罐、Moxibustion 艾灸、Tongue diagnosis 舌诊、Cliniko", 4)],
            band("语言 Languages"),
            [over("Mandarin 普通话 (native)、English 英语 (IELTS 7)、Min Nan 闽南语 (good)", 4)],
            band("推荐人 Referee"),
            [over("Dr Henry Zhou 周恒, Owner, Eastwood Herbal Clinic", 2), "电话 Phone", "02 5550 8893"],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Xiaomei / May / Xiaomei (May)",
    family: "Lin",
    email: "maylin.acu@example.com",
    phone: "+61491574730",
    jobs: [
      [
        "Principal Acupuncturist",
        "Still Water Chinese Medicine / Still Water Chinese Medicine, Hurstville / Still Water Chinese Medicine, Hurstville 静水中医 / Still Water Chinese Medicine 静水中医",
        "2021-06",
        null,
      ],
      [
        "Acupuncturist and Herbalist",
        "Eastwood Herbal Clinic Pty Ltd / Eastwood Herbal Clinic / Eastwood Herbal Clinic Pty Ltd 伊士活草药堂",
        "2016-02",
        "2021-05",
      ],
      [
        "Remedial Masseuse (part-time) / Remedial Masseuse",
        "Lotus Day Spa / Lotus Day Spa, Chatswood",
        "2013-09",
        "2015-12",
      ],
      [
        "Resident Doctor (Traditional Chinese Medicine) / Resident Doctor",
        "Minjiang District Hospital / Minjiang District Hospital, Fuzhou / Minjiang District Hospital, Fuzhou 闽江区医院 / Minjiang District Hospital 闽江区医院",
        "2008-07",
        "2012-08",
      ],
    ],
    studies: [
      ["Master of Traditional Chinese Medicine", "Sydney Institute of Eastern Medicine", "2015"],
      [
        "Bachelor of Medicine (Traditional Chinese Medicine) / Bachelor of Medicine / Bachelor of Medicine in Traditional Chinese Medicine",
        "Wuyi University of Chinese Medicine",
        "2008",
      ],
    ],
    skills: [
      "Needling / Needling 针刺",
      "Cupping / Cupping 拔罐",
      "Moxibustion / Moxibustion 艾灸",
      "Tongue diagnosis / Tongue diagnosis 舌诊",
      "Cliniko",
    ],
    licences: [
      [
        "AHPRA registration (Chinese medicine) / AHPRA registration / AHPRA / AHPRA Chinese medicine registration",
        "CMR0004410927",
        "2027-11-30",
      ],
      ["First Aid Certificate / First Aid", "771-20385", "2029-03-14"],
    ],
    languages: ["Mandarin", "English", "Min Nan / Hokkien / Hokkien (Min Nan)"],
    besides: ["Australian citizen", "IELTS", "HICAPS", "Henry Zhou", "周恒", "针刺", "拔罐", "艾灸", "舌诊"],
  },
};

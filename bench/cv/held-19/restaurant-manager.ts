import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.8pt/1.42 "DejaVu Sans",sans-serif;color:#333}.page{position:relative;width:210mm;height:297mm;overflow:hidden}.side{position:absolute;left:0;top:0;width:68mm;height:297mm;background:#323b4c;color:#fff}.face{position:absolute;left:16mm;top:14mm;width:36mm;height:36mm;border-radius:50%;background:#b9c0cc}.box{position:absolute}.side .box{left:10mm;width:50mm}.side h3{font-size:11pt;margin:0 0 2mm;padding:0 0 1mm;border-bottom:.3mm solid #fff;font-weight:700}.side p{margin:0 0 1.2mm}.main h3{font-size:12.5pt;color:#323b4c;margin:0 0 3mm;border-bottom:.4mm solid #323b4c;padding:0 0 1mm}h1{font-size:25pt;color:#323b4c;margin:0;line-height:1.1}h1 span{font-weight:400}.dot{position:absolute;width:2.6mm;height:2.6mm;border-radius:50%;background:#323b4c;left:77mm}.rail{position:absolute;left:78.1mm;width:.35mm;background:#323b4c}.e{position:absolute;left:84mm;width:115mm}.e p{margin:0}.e ul{margin:.6mm 0 0;padding-left:4mm}`;

const job = (top: number, when: string, at: string, title: string, ...texts: readonly string[]) =>
  `<div class=dot style="top:${top + 1}mm"></div><div class=e style="top:${top}mm"><p>${when}</p><p>${at}</p><p><b>${title}</b></p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul></div>`;
const side = (top: number, title: string, ...texts: readonly string[]) =>
  `<div class=box style="top:${top}mm"><h3>${title}</h3>${texts.map((text) => `<p>${text}</p>`).join("")}</div>`;

const body = `<div class=page><div class=side><div class=face></div>
${side(58, "Contact", "<b>Phone</b><br>0491 575 254", "<b>Email</b><br>val.restrepo@example.com", "<b>Address</b><br>Fortitude Valley QLD 4006")}
${side(101, "Education", "2019<br><b>Advanced Diploma of Hospitality Management</b><br>Brisbane Harbour College", "2013<br><b>Bachelor of Business Administration</b><br>Universidad del Valle Verde, Medellín")}
${side(155, "Expertise", "• Staff rosters", "• Wine service", "• Cost control", "• Function planning", "• Lightspeed POS", "• Deputy", "• Conflict resolution")}
${side(205, "Language", "Spanish (native)", "English (fluent)", "Portuguese (basic)")}
${side(234, "Licences", "RSA Queensland, 2017", "RMLV (Approved Manager), expires 12/08/2028", "Food Safety Supervisor, expires 03/2029", "Car licence (QLD open C)")}</div>
<div class=main><div class=box style="left:76mm;top:16mm;width:124mm"><h1>Valentina <span>Restrepo Gómez</span></h1><p style="font-size:13pt;margin:1mm 0 4mm">Restaurant Manager</p><p style="margin:0">Warm and organised restaurant manager from Colombia with ten years in hospitality in Medellín and Brisbane. I build teams that stay and regulars who come back. Permanent resident.</p></div>
<div class=box style="left:76mm;top:62mm;width:124mm"><h3>Experience</h3></div><div class=rail style="top:73mm;height:112mm"></div>
${job(72, "May 2023 - Present", "Olive &amp; Fig Dining I Brisbane QLD", "Restaurant Manager", "Lead 24 staff in a 110-seat Mediterranean restaurant open seven days", "Cut wage costs from 38% to 33% of revenue in one year", "Plan functions for up to 90 guests")}
${job(103, "Sept 2020 - Apr 2023", "Riverbend Brasserie I Brisbane QLD", "Assistant Restaurant Manager", "Opened and closed, hired casuals, ordered wine", "Ran takeaway and click and collect in the lockdowns")}
${job(130, "Mar 2017 - Aug 2020", "Riverbend Brasserie I Brisbane QLD", "Food and Beverage Attendant", "Section of eight tables, cocktails on weekends", "Trained new waiters while I studied")}
${job(157, "2013 - 2016", "Hotel Cordillera Azul I Medellín, Colombia", "Banquet Supervisor", "Weddings and congresses for up to 400 guests", "Supervised 15 waiters and the linen store")}
<div class=box style="left:76mm;top:206mm;width:124mm"><h3>Volunteering</h3><p style="margin:0"><b>Cook and host</b>, Valley Community Kitchen, first Sunday of the month since 2022</p></div>
<div class=box style="left:76mm;top:230mm;width:124mm"><h3>Reference</h3></div>
<div class=box style="left:76mm;top:241mm;width:58mm"><p style="margin:0"><b>Nikos Andreou</b><br>Olive &amp; Fig Dining / Owner<br>Phone: 0491 570 110<br>Email: nikos@olivefig.example</p></div>
<div class=box style="left:140mm;top:241mm;width:60mm"><p style="margin:0"><b>Harriet Lowe</b><br>Riverbend Brasserie / Manager<br>Phone: 0491 570 737<br>Email: harriet@riverbend.example</p></div></div></div>`;

/** A restaurant manager's page from a design site: a dark side bar with a round picture at the left, a rail with dots, months and employer above the title, two referees beside each other. */
export const restaurantManager: UnseenCv = {
  name: "Colombian restaurant manager's design-site page: dark side bar, rail with dots, months and employer above title",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Valentina",
    family: "Restrepo Gómez",
    email: "val.restrepo@example.com",
    phone: "+61491575254",
    jobs: [
      ["Restaurant Manager", "Olive & Fig Dining", "2023-05", null],
      ["Assistant Restaurant Manager", "Riverbend Brasserie", "2020-09", "2023-04"],
      ["Food and Beverage Attendant", "Riverbend Brasserie", "2017-03", "2020-08"],
      ["Banquet Supervisor", "Hotel Cordillera Azul", "2013", "2016"],
    ],
    studies: [
      ["Advanced Diploma of Hospitality Management", "Brisbane Harbour College", "2019"],
      [
        "Bachelor of Business Administration",
        "Universidad del Valle Verde / Universidad del Valle Verde, Medellín",
        "2013",
      ],
    ],
    skills: [
      "Staff rosters",
      "Wine service",
      "Cost control",
      "Function planning",
      "Lightspeed POS",
      "Deputy",
      "Conflict resolution",
    ],
    licences: [
      ["RSA Queensland / RSA"],
      ["RMLV (Approved Manager) / RMLV / Approved Manager", undefined, "2028-08-12"],
      ["Food Safety Supervisor", undefined, "2029-03"],
    ],
    drives: ["C"],
    languages: ["Spanish", "English", "Portuguese"],
    besides: ["Car licence", "Cook and host", "Valley Community Kitchen"],
  },
};

import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#1e1e1e}h1{font-size:19pt;margin:0;text-align:center}.c{text-align:center;margin:.5mm 0;font-size:9.3pt}h2{font-size:10.6pt;background:#e7efe4;border-left:2mm solid #3f7d3a;padding:.8mm 3mm;margin:6mm 0 2.5mm;break-after:avoid}h2 i{font-weight:400}.e{margin-bottom:3.6mm;break-inside:avoid}.e p{margin:0}.h{display:flex;justify-content:space-between}.h b{font-size:10.3pt}ul{margin:.6mm 0 0;padding-left:5mm}p{margin:0 0 1mm}.en{color:#5a5a5a;font-style:italic}`;
/** Employer and place with the months at the right edge, then the title in both languages. */
const job = (at: string, when: string, title: string, ...texts: readonly string[]) =>
  `<div class=e><p class=h><b>${at}</b><span>${when}</span></p><p>${title}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const head = (own: string, english: string) => `<h2>${own} <i>/ ${english}</i></h2>`;

const body = `<h1>RAFAEL VASCONCELOS</h1><p class=c>Engenheiro de Automação / Automation Engineer</p><p class=c>Brasileiro, casado, 37 anos / Brazilian, married, 37</p><p class=c>Mayfield, Newcastle NSW 2304 — +61 491 578 888 — rafael.vasconcelos@example.com</p>
${head("Objetivo", "Objective")}<p>Engenheiro de automação ou controle na indústria de mineração ou portos.</p><p class=en>Automation or control systems engineer in mining or ports. Permanent resident (subclass 189) since 2024.</p>
${head("Experiência profissional", "Work experience")}
${job("Hunter Coal Terminals, Newcastle", "desde mar/2024 (atual)", "Engenheiro de Controle / Control Systems Engineer", "PLC and SCADA support for two shiploaders and four stacker-reclaimers", "Replaced 38 obsolete drives during planned shutdowns", "On call one week in five")}
${job("Mineração Serra Clara S.A., Itabira, Brasil", "fev/2018 – dez/2023", "Engenheiro de Automação Pleno / Automation Engineer", "Automation of a crushing plant of 3,500 t/h, from design to commissioning", "Coordenação de equipe de 6 técnicos (team of six technicians)", "Paradas programadas: média de 2 por ano, sem acidentes")}
${job("Automatiza Integradora Ltda., Belo Horizonte, Brasil", "ago/2013 – jan/2018", "Engenheiro de Campo / Field Engineer", "Start-up of systems in Brazil, Chile and Angola")}
${job("Automatiza Integradora Ltda., Belo Horizonte, Brasil", "jan/2012 – jul/2013", "Estagiário / Intern")}
${head("Formação acadêmica", "Education")}
${job("Universidade Federal do Alto Rio Doce", "2008 – 2013", "Bacharelado em Engenharia de Controle e Automação / Bachelor of Control and Automation Engineering")}
${job("Faculdade Ponte Nova", "2016 – 2017", "Pós-graduação em Segurança do Trabalho / Postgraduate certificate in occupational safety")}
${job("Escola Técnica Monlevade", "2005 – 2007", "Técnico em Eletrotécnica / Technician in electrical engineering")}
${head("Cursos e certificados", "Courses and certificates")}
<p>Functional Safety Engineer (SIL), nº FS-22418, válido até / valid to 09/2028</p><p>NR-10 Segurança em Eletricidade, 2023</p><p>White Card NSW, nº CGI 2207745, 2024</p><p>Working at Heights, válido até / valid to 15/05/2027</p>
${head("Conhecimentos", "Skills")}<p>Siemens TIA Portal • Rockwell Studio 5000 • Ignition SCADA • Profinet • Drives • Functional safety • AutoCAD Electrical</p>
${head("Idiomas", "Languages")}<p>Português: nativo / native</p><p>Inglês / English: fluente / fluent (PTE 82)</p><p>Espanhol / Spanish: intermediário / intermediate</p>
${head("Carteira de motorista", "Driver licence")}<p>NSW, class C (2025); Brasil, categoria AB</p>
${head("Atividades voluntárias", "Volunteering")}<p>Robotics Club mentor, Mayfield West Public School, desde 2025</p>
${head("Referências", "Referees")}<p>Kate Lumsden, Engineering Superintendent, Hunter Coal Terminals, 0491 579 455</p><p>Eng. Otávio Pimenta, Mineração Serra Clara, o.pimenta@example.org</p>`;

/** A Brazilian automation engineer's currículo in two languages: headings and titles in Portuguese and English with strokes, “desde mar/2024 (atual)” and “fev/2018 – dez/2023” at the right edge, points in either language. */
export const automationEngineer: UnseenCv = {
  name: "Brazilian automation engineer's currículo in two languages as PDF: headings and titles in Portuguese / English, “desde mar/2024 (atual)” and “fev/2018 – dez/2023” at the right edge of the employer, “válido até / valid to”",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Rafael / RAFAEL",
    family: "Vasconcelos / VASCONCELOS",
    email: "rafael.vasconcelos@example.com",
    phone: "+61491578888",
    jobs: [
      [
        "Engenheiro de Controle/Control Systems Engineer / Control Systems Engineer / Engenheiro de Controle / Engenheiro de Controle (Control Systems Engineer)",
        "Hunter Coal Terminals / Hunter Coal Terminals, Newcastle",
        "2024-03",
        null,
      ],
      [
        "Engenheiro de Automação Pleno/Automation Engineer / Automation Engineer / Engenheiro de Automação Pleno / Engenheiro de Automação Pleno (Automation Engineer)",
        "Mineração Serra Clara S.A. / Mineração Serra Clara / Mineração Serra Clara S.A., Itabira / Mineração Serra Clara S.A., Itabira, Brasil",
        "2018-02",
        "2023-12",
      ],
      [
        "Engenheiro de Campo/Field Engineer / Field Engineer / Engenheiro de Campo / Engenheiro de Campo (Field Engineer)",
        "Automatiza Integradora Ltda. / Automatiza Integradora / Automatiza Integradora Ltda., Belo Horizonte / Automatiza Integradora Ltda., Belo Horizonte, Brasil",
        "2013-08",
        "2018-01",
      ],
      [
        "Estagiário/Intern / Intern / Estagiário / Estagiário (Intern)",
        "Automatiza Integradora Ltda. / Automatiza Integradora / Automatiza Integradora Ltda., Belo Horizonte / Automatiza Integradora Ltda., Belo Horizonte, Brasil",
        "2012-01",
        "2013-07",
      ],
    ],
    studies: [
      [
        "Bacharelado em Engenharia de Controle e Automação/Bachelor of Control and Automation Engineering / Bachelor of Control and Automation Engineering / Bacharelado em Engenharia de Controle e Automação / Bacharelado em Engenharia de Controle e Automação (Bachelor of Control and Automation Engineering)",
        "Universidade Federal do Alto Rio Doce",
        "2013",
      ],
      [
        "Pós-graduação em Segurança do Trabalho/Postgraduate certificate in occupational safety / Postgraduate certificate in occupational safety / Pós-graduação em Segurança do Trabalho / Pós-graduação em Segurança do Trabalho (Postgraduate certificate in occupational safety)",
        "Faculdade Ponte Nova",
        "2017",
      ],
      [
        "Técnico em Eletrotécnica/Technician in electrical engineering / Technician in electrical engineering / Técnico em Eletrotécnica / Técnico em Eletrotécnica (Technician in electrical engineering)",
        "Escola Técnica Monlevade",
        "2007",
      ],
    ],
    skills: [
      "Siemens TIA Portal",
      "Rockwell Studio 5000",
      "Ignition SCADA",
      "Profinet",
      "Drives",
      "Functional safety",
      "AutoCAD Electrical",
    ],
    licences: [
      ["Functional Safety Engineer (SIL) / Functional Safety Engineer", "FS-22418 / 22418", "2028-09"],
      ["NR-10 Segurança em Eletricidade / NR-10 / Segurança em Eletricidade"],
      ["White Card NSW / White Card / White Card (NSW)", "CGI 2207745 / 2207745"],
      ["Working at Heights", undefined, "2027-05-15"],
    ],
    drives: ["C"],
    languages: [
      "Português / Portuguese",
      "Inglês / English / Inglês/English",
      "Espanhol / Spanish / Espanhol/Spanish",
    ],
    besides: [
      "Driver licence",
      "Driver's licence",
      "Brasil, categoria AB",
      "AB",
      "A",
      "B",
      "R",
      "Permanent resident",
      "Subclass 189",
      "PTE",
      "Robotics Club mentor",
      "Mayfield West Public School",
      "Kate Lumsden",
      "Otávio Pimenta",
      "Eng. Otávio Pimenta",
    ],
  },
};

import type { Topic } from "./headings.ts";

/**
 * Headings in the languages that migrants' CVs are in most, as they often stay when the text is translated: Spanish,
 * Portuguese, Italian, French, German, Filipino, Indonesian, Vietnamese, Chinese, Hindi, Nepali and Arabic.
 */
const wordings: Readonly<Record<Topic, string>> = {
  contact:
    "datos personales|informacion personal|datos de contacto|contacto|dados pessoais|informacoes pessoais|contato|contatos|informazioni personali|dati personali|contatti|coordonnees|informations personnelles|etat civil|personliche daten|personliche angaben|kontakt|kontaktdaten|personal na impormasyon|data pribadi|data diri|thong tin ca nhan|thong tin lien he|lien he|个人信息|基本信息|个人资料|联系方式|基本资料|聯絡方式|個人資料|vyaktigat vivaran|व्यक्तिगत विवरण|व्यक्तिगत जानकारी|संपर्क|البيانات الشخصية|المعلومات الشخصية|معلومات شخصية|معلومات الاتصال",
  summary:
    "perfil|perfil profesional|perfil profissional|perfil personal|resumen|resumen profesional|resumo|resumo profissional|objetivo|objetivos|objetivo profesional|objetivo profissional|sobre mi|sobre mim|acerca de mi|profilo|profilo professionale|obiettivo|obiettivo professionale|profil|profil professionnel|a propos|a propos de moi|objectif|objectif professionnel|kurzprofil|uber mich|zielsetzung|layunin|tentang saya|ringkasan|muc tieu|muc tieu nghe nghiep|gioi thieu|gioi thieu ban than|tom tat|自我评价|个人简介|自我介绍|求职意向|个人总结|自我評價|個人簡介|uddeshya|उद्देश्य|परिचय|सारांश|الملخص|الهدف|الهدف الوظيفي|نبذة|نبذة شخصية|الملف الشخصي",
  experience:
    "experiencia|experiencia laboral|experiencia profesional|experiencias laborales|historial laboral|trayectoria|trayectoria profesional|experiencia de trabajo|experiencia profissional|experiencias profissionais|historico profissional|trajetoria profissional|atuacao profissional|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experience professionnelle|experiences professionnelles|parcours professionnel|emplois|berufserfahrung|berufserfahrungen|beruflicher werdegang|berufspraxis|berufliche erfahrung|werdegang|praktische erfahrung|praktika|karanasan|karanasan sa trabaho|mga karanasan|pengalaman|pengalaman kerja|riwayat pekerjaan|kinh nghiem|kinh nghiem lam viec|qua trinh lam viec|qua trinh cong tac|工作经历|工作经验|职业经历|实习经历|工作背景|工作經驗|工作經歷|karya anubhav|karyanubhav|karyaanubhav|anubhav|कार्य अनुभव|अनुभव|कार्यानुभव|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية",
  education:
    "educacion|formacion|formacion academica|estudios|estudios realizados|historial academico|antecedentes academicos|preparacion academica|formacion profesional|educacao|formacao|formacao academica|escolaridade|historico escolar|istruzione|formazione|istruzione e formazione|studi|titoli di studio|formation|formations|formation academique|etudes|diplomes|parcours scolaire|parcours academique|cursus|scolarite|ausbildung|bildung|bildungsweg|schulbildung|studium|akademische ausbildung|berufsausbildung|schulische ausbildung|bildungsgang|edukasyon|pinag-aralan|pinagaralan|pendidikan|riwayat pendidikan|hoc van|trinh do hoc van|qua trinh hoc tap|giao duc|bang cap|教育背景|教育经历|学历|教育程度|教育|学习经历|教育經歷|學歷|shiksha|shaikshik yogyata|shaikshanik yogyata|शिक्षा|शैक्षिक योग्यता|शैक्षणिक योग्यता|التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|المؤهلات التعليمية|الدراسة",
  licences:
    "certificaciones|certificados|cursos|licencias|cursos y certificaciones|formacion complementaria|certificacoes|cursos complementares|licencas|cursos e certificacoes|certificazioni|certificati|corsi|patenti|certifications et formations|permis|certificats|zertifikate|weiterbildung|weiterbildungen|fortbildung|fortbildungen|fuhrerschein|mga sertipiko|sertifikat|pelatihan|chung chi|khoa hoc|证书|资格证书|培训经历|所获证书|資格證書|praman patra|प्रमाण पत्र|प्रशिक्षण|الشهادات|الدورات التدريبية|الدورات|التراخيص",
  skills:
    "habilidades|aptitudes|competencias|destrezas|habilidades tecnicas|conocimientos|conocimientos informaticos|informatica|habilidades e competencias|competencias tecnicas|conhecimentos|competenze|capacita|capacita e competenze|competenze tecniche|competenze informatiche|competences|competences techniques|savoir-faire|atouts|connaissances|kenntnisse|fahigkeiten|kompetenzen|edv-kenntnisse|it-kenntnisse|fachkenntnisse|besondere kenntnisse|kasanayan|mga kasanayan|keahlian|kemampuan|keterampilan|ky nang|ky nang chuyen mon|技能|专业技能|个人技能|技能特长|專業技能|kaushal|कौशल|المهارات|مهارات",
  languages:
    "idiomas|lenguas|linguas|lingue|conoscenze linguistiche|competenze linguistiche|langues|langues parlees|sprachen|sprachkenntnisse|mga wika|wika|bahasa|kemampuan bahasa|ngoai ngu|ngon ngu|语言|语言能力|外语水平|語言能力|bhasha|bhashayen|भाषा|भाषाएँ|भाषाएं|اللغات",
  references:
    "referencias|referencias personales|referencias laborales|referencias profissionais|referenze|referenzen|mga sanggunian|referensi|nguoi tham khao|推荐人|证明人|sandarbh|संदर्भ|المراجع",
  other:
    "intereses|pasatiempos|aficiones|logros|voluntariado|publicaciones|premios|otros datos|interesses|informacoes adicionais|publicacoes|interessi|pubblicazioni|hobby|altre informazioni|volontariato|centres d'interet|loisirs|interets|benevolat|divers|interessen|hobbys|ehrenamt|sonstiges|publikationen|mga libangan|hobi|so thich|hoat dong|hoat dong ngoai khoa|giai thuong|兴趣爱好|获奖情况|项目经历|校园经历|社会活动|荣誉奖项|ruchi|रुचियाँ|रुचियां|घोषणा|الاهتمامات|الهوايات|الأنشطة",
};

const decomposed = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("ß", "ss");

const topics = new Map(
  (Object.entries(wordings) as [Topic, string][]).flatMap(([topic, list]) =>
    list.split("|").map((wording) => [decomposed(wording), topic] as const),
  ),
);

/** The topic that words in another language than English announce; null where they are no heading. */
export const foreignTopicOf = (phrase: string): Topic | null => topics.get(decomposed(phrase)) ?? null;

const titles =
  /^(?:(?:curriculum|currículum|currículo|curriculo)(?: vit(?:ae|æ))?|hoja de vida|lebenslauf|tabellarischer lebenslauf|bewerbung|daftar riwayat hidup|resumen curricular|sơ yếu lý lịch|hồ sơ xin việc|(?:个人)?简历|個人履歷|履历|जीवन ?वृत्त|बायोडाटा|السيرة الذاتية|personal data sheet)$/iu;

/** Whether a text says that the document is a CV, in another language than English. */
export const isForeignTitle = (text: string): boolean => titles.test(text.normalize("NFC").trim());

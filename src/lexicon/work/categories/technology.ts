import type { CategoryRule } from "../category-rule.ts";

export const technology: CategoryRule = {
  kinds: {
    data: /\bgis\b|power bi|tableau|data governance|data (?:analyst|engineer|scientist|architect|warehouse)|machine learning|business intelligence|\bbi\b (?:analyst|developer)|database|big data|\betl\b|data warehous\w+|\bsql\b/,
    "support-networks":
      /\bit support|help ?desk|service ?desk|desktop support|\bnetwork(?:s|ing)? (?!market|sales)|\bnetworks?$|(?<!process )systems? (?:admin\w*|(?:test )?engineer\w*|support)|\bcloud\b|cyber|infrastructure engineer|\bict\b|^(?:senior |junior )?it\b|\bsoc (?:analyst|lead|manager)|penetration tester|sys ?admin|microsoft 365|\bm365\b|level [12] support|information (?:technology|security|systems)|info tech|windows server|linux|active directory|(?:technical|application|product|platform) support|\bit (?:manager|technician|officer|administrator|engineer|consultant|project|director|analyst)|security (?:engineer|analyst|architect)|\bit trainer|(?<!\b(?:sales|account|development|recruitment|marketing|hr|payroll|finance) )\b(?:manager|leader|coordinator|officer|director|administrator|analyst|engineer|technician|trainer|specialist) it\b/,
    "design-product":
      /\bux\b|(?:creative|art) director|photo editor|\bui\b|product (?:owner|designer)|(?:director of|head of|chief) product|(?:graphic|web|digital|visual|interaction|game) design|scrum|\bagile|content design|business analyst|(?:technical|digital|software) (?:program|product|project) manager|^(?:\w+ )?product manager/,
    software:
      /(?<!(?:sales|account) (?:of )?)software(?! sales)|(?<!(?:business|property|land|curriculum|real estate) )developer|(?<!cnc )programmer|programming|full ?stack|front ?end (?:dev|eng|web)|back ?end|devops|\bqa (?:eng|auto|test|anal|lead)|(?<!assembly and )(?:test|automation) (?:analyst|(?:automation )?engineer)|web (?:engineer|master)|\b(?:java|j2ee|javascript|typescript|php|python|ruby|android|ios|informatica|iseries)\b|(?<!\b(?:payroll|accounts?|accountant|finance|procurement|purchasing|inventory|stores?|planner|warehouse)\b.*)\b(?:sap|salesforce|peoplesoft|sharepoint|dynamics|servicenow|oracle)\b|(?:solutions?|enterprise|cloud) architect|\b(?:technical|tech) lead|chief technology|\bcto\b|(?:site reliability|platform|devsecops|firmware|embedded) engineer|game developer/,
  },
  workplaces:
    /\bsoftware|\bsaas\b|\bmsp\b|managed service provider|tech compan\w+|startup|web applications?|cyber ?security|\bcloud\b/g,
};

import type { CategoryRule } from "../category-rule.ts";

export const healthCare: CategoryRule = {
  kinds: {
    dental: /\bdent(?:al|ist)|orthodont|\boral health/,
    "allied-health":
      /physio|occupational therap|speech|psycholog|podiat|dietit|radiograph|sonograph|pharmac(?!y assistant)|optomet|optic(?:ian|al)|audiolog|allied health|exercise physiolog|(?<!(?:admissions|travel|debt|financial) )counsell?(?:or|ing)|(?<!(?:beauty|massage|dermal|spa) )therapist|\bots?\b|speechie|\b(?:mri|ct|radiation|nuclear medicine|cardiac) (?:technologist|technician|scientist)|paramedic|ambulance|audiomet|prosth|orthop|myotherap|dermal|osteopath|chiroprac/,
    "medical-practice":
      /\b(?:[sjhrv]mos?|[sj]rmos?|fracp|dpa)\b|(?:anaesthe|psychiatr|paediatr|obstetr|gynaecolog|cardiolog|oncolog|dermatolog|neurolog|radiolog|urolog|gastroenterolog|haematolog|endocrinolog|rheumatolog|nephrolog|ophthalmolog|immunolog)(?:ist|ician)s?\b|intensivist|geriatrician|(?:medical|surgical|paediatric\w*|icu|emergency|psychiatry|anaesthetic\w*|\w+ology) registrar|registrar (?:medical|surg\w+|paediatric\w*|icu|emergency|psychiatry|anaesthetic\w*|\w+ology)\b|staff specialist|(?<!legal )\bmedical (?:assistant|transcription\w*|secretar\w*|director|records)|physician|general practitioner|\bgp\b|medical (?:receptionist|practice|centre|officer)|\bdoctors?\b|practice manager|phlebotom|patholog|surgeon/,
    "personal-care":
      /personal care|\bpca\b|\bcarers?\b|care ?givers?\b|\b(?:home|health|day|child)?care (?:worker|assistant|attendant)|\bhcas?\b|\bwardie|(?:patient|health|hospital) (?:services|support) (?:assistant|attendant|officer)|health ?care assistant|assistants? in nursing|\bain\b|wards?person|patient transport|sterili[sz](?:ation|ing)|\bcssd\b|\borderly/,
    nursing:
      /(?<!(?:vet|veterinary) )\bnurs(?:e|es|ing(?! homes?))\b|\b(?:a?num|cns|cnes?)\b|\bcnc (?:palliative|wound|diabetes|oncology|mental|stoma|pain|cardiac|renal|stroke|infection)|\b(?:rns?|rnfa|lpn|cna|ens?|eens?)\b|midwi|diabetes educator|educator diabetes|perioperative|surgical services/,
  },
  otherwise: /\bclinical|hospitals?\b|patient|\bhealth(?! and safety| safety)|wellness|medical/,
  workplaces:
    /\bhospitals?\b|\bclinics?\b|medical (?:centre|practice)|dental practice|health (?:service|district|network)s?\b|\bpatients?\b|general practice|allied health/g,
};

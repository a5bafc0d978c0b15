import type { CategoryRule } from "../category-rule.ts";

export const healthCare: CategoryRule = {
  names: [
    "healthcare",
    "health",
    "healthcare and medical",
    "medical",
    "nursing",
    "health and medical",
    "dental",
    "hospital and health care",
    "health care provider",
    "health wellness and fitness",
    "medical practice",
    "medical devices",
    "mental health care",
  ],
  kinds: {
    dental: /\bdent(?:al|ist)|orthodont|oral health/,
    "allied-health":
      /physio|occupational therap|speech|psycholog|podiat|dietit|radiograph|sonograph|pharmac(?!y assistant)|optom|optic(?:ian|al)|audiolog|allied health|exercise physiolog|(?<!(?:admissions|travel|debt|financial) )counsell?or|(?<!(?:beauty|massage|dermal|spa) )therapist|\bot\b|paramedic|ambulance|audiomet|prosth|orthop|myotherap|dermal|osteopath|chiroprac/,
    "medical-practice":
      /(?<!legal )\bmedical (?:assistant|transcription\w*|secretar\w*|director|records)|physician|general practitioner|\bgp\b|medical (?:receptionist|practice|centre|officer)|doctor|practice manager|phlebotom|patholog|surgeon/,
    "personal-care":
      /personal care|\bpca\b|\bcarers?\b|care ?givers?\b|care (?:worker|assistant|attendant)|health ?care assistant|assistants? in nursing|\bain\b|wards?person|patient transport|sterili[sz]ation|\bcssd\b|orderly/,
    nursing:
      /(?<!(?:vet|veterinary) )\bnurs(?:e|es|ing)\b|\b(?:rns?|rnfa|lpn|cna|ens?|eens?)\b|midwi|perioperative|surgical services/,
  },
  otherwise: /\bclinical|hospital|patient|\bhealth(?! and safety| safety)|wellness|medical/,
};

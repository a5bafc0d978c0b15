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
  ],
  kinds: {
    dental: /\bdent(?:al|ist)|orthodont|oral health/,
    "allied-health":
      /physio|occupational therap|speech|psycholog|podiat|dietit|radiograph|sonograph|pharmac|optom|allied health|exercise physiolog|counsellor/,
    "medical-practice":
      /general practitioner|\bgp\b|medical (?:receptionist|practice|centre|officer)|doctor|practice manager|phlebotom|patholog|surgeon/,
    nursing: /nurs(?:e|ing)|\brn\b|\ben\b|midwi/,
    "personal-care": /personal care|\bpca\b|carer|care (?:worker|assistant|attendant)|health ?care assistant/,
  },
};

/** Rarer: the export of a choir federation's board of cards: lists of which one says what is open, cards with labels for the kind of work, a due moment as the last day, places and pay as "label: value" lines in Markdown, a card in the list of filled ones, a card that explains the board, comments among the actions. */
const lists = [
  { id: "l1", name: "Read me first", closed: false },
  { id: "l2", name: "Open positions", closed: false },
  { id: "l3", name: "Filled", closed: false },
];
const labels: Record<string, { name: string; color: string }> = {
  part: { name: "Part time", color: "sky" },
  casual: { name: "Casual", color: "lime" },
  full: { name: "Full time", color: "green" },
};
const card = (id: string, idList: string, name: string, desc: string, label?: string, due?: string) => ({
  id,
  idList,
  name,
  desc,
  closed: false,
  due: due ?? null,
  dueComplete: false,
  labels: label ? [{ id: `lb-${label}`, ...labels[label] }] : [],
  shortUrl: `https://cards.example/c/${id}`,
});

export const choirsBoardCardsJson = {
  name: "held-28 cards board of choirs",
  employer: "Federated Choirs of the Highlands",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    id: "b100",
    name: "Choir jobs",
    desc: "Jobs with our choirs. Copy a card to share it.",
    closed: false,
    lists,
    cards: [
      card("k01", "l1", "How this board works", "Move a card to Filled when you have found someone."),
      card(
        "k02",
        "l2",
        "Conductor, Youth Choir",
        "**Location:** Bowral NSW\n**Pay:** $95 per hour\n\nForty teenagers who can already sing and cannot yet count.",
        "casual",
        "2026-12-15T12:59:00.000Z",
      ),
      card(
        "k03",
        "l2",
        "Accompanist",
        "**Location:** Goulburn NSW\n**Pay:** to be agreed\n\nSight reading essential; the piano is a half tone flat.",
        "part",
      ),
      card(
        "k04",
        "l2",
        "General Manager",
        "**Location:** Canberra ACT\n**Pay:** $88,000 - $93,000 per year\n\nGrants of $310,000, eleven choirs and one van.",
        "full",
        "2027-01-10T12:59:00.000Z",
      ),
      card(
        "k05",
        "l3",
        "Librarian (scores)",
        "**Location:** Goulburn NSW\n\nThanks, all! Wen has it.",
        "part",
      ),
    ],
    actions: [
      {
        id: "a1",
        type: "commentCard",
        date: "2026-11-24T02:00:00.000Z",
        data: { card: { id: "k04" }, text: "Board wants 3 referees" },
      },
    ],
  }),
  expected: [
    {
      title: "Conductor, Youth Choir",
      places: ["Bowral NSW"],
      pay: { min: 95, max: 95, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-15T12:59:00Z",
      remote: false,
      live: true,
      url: "https://cards.example/c/k02",
    },
    {
      title: "Accompanist",
      places: ["Goulburn NSW"],
      pay: null,
      workTypes: ["Part time"],
      closes: null,
      remote: false,
      live: true,
      url: "https://cards.example/c/k03",
    },
    {
      title: "General Manager",
      places: ["Canberra ACT"],
      pay: { min: 88_000, max: 93_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2027-01-10T12:59:00Z",
      remote: false,
      live: true,
      url: "https://cards.example/c/k04",
    },
    { title: "Librarian (scores)", places: ["Goulburn NSW"], live: false },
  ],
};

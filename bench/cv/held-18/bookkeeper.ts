import { Paragraph } from "docx";
import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const plum = "6B2D5C";
const head = (words: string) => text(`__${words}__`, { size: 15, colour: plum, before: 11, after: 4 });
const job = (title: string, at: string, more: string) =>
  text(`**${title}**, ${at}, ${more}`, { before: 6, after: 2 });

/** A bookkeeper's letter and resume in one file: the letter to a named manager first, then “Title, Employer (Town), from … to …” with years at home told as an entry and work for a school committee. */
export const bookkeeper: UnseenCv = {
  name: "returning parent's letter and resume in one file: “Title, Employer (Town), March 2024 to now”, years at home",
  type: "docx",
  write: word({ font: "Garamond", size: 11.5, margin: 24, below: [text("{page}", { align: "right" })] }, [
    {
      blocks: [
        text("Kirsten Ahlgren-Moore", { align: "right", after: 0 }),
        text("7 Merrigang Close", { align: "right", after: 0 }),
        text("Bowral NSW 2576", { align: "right", after: 0 }),
        text("(04) 9157 2549", { align: "right", after: 0 }),
        text("kirsten.am@example.com", { align: "right", after: 14 }),
        text("17 November 2026", { after: 14 }),
        text("Ms Philippa Goodacre", { after: 0 }),
        text("Practice Manager", { after: 0 }),
        text("Highlands Veterinary Group", { after: 0 }),
        text("210 Station Street", { after: 0 }),
        text("Moss Vale NSW 2577", { after: 12 }),
        text("**Re: Accounts Officer, part time (ref. HVG-26-11)**", { after: 10 }),
        text("Dear Ms Goodacre,", { after: 8 }),
        text(
          "I saw your advertisement on Friday and would like to be your Accounts Officer. For the last two years and eight months I have kept the books of a plumbing company with nine vans; before I had children I spent six years in the finance team of a hospital supplier in Sydney, from accounts clerk to assistant accountant.",
          { after: 8 },
        ),
        text(
          "You ask for someone who knows Xero and is not frightened of debtors. I reconciled 1,400 transactions a month in 2025 and brought overdue accounts from $86,000 to $19,000. Your practice uses ezyVet, which I do not know yet; I learned simPRO in a fortnight.",
          { after: 8 },
        ),
        text(
          "I can work from 9 to 3 on any four weekdays and can start on 11 January 2027. You can reach my present employer, Mr Pell, on 0491 572 665.",
          { after: 10 },
        ),
        text("Yours sincerely,", { after: 22 }),
        text("Kirsten Ahlgren-Moore"),
        text("Enclosed: resume", { size: 9.5 }),
        new Paragraph({ pageBreakBefore: true, children: [] }),
        text("Kirsten Ahlgren-Moore", { size: 26, colour: plum, after: 0 }),
        text("Bookkeeper and registered BAS agent", { size: 13, ruled: true, after: 4 }),
        text("Bowral NSW · (04) 9157 2549 · kirsten.am@example.com", { align: "center" }),
        head("What I bring"),
        ...points(
          "Xero (certified adviser)",
          "MYOB",
          "Payroll for up to 25 people",
          "BAS preparation",
          "Debt collection",
          "simPRO",
          "Excel pivot tables",
        ),
        head("Paid work"),
        job("Bookkeeper", "Pell & Daughters Plumbing (Mittagong)", "March 2024 to now, 22 hours a week"),
        ...points(
          "Everything from quotes to superannuation for 25 people",
          "Office manager for five weeks when Mrs Pell was in hospital",
        ),
        job("Assistant Accountant", "Medistock Supplies (Lane Cove)", "July 2014 to February 2017"),
        ...points("Month-end in four days instead of seven; two stocktakes a year"),
        job("Accounts Clerk", "Medistock Supplies (Lane Cove)", "January 2011 to June 2014"),
        ...points("Creditors, 600 invoices a month"),
        job("Receptionist", "Dr Lakshmi's Surgery (Chatswood)", "2009 to 2010"),
        head("At home"),
        text(
          "**March 2017 to February 2024:** raised Freja, Otto and Maeve, and kept my tax knowledge up with two courses a year.",
        ),
        head("Unpaid work"),
        text("**Treasurer**, Glenquarry Public School P&C, 2019 to 2023", { after: 1 }),
        text("Turnover $74,000, new canteen till, clean audit each year.", { after: 3 }),
        text("**Netball team manager**, Bowral Blue Wrens under-9s, since 2024"),
        head("Learning"),
        text("Bachelor of Commerce (Accounting), Parramatta River University, 2013 (part time)", {
          after: 1,
        }),
        text("Certificate IV in Accounting and Bookkeeping, TAFE Goulburn Valley Online, August 2023", {
          after: 1,
        }),
        text("Higher School Certificate, Killara Ridge High School, 2008"),
        head("Papers"),
        text("BAS agent registration 26114907 (renewal due 3 October 2028)", { after: 1 }),
        text("Working With Children Check WWC1908827E (to 21 July 2029)", { after: 1 }),
        text("Justice of the Peace in NSW, no. 208841", { after: 1 }),
        text("Member, Guild of Australian Bookkeepers, since 2024"),
        head("Tongues"),
        text("English; Swedish (spoken with my parents)"),
        head("Who knows me"),
        text("Gordon Pell, Director, Pell & Daughters Plumbing, 0491 572 665", { after: 1 }),
        text("Wei Zhang, Finance Manager (retired), Medistock Supplies, 02 5550 9917"),
      ],
    },
  ]),
  says: {
    given: "Kirsten",
    family: "Ahlgren-Moore",
    email: "kirsten.am@example.com",
    phone: "+61491572549",
    jobs: [
      ["Bookkeeper", "Pell & Daughters Plumbing", "2024-03", null],
      ["Assistant Accountant", "Medistock Supplies", "2014-07", "2017-02"],
      ["Accounts Clerk", "Medistock Supplies", "2011-01", "2014-06"],
      ["Receptionist", "Dr Lakshmi's Surgery", "2009", "2010"],
    ],
    studies: [
      ["Bachelor of Commerce (Accounting) / Bachelor of Commerce", "Parramatta River University", "2013"],
      ["Certificate IV in Accounting and Bookkeeping", "TAFE Goulburn Valley Online", "2023-08"],
      ["Higher School Certificate", "Killara Ridge High School", "2008"],
    ],
    skills: [
      "Xero / Xero (certified adviser)",
      "MYOB",
      "Payroll / Payroll for up to 25 people",
      "BAS preparation",
      "Debt collection",
      "simPRO",
      "Excel pivot tables",
    ],
    licences: [
      ["BAS agent registration / BAS agent / Registered BAS agent", "26114907", "2028-10-03"],
      ["Working With Children Check", "WWC1908827E", "2029-07-21"],
      ["Justice of the Peace in NSW / Justice of the Peace", "208841"],
    ],
    languages: ["English", "Swedish"],
    besides: [
      "Treasurer",
      "Glenquarry Public School P&C",
      "Netball team manager",
      "Bowral Blue Wrens",
      "Guild of Australian Bookkeepers",
      "At home",
      "Raised Freja, Otto and Maeve",
      "Two courses a year",
    ],
  },
};

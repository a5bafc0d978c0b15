import { expect, test, type Page } from "@playwright/test";
import { asksQuestions, findJob } from "./api.ts";
import { pdf } from "./cv.ts";
import { isThorough } from "../runs.ts";
import { listen } from "./heard.ts";
import { answerQuestions, awake, giveRight, openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const devices = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

interface Following {
  page: Page;
  step: Awaited<ReturnType<typeof listen>>;
  isPhone: boolean;
}

/** A flow that somebody follows by ear: on its usual device, in a thorough run on both. */
const flow = (who: string, usual: keyof typeof devices, follow: (flow: Following) => Promise<void>): void => {
  for (const device of isThorough ? (["laptop", "phone"] as const) : [usual])
    test(`${who} hears what happens and never loses the focus, on a ${device}`, async ({ page }) => {
      await page.setViewportSize(devices[device]);
      await follow({ page, step: await listen(page), isPhone: device === "phone" });
    });
};

flow("who signs in with a wrong password and asks for help", "laptop", async ({ page, step }) => {
  await page.goto(at("hospitality", "/sign-in"));
  await awake(page, "SignIn");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong horse 9");
  const send = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await step("a wrong password", () => send.click(), {
    says: "The email address or the password is wrong.",
    focus: /button Sign in/,
  });
  const email = page.getByLabel("Email");
  await email.fill("nobody");
  await step("an error at the field", () => email.press("Enter"), {
    says: /email address/i,
    focus: /input/,
  });

  await page.goto(at("hospitality", "/support"));
  await awake(page, "SupportForm");
  const message = page.getByRole("button", { name: "Send" });
  await step("no message", () => message.click(), { focus: /^(input|textarea)/ });
  await page.getByLabel("Subject").fill("A code");
  await page.getByLabel("Message").fill("The code does not arrive.");
  await page.getByLabel("Email").fill("robin@example.com");
  await step("a message to the site", () => message.click(), {
    says: /answer|sent|reached/i,
  });
  await step("another one", () => page.getByRole("button", { name: "Write another message" }).click());
});

flow("who narrows a search down and turns its pages", "phone", async ({ page, step, isPhone }) => {
  await page.goto(at("workinaus", "/job/searched?q=nurse"));
  await awake(page, "Search");
  const sort = page.getByLabel("Sort by");
  await sort.focus();
  await step("a new order", () => sort.selectOption("date"), { says: /^\d+ jobs, sorted by newest/ });
  const filters = page.getByRole("button", { name: /^Filters/ });
  const box = (name: RegExp) => page.locator("label", { hasText: name }).getByRole("checkbox").last();
  if (isPhone) await step("the filters", () => filters.click(), { focus: /button Close|input/ });
  await step("a filter", () => box(/^Full time/).click(), { says: /^\d+ jobs/ });
  await step("another", () => box(/^Part time/).click(), { says: /^\d+ jobs/ });
  if (isPhone) await step("Back from the filters", () => page.goBack(), { focus: /button Filters/ });
  const inUse = page.getByRole("list", { name: "Filters in use" });
  await step("a filter less", () => inUse.getByRole("link").first().click(), {
    says: /^\d+ jobs/,
    focus: /^a Remove filter/,
  });
  await step("the last filter less", () => inUse.getByRole("link").first().click(), {
    says: /^\d+ jobs/,
    focus: /^h1/,
  });
  await step("the next page", () => page.getByRole("link", { name: "Next" }).click(), {
    says: /page 2 of \d+$/,
    focus: /section Jobs/,
  });
  await step("Back", () => page.goBack(), { says: /page 1 of \d+$/ });

  await page.goto(at("workinaus", "/job/searched?q=nurse&work_type=Full+time&states=1"));
  await awake(page, "Search");
  await step("all filters less", () => page.getByRole("link", { name: "Clear all" }).click(), {
    says: /^\d+ jobs/,
    focus: /^h1/,
  });
  await page.getByRole("link", { name: "Save this search" }).click();
  await page.getByLabel("Your email address").fill("robin@example.com");
  await step("saving it", () => page.getByRole("button", { name: "Save this search" }).click(), {
    focus: /^h1/,
  });
});

flow("who adds, removes and takes back a language", "laptop", async ({ page, step }) => {
  await openAsNewSeeker(page, "early-learning", "/user/profile/language");
  const languages = page.getByRole("region", { name: "Languages" });
  await expect(languages.getByRole("button", { name: "Add language" })).toBeEnabled();
  await step("the languages", () => languages.getByRole("button", { name: "Add language" }).click(), {
    focus: /input/,
  });
  const dialog = page.getByRole("dialog", { name: "Add language" });
  const field = dialog.getByRole("combobox");
  const pick = async (name: string) => {
    await field.fill(name.toLowerCase());
    await dialog.getByRole("option", { name }).click();
  };
  await step("a language", () => pick("Auslan"), { says: "Added: 1 is on your list." });
  await step("the same", () => pick("Auslan"), { says: "Auslan is on your list already." });
  await step("another", () => pick("Punjabi"), { says: "Added: 2 are on your list." });
  await step("saving", () => dialog.getByRole("button", { name: "Save" }).click(), {
    says: "Your languages have been saved.",
  });
  await step(
    "removing",
    () =>
      languages
        .getByRole("button", { name: /^Remove Auslan/ })
        .last()
        .click(),
    { says: /has been removed/ },
  );
  await step("taking back", () => page.getByRole("button", { name: "Undo" }).click(), {
    says: "is back",
  });
});

flow("who applies, reads the receipt and withdraws", "phone", async ({ page, step }) => {
  const job = await findJob("electrical", asksQuestions);
  await openAsNewSeeker(page, "electrical", `/job/${job.id}/${job.slug}`);
  const apply = page.getByRole("button", { name: /^Apply/ }).first();
  await step("applying", () => apply.click(), { focus: /^h3 Your CV/ });
  const dialog = page.getByRole("dialog");
  const cv = { name: "robin.pdf", mimeType: "application/pdf", buffer: pdf("Robin Okafor") };
  await step("a CV", () => dialog.locator("input[type=file]").setInputFiles(cv), {
    says: "Your CV has been uploaded",
    focus: /^h3 Your CV/,
  });
  const next = () => dialog.getByRole("button", { name: "Continue" }).click();
  await step("the questions", next, { focus: /^h3 Questions/ });
  await step("no answer", next);
  await answerQuestions(page, job);
  await step("the note", next, { focus: /^h3 Your details/ });
  await giveRight(page, job);
  await step("the review", next, { focus: /^h3 Check/ });
  await step("sending", () => dialog.getByRole("button", { name: "Send" }).click(), {
    says: "Your application has been sent.",
    focus: /^h3 Your application/,
  });
  await step("Escape", () => page.keyboard.press("Escape"));
  await page.getByRole("link", { name: "See what you sent" }).click();
  await step("withdrawing", () => page.getByRole("button", { name: "Withdraw" }).click(), {
    focus: /button/,
  });
  await step("saying so", () => dialog.getByRole("button", { name: "Withdraw" }).click(), {
    says: "Your application has been withdrawn.",
  });
});

flow("who reads pages without React", "laptop", async ({ page, step }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const job = await findJob("automotive", ({ locations }) => locations.some(({ lat }) => lat !== null));
  await page.goto(at("automotive", `/job/${job.id}/${job.slug}`));
  await step("sharing", () => page.getByRole("button", { name: "Share" }).click(), {
    says: "Link copied",
    focus: /^button Share/,
  });
  await step("asking how far", () => page.getByText("How far from home?").click(), { focus: /^summary/ });
  const suburb = page.getByLabel("Your suburb or postcode");
  await suburb.fill("Zzyzx Creek");
  await step("a suburb that is not there", () => suburb.press("Enter"), {
    says: "We could not find this suburb.",
    focus: /^input/,
  });
  await suburb.fill("Newtown NSW 2042");
  await step("a suburb", () => suburb.press("Enter"), {
    says: "km from Newtown NSW 2042",
    focus: /^summary Change/,
  });

  await page.goto(at("automotive", "/page/search"));
  await step("a search", () => page.getByRole("searchbox").fill("work"), { says: /\d+ pages? on “work”/ });
  await step("more of it", () => page.getByRole("button", { name: "Show more" }).click(), { focus: /^a / });

  await page.goto(at("automotive", "/page/tell-your-story-to-connect"));
  await page.getByRole("textbox", { name: "Your story" }).fill("I came for the harvest and stayed for good.");
  await page.getByLabel("Your name").fill("Ana Pereira");
  await page.getByLabel(/I agree/).check();
  const contact = page.getByLabel("Where we can reach you");
  await contact.fill("nowhere");
  await step("an error at the field", () => contact.press("Enter"), {
    says: "Must be an email address",
    focus: /^input/,
  });
  await contact.fill("ana@example.com");
  await step("a story", () => contact.press("Enter"), { focus: /^div Thank you/ });
});

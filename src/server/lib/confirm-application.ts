import type { Receipt } from "../../contract/applications.ts";
import { publicAddressBy, siteOrigin } from "../../domain/site-url.ts";
import type { Context } from "../context.ts";
import { brandedMail } from "./branded-mail.ts";

/** Mails the seeker that an application has arrived. A mail that fails is logged: the application stands. */
export const confirmApplication = async (
  receipt: Receipt,
  { mailer, brand, origin, config, log }: Context,
): Promise<void> => {
  const { id, job_title: title, employer_name: employer, name, email, cv } = receipt;
  const site = siteOrigin(brand, publicAddressBy(config, origin));
  const mail = brandedMail(brand, email, {
    subject: `Your application for ${title}`,
    heading: "Your application has been sent",
    before: [`Hello ${name},`, `${employer} has your application for ${title}, with your CV ${cv.name}.`],
    link: { label: "What you sent, and where it stands", href: `${site}/user/applied/${id}` },
    after: ["Good luck!"],
  });
  await mailer
    .send(mail)
    .catch((error: unknown) => log.error({ err: error, application: id }, "confirmation not mailed"));
};

import { createHash } from "node:crypto";
import { html } from "hono/html";

/** Who somebody claims to be in the form; null when they pressed Cancel or gave no email. */
export const claimsFrom = (form: URLSearchParams) => {
  const email = form.get("email")?.trim().toLowerCase();
  if (!email || form.has("cancel")) return null;
  return {
    // The same person each time, as at a real provider.
    sub: createHash("sha256").update(email).digest("hex").slice(0, 24),
    email,
    email_verified: form.has("verified"),
    given_name: form.get("given_name") ?? "",
    family_name: form.get("family_name") ?? "",
  };
};

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; }
  form, label { display: grid; gap: .5rem; }
  form { gap: 1rem; }
  label.line { grid-template-columns: auto 1fr; }
  input, button { font: inherit; padding: .5rem .75rem; }
`;

/** The page of the demo provider. */
export const demoForm = html`<!doctype html>
  <html lang="en-AU">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Demo sign-in</title>
      <style>
        ${style}
      </style>
    </head>
    <body>
      <h1>Demo sign-in</h1>
      <p>This stands for an identity provider, in development only. Say who you are: it believes you.</p>
      <form method="post">
        <label>Email <input name="email" type="email" required value="jamie@example.com" /></label>
        <label>Given name <input name="given_name" value="Jamie" /></label>
        <label>Family name <input name="family_name" value="Walker" /></label>
        <label class="line"><input name="verified" type="checkbox" checked /> The email is verified</label>
        <button>Continue</button>
        <button name="cancel" value="yes" formnovalidate>Cancel</button>
      </form>
    </body>
  </html>`;

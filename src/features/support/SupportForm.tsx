import { useStore } from "@nanostores/react";
import { Suspense, useEffect, useState } from "react";
import { sendSupportMessage, supportMessageBody } from "../../contract/support.ts";
import type { StoredFile } from "../../contract/uploads.ts";
import { supportPath } from "../../domain/support-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextArea, TextField } from "../../ui/Field.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { hint, link } from "../../ui/recipes.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { hasSession } from "../session/follow-session.ts";
import { signInHref } from "../session/return-path.ts";
import { $seeker, type KnownSeeker } from "../session/seeker.ts";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { keepDraft, readDraft } from "./drafts.ts";

// Only seekers can attach a file.
const AttachFile = lazyComponent(async () => (await import("../uploads/AttachFile.tsx")).AttachFile);

/** What was posted without JavaScript, where the form is shown again. */
export type PostedValues = Partial<Record<"subject" | "message" | "name" | "email", string>>;

/** The form to write to the site: the widget's, and that of the page without JavaScript, which posts it. */
export const SupportForm = ({ posted = {} }: { posted?: PostedValues }) => {
  const seeker = useStore($seeker, { ssr: () => null });
  const [sent, setSent] = useState<string | null>(null);
  // A session that ended meanwhile is noticed before somebody has typed a message.
  useEffect(() => void hasSession(), []);

  return sent === null ? (
    <MessageForm key={seeker?.id} seeker={seeker} posted={posted} onSent={setSent} />
  ) : (
    <div className="grid justify-items-start gap-4">
      <Alert tone="success" title={sent} />
      <Button variant="secondary" onClick={() => setSent(null)}>
        Write another message
      </Button>
    </div>
  );
};

interface MessageFormProps {
  seeker: KnownSeeker | null;
  posted: PostedValues;
  onSent: (message: string) => void;
}

const MessageForm = ({ seeker, posted, onSent }: MessageFormProps) => {
  const [file, setFile] = useState<StoredFile | null>(null);
  const { form, problem, busy, onSubmit } = useCallForm(
    supportMessageBody,
    { ...posted, website: "" },
    async (body) => {
      const answer = await send(sendSupportMessage, { body: { ...body, ...(file && { file: file.file }) } });
      keepDraft(null);
      onSent(answer.message);
    },
  );
  const { register, reset, getValues } = form;

  useEffect(() => {
    const draft = readDraft();
    if (draft.subject || draft.message) reset(draft, { keepDirtyValues: true });
  }, [reset]);

  return (
    <form
      method="post"
      action={supportPath}
      aria-label="Write to us"
      onSubmit={onSubmit}
      onChange={() => {
        const { subject, message } = getValues();
        keepDraft({ subject, message });
      }}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <TextField {...inputOf(form, "subject")} defaultValue={posted.subject} label="Subject" />
      <TextArea {...inputOf(form, "message")} defaultValue={posted.message} label="Message" />
      {seeker ? (
        <>
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <AttachFile label="File" file={file} onFile={setFile} />
          </Suspense>
          <p className={hint}>We answer to {seeker.email}, and you find the answer in your account.</p>
        </>
      ) : (
        <>
          <TextField
            {...inputOf(form, "name")}
            defaultValue={posted.name}
            label="Your name"
            autoComplete="name"
            optional
          />
          <TextField
            {...inputOf(form, "email")}
            defaultValue={posted.email}
            label="Email"
            type="email"
            autoComplete="email"
            hint="We answer to this address."
            required
          />
          <p className={hint}>
            To send a file,{" "}
            <a href={signInHref(supportPath)} className={link}>
              sign in
            </a>{" "}
            first.
          </p>
        </>
      )}
      <div hidden>
        <label>
          Leave this empty
          <input {...register("website")} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" busy={busy} busyLabel="Sending">
        Send
      </Button>
    </form>
  );
};

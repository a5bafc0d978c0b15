import Copy from "lucide-react/icons/copy";
import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

/** The address of a link that was made, to copy. */
export const MadeLink = ({ url, onClose }: { url: string; onClose: () => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    // Without permission the text stays selected, to be copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your link is ready"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-4">
        <TextField
          ref={input}
          label="Link"
          hint="Copy it now and send it: for your safety it is not shown again."
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            Copy link
          </Button>
          <Spoken>{copied && "Copied."}</Spoken>
        </div>
      </div>
    </Dialog>
  );
};

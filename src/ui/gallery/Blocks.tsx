import Bookmark from "lucide-react/icons/bookmark";
import Send from "lucide-react/icons/send";
import { useId, useState, type ReactNode } from "react";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../Alert.tsx";
import { Button, LinkButton } from "../Button.tsx";
import { Checkbox } from "../Checkbox.tsx";
import { Chip, LinkChip } from "../Chip.tsx";
import { Dialog } from "../Dialog.tsx";
import { EmptyState } from "../EmptyState.tsx";
import { TextArea, TextField } from "../Field.tsx";
import { Pagination } from "../Pagination.tsx";
import { RadioGroup } from "../RadioGroup.tsx";
import { accentBadge, badge, card, heading, link } from "../recipes.ts";
import { Select } from "../Select.tsx";
import { Skeleton } from "../Skeleton.tsx";
import { Tag } from "../Tag.tsx";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-3">
    <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
    {children}
  </section>
);

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

/** Every component of src/ui, in the accent and colour scheme of the section around it, whose name this is. */
export const Blocks = ({ name }: { name: string }) => (
  <div className="grid gap-8 sm:grid-cols-2">
    <Buttons />
    <ChipsAndTags />
    <Fields />
    <Choices />
    <Alerts />
    <Cards />
    <NothingFound />
    <Appearing name={name} />
  </div>
);

const Buttons = () => (
  <Part title="Buttons">
    <Row>
      <Button>Apply now</Button>
      <Button variant="secondary">Save</Button>
      <Button variant="quiet">Share</Button>
      <Button variant="danger">Withdraw</Button>
    </Row>
    <Row>
      <Button size="small">Small</Button>
      <LinkButton href="/" size="large">
        <Send aria-hidden="true" className="size-5" />
        Large link
      </LinkButton>
      <Button disabled>Disabled</Button>
      <Button busy busyLabel="Submitting">
        Save
      </Button>
    </Row>
  </Part>
);

const ChipsAndTags = () => {
  const [saved, setSaved] = useState(true);
  const [tags, setTags] = useState(["English", "Vietnamese", "Punjabi"]);
  return (
    <Part title="Chips, tags, badges">
      <Row>
        <Chip pressed={saved} onClick={() => setSaved(!saved)}>
          <Bookmark aria-hidden="true" className="size-4" />
          {saved ? "Saved" : "Save"}
        </Chip>
        <LinkChip href="/">Diesel mechanic</LinkChip>
        <span className={badge}>Full time</span>
        <span className={accentBadge}>New</span>
      </Row>
      <Row>
        {tags.map((tag) => (
          <Tag key={tag} title={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))} />
        ))}
        <Tag title={null} />
      </Row>
    </Part>
  );
};

const Fields = () => (
  <Part title="Fields">
    <TextField label="Given name" autoComplete="off" placeholder="Sam" />
    <TextField label="Email" type="email" error="Enter an email address, such as sam@example.com." />
    <TextArea label="Note to the employer" hint="At most 2,000 characters." optional rows={3} />
  </Part>
);

const workTypes = ["Full time", "Part time", "Casual"].map((label) => ({ value: label, label }));

const Choices = () => {
  const [type, setType] = useState("Full time");
  const radioName = useId();
  return (
    <Part title="Choices">
      <Select
        label="Pay Type"
        options={[
          { value: 1, label: "Annual" },
          { value: 3, label: "Hourly" },
        ]}
      />
      <Checkbox label="Remote" count={1204} defaultChecked />
      <RadioGroup label="Work Type" name={radioName} options={workTypes} value={type} onChange={setType} />
    </Part>
  );
};

const Alerts = () => (
  <Part title="Alerts">
    <Alert title="Confirm your email">We sent six digits to sam@example.com.</Alert>
    <Alert tone="success">Your application was sent.</Alert>
    <Alert tone="warning">This job closes tomorrow.</Alert>
    <Alert tone="danger" title="Not sent">
      The file is larger than 10 MB.
    </Alert>
  </Part>
);

const Cards = () => (
  <Part title="Cards and skeletons">
    <article className={card}>
      <h4 className={heading.part}>Early childhood teacher</h4>
      <p className="text-ink-soft">
        Banksia Street Kindergarten, <a href="/">Newtown NSW 2042</a>
      </p>
      <p className="mt-2">
        Read{" "}
        <a href="/" className={link}>
          how ratios work
        </a>{" "}
        first.
      </p>
    </article>
    <div className={card}>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  </Part>
);

const NothingFound = () => (
  <Part title="Nothing found">
    <EmptyState
      title="No jobs match all of that"
      actions={<Button variant="secondary">Widen to 50 km</Button>}
    >
      Try a wider radius or one fewer filter.
    </EmptyState>
  </Part>
);

const Appearing = ({ name }: { name: string }) => {
  const [open, setOpen] = useState(false);
  const [glitch, setGlitch] = useState(false);
  if (glitch) throw new Error("A glitch, asked for in the gallery");
  return (
    <Part title="Pages, dialog, toasts, glitch">
      <Pagination page={4} lastPage={12} href={(page) => `?page=${page}`} label={`Pages, ${name}`} />
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => toast.success("Your languages were saved.")}>
          Toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error("That did not work.")}>
          Error toast
        </Button>
        <Button variant="danger" onClick={() => setGlitch(true)}>
          Glitch
        </Button>
      </Row>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add a language"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </>
        }
      >
        <TextField label="Language" />
      </Dialog>
    </Part>
  );
};

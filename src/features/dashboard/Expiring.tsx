import type { Payload } from "../../contract/call.ts";
import type { getDashboard } from "../../contract/dashboard.ts";
import { expiryOf } from "../../domain/profile/expiry.ts";
import { Alert } from "../../ui/Alert.tsx";
import { link } from "../../ui/recipes.ts";

type Entry = Payload<typeof getDashboard>["expiring"][number];

/** What of the profile expires soon or has expired; nothing when there is none. */
export const Expiring = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Alert tone="warning" title="Check these in your profile">
      <ul className="grid gap-1">
        {entries.map(({ section, segment, id, noun, title, expires }) => (
          <li key={`${section} ${id}`}>
            <a href={`/user/profile/${segment}`} className={link}>
              {noun[0]!.toUpperCase() + noun.slice(1)}: {title}
            </a>
            {`: ${expiryOf(expires).text.toLowerCase()}`}
          </li>
        ))}
      </ul>
    </Alert>
  );

import { getExternalProvider, startExternalSignIn } from "../../contract/external-sign-in.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { hasSession } from "../session/follow-session.ts";
import { safeReturn } from "../session/return-path.ts";
import { returnPathHere } from "../session/wanted-return.ts";
import { fetchPayload } from "../session/send.ts";

const key = storageKeys.externalReturn;

let loading: Promise<{ label: string } | null> | undefined;

/** The external sign-in that this site offers, asked for once; null when there is none, or it is not known now. */
export const loadExternalProvider = (): Promise<{ label: string } | null> =>
  (loading ??= fetchPayload(getExternalProvider, {}).then(
    ({ provider }) => provider,
    () => {
      loading = undefined;
      return null;
    },
  ));

/** Goes to the provider, which comes back to where the seeker is now. Throws `CallError`. */
export const goToProvider = async (purpose: "sign-in" | "link"): Promise<void> => {
  // Linking needs a token, and the page may have been open for longer than one is valid.
  if (purpose === "link") await hasSession();
  const { url } = await fetchPayload(startExternalSignIn, { body: { purpose } });
  sessionStorage.setItem(key, returnPathHere());
  location.assign(url);
};

/** Where the seeker was before going to the provider. */
export const externalReturn = (): string => safeReturn(sessionStorage.getItem(key));

import {
  allowInsecureRequests,
  clockTolerance,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  useCodeIdTokenResponseType,
  useIdTokenResponseType,
  type Configuration,
} from "openid-client";
import type { Provider } from "./provider.ts";

/** How far the clocks of a provider and of this server may differ, in seconds. */
export const clockToleranceSeconds = 30;

/** How long a request to a provider may take, in seconds. */
const timeout = 10;

/** After this a provider's metadata is read again, in milliseconds; its keys are read when a new one appears. */
const lifeMs = 60 * 60_000;

const opened = new Map<string, { until: number; client: Promise<Configuration> }>();

/** The client of a provider, with the metadata that it publishes. Throws what openid-client throws. */
export const openClient = (provider: Provider): Promise<Configuration> => {
  const key = JSON.stringify(provider);
  const known = opened.get(key);
  if (known && known.until > Date.now()) return known.client;
  const client = discover(provider);
  opened.set(key, { until: Date.now() + lifeMs, client });
  client.catch(() => opened.delete(key));
  return client;
};

const discover = ({ issuer, clientId, responseType, secret, tokenEndpointAuthMethod }: Provider) => {
  const authentications = { client_secret_basic: ClientSecretBasic, client_secret_post: ClientSecretPost };
  const url = new URL(issuer);
  return discovery(
    url,
    clientId,
    { [clockTolerance]: clockToleranceSeconds },
    secret ? authentications[tokenEndpointAuthMethod](secret) : None(),
    {
      timeout,
      execute: [
        // By itself the library checks no signature of a token that came straight from the provider.
        enableNonRepudiationChecks,
        ...(responseType === "code id_token" ? [useCodeIdTokenResponseType] : []),
        ...(responseType === "id_token" ? [useIdTokenResponseType] : []),
        ...(url.protocol === "http:" ? [allowInsecureRequests] : []),
      ],
    },
  );
};

import { ExternalReturn as View } from "../../features/external-sign-in/ExternalReturn.tsx";
import { island } from "../../ui/island.tsx";

export const ExternalReturn = island(View);

import { SupportForm as View } from "../../features/support/SupportForm.tsx";
import { island } from "../../ui/island.tsx";

export const SupportForm = island(View);

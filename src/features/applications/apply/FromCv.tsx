import { useStore } from "@nanostores/react";
import { Alert } from "../../../ui/Alert.tsx";
import type { ApplyFlow } from "./apply-flow.ts";

/** Says that some of a step is from the CV, to be checked. */
export const FromCv = ({ flow, names }: { flow: ApplyFlow; names: readonly string[] }) => {
  const filled = useStore(flow.$filled);
  return names.some((name) => filled.has(name)) ? (
    <Alert>Filled in from your CV. Please check it.</Alert>
  ) : null;
};

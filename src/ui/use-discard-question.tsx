import { useState, type ReactNode } from "react";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

/**
 * Asks before unsaved changes are lost: on closing, reloading, and following a link.
 * @param discard Closes the form without saving.
 */
export const useDiscardQuestion = (
  isUnsaved: boolean,
  discard: () => void,
): { close: () => void; question: ReactNode } => {
  const [isClosing, setIsClosing] = useState(false);
  const { leavingFor, stay } = useLeaveWarning(isUnsaved);
  return {
    close: () => (isUnsaved ? setIsClosing(true) : discard()),
    question: (
      <DiscardDialog
        open={isClosing || leavingFor !== null}
        onKeep={() => {
          setIsClosing(false);
          stay();
        }}
        onDiscard={() => {
          discard();
          if (leavingFor) location.assign(leavingFor);
        }}
      />
    ),
  };
};

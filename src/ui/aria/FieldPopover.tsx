import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { Popover } from "react-aria-components/Popover";
import { $shownDialog } from "../dialog-stack.ts";
import { menuBox } from "./menu.ts";

/** The box below a field that holds its options; in a dialog that is shown, which nothing behind it can cover. */
export const FieldPopover = ({ children }: { children: ReactNode }) => {
  const dialog = useStore($shownDialog, { ssr: "initial" });
  return (
    <Popover className={menuBox} offset={4} {...(dialog && { UNSTABLE_portalContainer: dialog })}>
      {children}
    </Popover>
  );
};

import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useLater } from "./heard/use-later.ts";

const tones = {
  info: { icon: Info, look: "border-accent-line bg-accent-soft", mark: "text-accent-text" },
  success: { icon: CircleCheck, look: "border-success/30 bg-success-soft", mark: "text-success" },
  warning: { icon: TriangleAlert, look: "border-warning/30 bg-warning-soft", mark: "text-warning" },
  danger: { icon: CircleAlert, look: "border-danger/30 bg-danger-soft", mark: "text-danger" },
} as const;

interface AlertProps {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
}

/** A message that stays on the page. Screen readers read `danger` at once, the other tones politely. */
export const Alert = ({ tone = "info", title, children }: AlertProps) => {
  const { icon: Icon, look, mark } = tones[tone];
  const isRead = useLater() || tone === "danger";
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={isRead ? `flex gap-3 rounded-md border p-4 ${look}` : "sr-only"}
    >
      {isRead && (
        <>
          <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${mark}`} />
          <div className="grid min-w-0 gap-1 wrap-anywhere">
            {title && <p className="font-semibold">{title}</p>}
            {children && <div>{children}</div>}
          </div>
        </>
      )}
    </div>
  );
};

import { useStore } from "@nanostores/react";
import BellPlus from "lucide-react/icons/bell-plus";
import BellRing from "lucide-react/icons/bell-ring";
import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import {
  $followed,
  finishFollow,
  isFollowed,
  toggleFollow,
  type FollowableEmployer,
} from "./followed-employers.ts";

interface FollowButtonProps {
  employer: FollowableEmployer & { name: string };
  size?: "small" | "medium";
}

/** Follows an employer, or stops. Hidden without JavaScript. */
export const FollowButton = ({ employer, size = "medium" }: FollowButtonProps) => {
  const followed = isFollowed(employer, useStore($followed));
  useEffect(() => void finishFollow(), []);
  const Icon = followed ? BellRing : BellPlus;
  return (
    <Button
      variant="secondary"
      size={size}
      aria-pressed={followed}
      className="needs-script"
      onClick={() => void toggleFollow(employer)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {followed ? "Following" : "Follow"}
      <span className="sr-only"> {employer.name}</span>
    </Button>
  );
};

import { FollowButton as View } from "../../features/employers/FollowButton.tsx";
import { island } from "../../ui/island.tsx";

export const FollowEmployer = island(View);

import { Editor as View } from "../../features/editor/Editor.tsx";
import { island } from "../../ui/island.tsx";

export const Editor = island(View);

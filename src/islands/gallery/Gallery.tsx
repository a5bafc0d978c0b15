import { Blocks } from "../../ui/gallery/Blocks.tsx";
import { island } from "../../ui/island.tsx";

export const Gallery = island(Blocks);

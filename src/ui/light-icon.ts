import { createElement, type SVGProps } from "react";

const frame = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

/** An icon from its elements as text, in place of one of lucide-react (src/build/light-icons-plugin.ts). */
export const lightIcon = (drawing: string) => {
  const inside = { __html: drawing };
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { ...frame, ...props, dangerouslySetInnerHTML: inside });
};

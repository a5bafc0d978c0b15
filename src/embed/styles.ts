import type { Payload } from "../contract/call.ts";
import type { listEmbedJobs } from "../contract/embed.ts";

type Accent = Payload<typeof listEmbedJobs>["accent"];

/**
 * The style sheet of the list. Colours follow the scheme of the page around it, on a surface of its own, so that the
 * contrasts hold whatever that page looks like; the font is the page's.
 */
export const stylesOf = ({ light, dark }: Accent): string => `
:host{display:block}
:host([data-theme=light]){color-scheme:light}
:host([data-theme=dark]){color-scheme:dark}
:host([data-theme=auto]){color-scheme:light dark}
section{--solid:light-dark(${light.solid},${dark.solid});--hover:light-dark(${light.hover},${dark.hover});
--on:light-dark(${light.on},${dark.on});--link:light-dark(${light.text},${dark.text});
--line:light-dark(#d9dce3,#3a3f4b);--edge:light-dark(#767c89,#8b919e);--soft:light-dark(#4d5361,#b4b9c4);
box-sizing:border-box;padding:clamp(1rem,4vw,1.75rem);border:1px solid var(--line);border-radius:.875rem;
background:light-dark(#fff,#0e1014);color:light-dark(#111318,#f0f1f4);
font-size:1rem;line-height:1.5;text-align:start;overflow-wrap:anywhere}
*{box-sizing:border-box}
.title,.job{margin:0;font:inherit;font-weight:700;line-height:1.25}
.title{font-size:1.5rem}
.job{font-size:1.0625rem}
p,ul,form{margin:0;padding:0}
form{margin-top:1rem}
label{display:block;margin-bottom:.375rem;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
input,button{min-height:2.75rem;border-radius:.5rem;font:inherit}
input{flex:1 1 12rem;min-width:0;padding:.5rem .75rem;border:1px solid var(--edge);background:inherit;color:inherit}
button{padding:.5rem 1.125rem;border:1px solid transparent;background:var(--solid);color:var(--on);font-weight:600;cursor:pointer}
button:hover{background:var(--hover)}
button[aria-disabled=true]{opacity:.7}
.status{margin:1rem 0 .5rem;color:var(--soft)}
ul{list-style:none}
li{position:relative;padding:.875rem 0;border-top:1px solid var(--line)}
li p{color:var(--soft);font-size:.9375rem}
a{color:var(--link);text-underline-offset:.2em}
li a{text-decoration:none}
li a:hover{text-decoration:underline}
li a::after{content:"";position:absolute;inset:0;border-radius:.5rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
li a:focus-visible{outline:0}
li a:focus-visible::after{outline:2px solid var(--link);outline-offset:2px}
.foot{padding-top:.875rem;border-top:1px solid var(--line);font-size:.9375rem}
.more{margin:.25rem 0 1rem}
[hidden]{display:none}
@media (forced-colors:active){button{border-color:ButtonText}}
`;

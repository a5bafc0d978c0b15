import EyeOff from "lucide-react/icons/eye-off";
import MapPin from "lucide-react/icons/map-pin";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { drawingOf } from "../../src/build/light-icons-plugin.ts";
import { lightIcon } from "../../src/ui/light-icon.ts";

it("draws icons as their package does", async () => {
  for (const [name, Icon] of Object.entries({ "map-pin": MapPin, "eye-off": EyeOff })) {
    const own = lightIcon((await drawingOf(import.meta.resolve(`lucide-react/icons/${name}`)))!);
    const [light, original] = [own, Icon].map((drawn) =>
      attributesOf(renderToStaticMarkup(createElement(drawn, { className: "size-5" }))),
    );
    expect(light).toEqual(original);
  }
});

/** Every element with its attributes, but the class by which the package names the icon and what HTML does not need. */
const attributesOf = (svg: string): string[][] =>
  [...svg.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, element, attributes]) => [
    element!,
    ...[...attributes!.matchAll(/[\w-]+="[^"]*"/g)]
      .map(([attribute]) => attribute.replace(/lucide[\w-]* /g, ""))
      .filter((attribute) => !attribute.startsWith("xmlns"))
      .sort(),
  ]);

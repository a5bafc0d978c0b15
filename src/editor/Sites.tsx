import { mainHost } from "../domain/brands/host-rule.ts";
import { brandsById, siteHere } from "./files.ts";

/** Leads from the editor of one site to that of another: each lists what its own site has. */
export const Sites = () => (
  <nav aria-label="Sites" className="sites">
    {[...brandsById.values()].map((brand) => (
      <a
        key={brand.id}
        href={`//${mainHost(brand, false)}:${location.port}/keystatic`}
        aria-current={brand.id === siteHere() ? "true" : undefined}
      >
        {brand.name}
      </a>
    ))}
  </nav>
);

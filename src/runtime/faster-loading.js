import { enableCompileCache, registerHooks } from "node:module";

/*
 * Imported before anything else (`node --import`), this halves what the start of a program takes.
 *
 * - Compiled code is kept between starts; nothing happens where the folder cannot be written.
 * - Modules of drizzle-orm are found without its package.json: Node reads its 180 KB anew for each of some 500 imports,
 *   which takes a second.
 */
enableCompileCache(`${import.meta.dirname}/../../node_modules/.cache/compile`);

const drizzle = "/node_modules/drizzle-orm/";
/** What an import by the package's name came to. */
const named = new Map();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (!conditions.includes("import")) return next(specifier, context);
    if (specifier.startsWith(".") && specifier.endsWith(".js") && parentURL?.includes(drizzle))
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    if (!named.has(specifier)) named.set(specifier, next(specifier, context));
    return { ...named.get(specifier), shortCircuit: true };
  },
});

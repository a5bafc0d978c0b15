declare module "wawoff2" {
  /** Returns the TrueType font inside a WOFF2 file. */
  export const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
}

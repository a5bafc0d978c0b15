/** What a seeker does in a window of a browser, whichever engine shows it; all but `close` wait for what they need. */
export interface BrowserPage {
  goTo: (url: string) => Promise<void>;
  /** Presses the control with this role and accessible name. */
  click: (role: "button" | "link", name: string) => Promise<void>;
  /** Types into the field with this accessible name. */
  fill: (label: string, text: string) => Promise<void>;
  /** Chooses a file, by its path, in the field for files. */
  upload: (path: string) => Promise<void>;
  waitForText: (text: string) => Promise<void>;
  /** Ends the browser. */
  close: () => Promise<void>;
}

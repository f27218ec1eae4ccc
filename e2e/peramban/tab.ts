/** A page of a browser that speaks a protocol of its own; whatever is looked for is waited for. */
export type Tab = {
  open(url: string): Promise<void>
  /** By XPath, as everything here */
  click(path: string): Promise<void>
  type(path: string, text: string): Promise<void>
  /** Until it is there and visible */
  see(path: string): Promise<void>
  address(): Promise<string>
  /** Runs a script's text in the page */
  run(script: string): Promise<void>
  /** What is on the screen, as PNG */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser besides Chromium, which is the suite's own. */
export type Peramban = {
  readonly nama: string
  /** What is missing on this machine, with how to get it; undefined when it can be started */
  readonly kurang: string | undefined
  start(): Promise<Tab>
}

/** How long a loaded machine may take for a step. */
export const SABAR_MS = 30_000
export const POSISI = { latitude: -6.1754, longitude: 106.8272, accuracy: 12 }

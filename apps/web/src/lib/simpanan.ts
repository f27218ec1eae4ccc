/** What could not be put away; newer than what the device holds. */
const memory = new Map<string, string>()

/** The device's storage of this site. Where the browser blocks it, or it is full, this page's memory stands in. */
export const simpanan = {
  get(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** False where it lasts no longer than this page. */
  set(key: string, value: string): boolean {
    memory.set(key, value)
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
      return true
    } catch {
      return false
    }
  },

  remove(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Where it is blocked, nothing is there.
    }
  },
}

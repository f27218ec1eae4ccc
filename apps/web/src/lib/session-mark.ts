/** Tells a session from the next on one device, by its token, and opens nothing. */
export function penandaFrom(token: string): string {
  return token.slice(0, 8)
}

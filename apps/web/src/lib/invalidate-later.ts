import type { QueryClient } from '@tanstack/react-query'

/**
 * Has what shows it asked for again, by code that a punch and the outbox do without: where that cannot be had, what a phone keeps
 * under the subject's own word is.
 */
export function invalidateLater(client: QueryClient, apa: 'PRESENSI' | 'ABSENSI' | 'LEMBUR'): void {
  void Promise.all([import('./query.ts'), import('./subjects.ts')])
    .then(([{ invalidate }, subjects]) => invalidate(client, ...subjects[apa]))
    .catch(() => client.invalidateQueries({ queryKey: [apa.toLowerCase()] }))
}

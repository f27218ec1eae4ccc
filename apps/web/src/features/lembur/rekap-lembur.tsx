import { formatDurasi } from '@rekan/domain/durasi'
import type { Page } from '../../lib/pages.ts'
import type { Lembur } from './lembur.api.ts'

/** How much overtime a month holds: what is approved, and what still waits. */
export function RekapLembur({ pages }: { readonly pages: readonly Page<Lembur>[] }) {
  const items = pages.flatMap((page) => page.items)
  const total = (status: Lembur['status']) =>
    items.filter((satu) => satu.status === status).reduce((sum, { durasi }) => sum + durasi, 0)
  if (items.length === 0 || pages.at(-1)?.next !== undefined) return null
  return <p className="text-sm text-ink-muted">{formatDurasi(total('disetujui'))} disetujui</p>
}

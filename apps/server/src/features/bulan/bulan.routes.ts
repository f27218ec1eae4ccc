import { formatBulan } from '@rekan/domain/bulan'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { createKunci, removeKunci } from './bulan.service.ts'
import { showMenunggu, showPengecualian, showTutupBulan } from './ikhtisar.service.ts'

/** The desk where a month is closed. */
export function mountBulan(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/tutup-bulan', async ({ query }) => ({
    data: await showTutupBulan(db, query, clock.now()),
  }))
  mount('GET /kelola/tutup-bulan/pengecualian', async ({ query }) => showPengecualian(db, query, clock.now()))
  mount('GET /kelola/tutup-bulan/menunggu', async ({ query }) => showMenunggu(db, query, clock.now()))
  deed('POST /kelola/tutup-bulan/kunci', createKunci, (_, bulan) => `Presensi ${formatBulan(bulan)} dikunci.`)
  deed(
    'POST /kelola/tutup-bulan/kunci/{id}/buka',
    (perbuatan, id, { alasan }) => removeKunci(perbuatan, id, alasan),
    'Kunci dibuka. Kunci kembali setelah selesai.',
  )
}

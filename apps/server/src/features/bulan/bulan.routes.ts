import { formatBulan } from '@rekan/domain/bulan'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createKunci, removeKunci } from './bulan.service.ts'
import { showMenunggu, showPengecualian, showTutupBulan } from './ikhtisar.service.ts'

/** The desk where a month is closed. */
export function mountBulan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/tutup-bulan', async ({ query }) => ({
    data: await showTutupBulan(db, query, clock.now()),
  }))
  mount('GET /kelola/tutup-bulan/pengecualian', async ({ query }) => showPengecualian(db, query, clock.now()))
  mount('GET /kelola/tutup-bulan/menunggu', async ({ query }) => showMenunggu(db, query, clock.now()))
  mount('POST /kelola/tutup-bulan/kunci', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await createKunci(tx, pelaku, body, clock.now()),
      message: `Presensi ${formatBulan(body)} dikunci.`,
    })),
  )
  mount('POST /kelola/tutup-bulan/kunci/{id}/buka', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await removeKunci(tx, pelaku, id, body.alasan, clock.now()),
      message: 'Kunci dibuka. Kunci kembali setelah selesai.',
    })),
  )
}

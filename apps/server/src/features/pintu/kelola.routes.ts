import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { endSesiKontak, sendTautan, showPintu } from './kelola/kelola.service.ts'

/** What HR sees and does of the client's door. */
export function mountPintuKelola(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/kontrak-klien/{id}/pintu', async ({ params: { id } }) => ({
    data: await showPintu(db, id, clock.now()),
  }))
  mount('POST /kelola/kontak-kontrak/{id}/cabut-sesi', ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await endSesiKontak(tx, pelaku, id, clock.now()),
      message: 'Kontak dikeluarkan dari semua perangkat.',
    })),
  )
  mount('POST /kelola/kontak-kontrak/{id}/kirim-lagi', ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await sendTautan(tx, pelaku, id, body.berita_acara_id, clock.now()),
      message: 'Tautan dikirim kepada kontak ini.',
    })),
  )
}

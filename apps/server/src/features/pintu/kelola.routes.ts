import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { endSesiKontak, sendTautan, showPintu } from './kelola/kelola.service.ts'

/** What HR sees and does of the client's door. */
export function mountPintuKelola(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/kontrak-klien/{id}/pintu', async ({ params: { id } }) => ({
    data: await showPintu(db, id, clock.now()),
  }))
  deed(
    'POST /kelola/kontak-kontrak/{id}/cabut-sesi',
    endSesiKontak,
    'Kontak dikeluarkan dari semua perangkat.',
  )
  deed(
    'POST /kelola/kontak-kontrak/{id}/kirim-lagi',
    (perbuatan, id, { berita_acara_id: beritaAcaraId }) => sendTautan(perbuatan, id, beritaAcaraId),
    'Tautan dikirim kepada kontak ini.',
  )
}

import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import type { Kontak } from '../../platform/kontak.ts'
import { fetchBerkas } from '../berita-acara/berkas/berkas.service.ts'
import {
  fetchHariKontak,
  fetchLembarKontak,
  listLembarKontak,
} from '../berita-acara/lembar/lembar.service.ts'
import { showBerjalan, showHariBerjalan } from '../berita-acara/ringkasan/berjalan.service.ts'
import { disputeSel } from '../berita-acara/putusan/keberatan.service.ts'
import { asKontak, sign } from './masuk/tanda-tangan.service.ts'

/** A contract's sheets for its contacts: read, disputed, signed. */
export function mountLembarKlien(mount: Mount, deps: Deps): void {
  const { db, clock } = deps
  const diminta = ({ kontrakId }: Kontak, id: number, revisi?: number) => ({ id, revisi, kontrakId })

  mount('GET /klien/berjalan', async ({ kontak: { kontrakId } }) => ({
    data: await showBerjalan(db, kontrakId, clock.now()),
  }))
  mount('GET /klien/berjalan/hari', async ({ query, kontak: { kontrakId } }) => ({
    data: await showHariBerjalan(db, kontrakId, query, clock.now()),
  }))
  mount('GET /klien/berita-acara', async ({ kontak }) => ({
    data: await listLembarKontak(db, kontak.kontrakId),
  }))
  mount('GET /klien/berita-acara/{id}', async ({ params: { id }, query: { revisi }, kontak }) => ({
    data: await fetchLembarKontak(db, diminta(kontak, id, revisi), kontak.lihatHarga),
  }))
  mount(
    'GET /klien/berita-acara/{id}/hari',
    async ({ params: { id }, query: { revisi, ...hari }, kontak }) => ({
      data: await fetchHariKontak(db, diminta(kontak, id, revisi), hari),
    }),
  )
  mount(
    'GET /klien/berita-acara/{id}/berkas',
    async ({ params: { id }, query: { format, revisi }, kontak }) => ({
      data: await fetchBerkas(deps, diminta(kontak, id, revisi), format, kontak.lihatHarga),
    }),
  )
  mount('POST /klien/berita-acara/{id}/keberatan', ({ params: { id }, body, kontak, write }) =>
    write(async (perbuatan) => {
      const { tx } = perbuatan
      await disputeSel(perbuatan, asKontak(kontak), id, body)
      return {
        data: await fetchLembarKontak(tx, diminta(kontak, id), kontak.lihatHarga),
        message: 'Keberatan diajukan.',
      }
    }),
  )
  mount('POST /klien/berita-acara/{id}/tanda-tangan', async ({ params: { id }, body, kontak }) => {
    await sign(deps, kontak, id, body)
    return {
      data: await fetchLembarKontak(db, diminta(kontak, id, body.revisi), kontak.lihatHarga),
      message: 'Berita acara ditandatangani.',
    }
  })
}

import { formatBulan } from '@rekan/domain/bulan'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { fetchBerkas } from './berkas/berkas.service.ts'
import { isLihatHarga, showDaftar, showHari, showLembar, showSusunan } from './lembar/lembar.service.ts'
import { showMargin } from './margin/margin.service.ts'
import { answerKeberatan } from './putusan/keberatan.service.ts'
import { sendBeritaAcara } from './putusan/kirim.service.ts'
import { createKosong, showKlien, writeKlien } from './ringkasan/klien.service.ts'
import { composeBeritaAcara } from './susun/susun.service.ts'
import { showTagihan, writeTagihan } from './tagihan/tagihan.service.ts'

/** HR's desk of what clients are told, say against it and sign. */
export function mountBeritaAcara(mount: Mount, deps: Deps): void {
  const { db, clock } = deps
  const deed = createDeed(mount)

  const klien = { db, kosong: createKosong() }
  mount('GET /kelola/klien', async ({ query }) => showKlien(klien, query, clock.now()))
  mount('GET /kelola/klien/lembar', async ({ query }) => ({
    data: await writeKlien(klien, query, clock.now()),
  }))
  mount('GET /kelola/berita-acara', async ({ query, pelaku }) => showDaftar(db, pelaku, query))
  deed(
    'POST /kelola/kontrak-klien/{id}/berita-acara',
    async (perbuatan, id, { alasan, ...bulan }) =>
      showSusunan(perbuatan.tx, await composeBeritaAcara(perbuatan, id, bulan, alasan)),
    (_, __, bulan) => `Berita acara ${formatBulan(bulan)} disusun.`,
  )
  mount('GET /kelola/berita-acara/{id}', async ({ params: { id }, query: { revisi }, pelaku }) => ({
    data: await showLembar(db, { id, revisi }, isLihatHarga(pelaku)),
  }))
  mount('GET /kelola/berita-acara/{id}/hari', async ({ params: { id }, query: { revisi, ...hari } }) => ({
    data: await showHari(db, { id, revisi }, hari),
  }))
  mount('GET /kelola/berita-acara/{id}/berkas', async ({ params: { id }, query, pelaku }) => ({
    data: await fetchBerkas(deps, { id, revisi: query.revisi }, query.format, isLihatHarga(pelaku)),
  }))
  mount('GET /kelola/berita-acara/{id}/tagihan', async ({ params: { id } }) => ({
    data: await showTagihan(db, id),
  }))
  mount('GET /kelola/berita-acara/{id}/tagihan/berkas', async ({ params: { id }, query }) => ({
    data: await writeTagihan(deps, id, query),
  }))
  mount('GET /kelola/kantor/{id}/margin', async ({ params: { id }, query }) => ({
    data: await showMargin(db, id, query, clock.now()),
  }))
  deed(
    'POST /kelola/berita-acara/{id}/kirim',
    async (perbuatan, id, { revisi }) => {
      await sendBeritaAcara(perbuatan, id, revisi)
      return showLembar(perbuatan.tx, { id })
    },
    'Berita acara dikirim kepada klien.',
  )
  deed('POST /kelola/keberatan/{id}/jawab', answerKeberatan, (_, __, { diterima }) =>
    diterima ? 'Keberatan diterima.' : 'Keberatan ditolak.',
  )
}

import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { formatBulan } from '@rekan/domain/bulan'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import type { Pencatat } from '../perusahaan/kantor/kantor.service.ts'
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
  const by = (pelaku: Pelaku, tindakan: Tindakan): Pencatat => ({
    oleh: pelaku.penggunaId,
    tindakan,
    saat: clock.now(),
  })

  const klien = { db, kosong: createKosong() }
  mount('GET /kelola/klien', async ({ query }) => showKlien(klien, query, clock.now()))
  mount('GET /kelola/klien/lembar', async ({ query }) => ({
    data: await writeKlien(klien, query, clock.now()),
  }))
  mount('GET /kelola/berita-acara', async ({ query, pelaku }) => showDaftar(db, pelaku, query))
  mount('POST /kelola/kontrak-klien/{id}/berita-acara', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const { alasan, ...bulan } = body
      const penulis = by(pelaku, 'POST /kelola/kontrak-klien/{id}/berita-acara')
      const baru = await composeBeritaAcara(tx, penulis, id, bulan, alasan)
      return {
        data: await showSusunan(tx, baru),
        message: `Berita acara ${formatBulan(bulan)} disusun.`,
      }
    }),
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
  mount('POST /kelola/berita-acara/{id}/kirim', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      await sendBeritaAcara(tx, by(pelaku, 'POST /kelola/berita-acara/{id}/kirim'), id, body.revisi)
      return { data: await showLembar(tx, { id }), message: 'Berita acara dikirim kepada klien.' }
    }),
  )
  mount('POST /kelola/keberatan/{id}/jawab', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await answerKeberatan(tx, by(pelaku, 'POST /kelola/keberatan/{id}/jawab'), id, body),
      message: body.diterima ? 'Keberatan diterima.' : 'Keberatan ditolak.',
    })),
  )
}

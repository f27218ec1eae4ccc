import { computeLembar } from '@rekan/domain/berita-acara/hitung'
import { bulanKontrak } from '@rekan/domain/berita-acara/periode'
import { type Bulan, addBulan, bulanFrom } from '@rekan/domain/bulan'
import { type Instan, type Tanggal, hariBarat, isoLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Answer } from '../../../platform/http.ts'
import { listSyarat } from '../../klien/syarat.service.ts'
import { listBeritaAcara } from '../lembar/lembar.queries.ts'
import { type HariKeluar, wireBaris, wireHari, wireTotal } from '../lembar/lembar.wire.ts'
import { findKontrak } from '../susun/fakta.queries.ts'
import { fetchFakta } from '../susun/fakta.service.ts'
import { computeIsi } from '../susun/susun.service.ts'

type Berjalan = Answer<'GET /klien/berjalan'>['data']

/**
 * What a contract's sheets would say now: of the period that runs, and of the one before while it was not sent. Nothing of it is
 * kept, nor final; prices are not in it.
 */
export async function showBerjalan(db: Db, kontrakId: number, saat: Instan): Promise<Berjalan> {
  const semua: Berjalan = []
  for (const bulan of await listBulan(db, kontrakId, saat)) {
    const isi = await computeIsi(db, kontrakId, bulan, saat)
    if (isi === null) continue
    const { kepala, lembar } = isi
    semua.push({
      tahun: bulan.tahun,
      bulan: bulan.bulan,
      dari: lembar.dari,
      sampai: lembar.sampai,
      per: isoLokal(saat, 'WIB'),
      total: wireTotal({ total: lembar.total, janji_pemenuhan: kepala.janjiPemenuhan }),
      ...wireBaris(lembar),
    })
  }
  return semua
}

async function listBulan(db: Db, kontrakId: number, saat: Instan): Promise<Bulan[]> {
  const kontrak = await findKontrak(db, kontrakId)
  if (kontrak === undefined) return []
  const hari = hariBarat(saat)
  const kini = bulanKontrak(hari, kontrak, await listSyarat(db, kontrakId))
  const lalu = addBulan(kini ?? bulanFrom(hari), -1)
  const { total } = await listBeritaAcara(
    db,
    { kontrak_id: kontrakId, ...lalu, terkirim: true },
    { mulai: 0, jumlah: 1 },
  )
  return [...(kini === undefined ? [] : [kini]), ...(total === 0 ? [lalu] : [])]
}

/** A day of it at one post, as far as its shifts are over. */
export async function showHariBerjalan(
  db: Db,
  kontrakId: number,
  { tanggal, pos_id }: { readonly tanggal: Tanggal; readonly pos_id?: number | undefined },
  saat: Instan,
): Promise<HariKeluar> {
  const kontrak = await findKontrak(db, kontrakId)
  if (kontrak === undefined || tanggal < kontrak.mulai || tanggal > kontrak.sampai) return []
  const periode = { dari: tanggal, sampai: tanggal, hari: 1 }
  const fakta = await fetchFakta(db, kontrak, await listSyarat(db, kontrakId), periode, saat)
  return wireHari(computeLembar(fakta, [tanggal]), tanggal, pos_id)
}

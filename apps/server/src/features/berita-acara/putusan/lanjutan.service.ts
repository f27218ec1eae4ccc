import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import { type PerubahanLembar, compareLembar } from '@rekan/domain/berita-acara/perubahan'
import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { type BarisBeritaAcara, lockBeritaAcara } from '../lembar/lembar.queries.ts'
import { fetchIsi } from '../lembar/lembar.service.ts'
import { findTerakhir } from '../susun/susun.queries.ts'
import { computeIsi, hashIsi, writeRevisi } from '../susun/susun.service.ts'
import { tellLembar } from './kabar.service.ts'
import { teksRevisi } from './kabar.text.ts'
import { listAlasanKoreksi } from './lanjutan.queries.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

/** A reason takes so many characters. */
const ALASAN_TERPANJANG = 500

/**
 * Holds a sheet's newest signed revision against what is recorded now. What is otherwise becomes the draft of the next revision, which
 * says what and why, and HR is told once of each; the signed one stays as it is. A draft that HR gave a reason keeps it. Gives the draft's
 * number; null where there is nothing to draft, or the newest revision that was sent is not signed.
 */
export async function composeLanjutan(perbuatan: Perbuatan, id: number): Promise<number | null> {
  const { tx, saat } = perbuatan
  const kontrak = await lockBeritaAcara(tx, id)
  if (kontrak === undefined) return null
  const kontrakId = kontrak.kontrak_klien_id
  const { baris, isi: lama } = await fetchIsi(tx, { id, kontrakId })
  if (baris.ttd_pada === null) return null
  const isi = await computeIsi(tx, kontrakId, baris, saat)
  if (isi === null) return null
  const perubahan = compareLembar(lama.lembar, isi.lembar)
  const terakhir = await findTerakhir(tx, id)
  const draf = terakhir?.dikirim_pada === null ? terakhir : undefined
  // A draft that HR may have begun says the same, or there is none and nothing to say.
  if (draf === undefined ? perubahan.length === 0 : draf.hash === hashIsi(JSON.stringify(isi))) return null
  const oleh = draf?.disusun_oleh_id ?? null
  const alasan =
    oleh === null || !draf?.alasan
      ? await findAlasan(tx, isi, perubahan, { ...baris, ttd_pada: baris.ttd_pada })
      : draf.alasan
  const bulan = { tahun: baris.tahun, bulan: baris.bulan }
  const ke = await writeRevisi(
    { ...perbuatan, oleh },
    { id, kontrakId, bulan, terakhir, isi, alasan, perubahan },
  )
  if (draf === undefined) await tellLembar(perbuatan, id, { jenis: 'KLIEN_REVISI', ...teksRevisi(baris, ke) })
  return ke
}

/** What was given as the reason of each correction since the signature; else that the record changed. */
async function findAlasan(
  tx: Tx,
  { lembar: { petugas } }: IsiBeritaAcara,
  perubahan: readonly PerubahanLembar[],
  { ttd_pada }: BarisBeritaAcara & { readonly ttd_pada: Instan },
): Promise<string> {
  const hari = [...new Set(perubahan.flatMap(({ tanggal }) => (tanggal === null ? [] : [tanggal])))]
  const ids = petugas.map(({ id }) => id)
  const semua = await listAlasanKoreksi(tx, ids, hari, ttd_pada)
  const alasan =
    semua.length === 0
      ? 'Catatan yang mendasarinya berubah setelah ditandatangani'
      : `Koreksi presensi: ${semua.join('; ')}`
  const huruf = Array.from(alasan)
  return huruf.length <= ALASAN_TERPANJANG ? alasan : `${huruf.slice(0, ALASAN_TERPANJANG - 1).join('')}…`
}

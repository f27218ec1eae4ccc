import { penandaDitahan } from '@rekan/domain/klien/pintu'
import { hariBarat } from '@rekan/domain/waktu'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { JOB_BERITA_ACARA } from '../../../platform/wake.ts'
import { tellKontak } from '../../klien/kabar-kontak.service.ts'
import { lockBulanKlien } from '../../bulan/bulan.service.ts'
import { refuse } from '../berita-acara.refusals.ts'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'
import { fetchLembarKontak } from '../lembar/lembar.service.ts'
import type { LembarKeluar } from '../lembar/lembar.wire.ts'
import type { Kontak } from './keberatan.service.ts'
import { tellLembar } from './kabar.service.ts'
import { teksDiam, teksTandaTangan } from './kabar.text.ts'
import { holdTerbaru } from './kirim.service.ts'
import { insertPeriksa } from './lanjutan.queries.ts'
import { type Perbuatan, asServer, record, wake } from '../../../platform/perbuatan.ts'

/** Prints what was signed, so that its files are of that moment. */
export const JOB_BERKAS_LEMBAR = 'berkas-berita-acara'

export type TandaTanganBaru = {
  readonly revisi: number
  /** Of the figures as the signer read them */
  readonly hash: string
  /** As they typed it */
  readonly nama: string
}

/**
 * A contact signs the newest revision that was sent: name, moment and the figures' hash are kept, and the revision stays byte for
 * byte. Throws 404 for a sheet of another contract, 403 for a contact who does not sign or not yet, 409 for another revision or other
 * figures, while a dispute waits, and naming who signed before.
 */
export async function signLembar(
  perbuatan: Perbuatan,
  kontak: Kontak,
  id: number,
  { revisi, hash, nama }: TandaTanganBaru,
): Promise<LembarKeluar> {
  const { tx, saat } = perbuatan
  const baris = await holdTerbaru(tx, id, revisi, kontak.kontrakId)
  if (!kontak.tandaTangan) throw refuse('TANPA_HAK_TANDA_TANGAN')
  const ditahan = penandaDitahan(kontak.penandaMulai ?? null, saat)
  if (ditahan !== null) throw refuse('PENANDA_DITAHAN', { mulai: ditahan })
  requireBelum(baris)
  if (baris.hash !== hash) throw refuse('BUKAN_TERBARU', { terbaru: baris.ke })
  if (baris.menunggu > 0) throw refuse('KEBERATAN_MENUNGGU', { jumlah: baris.menunggu })
  await tx
    .insertInto('berita_acara_tanda_tangan')
    .values({
      revisi_id: baris.revisi_id,
      kontak_id: kontak.id,
      nama,
      pada: new Date(saat),
      hash,
      pasal_diam: null,
    })
    .execute()
  await recordTandaTangan(perbuatan, baris, { nama, kontak_id: kontak.id, hash })
  await lockIfChosen(perbuatan, baris)
  await wakeSigned(perbuatan, baris)
  await tellLembar(perbuatan, id, {
    jenis: 'KLIEN_TANDA_TANGAN',
    ...teksTandaTangan(baris, kontak.nama, nama),
  })
  return fetchLembarKontak(tx, { id, revisi, kontrakId: kontak.kontrakId }, false)
}

/**
 * Holds a revision as agreed by the contract's clause, its deadline being over. Throws 409 where it was signed or followed, or a
 * dispute waits; whether its reminders were sent is the caller's to know.
 */
export async function agreeBySilence(
  perbuatan: Perbuatan,
  id: number,
  { revisi, pasal }: { readonly revisi: number; readonly pasal: string },
): Promise<void> {
  const { tx, saat } = perbuatan
  const baris = await holdTerbaru(tx, id, revisi)
  requireBelum(baris)
  if (baris.dikirim_pada === null || baris.tenggat === null || hariBarat(saat) <= baris.tenggat)
    throw refuse('MASA_BELUM_BERAKHIR', { sampai: baris.tenggat ?? baris.sampai })
  if (baris.menunggu > 0) throw refuse('KEBERATAN_MENUNGGU', { jumlah: baris.menunggu })
  const nama = baris.klien_nama
  await tx
    .insertInto('berita_acara_tanda_tangan')
    .values({
      revisi_id: baris.revisi_id,
      kontak_id: null,
      nama,
      pada: new Date(saat),
      hash: baris.hash,
      pasal_diam: pasal,
    })
    .execute()
  await lockIfChosen(perbuatan, baris)
  await recordTandaTangan(perbuatan, baris, { nama, pasal_diam: pasal, hash: baris.hash })
  await wakeSigned(perbuatan, baris)
  await tellLembar(perbuatan, id, { jenis: 'KLIEN_TANDA_TANGAN', ...teksDiam(baris) })
}

/** Where the company chose so, a client's signature locks its month (`docs/rules.md`, section 1.10). */
async function lockIfChosen(
  perbuatan: Perbuatan,
  { klien_id: klienId, tahun, bulan, dikirim_oleh_id: oleh }: BarisBeritaAcara,
): Promise<void> {
  const { tx, saat } = perbuatan
  const { kunci_saat_tanda_tangan: isDikunci } = await readPengaturan(tx, hariBarat(saat))
  if (isDikunci && oleh !== null)
    await lockBulanKlien(asServer(perbuatan, 'berita acara', oleh), { klienId, tahun, bulan })
}

async function wakeSigned(
  perbuatan: Perbuatan,
  { id, kontrak_id, revisi_id }: BarisBeritaAcara,
): Promise<void> {
  await insertPeriksa(perbuatan.tx, id)
  await tellKontak(perbuatan, kontrak_id, { revisiId: revisi_id })
  wake(perbuatan, JOB_BERITA_ACARA)
  wake(perbuatan, JOB_BERKAS_LEMBAR)
}

function requireBelum({ ttd_nama, ttd_pada }: BarisBeritaAcara): void {
  if (ttd_nama === null || ttd_pada === null) return
  throw refuse('SUDAH_DITANDATANGANI', { nama: ttd_nama, pada: hariBarat(ttd_pada) })
}

async function recordTandaTangan(
  perbuatan: Perbuatan,
  { id, ke }: BarisBeritaAcara,
  isi: Readonly<Record<string, unknown>>,
): Promise<void> {
  await record(perbuatan, 'berita_acara', id, {
    sesudah: { revisi: ke, ...isi },
  })
}

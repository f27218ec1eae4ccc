import { syaratPada } from '@rekan/domain/berita-acara/syarat'
import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { type Perbuatan, record, wake } from '../../../platform/perbuatan.ts'
import { listSyarat } from '../../klien/syarat.service.ts'
import { refuse } from '../berita-acara.refusals.ts'
import { type BarisBeritaAcara, lockBeritaAcara } from '../lembar/lembar.queries.ts'
import { findRevisi, showLembar } from '../lembar/lembar.service.ts'

/** The queue of letters to clients' contacts, in which what is sent is a letter to each. */
export const JOB_SURAT_KONTAK = 'surat-kontak'

/** So long a sheet waits where the terms don't say. */
const TENGGAT_BAWAAN = 5

/**
 * Sends the newest revision of a sheet to the contract's contacts: from now on it stays as it is. Throws 404 for none, 409 with
 * the sheet while its period goes on, where it was computed before its end, was sent, or is not the newest, and without anybody who could sign.
 */
export async function sendBeritaAcara(perbuatan: Perbuatan, id: number, revisi: number): Promise<void> {
  const { tx, oleh, saat } = perbuatan
  const baris = await holdTerbaru(tx, id, revisi)
  if (baris.dikirim_pada !== null)
    throw refuse('SUDAH_DIKIRIM', undefined, { data: await showLembar(tx, { id }) })
  await requireUsai(tx, baris, saat)
  // What was put right was put back since it was drafted.
  if (baris.ke > 1 && baris.perubahan.length === 0) throw refuse('TIDAK_BERUBAH')
  const penanda = await tx
    .selectFrom('kontrak_klien_kontak')
    .select('id')
    .where('kontrak_klien_id', '=', baris.kontrak_id)
    .where('tanda_tangan', '=', true)
    .where('dicabut_pada', 'is', null)
    .executeTakeFirst()
  if (penanda === undefined) throw refuse('TANPA_KONTAK')
  const syarat = syaratPada(await listSyarat(tx, baris.kontrak_id), baris.sampai)
  const tenggat = addHari(hariBarat(saat), syarat?.tenggat_hari ?? TENGGAT_BAWAAN)
  await tx
    .updateTable('berita_acara_revisi')
    .set({ dikirim_pada: new Date(saat), dikirim_oleh_id: oleh, tenggat })
    .where('id', '=', baris.revisi_id)
    .execute()
  await record(perbuatan, 'berita_acara', id, { sesudah: { revisi, tenggat, hash: baris.hash } })
  wake(perbuatan, JOB_SURAT_KONTAK)
}

/** Holds a sheet whose newest revision is this one. Throws 404 for none, 409 with the newest. */
export async function holdTerbaru(
  tx: Tx,
  id: number,
  revisi: number,
  kontrakId?: number,
): Promise<BarisBeritaAcara> {
  if ((await lockBeritaAcara(tx, id)) === undefined) throw refuse('BERITA_ACARA_TIDAK_ADA')
  const baris = await findRevisi(tx, { id, kontrakId })
  if (baris.ke !== revisi) throw refuse('BUKAN_TERBARU', { terbaru: baris.ke })
  return baris
}

/** The last shift that it holds is over, and it was computed after that. */
async function requireUsai(tx: Tx, baris: BarisBeritaAcara, saat: Instan): Promise<void> {
  const { rows } = await sql<{ usai: Instan | null }>`
    select max((${baris.sampai}::date + make_interval(secs => j.jam_selesai
      + case when j.jam_selesai <= j.jam_mulai then 86400 else 0 end))
      at time zone case o.zona_waktu when 'WIB' then 'Asia/Jakarta' when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end) as usai
    from pos p join kantor o on o.id = p.kantor_id join pos_kebutuhan n on n.pos_id = p.id
      join jenis_shift j on j.id = n.jenis_shift_id
    where p.kontrak_klien_id = ${baris.kontrak_id} and n.jumlah > 0`.execute(tx)
  const usai = Math.max(rows[0]?.usai ?? 0, Date.parse(addHari(baris.sampai, 1)) - 7 * 3_600_000)
  if (saat < usai) throw refuse('MASA_BELUM_BERAKHIR', { sampai: baris.sampai })
  if (baris.disusun_pada < usai) throw refuse('DISUSUN_SEBELUM_BERAKHIR')
}

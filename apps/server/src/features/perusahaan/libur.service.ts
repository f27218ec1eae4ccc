import liburNasional from '@rekan/domain/data/libur-nasional.json' with { type: 'json' }
import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, type Tanggal, hariTimur } from '@rekan/domain/waktu'
import { recordAudit } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { type LiburDitetapkan, findLibur, listLiburSetahun, upsertLibur } from './libur.queries.ts'

const DASAR: Readonly<Record<string, { readonly dasar: string }>> = liburNasional

/** Returns the days off of a year, decreed ones and the company's, with the decrees they come from. */
export async function showLibur(db: Db | Tx, tahun: number, saat: Instan) {
  const hariIni = hariTimur(saat)
  const libur = await listLiburSetahun(db, tahun)
  return {
    tahun,
    dasar: DASAR[tahun]?.dasar ?? null,
    libur: libur.map((satu) => ({
      ...satu,
      boleh_ubah: satu.jenis !== 'LIBUR_NASIONAL' && satu.tanggal > hariIni,
    })),
  }
}

/** What became of a day off that was set. */
export type Jadi = 'baru' | 'diubah' | 'tetap' | 'lewat'

/**
 * Sets a day off of the company's, or whether it takes a day of joint leave. `lewat`, and nothing written: the day has
 * begun somewhere, and those who worked or were off on it keep their day. `pelaku` null: the operator.
 */
export async function editLibur(
  tx: Tx,
  pelaku: Pelaku | null,
  { tanggal, jenis, nama, berlaku }: LiburDitetapkan,
  saat: Instan,
): Promise<Jadi> {
  const sebelum = (await findLibur(tx, tanggal, jenis)) ?? null
  if (sebelum?.nama === nama && sebelum.berlaku === berlaku) return 'tetap'
  if (isLewat(tanggal, saat)) return 'lewat'
  await upsertLibur(tx, { tanggal, jenis, nama, berlaku })
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku?.penggunaId ?? null,
    tindakan: pelaku === null ? 'npm run perusahaan' : 'POST /kelola/pengaturan/libur',
    objek: 'libur',
    objekId: tanggal,
    sebelum,
    sesudah: { nama, berlaku },
  })
  return sebelum === null ? 'baru' : 'diubah'
}

/**
 * The same on screen. Throws 422 by field for a day that has begun, or a day of the company's own without a name, and
 * joint leave that nobody decreed.
 */
export async function setLibur(
  tx: Tx,
  pelaku: Pelaku,
  { tanggal, jenis, nama, berlaku }: Context<'POST /kelola/pengaturan/libur'>['body'],
  saat: Instan,
): Promise<void> {
  const ada = await findLibur(tx, tanggal, jenis)
  if (jenis === 'CUTI_BERSAMA' && ada === undefined)
    throw invalid({ tanggal: ['Tidak ada cuti bersama pada tanggal itu.'] })
  const sebutan = jenis === 'CUTI_BERSAMA' ? ada?.nama : (nama ?? ada?.nama)
  if (sebutan === undefined) throw invalid({ nama: ['Nama hari libur harus diisi.'] })
  const jadi = await editLibur(tx, pelaku, { tanggal, jenis, nama: sebutan, berlaku }, saat)
  if (jadi === 'lewat')
    throw invalid({ tanggal: ['Paling cepat untuk besok: hari yang sudah berjalan tidak berubah.'] })
}

function isLewat(tanggal: Tanggal, saat: Instan): boolean {
  return tanggal <= hariTimur(saat)
}

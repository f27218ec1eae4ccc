import type { Role } from '@rekan/domain/akses/peran'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { createAcak } from '../acak.ts'
import { KODE_KOSONG } from './akun.ts'
import { insertBanyak } from '../banyak.ts'

const LIMA_PULUH_RIBU = 50_000

/** Monthly basic wage in units of 50,000 rupiah, from and to. */
const POKOK: Readonly<Record<Role, readonly [number, number]>> = {
  karyawan: [92, 130],
  auditor: [92, 130],
  koordinator: [140, 190],
  hrd: [150, 200],
  admin: [92, 130],
}

/** What everybody earns: since they came, and a little more since the year began for those who were there before. */
export async function seedUpah(tx: Tx, saat: Instan): Promise<void> {
  const orang = await tx
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .innerJoin('jenis_karyawan as j', 'j.id', 'k.jenis_karyawan_id')
    .select(['k.id', 'k.kode', 'k.tanggal_masuk', 'p.role', 'j.kode as jenis'])
    .where('k.kode', '<>', KODE_KOSONG)
    .orderBy('k.kode')
    .execute()
  const tahunIni = `${tanggalLokal(saat, 'WIB').slice(0, 4)}-01-01`
  const baris = orang.flatMap((seorang) => {
    const upahKini = { karyawan_id: seorang.id, ...planUpah(seorang), dibuat_pada: new Date(saat) }
    if (seorang.tanggal_masuk >= tahunIni) return { ...upahKini, mulai: seorang.tanggal_masuk }
    const dulu = { ...upahKini, pokok: round(upahKini.pokok * 0.94, upahKini.satuan) }
    return [
      { ...dulu, mulai: seorang.tanggal_masuk },
      { ...upahKini, mulai: tahunIni },
    ]
  })
  await insertBanyak(tx, 'upah', baris)
}

type Upah = Pick<
  Insertable<Skema['upah']>,
  'satuan' | 'pokok' | 'tunjangan_tetap' | 'tunjangan_tidak_tetap'
> & { readonly pokok: number }

function planUpah({ kode, role, jenis }: { kode: string; role: Role; jenis: string }): Upah {
  const acak = createAcak(`upah ${kode}`)
  if (jenis === 'HARIAN')
    return { satuan: 'hari', pokok: acak.antara(40, 52) * 5000, tunjangan_tetap: 0, tunjangan_tidak_tetap: 0 }
  const pokok = acak.antara(...POKOK[role]) * LIMA_PULUH_RIBU
  const tetap = acak.antara(6, 20) * LIMA_PULUH_RIBU
  // Meals and travel, paid by the day.
  const tidakTetap = acak.peluang(0.4) ? acak.antara(6, 16) * LIMA_PULUH_RIBU : 0
  return { satuan: 'bulan', pokok, tunjangan_tetap: tetap, tunjangan_tidak_tetap: tidakTetap }
}

function round(rupiah: number, satuan: Upah['satuan']): number {
  const langkah = satuan === 'hari' ? 5000 : LIMA_PULUH_RIBU
  return Math.round(rupiah / langkah) * langkah
}

import type { Rentang } from '@rekan/domain/bulan/masa'
import { type HariKerja, TANPA_HARI } from '@rekan/domain/payroll/baris-bulan'
import { type HariDibayar, sebabDibayar } from '@rekan/domain/payroll/hari-dibayar'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { HariHitung } from '../../presensi/hari/hari.service.ts'

/** Approved absence that may be paid, both ends in it. */
export type Absen = Rentang & {
  readonly jenis_izin: JenisIzin
  readonly dibayar: boolean
  readonly surat: boolean
}

/** By karyawan, the approved requests that touch some days, with whether their kind of leave is paid and a letter is with them. */
export async function listAbsen(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<ReadonlyMap<number, readonly Absen[]>> {
  const { rows } = await sql<Absen & { readonly karyawan_id: number }>`
    select a.karyawan_id, a.tanggal_mulai as dari, a.tanggal_selesai as sampai, a.jenis_izin,
      coalesce(c.dibayar, false) as dibayar, a.lampiran is not null as surat
    from absensi a left join jenis_cuti c on c.id = a.cuti_id
    where a.karyawan_id = any(${karyawanIds}::integer[]) and a.status = 'disetujui'
      and a.tanggal_mulai <= ${sampai}::date and a.tanggal_selesai >= ${dari}::date
    order by a.tanggal_mulai`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

/** How somebody spent the days from one on. */
export function hariKerjaFrom(
  semua: readonly HariHitung[],
  dari: Tanggal,
  { cuti, absen }: { readonly cuti: readonly Rentang[]; readonly absen: readonly Absen[] },
  saat: Instan,
): HariKerja {
  const milik = semua.filter(({ tanggal }) => tanggal >= dari)
  const minggu = milik.at(-1)?.penempatan[0].minggu
  const isCuti = (tanggal: Tanggal) => cuti.some((satu) => satu.dari <= tanggal && tanggal <= satu.sampai)
  // What is disputed counts for nothing.
  const datang = milik.filter(({ checkIn, fakta }) => checkIn !== null && !fakta.sanggahan)
  const hadir = datang.filter(({ shift }) => shift !== null).map(({ tanggal }) => tanggal)
  const alpa = milik.filter(({ fakta }) => statusHari(fakta, saat) === 'ALPA')
  const tanpaUpah = milik.filter(
    ({ tanggal, shift, checkIn }) => shift !== null && checkIn === null && isCuti(tanggal),
  )
  return {
    hadir,
    dibayar: hariDibayarFrom(milik, absen),
    tidakDibayar: [
      ...(datang.length === 0
        ? []
        : alpa.map(({ tanggal, setengah }) => ({
            tanggal,
            sebab: 'ALPA' as const,
            ...(setengah !== null && { bagian: 0.5 }),
          }))),
      ...tanpaUpah.map(({ tanggal }) => ({ tanggal, sebab: 'CUTI_TIDAK_DIBAYAR' as const })),
    ].toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1)),
    izin: milik.flatMap(({ tanggal, shift, checkIn, izin }) =>
      shift !== null && checkIn === null && izin === 'IZIN' ? [tanggal] : [],
    ),
    alpa: datang.length === 0 ? alpa.length : 0,
    minggu: minggu === undefined ? TANPA_HARI.minggu : Object.keys(minggu).map(Number),
  }
}

/** Days of work that nobody came to and that are paid all the same, oldest first. */
function hariDibayarFrom(semua: readonly HariHitung[], absen: readonly Absen[]): readonly HariDibayar[] {
  return semua.flatMap(({ tanggal, shift, checkIn, izin }) => {
    if (shift === null || checkIn !== null) return []
    const ajuan = absen.find(
      (satu) => satu.jenis_izin === izin && satu.dari <= tanggal && tanggal <= satu.sampai,
    )
    const sebab = sebabDibayar({
      hadir: false,
      izin,
      cutiDibayar: ajuan?.dibayar ?? false,
      surat: ajuan?.surat ?? false,
    })
    return sebab === null ? [] : [{ tanggal, sebab }]
  })
}

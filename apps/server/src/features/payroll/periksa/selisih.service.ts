import { type Bulan, addBulan } from '@rekan/domain/bulan'
import { compareSlip } from '@rekan/domain/payroll/selisih'
import type { Db } from '../../../platform/db.ts'
import { findTerbaru } from '../baris/kelola.queries.ts'
import { type Slip, listBaris } from '../baris/payroll.queries.ts'
import { isiFrom } from '../terbit/terbit.service.ts'

/** By person, what a month's pay differs by from the month before and why; the largest difference first. */
export async function showSelisih(db: Db, masa: Bulan) {
  const [lama, baru] = await Promise.all([
    findTerbaru(db, addBulan(masa, -1), 'semua'),
    findTerbaru(db, masa, 'semua'),
  ])
  const baris = Map.groupBy(
    await listBaris(
      db,
      [...lama, ...baru].map(({ id }) => id),
    ),
    ({ payroll_id }) => payroll_id,
  )
  const isi = (slip: Slip | undefined) => (slip === undefined ? null : isiFrom(baris.get(slip.id) ?? []))
  const dahulu = new Map(lama.map((slip) => [slip.karyawan_id, slip]))
  const kini = new Map(baru.map((slip) => [slip.karyawan_id, slip]))
  const semua = [...new Map([...dahulu, ...kini]).values()].map((slip) => ({
    karyawan: { id: slip.karyawan_id, nama: slip.nama, kode: slip.kode },
    ...compareSlip(isi(dahulu.get(slip.karyawan_id)), isi(kini.get(slip.karyawan_id))),
  }))
  const orang = semua
    .filter(({ selisih, sebab }) => selisih !== 0 || sebab.length > 0)
    .toSorted(
      (a, b) => Math.abs(b.selisih) - Math.abs(a.selisih) || (a.karyawan.nama < b.karyawan.nama ? -1 : 1),
    )
  const bersih = (deret: readonly Slip[]) => deret.reduce((n, { gaji_bersih }) => n + gaji_bersih, 0)
  return {
    lama: bersih(lama),
    baru: bersih(baru),
    tetap: semua.length - orang.length,
    orang: orang.map((satu) => ({ ...satu, sebab: [...satu.sebab] })),
  }
}

import { type Bulan, addBulan } from '@rekan/domain/bulan'
import { compareSlip } from '@rekan/domain/payroll/selisih'
import type { Db } from '../../../platform/db.ts'
import { type FormatLembar, type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
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

/** The same as a file: a row a cause. */
export async function writeSelisih(db: Db, masa: Bulan, format: FormatLembar) {
  const { orang } = await showSelisih(db, masa)
  const baris = orang.flatMap(({ sebab, ...satu }) => sebab.map((sekian) => ({ ...satu, sekian })))
  return writeLembar(
    `selisih-gaji-${masa.tahun}-${String(masa.bulan).padStart(2, '0')}`,
    format,
    KOLOM,
    baris,
  )
}

type Orang = Awaited<ReturnType<typeof showSelisih>>['orang'][number]

const KOLOM: readonly KolomLembar<Omit<Orang, 'sebab'> & { readonly sekian: Orang['sebab'][number] }>[] = [
  { judul: 'Kode', nilai: ({ karyawan }) => karyawan.kode },
  { judul: 'Karyawan', nilai: ({ karyawan }) => karyawan.nama },
  { judul: 'Bulan lalu', nilai: ({ lama }) => lama },
  { judul: 'Bulan ini', nilai: ({ baru }) => baru },
  { judul: 'Selisih', nilai: ({ selisih }) => selisih },
  { judul: 'Sebab', nilai: ({ sekian }) => sekian.nama },
  { judul: 'Keterangan', nilai: ({ sekian }) => sekian.keterangan },
  { judul: 'Jumlah sebab', nilai: ({ sekian }) => sekian.jumlah },
]

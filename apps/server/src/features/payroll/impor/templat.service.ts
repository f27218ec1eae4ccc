import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Bulan } from '@rekan/domain/bulan'
import { AWALAN, KOLOM_CATATAN, KOLOM_KODE, KOLOM_NAMA } from '@rekan/domain/payroll/lembar-gaji'
import { type BarisSlip, type IsiSlip, KOMPONEN, type KelompokBaris } from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import writeExcelFile from 'write-excel-file/node'
import type { Db } from '../../../platform/db.ts'
import { findTerbaru } from '../baris/kelola.queries.ts'
import { listBaris } from '../baris/payroll.queries.ts'
import { planSebulan } from '../susun/rencana.service.ts'
import { isiFrom } from '../terbit/terbit.service.ts'

const TIPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const KELOMPOK = ['PENGHASILAN', 'POTONGAN', 'PENGHASILAN_LAIN'] as const
const KUNCI: Readonly<Record<KelompokBaris, keyof IsiSlip>> = {
  PENGHASILAN: 'penghasilan',
  POTONGAN: 'potongan',
  PENGHASILAN_LAIN: 'penghasilan_lain',
}

type BarisTemplat = {
  readonly kode: string
  readonly nama: string
  readonly isi: IsiSlip
  readonly catatan: string | null
}

/**
 * A workbook to fill in and send back: everybody who worked in the month but the reader and whose payslip is published,
 * with the draft's lines where there is one, else what is proposed.
 */
export async function createTemplat(db: Db, pelaku: Pelaku, masa: Bulan, saat: Instan) {
  const baris = await fetchBaris(db, pelaku, masa, saat)
  const kolom = KELOMPOK.flatMap((kelompok) => namaFrom(kelompok, baris).map((nama) => ({ kelompok, nama })))
  const kepala = [
    KOLOM_KODE,
    KOLOM_NAMA,
    ...kolom.map(({ kelompok, nama }) => AWALAN[kelompok] + nama),
    KOLOM_CATATAN,
  ]
  const bytes = await writeExcelFile(
    [
      kepala.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...baris.map((orang) => [
        { value: orang.kode, type: String },
        { value: orang.nama, type: String },
        ...kolom.map(({ kelompok, nama }) => {
          const value = jumlahBernama(orang.isi[KUNCI[kelompok]], nama)
          return value === 0 ? null : { value, type: Number, format: '#,##0' }
        }),
        orang.catatan === null ? null : { value: orang.catatan, type: String },
      ]),
    ],
    { columns: kepala.map((judul) => ({ width: Math.max(12, judul.length + 2) })), stickyRowsCount: 1 },
  ).toBuffer()
  const bulan = `${masa.tahun}-${String(masa.bulan).padStart(2, '0')}`
  return { nama: `gaji-${bulan}.xlsx`, tipe: TIPE, isi: bytes.toString('base64') }
}

async function fetchBaris(
  db: Db,
  pelaku: Pelaku,
  masa: Bulan,
  saat: Instan,
): Promise<readonly BarisTemplat[]> {
  const slip = new Map((await findTerbaru(db, masa, 'semua')).map((satu) => [satu.karyawan_id, satu]))
  const draft = [...slip.values()].filter(({ status }) => status === 'DRAFT')
  const baris = Map.groupBy(
    await listBaris(
      db,
      draft.map(({ id }) => id),
    ),
    (satu) => satu.payroll_id,
  )
  const kosong: IsiSlip = { penghasilan: [], potongan: [], penghasilan_lain: [] }
  return (await planSebulan(db, masa, 'semua', {}, saat)).flatMap((usulan) => {
    const { karyawan_id, kode, nama } = usulan.orang
    const ada = slip.get(karyawan_id)
    if (karyawan_id === pelaku.karyawanId || ada?.status === 'TERBIT') return []
    if (ada === undefined) return { kode, nama, isi: usulan.isi ?? kosong, catatan: null }
    return { kode, nama, isi: isiFrom(baris.get(ada.id) ?? []), catatan: ada.catatan }
  })
}

/** Lines of one name are one column. */
function jumlahBernama(baris: readonly BarisSlip[], nama: string): number {
  return baris.reduce((jumlah, satu) => (satu.nama === nama ? jumlah + satu.jumlah : jumlah), 0)
}

/** The usual lines of a group, then what drafts hold beside them. */
function namaFrom(kelompok: KelompokBaris, baris: readonly BarisTemplat[]): readonly string[] {
  const biasa = KOMPONEN.filter((satu) => satu.kelompok === kelompok).map(({ nama }): string => nama)
  return [...new Set([...biasa, ...baris.flatMap(({ isi }) => isi[KUNCI[kelompok]].map(({ nama }) => nama))])]
}

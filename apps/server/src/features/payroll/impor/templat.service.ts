import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Bulan } from '@rekan/domain/bulan'
import type { KolomTabel } from '@rekan/domain/lembar/tabel'
import {
  AWALAN,
  BENTUK_GAJI,
  JUMLAH,
  KOLOM_CATATAN,
  KOLOM_KODE,
  KOLOM_NAMA,
} from '@rekan/domain/payroll/lembar-gaji'
import { type BarisSlip, type IsiSlip, KOMPONEN, type KelompokBaris } from '@rekan/domain/payroll/payroll'
import { writeTemplat } from '../../../platform/templat.write.ts'
import { findTerbaru } from '../baris/kelola.queries.ts'
import { listBaris } from '../baris/payroll.queries.ts'
import { planSebulan } from '../susun/rencana.service.ts'
import { isiFrom } from '../terbit/terbit.service.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const TEKS: KolomTabel = { makna: 'teks' }
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
export async function createTemplat(pandangan: Pandangan, masa: Bulan) {
  const baris = await fetchBaris(pandangan, masa)
  const deret = KELOMPOK.flatMap((kelompok) => namaFrom(kelompok, baris).map((nama) => ({ kelompok, nama })))
  const tetap = (judul: string) => ({ kunci: judul, judul, tabel: BENTUK_GAJI.kolom[judul] ?? TEKS })
  const kolom = [
    tetap(KOLOM_KODE),
    tetap(KOLOM_NAMA),
    ...deret.map(({ kelompok, nama }) => {
      const judul = AWALAN[kelompok] + nama
      return { kunci: judul, judul, tabel: JUMLAH }
    }),
    tetap(KOLOM_CATATAN),
  ]
  return writeTemplat({
    nama: `gaji-${masa.tahun}-${String(masa.bulan).padStart(2, '0')}`,
    lembar: 'Gaji',
    kolom,
    baris: baris.map((orang) => ({
      [KOLOM_KODE]: orang.kode,
      [KOLOM_NAMA]: orang.nama,
      [KOLOM_CATATAN]: orang.catatan,
      ...Object.fromEntries(
        deret.map(({ kelompok, nama }) => [
          AWALAN[kelompok] + nama,
          jumlahBernama(orang.isi[KUNCI[kelompok]], nama) || null,
        ]),
      ),
    })),
  })
}

async function fetchBaris({ db, pelaku, saat }: Pandangan, masa: Bulan): Promise<readonly BarisTemplat[]> {
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
    if (isSendiri(pelaku, karyawan_id) || ada?.status === 'TERBIT') return []
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

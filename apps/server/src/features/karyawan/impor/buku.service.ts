import { PROGRAM_BPJS_TK } from '@rekan/domain/karyawan/data-pajak'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { writeTemplat } from '../../../platform/templat.write.ts'
import { refuse } from '../karyawan.refusals.ts'
import { listAda } from './ada.queries.ts'
import { KATA, type Kolom, NAMA_KOLOM, bentukOrang } from './impor.baris.ts'
import { type Rujukan, fetchRujukan } from './impor.queries.ts'
import { type Baris, listBaris } from './tertulis.service.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

/** An empty workbook, which beside its columns names what each may hold. */
export async function createTemplat(tx: Tx, saat: Instan) {
  return writeBuku(tx, [], `templat-karyawan-${tanggalLokal(saat, 'WIB')}`)
}

/** People as a workbook that the import reads and finds nothing changed in; who took them out stands in the trail. */
export async function createEkspor(perbuatan: PerbuatanPelaku, ids: readonly number[] | undefined) {
  const { tx, saat } = perbuatan
  const semua = await listAda(tx, ids === undefined ? {} : { ids })
  if (ids !== undefined && semua.length !== new Set(ids).size) throw refuse('KARYAWAN_TIDAK_ADA')
  await record(perbuatan, 'karyawan', semua.length === 1 ? (semua[0]?.id ?? 0) : `${semua.length} orang`, {
    sesudah: { orang: semua.length, isi: 'NIK, rekening, upah, dan kontrak' },
  })
  const baris = await listBaris(tx, semua)
  return writeBuku(tx, baris, `karyawan-${tanggalLokal(saat, 'WIB')}`, true)
}

/** The first sheet holds the people, the others say how it is filled in. */
async function writeBuku(tx: Tx, baris: readonly Baris[], nama: string, isDaftar = false) {
  const rujukan = await fetchRujukan(tx)
  const bentuk = bentukOrang(rujukan)
  return writeTemplat({
    nama,
    lembar: 'Karyawan',
    kolom: NAMA_KOLOM.map((kunci) => ({ kunci, judul: kunci, tabel: bentuk.kolom[kunci] })),
    daftar: listPilihan(rujukan),
    baris,
    isDaftar,
  })
}

/** What each closed column may hold. */
function listPilihan({ pilihan, koordinator }: Rujukan): Readonly<Partial<Record<Kolom, readonly string[]>>> {
  return { ...KATA, ...pilihan, koordinator: [...koordinator], bpjs_tk_program: PROGRAM_BPJS_TK }
}

import { SATUAN_UPAH } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { DATA_KONTRAK, NAMA_KONTRAK } from '@rekan/domain/karyawan/kontrak'
import { AGAMA, NAMA_PAJAK, PROGRAM_BPJS_TK, STATUS_NPWP } from '@rekan/domain/karyawan/data-pajak'
import { dataOf, namaBacaOf } from '@rekan/domain/karyawan/data-diri'
import { PTKP } from '@rekan/domain/payroll/pajak'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import writeExcelFile from 'write-excel-file/node'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import { refuse } from '../karyawan.refusals.ts'
import { type Ada, listAda } from './ada.queries.ts'
import { DATA_KOLOM, KOLOM, type Kolom, NAMA_KOLOM } from './impor.baris.ts'
import { type Rujukan, fetchRujukan } from './impor.queries.ts'

const TIPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
type Isi = string | number | null
type Baris = Readonly<Partial<Record<Kolom, Isi>>>
/** What the database keeps of wage and contract, of each person the newest */
type Tambahan = {
  readonly karyawan_id: number
  readonly upah: Readonly<Record<string, string | number>> | null
  readonly kontrak: Readonly<Record<string, string | null>> | null
  readonly pajak: Readonly<Record<string, string | number | readonly string[] | null>> | null
  readonly ptkp: Readonly<Record<string, string | number>> | null
}

/** An empty workbook, which beside its columns names what each may hold. */
export async function createTemplat(tx: Tx, saat: Instan) {
  return writeBuku(tx, [], `templat-karyawan-${tanggalLokal(saat, 'WIB')}.xlsx`)
}

/** People as a workbook that the import reads and finds nothing changed in; who took them out stands in the trail. */
export async function createEkspor(tx: Tx, pelaku: Pelaku, ids: readonly number[] | undefined, saat: Instan) {
  const semua = await listAda(tx, ids === undefined ? {} : { ids })
  if (ids !== undefined && semua.length !== new Set(ids).size) throw refuse('KARYAWAN_TIDAK_ADA')
  const tambahan = await listTambahan(
    tx,
    semua.map(({ id }) => id),
  )
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /kelola/karyawan/ekspor',
    objek: 'karyawan',
    objekId: semua.length === 1 ? (semua[0]?.id ?? 0) : `${semua.length} orang`,
    sesudah: { orang: semua.length, isi: 'NIK, rekening, upah, dan kontrak' },
  })
  const baris = semua.map((orang) => barisFrom(orang, tambahan.get(orang.id)))
  return writeBuku(tx, baris, `karyawan-${tanggalLokal(saat, 'WIB')}.xlsx`)
}

async function listTambahan(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Tambahan>> {
  const { rows } = await sql<Tambahan>`
    select k.id as karyawan_id,
      (select to_json(u) from upah u where u.karyawan_id = k.id order by u.mulai desc limit 1) as upah,
      (select to_json(c) from kontrak c where c.karyawan_id = k.id order by c.mulai desc limit 1) as kontrak,
      (select to_json(t) from pajak_karyawan t where t.karyawan_id = k.id) as pajak,
      (select json_build_object('ptkp', p.ptkp, 'ptkp_tahun', p.tahun, 'tanggungan', p.tanggungan)
        from ptkp_karyawan p where p.karyawan_id = k.id order by p.tahun desc limit 1) as ptkp
    from unnest(${ids}::integer[]) k (id)`.execute(tx)
  return new Map(rows.map((satu) => [satu.karyawan_id, satu]))
}

function barisFrom(orang: Ada, tambahan: Tambahan | undefined): Baris {
  const { tempat } = orang
  const teks = orang as unknown as Readonly<Record<string, Isi>>
  const data = DATA_KOLOM.map((nama) => [namaBacaOf(nama), teks[dataOf(nama).kolom ?? nama] ?? null] as const)
  const upah = ['mulai', 'satuan', 'pokok', 'tunjangan_tetap', 'tunjangan_tidak_tetap']
  return {
    ...Object.fromEntries(data),
    jenis_karyawan: orang.jenis,
    status_pernikahan: orang.status,
    nama_bank: orang.bank ?? orang.nama_bank,
    presensi_mulai: tempat?.tanggal_masuk ?? null,
    kantor: tempat?.kantor ?? null,
    jadwal: tempat?.jadwal ?? null,
    jabatan: tempat?.jabatan ?? null,
    unit: tempat?.unit ?? null,
    koordinator: tempat?.koordinator ?? null,
    peran: orang.role,
    ...Object.fromEntries(upah.map((nama) => [`upah_${nama}`, tambahan?.upah?.[nama] ?? null])),
    ...Object.fromEntries(
      NAMA_PAJAK.map((nama) => [nama, teksFrom(tambahan?.pajak?.[nama] ?? tambahan?.ptkp?.[nama])]),
    ),
    ...Object.fromEntries(
      NAMA_KONTRAK.map((nama) => [DATA_KONTRAK[nama].kolom, tambahan?.kontrak?.[nama] ?? null]),
    ),
  }
}

/** A list is written as its words. */
function teksFrom(isi: Isi | undefined | readonly string[]): Isi {
  return typeof isi === 'object' && isi !== null ? isi.join(', ') || null : (isi ?? null)
}

/** The first sheet holds the people, the second what each closed column may hold, the third how the others are written. */
async function writeBuku(tx: Tx, baris: readonly Baris[], nama: string) {
  const rujukan = await fetchRujukan(tx)
  const pilihan = listPilihan(rujukan)
  const terpanjang = Math.max(...pilihan.map(([, semua]) => semua.length))
  const kepala = (teks: string) => ({ value: teks, fontWeight: 'bold' as const })
  const sel = (isi: Isi | undefined) =>
    isi === null || isi === undefined
      ? null
      : typeof isi === 'number'
        ? { value: isi, type: Number }
        : { value: isi, type: String }
  const lebar = (judul: readonly string[]) => judul.map((satu) => ({ width: Math.max(14, satu.length + 2) }))
  const bytes = await writeExcelFile([
    {
      data: [NAMA_KOLOM.map(kepala), ...baris.map((satu) => NAMA_KOLOM.map((kolom) => sel(satu[kolom])))],
      sheet: 'Karyawan',
      columns: lebar(NAMA_KOLOM),
      stickyRowsCount: 1,
    },
    {
      data: [
        pilihan.map(([kolom]) => kepala(kolom)),
        ...Array.from({ length: terpanjang }, (_, i) => pilihan.map(([, semua]) => sel(semua[i]))),
      ],
      sheet: 'Pilihan',
      columns: lebar(pilihan.map(([kolom]) => kolom)),
      stickyRowsCount: 1,
    },
    {
      data: [
        [kepala('Kolom'), kepala('Cara mengisi')],
        ...NAMA_KOLOM.map((kolom) => [
          sel(kolom),
          sel(KOLOM[kolom].cara ?? 'Tulis salah satu dari lembar Pilihan.'),
        ]),
      ],
      sheet: 'Petunjuk',
      columns: [{ width: 30 }, { width: 90 }],
      stickyRowsCount: 1,
    },
  ]).toBuffer()
  return { nama, tipe: TIPE, isi: bytes.toString('base64') }
}

/** What each closed column may hold. */
function listPilihan({ pilihan, koordinator }: Rujukan): readonly (readonly [Kolom, readonly string[]])[] {
  return [
    ['jenis_karyawan', pilihan.jenis_karyawan],
    ['status_pernikahan', pilihan.status_pernikahan],
    ['jenis_kelamin', ['L', 'P']],
    ['nama_bank', pilihan.nama_bank],
    ['kantor', pilihan.kantor],
    ['jadwal', pilihan.jadwal],
    ['koordinator', [...koordinator]],
    ['peran', ['karyawan', 'koordinator', 'hrd', 'admin']],
    ['upah_satuan', [...SATUAN_UPAH]],
    ['kontrak_jenis', ['PKWT', 'PKWTT']],
    ['ptkp', PTKP],
    ['status_npwp', STATUS_NPWP],
    ['agama', AGAMA],
    ['bpjs_tk_program', PROGRAM_BPJS_TK],
  ]
}

import { dataOf, namaBacaOf } from '@rekan/domain/karyawan/data-diri'
import { NAMA_PAJAK } from '@rekan/domain/karyawan/data-pajak'
import { DATA_KONTRAK, NAMA_KONTRAK } from '@rekan/domain/karyawan/kontrak'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { type Ada, listAda } from './ada.queries.ts'
import { DATA_KOLOM, type Kolom, NAMA_KOLOM } from './impor.baris.ts'

export type Isi = string | number | null
export type Baris = Readonly<Partial<Record<Kolom, Isi>>>
/** What the database keeps of wage and contract, of each person the newest */
type Tambahan = {
  readonly karyawan_id: number
  readonly upah: Readonly<Record<string, string | number>> | null
  readonly kontrak: Readonly<Record<string, string | null>> | null
  readonly pajak: Readonly<Record<string, string | number | readonly string[] | null>> | null
  readonly ptkp: Readonly<Record<string, string | number>> | null
}

/** How an export writes each of these people, in their order. */
export async function listBaris(tx: Tx, semua: readonly Ada[]): Promise<readonly Baris[]> {
  const tambahan = await listTambahan(
    tx,
    semua.map(({ id }) => id),
  )
  return semua.map((orang) => barisFrom(orang, tambahan.get(orang.id)))
}

/** The same of whom a sheet names, by NIK, as texts. */
export async function listTertulis(
  tx: Tx,
  nik: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Partial<Record<Kolom, string>>>>> {
  const ada = await listAda(tx, { nik })
  const baris = await listBaris(tx, ada)
  return new Map(
    ada.map((orang, ke) => {
      const teks = NAMA_KOLOM.map((kolom) => [kolom, String(baris[ke]?.[kolom] ?? '')])
      return [orang.nik, Object.fromEntries(teks)]
    }),
  )
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

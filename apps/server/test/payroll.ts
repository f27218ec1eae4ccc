import type { Bulan } from '@rekan/domain/bulan'
import { type BarisSlip, type IsiSlip, totalSlip } from '@rekan/domain/payroll/payroll'
import { type Insertable, sql } from 'kysely'
import { expect } from 'vitest'
import { type Db, transaction } from '../src/platform/db.ts'
import type { Skema } from '../src/platform/schema.ts'
import type { Akun } from './pengajuan.ts'

export const baris = (nama: string, jumlah: number, jenis: BarisSlip['jenis'] = 'LAIN'): BarisSlip => ({
  nama,
  jenis,
  jumlah,
})

/** Pay of a month as one of the law's examples has it: net 5,455,755. */
export const ISI: IsiSlip = {
  penghasilan: [baris('Gaji Pokok', 4_800_000, 'TETAP'), baris('Tunjangan Tetap', 929_876, 'TETAP')],
  potongan: [
    baris('BPJS Kesehatan 1%', 57_299, 'BPJS_KESEHATAN'),
    baris('BPJS JHT 2%', 114_598, 'BPJS_JHT'),
    baris('BPJS JP 1%', 57_299, 'BPJS_JP'),
    baris('PPh Pasal 21', 44_925, 'PPH21'),
  ],
  penghasilan_lain: [],
}

export const TERBIT = '2026-10-28T03:00:00Z'

let sisa = 60
let berkas: string | undefined
/**
 * Of each test its own month, from December 2024 back, so that what one leaves is not another's; each file begins anew,
 * on a database of its own.
 */
export function bulanLain(): Bulan {
  const { testPath } = expect.getState()
  if (testPath !== berkas) [berkas, sisa] = [testPath, 60]
  sisa -= 1
  return { tahun: 2020 + Math.floor(sisa / 12), bulan: (sisa % 12) + 1 }
}

type Lain = Partial<Insertable<Skema['payroll']>> & {
  readonly isi?: IsiSlip
  /** Also publishes it then, by whoever made it */
  readonly terbit?: string
}

/** A payslip as it would stand there, written directly: of October 2026, a draft that nobody was shown. */
export async function insertSlip(db: Db, orang: Akun, pembuatId: number, lain: Lain = {}): Promise<number> {
  const { isi = ISI, terbit, ...kolom } = lain
  const { gaji_bersih: _, ...total } = totalSlip(isi)
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('payroll')
      .values({
        karyawan_id: orang.karyawanId,
        bulan: 10,
        tahun: 2026,
        ...total,
        kode: 'KBN0031',
        nama: 'Siti Uji',
        penempatan: 'Staf, Kantor Pusat Jakarta',
        jenis_karyawan: 'Karyawan Tetap (PKWTT)',
        nama_bank: 'Bank Uji',
        nomor_rekening: '••••••5970',
        dibuat_oleh_id: pembuatId,
        dibuat_pada: new Date('2026-10-20T02:00:00Z'),
        ...kolom,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const semua = [
      ['PENGHASILAN', isi.penghasilan],
      ['POTONGAN', isi.potongan],
      ['PENGHASILAN_LAIN', isi.penghasilan_lain],
    ] as const
    const deret = semua.flatMap(([kelompok, satu]) =>
      satu.map((b, urutan) => ({ payroll_id: id, kelompok, urutan, ...b })),
    )
    if (deret.length > 0) await tx.insertInto('payroll_baris').values(deret).execute()
    if (terbit !== undefined)
      await tx
        .updateTable('payroll')
        .set({
          status: 'TERBIT',
          terbit_pada: new Date(terbit),
          terbit_oleh_id: pembuatId,
          perusahaan_nama: 'PT Uji Sejahtera',
          perusahaan_alamat: 'Jalan Uji 1, Jakarta',
        })
        .where('id', '=', id)
        .execute()
    return id
  })
}

/** Gives everybody what tax follows from, as far as nobody has said it, and every site its class and a minimum wage. Written directly, as the owner. */
export async function completeDasar(owner: Db): Promise<void> {
  await sql`
    insert into pajak_karyawan (karyawan_id, status_npwp) select id, 'NIK' from karyawan
    on conflict (karyawan_id) do update set status_npwp = coalesce(pajak_karyawan.status_npwp, 'NIK')`.execute(
    owner,
  )
  await sql`
    insert into ptkp_karyawan (karyawan_id, tahun, ptkp, tanggungan)
    select k.id, 2020, case when s.nama = 'Kawin' and k.jenis_kelamin = 'L' then 'K/0' else 'TK/0' end, 0
    from karyawan k join status_pernikahan s on s.id = k.status_pernikahan_id
    where not exists (select from ptkp_karyawan p where p.karyawan_id = k.id)`.execute(owner)
  await sql`update kantor set kelas_jkk = 'SANGAT_RENDAH', wilayah = 'Kota Uji' where kelas_jkk is null`.execute(
    owner,
  )
  // So little that no wage is below it.
  await sql`
    insert into upah_minimum (wilayah, tahun, jumlah, dicatat_pada)
    select 'Kota Uji', t, 1, '2020-01-01' from generate_series(2020, 2030) t on conflict do nothing`.execute(
    owner,
  )
}

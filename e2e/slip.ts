import type { Page } from '@playwright/test'
import type { Rekan } from './test.ts'

type Kelompok = 'PENGHASILAN' | 'POTONGAN' | 'PENGHASILAN_LAIN'
export type BarisSlip = readonly [Kelompok, nama: string, jenis: string, jumlah: number]

/** Pay of a month as one of the law's examples has it, and a bonus. */
export const BARIS: readonly BarisSlip[] = [
  ['PENGHASILAN', 'Gaji Pokok', 'TETAP', 4_800_000],
  ['PENGHASILAN', 'Tunjangan Tetap', 'TETAP', 929_876],
  ['POTONGAN', 'BPJS Kesehatan 1%', 'BPJS_KESEHATAN', 57_299],
  ['POTONGAN', 'PPh Pasal 21', 'PPH21', 44_925],
  ['PENGHASILAN_LAIN', 'Bonus', 'LAIN', 250_000],
]

type SlipBaru = {
  readonly bulan: number
  readonly tahun?: number
  readonly revisi?: number
  readonly catatan?: string
  readonly karyawanId?: number
  readonly baris?: readonly BarisSlip[]
  /** Shown to its owner, who otherwise knows nothing of a draft */
  readonly isDibagikan?: boolean
  readonly isTerbit?: boolean
}

/** Opens one of the desk of pay's tools that stand under one button. */
export async function openAlat(page: Page, nama: string): Promise<void> {
  await page.getByRole('button', { name: 'Alat Lain' }).click()
  await page.getByRole('dialog', { name: 'Alat Lain' }).getByRole('button', { name: nama }).click()
}

/** Puts a payslip in place, of the demo's own account unless told otherwise. Answers its id. */
export async function putSlip(rekan: Rekan, slip: SlipBaru): Promise<number> {
  const { bulan, tahun = 2026, revisi = 0, catatan = null, karyawanId = 31, baris = BARIS } = slip
  const jumlah = (...kelompok: readonly Kelompok[]) =>
    baris.reduce((total, satu) => total + (kelompok.includes(satu[0]) ? satu[3] : 0), 0)
  const isTampak = slip.isDibagikan === true || slip.isTerbit === true
  const [baru] = await rekan.sql<{ id: number }>(
    `with baru as (
      insert into payroll (karyawan_id, bulan, tahun, revisi, catatan, gaji_kotor, total_tambahan, total_potongan, kode,
        nama, penempatan, jenis_karyawan, nama_bank, nomor_rekening, dibuat_oleh_id, dibuat_pada, dibagikan_pada)
      select $1::integer, $2::integer, $3::integer, $4::integer, $5, $6, $7, $8, k.kode, k.nama, 'Kantor Pusat Jakarta',
        'Karyawan Tetap (PKWTT)', 'Bank Mandiri', '••••5970',
        (select id from pengguna where role = 'hrd' and karyawan_id <> $1::integer order by id limit 1), $9::timestamptz,
        case when $10 then $9::timestamptz end
      from karyawan k where k.id = $1::integer
      returning id),
    isi as (
      insert into payroll_baris (payroll_id, kelompok, urutan, nama, jenis, jumlah)
      select id, b ->> 0, urutan, b ->> 1, b ->> 2, (b ->> 3)::bigint
      from baru, jsonb_array_elements($11::jsonb) with ordinality as deret (b, urutan))
    select id from baru`,
    [
      karyawanId,
      bulan,
      tahun,
      revisi,
      catatan,
      jumlah('PENGHASILAN', 'PENGHASILAN_LAIN'),
      jumlah('PENGHASILAN_LAIN'),
      jumlah('POTONGAN'),
      `${tahun}-${String(bulan).padStart(2, '0')}-25T02:00:00Z`,
      isTampak,
      JSON.stringify(baris),
    ],
  )
  const id = baru?.id ?? 0
  if (slip.isTerbit === true) {
    await rekan.sql(
      `update payroll set status = 'TERBIT', terbit_oleh_id = dibuat_oleh_id, terbit_pada = dibuat_pada + interval '3 days',
        perusahaan_nama = 'PT Karsa Bina Nusaraya', perusahaan_alamat = 'Jakarta Pusat' where id = $1`,
      [id],
    )
  }
  return id
}

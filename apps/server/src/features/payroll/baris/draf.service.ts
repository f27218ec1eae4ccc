import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Bulan, akhirBulan } from '@rekan/domain/bulan'
import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { iuranFrom } from '@rekan/domain/payroll/iuran'
import { type DasarPajak, type Harian, computeBpjs, judgeTarif } from '@rekan/domain/payroll/pajak'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import {
  type IsiSlip,
  POTONGAN_BERLEBIH,
  SIFAT_BARIS,
  isPotonganBerlebih,
  judgeSlip,
  sumKenaPajak,
  totalSlip,
} from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import { type Identitas, cetakFrom } from './identitas.queries.ts'
import type { Slip } from './payroll.queries.ts'
import { refuse } from '../payroll.refusals.ts'
import { TARIF } from './tarif.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

/** Lines as they were sent, once they make a payslip. Throws 422 at their group. */
export function judged({ penghasilan, potongan, penghasilan_lain }: IsiSlip): IsiSlip {
  const isi = { penghasilan, potongan, penghasilan_lain }
  const salah = judgeSlip(isi)
  if (salah === undefined) return isi
  throw invalid(Object.fromEntries(Object.entries(salah).map(([nama, pesan]) => [nama, [pesan]])))
}

/** Throws 422 where more than half is taken off, unless somebody said why. */
export function requireSetengah(masa: Bulan, isi: IsiSlip, pengecualian: string | null): void {
  if (pengecualian === null && isBerlebih(masa, isi))
    throw refuse('POTONGAN_MELEBIHI_SETENGAH', undefined, { errors: { potongan: [POTONGAN_BERLEBIH] } })
}

/** Whether more is taken off than the law of that month allows. */
export function isBerlebih(masa: Bulan, isi: IsiSlip): boolean {
  return isPotonganBerlebih(requireBerlaku(KETENTUAN.upah, akhirBulan(masa)), isi)
}

/** The basis of a slip's tax as a call sends it. */
export type DasarKirim = {
  readonly ptkp: DasarPajak['ptkp']
  readonly npwp_valid: boolean
  readonly kelas_jkk: DasarPajak['kelasJkk']
  readonly upah_minimum: number
  readonly harian?: Harian | null | undefined
}

/** A draft's row and its lines. */
export function slipBaru(
  orang: Identitas,
  masa: Bulan,
  isi: IsiSlip,
  dasar: DasarKirim | null,
  { penggunaId }: Pelaku,
  saat: Instan,
  jenis: JenisSlip = 'BULANAN',
) {
  return {
    karyawan_id: orang.karyawan_id,
    bulan: masa.bulan,
    tahun: masa.tahun,
    jenis,
    revisi: 0,
    status: 'DRAFT',
    versi: 1,
    ...kolomIsi(isi),
    ...kolomDasar(orang, masa, isi, dasar, jenis),
    ...cetakFrom(orang),
    dibuat_oleh_id: penggunaId,
    dibuat_pada: new Date(saat),
    isi,
  } as const
}

export function kolomIsi(isi: IsiSlip) {
  const { gaji_bersih: _, ...total } = totalSlip(isi)
  return total
}

/** Gross pay as the tax law has it follows from the lines; what is paid beside them as other income is not taxed here. */
export function kolomDasar(
  orang: Identitas,
  masa: Bulan,
  { penghasilan, potongan }: IsiSlip,
  dasar: DasarKirim | null,
  jenisSlip: JenisSlip = 'BULANAN',
) {
  if (dasar === null)
    return {
      ptkp: null,
      npwp_valid: null,
      kelas_jkk: null,
      upah_minimum: null,
      bruto_pajak: null,
      iuran: null,
      harian: null,
    }
  requireTarif(masa)
  const { ptkp, npwp_valid, kelas_jkk, upah_minimum } = dasar
  const jumlah = (baris: IsiSlip['penghasilan']) => baris.reduce((total, satu) => total + satu.jumlah, 0)
  if (jenisSlip !== 'BULANAN')
    // Contributions are of the monthly slip alone.
    return {
      ptkp,
      npwp_valid,
      kelas_jkk,
      upah_minimum,
      bruto_pajak: sumKenaPajak(penghasilan),
      iuran: null,
    }
  const tetap = jumlah(penghasilan.filter(({ jenis }) => SIFAT_BARIS[jenis].bpjs))
  const iuran = iuranFrom(computeBpjs(TARIF, masa, tetap, pajakFrom(dasar), orang.tanggal_lahir))
  const { kesehatan, jkk, jkm } = iuran
  return {
    ptkp,
    npwp_valid,
    kelas_jkk,
    upah_minimum,
    bruto_pajak:
      Math.max(0, sumKenaPajak(penghasilan) - jumlah(potongan.filter(({ jenis }) => jenis === 'ABSENSI'))) +
      kesehatan +
      jkk +
      jkm,
    iuran,
    harian: dasar.harian ?? null,
  }
}

/** Throws 422 at `bulan` for a month of which no rates are known. */
export function requireTarif(masa: Bulan): void {
  const tolak = judgeTarif(TARIF, masa)
  if (tolak !== undefined) throw invalid({ bulan: [tolak] })
}

export function pajakFrom({
  ptkp,
  npwp_valid,
  kelas_jkk,
  upah_minimum,
  harian = null,
}: DasarKirim): DasarPajak {
  return { ptkp, npwpValid: npwp_valid, kelasJkk: kelas_jkk, upahMinimum: upah_minimum, harian }
}

/** Writes to the audit trail what happened to a payslip; amounts are nobody's to read there. */
export async function recordSlip(
  perbuatan: PerbuatanPelaku,
  { id, karyawan_id, bulan, tahun, revisi }: Pick<Slip, 'id' | 'karyawan_id' | 'bulan' | 'tahun' | 'revisi'>,
  { sebelum, sesudah }: { readonly sebelum?: object; readonly sesudah?: object },
): Promise<void> {
  const slip = { karyawan_id, bulan, tahun, revisi }
  await record(perbuatan, 'payroll', id, {
    sebelum: sebelum === undefined ? null : sesudah === undefined ? { ...slip, ...sebelum } : { ...sebelum },
    sesudah: sesudah === undefined ? null : { ...slip, ...sesudah },
  })
}

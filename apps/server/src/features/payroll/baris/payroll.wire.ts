import { PERIHAL_SLIP } from '@rekan/domain/payroll/jenis-slip'
import type { BarisSlip, IsiSlip, KelompokBaris } from '@rekan/domain/payroll/payroll'
import { terbilang } from '@rekan/domain/teks/terbilang'
import type { Instan } from '@rekan/domain/waktu'
import type { BarisTersimpan, Slip } from './payroll.queries.ts'

/** What is said beside a payslip: its note, and that nobody but its owner has looked it over. */
export function catatanFrom({ catatan, tanpa_orang_kedua }: Slip): string | null {
  if (!tanpa_orang_kedua) return catatan
  return [...(catatan === null ? [] : [catatan]), 'Diterbitkan tanpa orang kedua.'].join('\n')
}

/** A payslip as lists show it. */
export function wireRingkas(slip: Slip) {
  const { id, bulan, tahun, jenis, status, gaji_bersih, gaji_kotor, total_potongan, total_tambahan } = slip
  return {
    id,
    bulan,
    tahun,
    jenis,
    status,
    created_at: iso(slip.dibuat_pada),
    gaji_bersih,
    gaji_kotor,
    total_potongan,
    total_tambahan,
    lampiran: status === 'TERBIT' ? namaPdf(slip) : null,
    catatan: catatanFrom(slip),
    revisi: slip.revisi,
    dibagikan_pada: isoOpsional(slip.dibagikan_pada),
    terbit_pada: isoOpsional(slip.terbit_pada),
  }
}

export function wireKaryawan({ karyawan_id, kode, nama, penempatan, jenis_karyawan }: Slip) {
  return {
    id: karyawan_id,
    kode,
    nama,
    penempatan: { nama: penempatan },
    jenis_karyawan: { nama: jenis_karyawan },
  }
}

/** Lines that are in no payslip yet. */
export function wireIsi({ penghasilan, potongan, penghasilan_lain }: IsiSlip) {
  const wire = (baris: readonly BarisSlip[]) =>
    baris.map(({ nama, jenis, jumlah, asal = null }) => ({ nama, jenis, jumlah, asal }))
  return {
    penghasilan: wire(penghasilan),
    potongan: wire(potongan),
    penghasilan_lain: wire(penghasilan_lain),
  }
}

/** A payslip line by line. */
export function wireRincian(slip: Slip, baris: readonly BarisTersimpan[]) {
  const dari = (kelompok: KelompokBaris) =>
    baris
      .filter((satu) => satu.kelompok === kelompok)
      .map(({ id, nama, jenis, jumlah, asal }) => ({ id, nama, jenis, jumlah, asal }))
  return {
    ...wireRingkas(slip),
    penghasilan: dari('PENGHASILAN'),
    potongan: dari('POTONGAN'),
    penghasilan_lain: dari('PENGHASILAN_LAIN'),
    karyawan: wireKaryawan(slip),
    terbilang: `${terbilang(slip.gaji_bersih)} rupiah`,
  }
}

/** What the tax was reckoned by; null where nothing says so. */
export function wireDasar({ ptkp, npwp_valid, kelas_jkk, upah_minimum, bruto_pajak, harian }: Slip) {
  return ptkp && npwp_valid !== null && kelas_jkk && upah_minimum !== null && bruto_pajak !== null
    ? { ptkp, npwp_valid, kelas_jkk, upah_minimum, bruto_pajak, harian }
    : null
}

/** `slip-gaji-2026-10-KBN0031.pdf`, and what tells a correction from the first. */
export function namaPdf({ tahun, bulan, jenis, kode, revisi }: Slip): string {
  const masa = `${tahun}-${String(bulan).padStart(2, '0')}`
  return `${PERIHAL_SLIP[jenis].berkas}-${masa}-${kode}${revisi === 0 ? '' : `-revisi-${revisi}`}.pdf`
}

export function isoOpsional(saat: Instan | null): string | null {
  return saat === null ? null : iso(saat)
}

function iso(saat: Instan): string {
  return new Date(saat).toISOString()
}

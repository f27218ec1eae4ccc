import type { SatuanUpah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Bulan } from '@rekan/domain/bulan'
import { withAsalHitungan, withAsalUpah } from '@rekan/domain/payroll/asal'
import { computeGaji } from '@rekan/domain/payroll/gaji'
import type { DasarPajak, Setahun } from '@rekan/domain/payroll/pajak'
import type { BarisSlip, IsiSlip } from '@rekan/domain/payroll/payroll'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Identitas } from '../../features/payroll/baris/identitas.queries.ts'
import { TARIF } from '../../features/payroll/baris/tarif.ts'
import { createAcak } from '../acak.ts'

export type UpahDemo = {
  readonly mulai: Tanggal
  readonly satuan: SatuanUpah
  readonly pokok: number
  readonly tunjangan_tetap: number
  readonly tunjangan_tidak_tetap: number
}
export type GajiDemo = {
  readonly isi: IsiSlip
  readonly dasar: {
    readonly ptkp: DasarPajak['ptkp']
    readonly npwp_valid: boolean
    readonly kelas_jkk: DasarPajak['kelasJkk']
    readonly upah_minimum: number
    readonly bruto_pajak: number
  }
}
/** What a person's year came to so far. */
type Sejauh = Setahun & { readonly tahun: number }

/** Everybody had theirs in March in both years: Idul Fitri fell on its last days, or soon after its middle. */
const BULAN_THR = 3

/**
 * A month's pay of an invented person; it follows from the person and the month alone.
 *
 * @param orang `lupa`: without the bonus for attendance that a correction adds later
 */
export function planGaji(
  orang: Identitas & { readonly lupa?: boolean },
  masa: Bulan,
  upah: UpahDemo,
  sejauh: Sejauh | undefined,
): { readonly gaji: GajiDemo; readonly sejauh: Sejauh } {
  const acak = createAcak(`gaji ${orang.kode} ${masa.tahun}-${masa.bulan}`)
  const hari = upah.satuan === 'hari' ? acak.antara(18, 22) : 1
  const tetap = upah.pokok * hari + upah.tunjangan_tetap
  const insentif = acak.peluang(0.3) ? acak.antara(2, 6) * 50_000 : 0
  const pokok: readonly BarisSlip[] = [
    { nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: upah.pokok * hari },
    { nama: 'Tunjangan Tetap', jenis: 'TETAP', jumlah: upah.tunjangan_tetap },
    { nama: 'Tunjangan Tidak Tetap', jenis: 'TIDAK_TETAP', jumlah: upah.tunjangan_tidak_tetap },
  ]
  const penghasilan: readonly BarisSlip[] = [
    ...withAsalUpah(
      pokok,
      upah,
      { dibayar: 1, seluruh: 1 },
      Array.from({ length: hari }, () => ({ sebab: 'HADIR' as const })),
      masa,
    ),
    {
      nama: 'Insentif Kehadiran',
      jenis: 'TIDAK_TETAP',
      jumlah: orang.lupa ? 0 : insentif || 100_000 * Number(masa.bulan === 6),
    },
    {
      nama: 'Tunjangan Hari Raya',
      jenis: 'THR',
      jumlah: masa.bulan === BULAN_THR ? thrFrom(orang, masa, tetap) : 0,
    },
  ]
  const dasar: DasarPajak = {
    ptkp: orang.kawin && orang.jenis_kelamin === 'L' ? 'K/1' : 'TK/0',
    npwpValid: true,
    kelasJkk: 'SANGAT_RENDAH',
    upahMinimum: 0,
  }
  const lalu: Sejauh =
    sejauh?.tahun === masa.tahun ? sejauh : { ...masa, bruto: 0, iuran: 0, bulan: 0, dipotong: 0 }
  const gaji = computeGaji(TARIF, {
    masa,
    penghasilan: penghasilan.filter(({ jumlah }) => jumlah > 0),
    dasar,
    tanggalLahir: orang.tanggal_lahir,
    sebelumnya: masa.bulan === 12 ? lalu : null,
  })
  const { bpjs, bruto, pph } = gaji
  return {
    gaji: {
      isi: withAsalHitungan(gaji, masa),
      dasar: {
        ptkp: dasar.ptkp,
        npwp_valid: true,
        kelas_jkk: dasar.kelasJkk,
        upah_minimum: 0,
        bruto_pajak: bruto,
      },
    },
    sejauh: {
      tahun: masa.tahun,
      bruto: lalu.bruto + bruto,
      iuran: lalu.iuran + bpjs.karyawan.jht + bpjs.karyawan.jp,
      bulan: lalu.bulan + 1,
      dipotong: lalu.dipotong + pph,
    },
  }
}

/** A month's wage, or as many twelfths of it as months were worked (Permenaker 6/2016, articles 2 and 3). */
function thrFrom({ tanggal_masuk }: Identitas, { tahun, bulan }: Bulan, tetap: number): number {
  const [masukTahun, masukBulan] = tanggal_masuk.split('-').map(Number)
  const bekerja = (tahun - (masukTahun ?? tahun)) * 12 + bulan - (masukBulan ?? bulan)
  return Math.round((tetap * Math.min(12, Math.max(0, bekerja))) / 12)
}

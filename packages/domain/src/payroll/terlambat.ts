/** What is taken off for lateness where the company chose so (UU 13/2003, article 93 (1); `docs/rules.md`, section 5.5d). */
import { formatDurasi } from '../teks/durasi.ts'
import { type Ketentuan, requireBerlaku } from '../ketentuan.ts'
import { type Upah, dasarUpah, upahSejam } from '../pengajuan/lembur/upah-lembur.ts'
import type { Detik, Tanggal } from '../waktu.ts'
import type { BarisSlip } from './payroll.ts'

export type HariTerlambat = { readonly tanggal: Tanggal; readonly detik: Detik }

/**
 * One line with its days, none without: of each day the hours' wages (1/173 of a month's) that were missed by lateness, whole
 * rupiah.
 *
 * @param upahPada the wage of a day
 */
export function barisTerlambat(
  { lembur }: Pick<Ketentuan, 'lembur'>,
  hari: readonly HariTerlambat[],
  upahPada: (tanggal: Tanggal) => Upah,
  hariSeminggu: number,
): readonly BarisSlip[] {
  const rincian = hari.map(({ tanggal, detik }) => {
    const upah = upahPada(tanggal)
    const aturan = requireBerlaku(lembur, tanggal)
    const dasar = dasarUpah(aturan, { ...upah, tunjanganTidakTetap: 0 }, hariSeminggu)
    return {
      dari: tanggal,
      sampai: tanggal,
      keterangan: `terlambat ${formatDurasi(detik)}`,
      jumlah: Math.round((upahSejam(aturan, dasar) * detik) / 3600),
    }
  })
  const jumlah = rincian.reduce((total, satu) => total + satu.jumlah, 0)
  if (jumlah === 0) return []
  return [
    {
      nama: 'Potongan Keterlambatan',
      jenis: 'ABSENSI',
      jumlah,
      asal: {
        aturan: 'Waktu terlambat kali upah sejam (1/173 upah sebulan), menurut aturan perusahaan.',
        rincian,
      },
    },
  ]
}

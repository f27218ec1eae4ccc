import { type JenisIzin, statusIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { SEBUTAN_HARI } from '@rekan/domain/pengajuan/sebutan'
import type { HariJadwal, Jam } from './jadwal.api.ts'

/** What a day is, in a word or by its hours. */
export function kalimatHari({ izin, jam, lembur, kantor, kerja }: HariJadwal): string {
  if (kantor.length === 0) return 'Belum ditempatkan'
  if (izin !== null && isTidakMasuk(izin)) return SEBUTAN_HARI[izin]
  if (kerja.length > 1) return kerja.map(kalimatJam).join(', ')
  if (jam !== null) return kalimatJam(jam)
  return lembur.length > 0 ? 'Libur, ada lembur' : 'Libur'
}

/** What is to be known of it beside that. */
export function catatanHari(hari: HariJadwal): string[] {
  const { izin, khusus, libur, lembur, sebelumnya, kerja } = hari
  const isCuti = isTidakMasuk(izin)
  return [
    libur,
    ...kalimatBerubah(hari),
    khusus && !isCuti && sebelumnya === null && 'Jadwal khusus hari ini',
    ...kerja.map(({ menggantikan }) => menggantikan !== null && `Menggantikan ${menggantikan}`),
    ...kerja.map(({ digantikanOleh }) => digantikanOleh !== null && `Digantikan ${digantikanOleh}`),
    izin !== null && !isCuti && SEBUTAN_HARI[izin],
    ...lembur.map((satu) => `Lembur ${kalimatJam(satu)}`),
  ].filter((teks) => typeof teks === 'string')
}

/** What of the day is otherwise than it was told before. */
function kalimatBerubah({ sebelumnya, berubah }: HariJadwal): readonly string[] {
  if (sebelumnya === null) return []
  // Without a word of what changed, the hours did.
  const isJam = (berubah ?? []).length === 0 || berubah.includes('jam')
  return [
    ...(isJam ? [`Berubah, sebelumnya ${sebelumnya.map(kalimatJam).join(', ') || 'libur'}`] : []),
    ...(!isJam && berubah.includes('tempat') ? ['Tempat berubah'] : []),
    ...(!isJam && berubah.includes('pos') ? ['Pos berubah'] : []),
  ]
}

/** Whether the person is expected at work. */
export function isMasuk({ izin, jam, lembur }: HariJadwal): boolean {
  return !isTidakMasuk(izin) && (jam !== null || lembur.length > 0)
}

/** Whether its work ends on the day after. */
export function isSampaiEsok({ izin, jam }: HariJadwal): boolean {
  return jam !== null && jam.lintasHari && !isTidakMasuk(izin)
}

function isTidakMasuk(izin: JenisIzin | null): boolean {
  return izin !== null && statusIzin(izin) !== null
}

function kalimatJam({ mulai, selesai }: Jam): string {
  return `${mulai}–${selesai}`
}

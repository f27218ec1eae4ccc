import { aturanKeteranganPresensi } from '@rekan/domain/presensi/hari/presensi'
import { type PenilaianLokasi, findTerdekat, judgeLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Bacaan, KeadaanPosisi } from '../tempat/posisi.ts'
import type { Taksiran } from '@rekan/domain/presensi/luring/bekal'
import type { Jenis } from '../hari/jenis.ts'
import type { Office, Presensi } from '../../hari/hari.wire.ts'

/** How the place stands, and what the office asks for it. The server decides by the same rule. */
export type Pemeriksaan = {
  readonly office: Office
  /** It was picked by hand, or is one of those that the server has named for today; one that is only kept is not claimed */
  readonly isOfficePasti: boolean
  readonly bacaan: Bacaan | null
  readonly nilai: PenilaianLokasi
  /** `cari`: wait; `boleh`: go on; `keterangan`: go on with a reason; `tolak`: not from here */
  readonly hasil: 'cari' | 'boleh' | 'keterangan' | 'tolak'
  /** Why a reason is asked, where one is */
  readonly sebab: keyof typeof KALIMAT_SEBAB
}

/** What a reason is asked for. */
export const KALIMAT_SEBAB = {
  luar_area: 'Anda di luar area.',
  tanpa_lokasi: 'Lokasi Anda tidak diketahui.',
  jadwal: 'Jadwal yang tersimpan di ponsel tidak meminta presensi ini sekarang.',
  tanpa_bekal: 'Jadwal Anda belum tersimpan di ponsel ini.',
}

/**
 * Judges the place against the office picked, else the nearest; null for someone without one. A punch that the works kept do not
 * ask for now wants a reason as well. What the phone only keeps may have changed since: it refuses nobody, the server does.
 */
export function judgePunch(
  posisi: KeadaanPosisi,
  { offices, bebasArea, taksir }: Pick<Presensi, 'offices' | 'bebasArea' | 'taksir'>,
  kantorId: number | null = null,
  jenis?: Jenis,
): Pemeriksaan | null {
  const bacaan = posisi.keadaan === 'ada' ? posisi.bacaan : null
  const office = offices.find(({ id }) => id === kantorId) ?? findTerdekat(bacaan, offices)
  if (office === undefined) return null
  const nilai = judgeLokasi(bacaan, office.area)
  const hasil = bebasArea ? 'boleh' : hasilFrom(posisi, nilai, office)
  const isLain = taksir !== undefined && jenis !== undefined && isTakTerduga(taksir, jenis)
  const isDitanya = (isLain && hasil === 'boleh') || (taksir !== undefined && hasil === 'tolak')
  const isOfficePasti = taksir === undefined || office.id === kantorId
  const sebabLokasi = bacaan === null ? 'tanpa_lokasi' : 'luar_area'
  const sebabLain = taksir?.sebab === 'tanpa_bekal' ? 'tanpa_bekal' : 'jadwal'
  const sebab = hasil === 'boleh' ? sebabLain : sebabLokasi
  return { office, isOfficePasti, bacaan, nilai, hasil: isDitanya ? 'keterangan' : hasil, sebab }
}

/** Whether the works that the phone keeps do not ask for this punch now. */
function isTakTerduga({ utama, sebab }: Taksiran, jenis: Jenis): boolean {
  return utama !== jenis || sebab === 'tanpa_bekal'
}

/** What is wrong with the note, or undefined. */
export function judgeKeterangan(keterangan: string, isWajib: boolean): string | undefined {
  if (isWajib && keterangan.trim() === '') return 'Tulis alasannya agar koordinator dapat meninjau.'
  return aturanKeteranganPresensi(keterangan)
}

function hasilFrom(posisi: KeadaanPosisi, nilai: PenilaianLokasi, office: Office): Pemeriksaan['hasil'] {
  if (!nilai.diLuarArea) return 'boleh'
  if (posisi.keadaan === 'mencari') return 'cari'
  return office.kebijakanLokasi === 'wajib' ? 'tolak' : 'keterangan'
}

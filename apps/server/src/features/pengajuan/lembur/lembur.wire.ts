import { type BatasLembur, durasiLembur } from '@rekan/domain/pengajuan/lembur/lembur'
import { type Instan, type KodeZona, formatJam, jamLokal } from '@rekan/domain/waktu'
import type { perkiraanUpah } from './fakta.service.ts'
import type { Lembur } from './lembur.queries.ts'
import type { Hari } from '../../presensi/hari/hari.service.ts'
import { durasiHari } from '../../presensi/hari/terhitung.service.ts'
import { wireZona } from '../../presensi/rekaman/presensi.wire.ts'
import { wireNasib } from '../putusan/nasib.wire.ts'

/** What overtime is shown with beside its own row. */
export type Lengkap = {
  readonly avatarUrl: string | null
  /** The attendance day it counts to; absent where the person has no placement on it */
  readonly hari: Hari | undefined
  readonly batas: BatasLembur | null
  /** Of somebody of HR, who alone may approve it above the limits */
  readonly pemutusBatas: readonly string[]
  readonly perkiraan: ReturnType<typeof perkiraanUpah> | null
}

export function wireLembur(
  l: Lembur,
  { avatarUrl, hari, batas, pemutusBatas, perkiraan }: Lengkap,
  saat: Instan,
) {
  return {
    id: l.id,
    tanggal: l.tanggal,
    jam_mulai: jamDi(l.mulai, l.zona),
    jam_selesai: jamDi(l.selesai, l.zona),
    durasi: durasiLembur(l),
    keterangan: l.keterangan,
    karyawan: {
      id: l.karyawan_id,
      kode: l.kode,
      nama: l.nama,
      avatar_url: avatarUrl,
      tanggal_masuk: l.tanggal_masuk,
    },
    jenis_karyawan: { nama: l.jenis_karyawan },
    waktu: wireWaktu(hari, saat),
    zona_waktu: wireZona(l.zona),
    ...wireNasib(l, null),
    bersedia_pada: l.bersedia_pada === null ? null : new Date(l.bersedia_pada).toISOString(),
    di_atas_batas: l.di_atas_batas,
    dibetulkan: wireDibetulkan(l),
    batas: batas && wireBatas(batas),
    pemutus_batas: [...pemutusBatas],
    perkiraan_upah: perkiraan,
  }
}

function wireDibetulkan(l: Lembur) {
  const { mulai_diajukan, selesai_diajukan, dibetulkan_pada, alasan_dibetulkan } = l
  if (mulai_diajukan === null || selesai_diajukan === null || dibetulkan_pada === null) return null
  return {
    jam_mulai: jamDi(mulai_diajukan, l.zona),
    jam_selesai: jamDi(selesai_diajukan, l.zona),
    alasan: alasan_dibetulkan ?? '',
    oleh: { nama: l.dibetulkan_oleh ?? '' },
    pada: new Date(dibetulkan_pada).toISOString(),
  }
}

export function wireBatas({ hari, minggu, hariLibur, lewat, lewatTabel }: BatasLembur) {
  return { hari, minggu, hari_libur: hariLibur, lewat: lewat || lewatTabel }
}

/** The punches of a day, by the clock of the office where each was made. */
function wireWaktu(hari: Hari | undefined, saat: Instan) {
  const { checkIn = null, checkOut = null } = hari ?? {}
  return {
    check_in: checkIn && {
      waktu: jamDi(Date.parse(checkIn.waktu), checkIn.zona_waktu),
      telat: checkIn.telat_detik,
    },
    check_out: checkOut && {
      waktu: jamDi(Date.parse(checkOut.waktu), checkOut.zona_waktu),
      lebih_awal: checkOut.lebih_awal_detik,
    },
    durasi: hari === undefined ? 0 : durasiHari(hari, saat),
  }
}

function jamDi(saat: Instan, zona: KodeZona): string {
  return formatJam(jamLokal(saat, zona))
}

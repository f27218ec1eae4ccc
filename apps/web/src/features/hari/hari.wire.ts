import { type Area, areaFrom } from '@rekan/domain/perusahaan/area'
import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { KebijakanLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Taksiran } from '@rekan/domain/presensi/luring/bekal'
import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import { type Detik, type Instan, type KodeZona, type Tanggal, parseJam } from '@rekan/domain/waktu'
import type { CallAnswer } from '../../lib/http.ts'

type WireProfile = CallAnswer<'POST /profile'>['data']
type WirePenempatan = NonNullable<NonNullable<WireProfile['karyawan']>['penempatan_aktif']>
type WirePresensi = NonNullable<WireProfile['presensi']>
type WireKejadian = NonNullable<WirePresensi['check_in']>

export type Office = {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly timezone: { readonly code: KodeZona }
  readonly area: Area
  readonly kebijakanLokasi: KebijakanLokasi
  /** Which code a punch for oneself needs there; what was kept before there were any says nothing of it */
  readonly kodePos?: ModeKodePos | undefined
}

/** The working hours of the attendance day, seconds since local midnight. */
export type Jadwal = {
  readonly mulai: Detik
  readonly selesai: Detik
  readonly toleransi: Detik
}

export type Kejadian = {
  readonly id: number
  readonly presensiId: number
  readonly tanggal: Tanggal
  /** `HH:mm:ss` in the office's zone */
  readonly waktu: string
  readonly saat: Instan
  readonly byAdmin: boolean
  /** Who made it for the person, or put it right */
  readonly oleh?: string | undefined
  /** Seconds; 0 on a check-out */
  readonly telat: Detik
  /** Seconds; 0 on a check-in */
  readonly lebihAwal: Detik
}

/** What the day asks for next; `tutup` where its status takes no punches. */
export type Langkah = 'checkIn' | 'checkOut' | 'selesai' | 'tutup'

export type Presensi = {
  readonly tanggal: Tanggal
  readonly status: StatusPresensi
  readonly checkIn: Kejadian | null
  readonly checkOut: Kejadian | null
  /** Where a punch may be made: the offices of all placements in force, the primary one first */
  readonly offices: readonly Office[]
  /** Work from home was approved: the area is not asked */
  readonly bebasArea: boolean
  readonly bukaPada: Instan | null
  readonly tutupPada: Instan | null
  /** Post, uniform, whom one stands in for and who for oneself, of the work whose turn it is */
  readonly tugas: WirePresensi['tugas']
  /** While the open work's breaks are punched: since when one runs */
  readonly istirahat: WirePresensi['istirahat']
  readonly langkah: Langkah
  /** What of it waits in the outbox, in a sentence */
  readonly tertunda?: string
  /** The phone reckons by itself what to offer, since the server can't be asked */
  readonly taksir?: Taksiran & {
    /** True where the server cannot be asked and its last answer stands */
    readonly isDariServer?: boolean
  }
}

export function officeFrom(kantor: WirePenempatan['kantor']): Office {
  return {
    id: kantor.id,
    name: kantor.nama,
    address: kantor.alamat,
    timezone: { code: kantor.zona_waktu.kode },
    area: areaFrom(kantor.area, kantor.toleransi_meter),
    kebijakanLokasi: kantor.kebijakan_lokasi,
    kodePos: kantor.kode_pos,
  }
}

export function jadwalFrom(jadwal: NonNullable<WirePenempatan['jadwal']>): Jadwal {
  const [mulai, selesai] = [parseJam(jadwal.jam_mulai), parseJam(jadwal.jam_selesai)]
  if (mulai === undefined || selesai === undefined) throw new TypeError('Not a clock time')
  return { mulai, selesai, toleransi: jadwal.toleransi }
}

export function presensiFrom(presensi: WirePresensi): Presensi {
  const { tanggal, status } = presensi
  const checkIn = presensi.check_in && kejadianFrom(presensi.check_in)
  const checkOut = presensi.check_out && kejadianFrom(presensi.check_out)
  return {
    tanggal,
    status,
    checkIn,
    checkOut,
    offices: presensi.kantor.map(officeFrom),
    bebasArea: presensi.bebas_area,
    bukaPada: presensi.buka_pada === null ? null : Date.parse(presensi.buka_pada),
    tutupPada: presensi.tutup_pada === null ? null : Date.parse(presensi.tutup_pada),
    tugas: presensi.tugas,
    istirahat: presensi.istirahat,
    langkah: langkahFrom(status, checkIn !== null, checkOut !== null),
  }
}

function kejadianFrom(kejadian: WireKejadian): Kejadian {
  return {
    id: kejadian.id,
    presensiId: kejadian.presensi_id,
    tanggal: kejadian.tanggal,
    waktu: kejadian.waktu,
    saat: Date.parse(kejadian.waktu_utc),
    byAdmin: kejadian.by_admin,
    oleh: kejadian.oleh?.nama,
    telat: kejadian.telat ?? 0,
    lebihAwal: kejadian.lebih_awal ?? 0,
  }
}

export function langkahFrom(status: StatusPresensi, hasCheckIn: boolean, hasCheckOut: boolean): Langkah {
  if (hasCheckIn && hasCheckOut) return 'selesai'
  if (status !== 'HADIR' && status !== 'BELUM_PRESENSI') return 'tutup'
  return hasCheckIn ? 'checkOut' : 'checkIn'
}

import type { Boleh } from '@rekan/domain/boleh'
import type { Role } from '@rekan/domain/peran'
import { type Area, areaDari } from '@rekan/domain/area'
import type { KebijakanLokasi } from '@rekan/domain/lokasi'
import type { StatusPresensi } from '@rekan/domain/presensi'
import type { Detik, Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { parseJam } from '@rekan/domain/waktu'
import { ApiError } from '../../lib/api-error.ts'
import { setServerTime } from '../../lib/clock.ts'
import { fileUrl } from '../../lib/file-url.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import { expireSession } from '../../lib/session.ts'

type WireProfile = CallAnswer<'GET /profile'>['data']
type WireKaryawan = NonNullable<WireProfile['karyawan']>
type WirePenempatan = NonNullable<WireKaryawan['penempatan_aktif']>
type WirePresensi = NonNullable<WireProfile['presensi']>
type WireKejadian = NonNullable<WirePresensi['check_in']>

export type Office = {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly timezone: { readonly code: KodeZona; readonly region: string }
  readonly area: Area
  readonly kebijakanLokasi: KebijakanLokasi
}

/** The working hours of the attendance day, seconds since local midnight. */
export type Jadwal = {
  readonly mulai: Detik
  readonly selesai: Detik
  readonly lintasHari: boolean
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
  readonly langkah: Langkah
}

export type Profile = {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly isActive: boolean
  readonly role: { readonly id: number; readonly name: Role }
  readonly boleh: Boleh
  /** 0 for a user without an employee */
  readonly karyawanId: number
  readonly avatarUrl: string | null
  readonly code: string
  readonly job: string
  readonly jobUnit: string
  readonly office: Office | null
  readonly jadwal: Jadwal | null
  /** Null without an employee or a placement */
  readonly presensi: Presensi | null
  /** The first day of work; null without an employee */
  readonly joinedAt: Tanggal | null
  readonly karyawan: WireKaryawan | null
  /** What the device has kept of an earlier start: without address, picture and personal data */
  readonly isKept: boolean
}

/** Fetches the profile. A 401 ends the session here; every other failure leaves the token alone. */
export async function fetchProfile(signal?: AbortSignal): Promise<Profile> {
  try {
    const isEarly = window.earlyProfile !== undefined
    const { data } = await call('GET /profile', { signal })
    const profile = profileFrom(data)
    setServerTime(Date.parse(data.waktu_server), Date.now() - (isEarly ? earlyAge() : 0))
    return profile
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) expireSession()
    throw error
  }
}

/** The profile in the app's own names. */
export function profileFrom(data: WireProfile | null | undefined): Profile {
  if (data == null) throw new Error('Profile not found')
  try {
    return mapProfile(data)
  } catch (cause) {
    throw new Error('Failed to map profile data', { cause })
  }
}

function mapProfile(data: WireProfile): Profile {
  const { karyawan } = data
  const { tindakan, mengurus, memberi } = data.boleh
  const penempatan = karyawan?.penempatan_aktif ?? null
  return {
    id: data.id,
    name: data.name,
    email: data.email,
    isActive: data.is_active,
    role: { id: data.role.id, name: data.role.name },
    boleh: { tindakan, mengurus, memberi },
    karyawanId: karyawan?.id ?? 0,
    avatarUrl: fileUrl(data.avatar_url),
    code: karyawan?.kode ?? '',
    job: penempatan?.jabatan ?? '',
    jobUnit: penempatan?.unit ?? '',
    office: penempatan && officeFrom(penempatan.kantor),
    jadwal: penempatan?.jadwal ? jadwalFrom(penempatan.jadwal) : null,
    presensi: data.presensi && mapPresensi(data.presensi),
    joinedAt: karyawan?.tanggal_masuk ?? null,
    karyawan,
    isKept: false,
  }
}

export function officeFrom(kantor: WirePenempatan['kantor']): Office {
  return {
    id: kantor.id,
    name: kantor.nama,
    address: kantor.alamat,
    timezone: { code: kantor.zona_waktu.kode, region: kantor.zona_waktu.zona },
    area: areaDari(kantor.area),
    kebijakanLokasi: kantor.kebijakan_lokasi,
  }
}

export function jadwalFrom(jadwal: NonNullable<WirePenempatan['jadwal']>): Jadwal {
  const [mulai, selesai] = [parseJam(jadwal.jam_mulai), parseJam(jadwal.jam_selesai)]
  if (mulai === undefined || selesai === undefined) throw new TypeError('Not a clock time')
  return { mulai, selesai, lintasHari: jadwal.lintas_hari, toleransi: jadwal.toleransi }
}

function mapPresensi(presensi: WirePresensi): Presensi {
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
    telat: kejadian.telat ?? 0,
    lebihAwal: kejadian.lebih_awal ?? 0,
  }
}

function langkahFrom(status: StatusPresensi, hasCheckIn: boolean, hasCheckOut: boolean): Langkah {
  if (hasCheckIn && hasCheckOut) return 'selesai'
  if (status !== 'HADIR' && status !== 'BELUM_PRESENSI') return 'tutup'
  return hasCheckIn ? 'checkOut' : 'checkIn'
}

/**
 * Milliseconds since the answer arrived that the page had asked for before this code was there. They are the page's own
 * count: the phone's clock, from which they are taken, may have been put right meanwhile.
 */
function earlyAge(): number {
  const early = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/profile'))
  return early === undefined ? 0 : performance.now() - early.startTime - early.duration
}

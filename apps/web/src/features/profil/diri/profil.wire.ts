import type { Boleh } from '@rekan/domain/akses/boleh'
import type { Role } from '@rekan/domain/akses/peran'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { setServerTime } from '../../../lib/clock.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import type { CallAnswer } from '../../../lib/http.types.ts'
import {
  type Jadwal,
  type Office,
  type Presensi,
  jadwalFrom,
  officeFrom,
  presensiFrom,
} from '../../hari/hari.wire.ts'

type WireProfile = CallAnswer<'POST /profile'>['data']
type WireKaryawan = NonNullable<WireProfile['karyawan']>

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
  /** What the server's clock said as it answered */
  readonly pada: Instan
  /** The day as the server gave it, where the phone reckons another by now (`taksir.ts`) */
  readonly dasar?: Pick<Profile, 'presensi' | 'jadwal' | 'office'>
}

/**
 * The profile of an answer, by which the server's clock is known from now on. `isEarly`: the page had asked for it before
 * this code was there.
 */
export function takeProfile(data: WireProfile, isEarly: boolean): Profile {
  const profile = profileFrom(data)
  setServerTime(profile.pada, Date.now() - (isEarly ? earlyAge() : 0))
  return profile
}

/** The profile in the app's own names. */
export function profileFrom(data: WireProfile | null | undefined): Profile {
  if (data == null) throw new Error('Profile not found')
  try {
    return profileFromWire(data)
  } catch (cause) {
    throw new Error('Failed to map profile data', { cause })
  }
}

function profileFromWire(data: WireProfile): Profile {
  const { karyawan } = data
  const { tindakan, mengurus, memberi, urusan_hrd } = data.boleh
  const penempatan = karyawan?.penempatan_aktif ?? null
  return {
    id: data.id,
    name: data.name,
    email: data.email,
    isActive: data.is_active,
    role: { id: data.role.id, name: data.role.name },
    boleh: { tindakan, mengurus, memberi, ...(urusan_hrd && { urusan_hrd }) },
    karyawanId: karyawan?.id ?? 0,
    avatarUrl: fileUrl(data.avatar_url),
    code: karyawan?.kode ?? '',
    job: penempatan?.jabatan ?? '',
    jobUnit: penempatan?.unit ?? '',
    office: penempatan && officeFrom(penempatan.kantor),
    jadwal: penempatan?.jadwal ? jadwalFrom(penempatan.jadwal) : null,
    presensi: data.presensi && presensiFrom(data.presensi),
    joinedAt: karyawan?.tanggal_masuk ?? null,
    karyawan,
    isKept: false,
    pada: Date.parse(data.waktu_server),
  }
}

/** The zone by whose clock somebody reads: their office's; without one, Jakarta's. */
export function zonaFrom(profile: Pick<Profile, 'office'> | undefined): KodeZona {
  return profile?.office?.timezone.code ?? 'WIB'
}

/**
 * Milliseconds since the answer arrived that the page had asked for before this code was there. They are the page's own
 * count: the phone's clock, from which they are taken, may have been put right meanwhile.
 */
function earlyAge(): number {
  const early = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/profile'))
  return early === undefined ? 0 : performance.now() - early.startTime - early.duration
}

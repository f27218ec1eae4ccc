import type { Shift } from '@rekan/domain/jadwal/jadwal'
import type { LinkProps } from '@tanstack/react-router'
import type { Jenis } from '../hari/jenis.ts'
import type { Jadwal, Presensi } from '../../hari/hari.wire.ts'

/** Whose punch is made, of which day, and where its screens lead. */
export type SasaranPunch = {
  readonly jenis: Jenis
  /** Another, for whom it is made; null for one's own */
  readonly orang: {
    readonly karyawanId: number
    readonly nama: string
    /** Of a day of several works, which; as the server names it */
    readonly penugasanId?: number | undefined
  } | null
  readonly presensi: Pick<Presensi, 'offices' | 'bebasArea' | 'taksir'>
  readonly jadwal: Jadwal | null
  readonly shift: Shift | null
  /** Where it ends */
  readonly selesai: LinkProps
}

import type { Instan } from '@rekan/domain/waktu'
import type { Office } from '../../hari/hari.wire.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { Bacaan } from '../tempat/posisi.ts'

/** All that one punch sends. */
export type PunchBaru = {
  readonly jenis: Jenis
  /** For whom it is made; one's own without */
  readonly karyawanId?: number | undefined
  readonly penugasanId?: number | undefined
  /** The site of whose crew they are */
  readonly reguKantorId?: number
  /** Theirs, where the site asks for it */
  readonly pin?: string
  /** The PNG, which may still be in the making */
  readonly selfie: Promise<Blob>
  /** One per photo: a retry is the same punch, not another */
  readonly kunci: string
  readonly bacaan: Bacaan | null
  readonly keterangan: string
  /** The site's code, with the word of the day where it is a printed one */
  readonly kode?: { readonly kode: string; readonly kata: string } | undefined
  /** The device's clock when the photo was taken, and the page's own */
  readonly diambilPada: Instan
  readonly mono: number
  /** What the browser calls the camera; null where it does not say */
  readonly kamera: string | null
  /** Where it was made, as the phone knew that place */
  readonly tempat: Office
  /** The place is claimed; otherwise the server says which of the person's it is */
  readonly isTempatPasti: boolean
}

import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const KONTRAK_REFUSALS = {
  KONTRAK_SENDIRI: {
    status: 403,
    text: () => 'Kontrak Anda sendiri dicatat oleh rekan HRD lain atau penyetuju gaji HRD.',
  },
  BUKAN_PKWT: { status: 409, text: () => 'Hanya PKWT yang dicetak dari sini.' },
  KONTRAK_TIDAK_ADA: { status: 404, text: () => 'Kontrak tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(KONTRAK_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const KONTRAK_FIELDS: RefusedFields = {
  kontrak_nomor: ['nomor', 'Nomor kontrak ini sudah dipakai.'],
  kontrak_tidak_bertumpuk: ['mulai', 'Bertumpuk dengan kontrak lain karyawan ini.'],
}

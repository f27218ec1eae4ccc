import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const DOKUMEN_REFUSALS = {
  DOKUMEN_SENDIRI: { status: 403, text: () => 'Dokumen Anda sendiri disimpan oleh rekan HRD lain.' },
  DOKUMEN_TIDAK_ADA: { status: 404, text: () => 'Dokumen tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(DOKUMEN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const DOKUMEN_FIELDS: RefusedFields = {
  dokumen_jenis_fkey: ['jenis', 'Jenis dokumen tidak dikenal.'],
  dokumen_sekali: ['jenis', 'Berkas yang sama sudah tersimpan dengan jenis ini.'],
  dokumen_bernomor_sekali: ['nomor', 'Dokumen dengan nomor ini sudah tersimpan.'],
}

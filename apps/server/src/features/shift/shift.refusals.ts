import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const SHIFT_REFUSALS = {
  SHIFT_TIDAK_ADA: { status: 404, text: () => 'Jenis shift tidak ditemukan.' },
  POLA_TIDAK_ADA: { status: 404, text: () => 'Pola tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(SHIFT_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const SHIFT_FIELDS: RefusedFields = {
  jenis_shift_huruf: ['huruf', 'Huruf ini sudah dipakai shift lain di lokasi yang sama.'],
  jenis_shift_nama: ['nama', 'Nama ini sudah dipakai shift lain di lokasi yang sama.'],
  jenis_shift_kantor_id_fkey: ['kantor_id', 'Lokasi tidak ditemukan.'],
  pola_nama: ['nama', 'Nama ini sudah dipakai pola lain.'],
  pola_langkah_jenis_shift_id_fkey: ['langkah', 'Salah satu shift dalam pola tidak ditemukan.'],
}

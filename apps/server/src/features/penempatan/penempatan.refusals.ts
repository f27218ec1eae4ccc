import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PENEMPATAN_REFUSALS = {
  PERAN_LEBIH_TINGGI: {
    status: 403,
    text: () => 'Peran ini lebih tinggi dari peran Anda. Hubungi administrator.',
  },
  SUDAH_NONAKTIF: { status: 409, text: () => 'Karyawan ini sudah nonaktif.' },
  AKAN_KELUAR: {
    status: 409,
    text: () => 'Karyawan ini akan nonaktif. Aktifkan kembali lebih dulu untuk menempatkannya.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(PENEMPATAN_REFUSALS)

import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PENEMPATAN_REFUSALS = {
  PERAN_LEBIH_TINGGI: {
    status: 403,
    text: () => 'Peran ini lebih tinggi dari peran Anda. Hubungi administrator.',
  },
  /** Without anybody in `siapa`: somebody is to be named first */
  URUSAN_SENDIRI: {
    status: 403,
    text: ({ apa, siapa }: { apa: string; siapa: readonly string[] }) =>
      siapa.length === 0
        ? `${apa} Anda sendiri diurus orang lain. Minta administrator menunjuk penyetuju gaji HRD; ia dapat mengurusnya.`
        : `${apa} Anda sendiri diurus orang lain. Minta ${siapa.join(' atau ')}.`,
  },
  ORANG_YANG_SAMA: {
    status: 403,
    text: () =>
      'Akun ini dan akun HRD itu milik orang yang sama, jadi urusannya tidak diputus dari sini. Tunjuk penyetuju lain, atau minta pengelola server menjalankan npm run admin -- --buka.',
  },
  SUDAH_NONAKTIF: { status: 409, text: () => 'Karyawan ini sudah nonaktif.' },
  AKAN_KELUAR: {
    status: 409,
    text: () => 'Karyawan ini akan nonaktif. Aktifkan kembali lebih dulu untuk menempatkannya.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(PENEMPATAN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const PENEMPATAN_FIELDS: RefusedFields = {
  penempatan_kantor_id_fkey: ['kantor_id', 'Kantor tidak valid.'],
  penempatan_jadwal_id_fkey: ['jadwal_id', 'Jadwal kerja tidak valid.'],
  penempatan_koordinator_id_fkey: ['koordinator_id', 'Koordinator tidak valid.'],
  penempatan_melingkar: [
    'koordinator_id',
    'Koordinator ini sendiri berada di bawah orang ini. Pilih koordinator lain.',
  ],
  penempatan_satu_utama: ['tanggal_masuk', 'Sudah ada penempatan utama pada tanggal itu.'],
  penempatan_satu_kantor: ['kantor_id', 'Sudah ada penempatan di kantor ini pada tanggal itu.'],
  penempatan_check: ['tanggal_selesai', 'Tanggal selesai tidak boleh sebelum tanggal masuk.'],
}

import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const KLIEN_REFUSALS = {
  KLIEN_TIDAK_ADA: { status: 404, text: () => 'Klien tidak ditemukan.' },
  KONTRAK_KLIEN_TIDAK_ADA: { status: 404, text: () => 'Kontrak tidak ditemukan.' },
  KONTAK_TIDAK_ADA: { status: 404, text: () => 'Kontak tidak ditemukan.' },
  KONTAK_DICABUT: {
    status: 409,
    text: ({ nama }: { readonly nama: string }) =>
      `${nama} sudah bukan kontak kontrak ini. Tambahkan sebagai kontak baru bila perlu.`,
  },
  POS_TIDAK_ADA: { status: 404, text: () => 'Pos tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(KLIEN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const KLIEN_FIELDS: RefusedFields = {
  klien_kode: ['kode', 'Kode ini sudah dipakai klien lain.'],
  kontrak_klien_nomor: ['nomor', 'Nomor kontrak ini sudah dipakai.'],
  pos_nama: ['nama', 'Nama ini sudah dipakai pos lain di lokasi yang sama.'],
  pos_kantor_id_fkey: ['kantor_id', 'Lokasi tidak ditemukan.'],
  pos_kebutuhan_jenis_shift_id_fkey: ['kebutuhan', 'Salah satu jenis shift tidak ditemukan.'],
  pos_kebutuhan_pkey: ['kebutuhan', 'Satu shift pada satu hari hanya boleh disebut sekali.'],
  pos_sertifikat_jenis_fkey: ['sertifikat', 'Jenis dokumen tidak ditemukan.'],
  pos_sertifikat_pkey: ['sertifikat', 'Satu sertifikat hanya boleh disebut sekali.'],
}

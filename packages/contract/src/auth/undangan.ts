import { z } from 'zod'
import { KATA_SANDI_TERPENDEK, aturanKataSandiMasuk } from '@rekan/domain/auth/auth'
import { aturanUndangan } from '@rekan/domain/auth/undangan'
import { type Call, answer, berkas, id, instan, jumlah, text } from '../call.ts'
import { dilewati } from '../karyawan/orang.ts'
import { masuk } from './masuk.ts'

/** As many as are printed while somebody waits */
const DIUNDANG_TERBANYAK = 200

/** How accounts are opened for the first time. */
export const undangan = {
  'POST /kelola/karyawan/undang': {
    isSecret: true,
    konfirmasi: 'tegas: its codes open accounts',
    work: 'report',
    body: z.strictObject({
      karyawan_ids: z
        .array(id, { error: 'Pilih siapa yang diundang.' })
        .min(1, { error: 'Pilih siapa yang diundang.' })
        .max(DIUNDANG_TERBANYAK, { error: `Undang paling banyak ${DIUNDANG_TERBANYAK} orang sekali.` }),
    }),
    response: answer(
      z.object({
        /** Who are written to, and who have a page to be handed out */
        surat: jumlah,
        cetak: jumlah,
        /** The pages; what stands on them is shown this once */
        lembar: berkas.nullable(),
        /** Of the printed codes */
        berlaku_sampai: instan,
        dilewati: z.array(dilewati),
      }),
    ),
    refusals: [404],
    summary: 'Undang karyawan yang belum pernah masuk: lewat surat, atau lembar cetak dengan kode',
  },
  'POST /undangan': {
    body: z.strictObject({ kode: text(aturanUndangan) }),
    response: answer(
      z.object({
        nama: z.string(),
        perusahaan: z.string().nullable(),
        /** By which they sign in from then on */
        akun: z.string(),
      }),
    ),
    summary: 'Untuk siapa sebuah undangan',
  },
  'POST /masuk-pertama': {
    body: z.strictObject({
      kode: text(aturanUndangan),
      password: text(aturanKataSandiMasuk).meta({ minLength: KATA_SANDI_TERPENDEK }),
    }),
    response: answer(masuk),
    summary: 'Buat kata sandi pertama dengan undangan, dan langsung masuk',
  },
} satisfies Record<string, Call>

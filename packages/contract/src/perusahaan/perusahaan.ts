import { type Aturan, isBlank } from '@rekan/domain/aturan'
import { tidy, tidyNomor } from '@rekan/domain/karyawan/karyawan'
import { aturanAlamatPerusahaan, aturanNamaPerusahaan } from '@rekan/domain/payroll/payroll'
import {
  LOGO_TERBESAR,
  aturanEmailPerusahaan,
  aturanKakiSurat,
  aturanTelepon,
} from '@rekan/domain/perusahaan/kop'
import { aturanNib, aturanNpwpPerusahaan } from '@rekan/domain/perusahaan/nomor'
import { z } from 'zod'
import { type Call, answer, text, versi } from '../call.ts'

/** Empty: none; absent: as it is */
const opsionalRapi = (aturan: Aturan<string>, rapikan: (isi: string) => string) =>
  text(aturan)
    .transform((isi) => (isBlank(isi) ? null : rapikan(isi)))
    .optional()

const jawaban = answer(
  z
    .object({
      nama: z.string().nullable(),
      alamat: z.string().nullable(),
      npwp: z.string().nullable(),
      nib: z.string().nullable(),
      telepon: z.string().nullable(),
      email: z.string().nullable(),
      /** At the foot of each printed page */
      kaki: z.string().nullable(),
      logo_url: z.string().nullable(),
      versi,
    })
    .meta({ id: 'Perusahaan' }),
)

/** The company's record, and how its papers look. */
export const perusahaan = {
  'GET /pengaturan/perusahaan': {
    response: jawaban,
    summary: 'Data perusahaan, dan kop yang berdiri pada slip gaji dan cetakan lain',
  },
  'POST /pengaturan/perusahaan': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({
      nama: text(aturanNamaPerusahaan).transform(tidy),
      alamat: text(aturanAlamatPerusahaan).transform(tidy),
      npwp: opsionalRapi(aturanNpwpPerusahaan, tidyNomor),
      nib: opsionalRapi(aturanNib, tidyNomor),
      telepon: opsionalRapi(aturanTelepon, tidy),
      email: opsionalRapi(aturanEmailPerusahaan, tidy),
      kaki: opsionalRapi(aturanKakiSurat, tidy),
    }),
    ifMatch: true,
    response: jawaban,
    summary: 'Ubah data perusahaan dan kop cetakan',
    refusals: [409],
  },
  'POST /pengaturan/perusahaan/logo': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    form: {
      fields: z.strictObject({}),
      files: { logo: { maxBytes: LOGO_TERBESAR, required: true, label: 'Logo' } },
    },
    ifMatch: true,
    response: jawaban,
    summary: 'Pasang atau ganti logo pada cetakan (PNG, JPEG)',
    refusals: [409],
  },
  'POST /pengaturan/perusahaan/logo/delete': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    body: z.strictObject({}),
    ifMatch: true,
    response: jawaban,
    summary: 'Lepas logo dari cetakan',
    refusals: [409],
  },
} satisfies Record<string, Call>

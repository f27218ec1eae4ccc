import { z } from 'zod'
import { wajib } from '@rekan/domain/aturan'
import {
  KATA_SANDI_TERPENDEK,
  aturanEmail,
  aturanKataSandiMasuk,
  aturanNamaPengguna,
} from '@rekan/domain/auth/auth'
import { aturanKodeReset } from '@rekan/domain/auth/kode-reset'
import { type Call, answer, id, instan, text } from '../call.ts'
import { tandaPasskey } from './faktor.ts'
import { masuk } from './masuk.ts'
import { jawabanSso } from './sso.ts'

/** How strong it is, the service judges: it knows which ones are too common. */
const kataSandiBaru = text(aturanKataSandiMasuk).meta({ minLength: KATA_SANDI_TERPENDEK })

/** `passkey`: by name, what opens the account as before, whatever its password; absent: nothing does */
const sandiBaru = z
  .object({ message: z.string(), passkey: z.array(z.string()).optional() })
  .meta({ id: 'SandiBaru' })

export const auth = {
  'POST /login': {
    summary: 'Masuk dengan email atau kode karyawan',
    refusals: [401],
    body: z.strictObject({ email: text(aturanNamaPengguna), password: text(aturanKataSandiMasuk) }),
    // A session, or for an account with a second factor what its second step begins with
    response: answer(
      z.union([
        masuk,
        z.object({
          perlu_faktor_kedua: z.literal(true),
          tantangan: z.string(),
          cara: z.array(z.enum(['passkey', 'totp', 'pemulihan'])),
        }),
      ]),
    ),
  },
  'POST /forgot-password': {
    summary: 'Minta tautan untuk mengatur ulang kata sandi',
    body: z.strictObject({ email: text(aturanEmail) }),
    response: z.object({ data: z.object({ message: z.string() }), message: z.string() }),
  },
  'POST /reset-password': {
    summary: 'Atur kata sandi baru dengan tautan, atau dengan kode dari bagian HRD',
    // By a link's token, or by the code that HR gave to the person of a kode karyawan.
    body: z
      .strictObject({
        token: text(wajib('Tautan tidak lengkap.')).optional(),
        kode_karyawan: text(aturanNamaPengguna).optional(),
        kode: text(aturanKodeReset).optional(),
        password: kataSandiBaru,
      })
      .check(({ value, issues }) => {
        const missing =
          value.kode === undefined && value.kode_karyawan === undefined
            ? ({ token: 'Tautan tidak lengkap.' } as const)
            : ({ kode_karyawan: 'Kode karyawan harus diisi.', kode: 'Kode reset harus diisi.' } as const)
        if (value.token !== undefined) return
        for (const [field, message] of Object.entries(missing)) {
          if (value[field as keyof typeof value] === undefined)
            issues.push({ code: 'custom', message, path: [field], input: value })
        }
      })
      .meta({ allOf: [{ anyOf: [{ required: ['token'] }, { required: ['kode_karyawan', 'kode'] }] }] }),
    response: answer(sandiBaru),
  },
  'POST /kata-sandi': {
    konfirmasi: 'biasa: asks for the old password itself',
    summary: 'Ganti kata sandi sendiri; perangkat lain dikeluarkan',
    body: z.strictObject({
      kata_sandi_lama: text(aturanKataSandiMasuk),
      kata_sandi_baru: kataSandiBaru,
    }),
    response: answer(sandiBaru),
  },
  'POST /konfirmasi': {
    konfirmasi: 'biasa: this is where the password is given',
    summary:
      'Masukkan kata sandi atau passkey sekali lagi, atau masuk lagi lewat SSO; selama 5 menit sesi ini boleh melakukan yang memintanya',
    body: z
      .strictObject({
        password: text(aturanKataSandiMasuk).optional(),
        passkey: tandaPasskey.optional(),
        sso: jawabanSso.optional(),
      })
      .check(({ value, issues }) => {
        if (Object.values(value).some((bukti) => bukti !== undefined)) return
        issues.push({
          code: 'custom',
          message: 'Kata sandi harus diisi.',
          path: ['password'],
          input: value,
        })
      }),
    response: answer(z.object({ berlaku_sampai: z.iso.datetime() })),
  },
  'GET /sesi': {
    summary: 'Perangkat yang sedang masuk',
    response: answer(
      z.array(
        z.object({
          id: z.number().int(),
          // In plain words: `Chrome di Android`
          perangkat: z.string(),
          dibuat_pada: instan,
          // Exact to the hour
          dipakai_pada: instan,
          ini: z.boolean(),
        }),
      ),
    ),
  },
  'POST /sesi/{id}/revoke': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    summary: 'Keluarkan satu perangkat',
    params: z.object({ id }),
    body: z.strictObject({}),
    response: z.object({ message: z.string() }),
  },
  'POST /sesi/revoke-others': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    summary: 'Keluarkan semua perangkat lain',
    body: z.strictObject({}),
    response: z.object({ message: z.string() }),
  },
  'POST /karyawan/{id}/kode-reset': {
    isSecret: true,
    konfirmasi: 'tegas: its code opens an account',
    summary: 'Buat kode reset kata sandi untuk karyawan tanpa email',
    params: z.object({ id }),
    body: z.strictObject({}),
    status: 201,
    response: answer(
      z.object({
        // Shown this once: `ACDEF-GHJKM`
        kode: z.string(),
        kode_karyawan: z.string(),
        nama: z.string(),
        berlaku_sampai: instan,
      }),
    ),
  },
  'POST /logout': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    summary: 'Akhiri sesi ini',
    body: z.strictObject({}),
    response: z.object({ message: z.string() }),
  },
} satisfies Record<string, Call>

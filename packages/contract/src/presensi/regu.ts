import { z } from 'zod'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { aturanPin } from '@rekan/domain/presensi/regu'
import { type Call, answer, id, instan, jumlah, text } from '../call.ts'
import { kantor } from '../perusahaan/kantor.ts'
import { ringkasanKejadian } from './presensi.ts'

const kejadianRegu = ringkasanKejadian
  .extend({
    /** Of who has no account: the code by which `/bukti/{kode}` shows the receipt; null for some seconds after the punch */
    tanda_bukti: z.string().nullable(),
  })
  .meta({ id: 'KejadianRegu' })

const orangRegu = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    avatar_url: z.string().nullable(),
    /** As a punch names it; 0: it follows from the week */
    penugasan_id: z.number().int().min(0),
    /** The reader: they punch for themselves */
    sendiri: z.boolean(),
    punya_akun: z.boolean(),
    /** Has a PIN, where the site asks for it */
    punya_pin: z.boolean(),
    check_in: kejadianRegu.nullable(),
    check_out: kejadianRegu.nullable(),
  })
  .meta({ id: 'OrangRegu' })

const shiftRegu = z
  .object({
    mulai: instan,
    selesai: instan,
    orang: jumlah,
    /** How many of them have checked in, and out */
    masuk: jumlah,
    pulang: jumlah,
  })
  .meta({ id: 'ShiftRegu' })

const isiRegu = z
  .object({
    /** Sites where the reader may punch for a crew */
    lokasi: z.array(z.object({ id: z.number().int(), nama: z.string(), zona_waktu: z.enum(KODE_ZONA) })),
    /** The one that is shown; null: there is none */
    kantor: kantor.nullable(),
    /** A witness says each person's PIN there */
    pin: z.boolean(),
    /** Those that take punches now, by their start */
    shift: z.array(shiftRegu),
    /** The start of the one that is shown */
    mulai: instan.nullable(),
    /** Its people by name */
    orang: z.array(orangRegu),
    /** Pairs of them whose photos are the same bytes, or look so */
    kembar: z.array(
      z
        .object({ orang: z.tuple([z.number().int(), z.number().int()]), persis: z.boolean() })
        .meta({ id: 'FotoKembar' }),
    ),
    /** Photos of the crew that nobody has compared yet */
    foto_menunggu: jumlah,
  })
  .meta({ id: 'Regu' })

const punyaPin = z.object({ ada: z.boolean() }).meta({ id: 'PinPresensi' })

/** A crew and its witness. */
export const regu = {
  'GET /presensi/regu': {
    query: z.object({
      /** By default one where a shift takes punches now */
      kantor_id: id.optional(),
      /** Which shift, by its start; by default the one whose start or end is nearest */
      mulai: z.iso.datetime({ offset: true, error: 'Waktu mulai tidak valid.' }).optional(),
    }),
    cacheSeconds: 0,
    response: answer(isiRegu),
    summary: 'Regu sebuah lokasi pada shift sekarang',
    refusals: [404],
  },
  'GET /presensi/pin': {
    cacheSeconds: 0,
    response: answer(punyaPin),
    summary: 'Apakah PIN presensi sudah dibuat',
  },
  'POST /presensi/pin': {
    konfirmasi: 'tegas: it stands for its owner before a witness',
    /** Null takes it back */
    body: z.strictObject({ pin: text(aturanPin).nullable() }),
    response: answer(punyaPin),
    summary: 'Membuat, mengganti, atau menghapus PIN presensi sendiri',
  },
} satisfies Record<string, Call>

import { z } from 'zod'
import { type Call, answer, jumlah, kosong } from '../call.ts'

const pesan = z.object({ message: z.string() })
const TIDAK_VALID = { error: 'Langganan notifikasi tidak valid.' }

/** Being told on a device while the app is closed; a subscription is its session's, and ends with it. */
export const push = {
  /** What a browser subscribes with, base64url */
  'GET /push/public-key': {
    response: answer(z.object({ public_key: z.string() })),
    summary: 'Kunci publik notifikasi push',
  },
  /** As the browser's `PushSubscription.toJSON()` gives it */
  'POST /push/langganan': {
    konfirmasi: 'biasa: tells titles alone, and ends with the session',
    body: z.strictObject({
      endpoint: z.string(TIDAK_VALID).min(1, TIDAK_VALID).max(1000, TIDAK_VALID),
      expirationTime: z.number(TIDAK_VALID).nullish(),
      keys: z.strictObject({
        /** A point of P-256, uncompressed */
        p256dh: z.string(TIDAK_VALID).regex(/^B[\w-]{86}$/, TIDAK_VALID),
        auth: z.string(TIDAK_VALID).regex(/^[\w-]{22}$/, TIDAK_VALID),
      }),
    }),
    response: pesan,
    summary: 'Nyalakan notifikasi push di perangkat ini',
  },
  'POST /push/berhenti': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    body: z.strictObject({}),
    response: pesan,
    summary: 'Matikan notifikasi push di perangkat ini',
  },
  'POST /kelola/pengaturan/uji-push': {
    konfirmasi: 'biasa: a message to oneself',
    body: kosong,
    response: answer(
      z.object({
        /** Devices whose push service has taken it */
        terkirim: jumlah,
        /** Devices that want no more of it, and are asked no more */
        mati: jumlah,
        /** Devices whose push service did not answer */
        gagal: jumlah,
      }),
    ),
    summary: 'Kirim notifikasi uji ke perangkat sendiri',
  },
} satisfies Record<string, Call>

import { penandaFrom } from '../session-mark.ts'

/** A file of an entry: its bytes rather than a Blob, which some browsers lose with the file that backs it. */
export type Berkas = { readonly nama: string; readonly jenis: string; readonly isi: ArrayBuffer }

/** What the server said when it refused an entry. */
export type Ditolak = { readonly status: number; readonly body: unknown }

/** One thing to be sent: made once, and the same at every try. */
export type EntriBaru = {
  /** The Idempotency-Key */
  readonly kunci: string
  /** The account that made it: nobody else sends or sees it (`isMilik`); 0: the phone did not know it */
  readonly akun: number
  /** The mark of the session that made it, where its account was not known */
  readonly sesi?: string
  /** Below the calls' base: `/presensi/check-in` */
  readonly jalur: string
  readonly isi:
    | { readonly bidang: Readonly<Record<string, string>>; readonly berkas: Readonly<Record<string, Berkas>> }
    | { readonly json: string }
  /** By the server's clock as far as the page knew it, in ms */
  readonly dibuat: number
  /** What screens show of it */
  readonly kabar: unknown
}

export type Entri = EntriBaru & {
  /** Its place in the order of sending */
  readonly urut: number
  /** How often it was on its way: from the first time on, it may have been recorded */
  readonly dicoba: number
  readonly ditolak: Ditolak | null
}

/** An entry without its body. */
export type EntriRingkas = Omit<Entri, 'isi'> & {
  /** Of its body, files and texts */
  readonly bytes: number
}

/** For whom a page or the worker speaks: an account, 0 where it is not known yet, by a token. */
export type Pemilik = { readonly akun: number; readonly token: string }

/** Whether an entry is of whom a token opens: of accounts that are not known, the session tells one from another. */
export function isMilik(entri: Pick<EntriBaru, 'akun' | 'sesi'>, { akun, token }: Pemilik): boolean {
  return entri.akun === akun && (akun !== 0 || entri.sesi === penandaFrom(token))
}

export function ringkasanEntri({ isi, ...entri }: Entri): EntriRingkas {
  return { ...entri, bytes: bytesOf(isi) }
}

function bytesOf(isi: Entri['isi']): number {
  const text = (value: string) => new TextEncoder().encode(value).length
  if ('json' in isi) return text(isi.json)
  const bidang = Object.entries(isi.bidang).map(([nama, value]) => text(nama) + text(value))
  return [...bidang, ...Object.values(isi.berkas).map((berkas) => berkas.isi.byteLength)].reduce(
    (sum, bytes) => sum + bytes,
    0,
  )
}

/** From here on lie the places of what only a page's memory holds: it is sent after what lasts. */
export const AWAL_MEMORI = 1e15

/** Whether an entry lasts no longer than this page, since the device has no room for it. */
export function isSementara({ urut }: Pick<Entri, 'urut'>): boolean {
  return urut >= AWAL_MEMORI
}

/** Whether a path below the calls' base takes a punch. */
export function isJalurPresensi(jalur: string): boolean {
  return jalur.startsWith('/presensi/')
}

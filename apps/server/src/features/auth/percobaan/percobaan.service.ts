import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import type { Asker } from '../../../platform/fair-queue.ts'
import { type Batas, type Jatah, takeFromEach, takeJatah } from '../../../platform/jatah.ts'
import { perangkatDikenal, perangkatSiapaPun } from './perangkat.service.ts'
import { BERLAKU_MS } from '../surat/tautan.service.ts'

// Buckets are named by what was typed, never by the account behind it: names that are nobody's are throttled alike, and
// no refusal tells that two names are one person. An account has two names, so guessing at it gets twice PER_AKUN:
// 88 tries in the first hour, 48 in each after it. A network alone gets 28 and then 20 of these, so that no single one
// can use up an account. Nothing is counted by network alone: an office of hundreds is one.
const MENIT = 60_000
const PER_PASANGAN: Jatah = { nama: 'masuk-pasangan', kapasitas: 8, jedaMs: 3 * MENIT }
const PER_AKUN: Jatah = { nama: 'masuk-akun', kapasitas: 20, jedaMs: 2.5 * MENIT }
/** A device that the account has signed in from before: whoever guesses elsewhere can't keep its owner out. */
const PER_PERANGKAT: Jatah = { nama: 'masuk-perangkat', kapasitas: 10, jedaMs: 3 * MENIT }

/** One letter a life of a link: whoever asks for somebody's address again and again never kills the link they hold. */
const SURAT: Jatah = { nama: 'surat', kapasitas: 1, jedaMs: BERLAKU_MS.lupa }
const SURAT_DIKENAL: Jatah = { nama: 'surat-dikenal', kapasitas: 3, jedaMs: 10 * MENIT }

/** Links, invitations and other long secrets that open nothing: what opens something is found first, and counts nowhere. */
const TAUTAN_SALAH: Jatah = { nama: 'tautan-salah', kapasitas: 30, jedaMs: 10_000 }
const KODE: Jatah = { nama: 'kode-pasangan', kapasitas: 8, jedaMs: 3 * MENIT }

const KATA_SANDI_LAMA: Jatah = { nama: 'kata-sandi-lama', kapasitas: 8, jedaMs: 3 * MENIT }

const LANGKAH_KEDUA: Jatah = { nama: 'langkah-kedua', kapasitas: 8, jedaMs: 3 * MENIT }
/** A network, or a device that somebody has signed in from, answers so many challenges wrongly; each costs a signature. */
const PASSKEY: Jatah = { nama: 'passkey', kapasitas: 60, jedaMs: 2000 }

/** The same comes back so often from the provider with what opens nothing; each may cost calls there. */
const SSO: Jatah = { nama: 'sso', kapasitas: 60, jedaMs: 2000 }

/** What sign-in takes for an account, in the one spelling that all its spellings come to. */
export function namaAkun(given: string): string {
  return given.trim().toLowerCase()
}

/**
 * Counts one try at a password. Returns a function that takes the try back, and the asker under which the
 * comparison waits its turn. Throws 429.
 */
export async function admitLogin(
  { db, clock }: Deps,
  nama: string,
  asal: Asal,
): Promise<{ readonly takeBack: () => Promise<void>; readonly asker: Asker }> {
  const perangkat = await perangkatDikenal(db, asal, nama)
  const batas: readonly Batas[] =
    perangkat === null
      ? [
          [PER_PASANGAN, nama, asal.jaringan],
          [PER_AKUN, nama],
        ]
      : [[PER_PERANGKAT, nama, perangkat]]
  const takeBack = await takeFromEach(db, clock.now(), batas)
  return { takeBack, asker: { isKnown: perangkat !== null, network: asal.jaringan } }
}

/** Whether a link may be mailed to an address now, and whether a device asks that its account knows. */
export async function admitSurat(
  { db, clock }: Deps,
  email: string,
  asal: Asal,
): Promise<{ boleh: boolean; dikenal: boolean }> {
  const perangkat = await perangkatDikenal(db, asal, email)
  const tunggu =
    perangkat === null
      ? await takeJatah(db, SURAT, [email], clock.now())
      : await takeJatah(db, SURAT_DIKENAL, [email, perangkat], clock.now())
  return { boleh: tunggu === 0, dikenal: perangkat !== null }
}

/** Counts a link or an invitation that opened nothing. Throws 429. */
export async function countTautanSalah({ db, clock }: Deps, { jaringan }: Asal): Promise<void> {
  await takeFromEach(db, clock.now(), [[TAUTAN_SALAH, jaringan]])
}

/** Counts one try at a person's code. Throws 429; returns a function that takes the try back. */
export function admitKode({ db, clock }: Deps, kodeKaryawan: string, { jaringan }: Asal) {
  return takeFromEach(db, clock.now(), [[KODE, kodeKaryawan, jaringan]])
}

/**
 * Counts one try at the old password of the signed-in person. Returns a function that takes the try back. Throws 429.
 */
export function admitKataSandiLama({ db, clock }: Deps, penggunaId: number) {
  return takeFromEach(db, clock.now(), [[KATA_SANDI_LAMA, String(penggunaId)]])
}

/** Counts one try at an account's codes. Throws 429; returns a function that takes the try back. */
export function admitLangkahKedua({ db, clock }: Deps, penggunaId: number) {
  return takeFromEach(db, clock.now(), [[LANGKAH_KEDUA, String(penggunaId)]])
}

/** Counts one answer of a passkey by somebody who is not signed in. Returns a function that takes the count back. Throws 429. */
export function admitPasskey(deps: Deps, asal: Asal) {
  return admitJawaban(deps, PASSKEY, asal)
}

/** Counts one return from the provider of SSO. Returns a function that takes the count back. Throws 429. */
export function admitSso(deps: Deps, asal: Asal) {
  return admitJawaban(deps, SSO, asal)
}

/** A device that somebody has signed in from has a bucket of its own: whoever else sits behind its address cannot shut it out. */
async function admitJawaban({ db, clock }: Deps, jatah: Jatah, asal: Asal) {
  const perangkat = await perangkatSiapaPun(db, asal)
  return takeFromEach(db, clock.now(), [
    perangkat === null ? [jatah, asal.jaringan] : [jatah, 'perangkat', perangkat],
  ])
}

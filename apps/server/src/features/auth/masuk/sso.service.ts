import { insertDibukaLagi } from '../akun/dibuka.queries.ts'
import { KONFIRMASI_MS } from '@rekan/domain/auth/auth'
import { hariBarat } from '@rekan/domain/waktu'
import { hashToken } from '../../../platform/auth.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import type { Oidc, OrangSso, Perjalanan } from '../../../platform/oidc.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { findPenggunaByEmail, findPenggunaById } from '../akun/auth.queries.ts'
import { refuse } from '../auth.refusals.ts'
import { insertTerpakai } from '../faktor/faktor.queries.ts'
import { admitSso, namaAkun } from '../percobaan/percobaan.service.ts'
import { type Ditemukan, openSesi } from './auth.service.ts'
import { findAkunSso, insertAkunSso } from './sso.queries.ts'
import { record, startServerDeed } from '../../../platform/perbuatan.ts'

/** As long as somebody may take at the provider, with a password to look up and a second step there */
const BERLAKU_MS = 15 * 60_000

/** By what people may sign in here beside their password. */
export async function showCara({ db, clock, oidc }: Deps) {
  const { masuk_sso, masuk_passkey } = await readPengaturan(db, hariBarat(clock.now()))
  return { sso: masuk_sso && oidc !== null, passkey: masuk_passkey }
}

/** The provider as the server knows it; null: none. What its operator registers is `kembali`. */
export function showPenyedia({ oidc }: Deps) {
  return { penyedia: oidc && { penerbit: oidc.penerbit, kembali: oidc.kembali } }
}

/**
 * Sends a browser to the provider, where who confirms a session (`isUlang`) signs in anew. The way there holds for that browser alone, by
 * the secret it keeps; the server keeps nothing, so that starts need no limit. Throws 404 where the company does not use SSO, and 503
 * while the provider does not answer.
 */
export async function startSso(
  deps: Deps,
  asal: Asal,
  isUlang: boolean,
): Promise<{ readonly alamat: string; readonly rahasia: string }> {
  const oidc = await requireSso(deps)
  const { clock, random, tickets } = deps
  const rahasia = asal.rahasia ?? random.token()
  const perjalanan = {
    state: tickets.create(tujuanSso(rahasia), clock.now() + BERLAKU_MS),
    rahasia,
    palingLama: isUlang ? KONFIRMASI_MS / 1000 : undefined,
  }
  const alamat = await oidc.begin(perjalanan)
  if (alamat === null) throw refuse('SSO_TAK_TERJANGKAU')
  return { alamat, rahasia }
}

/**
 * Signs in who comes back from the provider, with the search part of the address that it sent them to. The provider's
 * word stands for the password and for the second step. Nobody is taken on: who has no account is refused. Throws 401, 404,
 * 429, 503.
 */
export async function loginSso(deps: Deps, jawaban: string, asal: Asal) {
  const oidc = await requireSso(deps)
  const takeBack = await admitSso(deps, asal)
  const perjalanan = await takePerjalanan(deps, jawaban, asal)
  if (perjalanan === null) throw refuse('SSO_USANG')
  const orang = await oidc.judge(jawaban, perjalanan)
  if (orang === 'tak-terjangkau') throw refuse('SSO_TAK_TERJANGKAU')
  if (orang === 'ditolak') throw refuse('SSO_DITOLAK')
  const { akun, isBaru } = await findOrang(deps, orang)
  const masuk = await openSesi(deps, akun, asal, async (tx) => {
    if (isBaru) await linkAkun(tx, deps, akun, orang)
    await recordMasuk(tx, deps, akun.id, orang, isBaru)
  })
  await takeBack()
  return masuk
}

/**
 * Returns the account that somebody has just signed in to at the provider, for a confirmation; null where that is not
 * proved. Throws 404 and 503 as above.
 */
export async function judgeSsoUlang(deps: Deps, jawaban: string, asal: Asal): Promise<number | null> {
  const oidc = await requireSso(deps)
  const perjalanan = await takePerjalanan(deps, jawaban, asal)
  if (perjalanan === null) return null
  const orang = await oidc.judge(jawaban, { ...perjalanan, palingLama: KONFIRMASI_MS / 1000 })
  if (orang === 'tak-terjangkau') throw refuse('SSO_TAK_TERJANGKAU')
  return orang === 'ditolak' ? null : ((await findAkunSso(deps.db, orang)) ?? null)
}

async function requireSso(deps: Deps): Promise<Oidc> {
  const { sso } = await showCara(deps)
  if (!sso || deps.oidc === null) throw refuse('SSO_MATI')
  return deps.oidc
}

/** Uses the way up: it led there and back once, in this browser. Null for none that is open. */
async function takePerjalanan(
  { db, clock, tickets }: Deps,
  jawaban: string,
  asal: Asal,
): Promise<Perjalanan | null> {
  const state = new URLSearchParams(jawaban).get('state')
  if (state === null || asal.rahasia === null) return null
  const { rahasia } = asal
  const sampai = tickets.read(state, tujuanSso(rahasia), clock.now())
  if (sampai === null || !(await insertTerpakai(db, hashToken(`sso.${state}`), 'sso', sampai))) return null
  return { state, rahasia }
}

function tujuanSso(rahasia: string): string {
  return `sso.${rahasia}`
}

/** Whose account it is: theirs from before, else that of the address which the provider has verified. */
async function findOrang(
  { db }: Deps,
  orang: OrangSso,
): Promise<{ readonly akun: Ditemukan; readonly isBaru: boolean }> {
  const id = await findAkunSso(db, orang)
  if (id === undefined && (orang.email === null || !orang.isTerverifikasi))
    throw refuse('SSO_EMAIL_BELUM_PASTI')
  const email = namaAkun(orang.email ?? '')
  const akun = await (id === undefined ? findPenggunaByEmail(db, email) : findPenggunaById(db, id))
  if (akun === undefined) throw refuse('SSO_TIDAK_DIKENAL', { email })
  if (!akun.aktif) throw refuse('SSO_NONAKTIF')
  return { akun, isBaru: id === undefined }
}

/** Throws 401 where the account is another's of that provider. */
async function linkAkun(tx: Tx, { clock }: Deps, { id }: Ditemukan, orang: OrangSso): Promise<void> {
  const saat = clock.now()
  if (!(await insertAkunSso(tx, orang, id, saat))) throw refuse('SSO_ORANG_LAIN')
  // The provider's word opens an account as its next password does.
  await insertDibukaLagi({ tx, saat }, id)
}

async function recordMasuk(
  tx: Tx,
  { clock }: Deps,
  penggunaId: number,
  { penerbit, email }: OrangSso,
  isBaru: boolean,
): Promise<void> {
  await record(startServerDeed(tx, 'POST /login/sso', clock.now(), penggunaId), 'pengguna', penggunaId, {
    sesudah: { penyedia: penerbit, ...(isBaru && { tautan_sso: `dibuat untuk ${email ?? ''}` }) },
  })
}

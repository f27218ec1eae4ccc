import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashToken } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Context } from '../../../platform/http.ts'
import {
  findFaktor,
  findPasskey,
  insertTantangan,
  insertTerpakai,
  takeTantangan,
  updatePasskey,
} from './faktor.queries.ts'

/** EdDSA, ES256, RS256: what passkeys are made with. */
const ALGORITMA = [-8, -7, -257]
const RP = 'Rekan'
const BERLAKU_MS = 5 * 60_000

export type TandaPasskey = Context<'POST /login/passkey'>['body']['jawaban']
export type PasskeyBaru = Context<'POST /keamanan/passkey'>['body']['jawaban']

type Butuh = Pick<Deps, 'db' | 'clock' | 'random' | 'tickets' | 'publicUrl'>

/** A tenth of all that a start would read, for what few use. */
const loadPustaka = () => import('@simplewebauthn/server')

const UNTUK = 'passkey'

/** A challenge for any passkey of this site; nothing of it is kept until it comes back signed. */
export function startPasskey({ clock, tickets, publicUrl }: Butuh) {
  const challenge = tickets.create(UNTUK, clock.now() + BERLAKU_MS)
  const { rpID } = situs(publicUrl)
  return { challenge, rpId: rpID, timeout: BERLAKU_MS, userVerification: 'required' as const }
}

/** The account whose passkey signed; undefined for what proves nothing: unknown, another site's, answered before. */
export async function judgePasskey(
  { db, clock, tickets, publicUrl }: Butuh,
  jawaban: TandaPasskey,
): Promise<number | undefined> {
  const passkey = await findPasskey(db, jawaban.id)
  if (passkey === undefined) return undefined
  const { origin, rpID } = situs(publicUrl)
  try {
    const { verifyAuthenticationResponse } = await loadPustaka()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...jawaban, clientExtensionResults: {} } as AuthenticationResponseJSON,
      async expectedChallenge(challenge) {
        const sampai = tickets.read(challenge, UNTUK, clock.now())
        return sampai !== null && (await insertTerpakai(db, hashToken(challenge), 'passkey', sampai))
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.kredensial,
        publicKey: new Uint8Array(passkey.kunci_publik),
        counter: passkey.penghitung,
      },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    await updatePasskey(db, passkey.id, authenticationInfo.newCounter, clock.now())
    return passkey.pengguna_id
  } catch {
    // The library throws for whatever does not fit.
    return undefined
  }
}

/** What a browser needs to make a passkey for an account. */
export async function startDaftar(deps: Butuh, penggunaId: number, nama: string) {
  const { db, clock, random, publicUrl } = deps
  const challenge = random.token()
  await insertTantangan(db, {
    hash: hashToken(challenge),
    jenis: 'daftar',
    pengguna_id: penggunaId,
    kedaluwarsa_pada: new Date(clock.now() + BERLAKU_MS),
  })
  const { passkey } = await findFaktor(db, penggunaId)
  const { rpID } = situs(publicUrl)
  const { generateRegistrationOptions } = await loadPustaka()
  const { user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: RP,
    rpID,
    userName: nama,
    userID: new TextEncoder().encode(`rekan-${penggunaId}`),
    challenge: Buffer.from(challenge, 'base64url'),
    supportedAlgorithmIDs: ALGORITMA,
  })
  return {
    challenge,
    rp: { name: RP, id: rpID },
    user,
    pubKeyCredParams,
    timeout: BERLAKU_MS,
    attestation: 'none' as const,
    // One device holds one for an account.
    excludeCredentials: passkey.map(({ kredensial, transport }) => ({
      id: kredensial,
      type: 'public-key' as const,
      transports: transport,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  }
}

/** Returns the new passkey; undefined if the answer proves none. */
export async function judgeDaftar({ db, clock, publicUrl }: Butuh, penggunaId: number, jawaban: PasskeyBaru) {
  const { origin, rpID } = situs(publicUrl)
  try {
    const { verifyRegistrationResponse } = await loadPustaka()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...jawaban, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: async (challenge) =>
        (await takeTantangan(db, hashToken(challenge), 'daftar', clock.now())) === penggunaId,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITMA,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      kredensial: id,
      kunci_publik: Buffer.from(publicKey),
      penghitung: counter,
      transport: jawaban.response.transports ?? [],
    }
  } catch {
    return undefined
  }
}

/** For which site passkeys are: by the configured address, never by what a request claims. */
function situs(publicUrl: string): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpID: hostname }
}

import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import type { Log } from './log.ts'
import type { OidcSettings } from './settings.ts'

/** What a provider says of who signed in there, by its own name and its name of them. */
export type OrangSso = {
  readonly penerbit: string
  readonly sub: string
  readonly email: string | null
  readonly isTerverifikasi: boolean
}
/** `ditolak`: the answer proves nobody; `tak-terjangkau`: the provider does not answer. */
export type HasilSso = OrangSso | 'ditolak' | 'tak-terjangkau'

/** One way to the provider and back: what it is told by, and a secret that the browser alone has beside us. */
export type Perjalanan = {
  readonly state: string
  readonly rahasia: string
  /** Where who signs in has to do so anew: so long ago at most. In seconds */
  readonly palingLama?: number | undefined
}

/** The company's own provider of OpenID Connect: authorization code with PKCE. */
export type Oidc = {
  readonly penerbit: string
  /** Where the provider sends browsers back to: what its operator registers */
  readonly kembali: string
  /** The address at the provider that a browser goes to; null: it does not answer */
  begin(perjalanan: Perjalanan): Promise<string | null>
  /** Judges the search part of the address that the provider sent the browser back to. */
  judge(jawaban: string, perjalanan: Perjalanan): Promise<HasilSso>
}

/** The app's own page that providers send browsers back to */
export const KEMBALI = '/auth/sso'
/** Providers that take longer are taken for ones that are down. In seconds */
const LIMIT_S = 10
/** What a provider says of itself is asked for again after that: keys and addresses change. */
const KENAL_MS = 3_600_000

export function createOidc(
  { issuer, clientId, clientSecret }: OidcSettings,
  publicUrl: string,
  log: Pick<Log, 'warn'>,
): Oidc {
  const kembali = `${publicUrl}${KEMBALI}`
  let known: { readonly sejak: number; readonly config: Promise<client.Configuration> } | undefined

  // Of the error what it says alone: its cause may hold what the provider told of somebody.
  const tell = (error: unknown) =>
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'SSO: the provider failed us')
  const configure = () => {
    if (known === undefined || performance.now() - known.sejak > KENAL_MS) {
      // An ID token's word is taken for a password: it is the provider's by its signature as well, not by the line it came over alone.
      const execute = [client.enableNonRepudiationChecks]
      if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests)
      const config = client.discovery(new URL(issuer), clientId, clientSecret, proofBy(clientSecret), {
        execute,
        timeout: LIMIT_S,
      })
      known = { sejak: performance.now(), config }
      config.catch((error: unknown) => {
        known = undefined
        tell(error)
      })
    }
    return known.config
  }
  return {
    penerbit: issuer,
    kembali,
    async begin(perjalanan) {
      try {
        const url = client.buildAuthorizationUrl(await configure(), {
          redirect_uri: kembali,
          scope: 'openid email',
          state: perjalanan.state,
          nonce: derived(perjalanan, 'nonce'),
          code_challenge: await client.calculatePKCECodeChallenge(derived(perjalanan, 'pkce')),
          code_challenge_method: 'S256',
          ...(perjalanan.palingLama !== undefined && { max_age: String(perjalanan.palingLama) }),
        })
        return url.href
      } catch {
        return null
      }
    },
    async judge(jawaban, perjalanan) {
      const config = await configure().catch(() => null)
      if (config === null) return 'tak-terjangkau'
      try {
        const address = new URL(kembali)
        address.search = jawaban
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: perjalanan.state,
          expectedNonce: derived(perjalanan, 'nonce'),
          pkceCodeVerifier: derived(perjalanan, 'pkce'),
          idTokenExpected: true,
          ...(perjalanan.palingLama !== undefined && { maxAge: perjalanan.palingLama }),
        })
        const claims = tokens.claims()
        if (claims === undefined) return 'ditolak'
        // Many a provider tells the address only when it is asked for it.
        const { email, email_verified } =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims
        return {
          penerbit: claims.iss,
          sub: claims.sub,
          email: typeof email === 'string' ? email : null,
          isTerverifikasi: email_verified === true,
        }
      } catch (error) {
        tell(error)
        return isAway(error) ? 'tak-terjangkau' : 'ditolak'
      }
    },
  }
}

/** By the secret in the body where the provider says that it takes it so, else in the head, as each has to. */
function proofBy(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    )
}

/** What need not be kept: who has the way's secret and its state has these. 43 characters, as PKCE asks for at least. */
function derived({ state, rahasia }: Perjalanan, untuk: 'nonce' | 'pkce'): string {
  return createHmac('sha256', rahasia).update(`${untuk}.${state}`).digest('base64url')
}

/** Whether nothing was said about who signed in: no connection, no answer in time, a fault at the provider's. */
function isAway(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500
  if (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT') return true
  return error instanceof TypeError && error.message === 'fetch failed'
}

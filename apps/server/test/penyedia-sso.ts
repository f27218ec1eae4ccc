import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** What the provider knows of somebody, by the name they sign in there with. */
export type OrangPenyedia = { readonly email?: string; readonly email_verified?: boolean }

/** A real provider of OpenID Connect on this machine, with its own page for signing in. */
export type PenyediaSso = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Its people; a test may add and change them while it runs. */
  readonly orang: Map<string, OrangPenyedia>
  /** True: somebody on the line signs its ID tokens anew, with a key that is not the provider's */
  isPalsu: boolean
  close(): Promise<void>
}

/** `kembali` is the one address that it sends browsers back to. */
export async function startPenyediaSso(kembali: string): Promise<PenyediaSso> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const issuer = `http://127.0.0.1:${port}`
  const client = { clientId: 'rekan', clientSecret: 'rahasia-penyedia-uji' }
  const orang = new Map<string, OrangPenyedia>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [kembali],
        // As most real ones take it: none but those with PKCE.
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...orang.get(sub), sub }) }),
    // Who is signed in there has nothing more to agree to.
    async loadExistingGrant(ctx) {
      const { client: asker, session } = ctx.oidc
      if (asker === undefined || session?.accountId === undefined) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: asker.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['kunci-kuki-penyedia-uji'] },
  })
  const kunciAsing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    if (!penyedia.isPalsu || typeof body?.id_token !== 'string') return
    const isi = body.id_token.split('.').slice(0, 2).join('.')
    body.id_token = `${isi}.${sign('sha256', Buffer.from(isi), kunciAsing).toString('base64url')}`
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  const penyedia: PenyediaSso = {
    issuer,
    ...client,
    orang,
    isPalsu: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return penyedia
}

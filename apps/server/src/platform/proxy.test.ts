import { afterEach, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../test/server.ts'

let server: TestServer
afterEach(() => server.close())

/** What the server takes a request for, sent from this machine, that claims to be another's, by HTTPS. */
async function taken(trustProxy: readonly string[], forwardedFor: string) {
  server = await startTestServer(undefined, {
    trustProxy,
    onRoute: (route) => {
      route.onSend = async ({ ip, protocol, host }, reply) => {
        reply.header('x-seen', `${ip} ${protocol} ${host}`)
      }
    },
  })
  const { headers } = await server.call('GET /health', {
    headers: {
      'x-forwarded-for': forwardedFor,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'lain.example',
    },
  })
  const [ip, protocol, host] = headers.get('x-seen')?.split(' ') ?? []
  return { ip, protocol, isTold: host === 'lain.example', hsts: headers.get('strict-transport-security') }
}

const direct = { ip: '127.0.0.1', protocol: 'http', isTold: false, hsts: null }
const forwarded = { ip: '203.0.113.9', protocol: 'https', isTold: true, hsts: 'max-age=31536000' }

it.each([
  ['nobody is believed by default', [], '203.0.113.9', direct],
  ['nor who is not named', ['10.0.0.0/8', '::1'], '203.0.113.9', direct],
  ['a named proxy is', ['127.0.0.1'], '203.0.113.9', forwarded],
  ['as is one in a named network', ['127.0.0.0/8'], '203.0.113.9', forwarded],
  [
    'what a client wrote itself before the proxy is not',
    ['127.0.0.1'],
    '198.51.100.1, 203.0.113.9',
    forwarded,
  ],
  ['a second named proxy is passed over', ['127.0.0.1', '10.1.0.0/16'], '203.0.113.9, 10.1.2.3', forwarded],
])('%s', async (_case, trustProxy, forwardedFor, expected) => {
  expect(await taken(trustProxy, forwardedFor)).toEqual(expected)
})

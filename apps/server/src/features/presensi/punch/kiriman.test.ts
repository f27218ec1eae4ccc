import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AKHIR,
  BATAS,
  TIPE_MULTIPART,
  bagian,
  berkas,
  isian,
  kirimSebagian,
} from '../../../../test/multipart.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { blackPng } from '../../../../test/png.ts'
import { drawSelfie, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

/** Part of every Indonesian message of ours that these uploads can get. */
const BAHASA = /\b(foto|posisi|isian|kiriman|permintaan|berkas|ukuran|hanya|harus)\b/i

let server: TestServer
let people: Person[]
let foto: Buffer

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  people = await addPeople(server.owner, 2, Date.parse(JUMAT_PAGI))
  foto = await drawSelfie()
})
afterAll(() => server.close())

const token = () => (people[0] as Person).token
const utuh = () =>
  Buffer.concat([isian('latitude', '-6.1754'), isian('longitude', '106.8272'), berkas(foto), AKHIR])

async function kirim(body: Uint8Array, contentType = TIPE_MULTIPART) {
  const response = await fetch(`${server.origin}/api/presensi/check-in`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': contentType },
    body: Uint8Array.from(body),
  })
  const answer = (await response.json()) as { message: string }
  return { status: response.status, message: answer.message }
}

/** Nothing of a refused upload is anywhere, and the process goes on. */
async function expectTanpaJejak(): Promise<void> {
  const { n } = await server.owner
    .selectFrom('presensi')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('karyawan_id', '=', (people[0] as Person).karyawanId)
    .executeTakeFirstOrThrow()
  expect(n).toBe(0)
  const names = await readdir(join(server.dataDir, 'berkas'), { recursive: true, withFileTypes: true })
  expect(names.filter((name) => name.isFile())).toEqual([])
  expect((await server.call('GET /health')).status).toBe(200)
}

describe('bodies that claim to be something else', () => {
  it.each<[string, Uint8Array, string, number]>([
    ['JSON where a form is due', Buffer.from('['.repeat(1_000_000)), 'application/json', 415],
    [
      'a boundary of 300 characters',
      Buffer.from('--x--'),
      `multipart/form-data; boundary=${'x'.repeat(300)}`,
      400,
    ],
    ['a field that says it is JSON', bagianJson('{"toString":1}'), TIPE_MULTIPART, 422],
    ['a field of deep JSON', bagianJson('['.repeat(8000)), TIPE_MULTIPART, 400],
  ])('refuses %s', async (_name, body, type, expected) => {
    const { status, message } = await kirim(body, type)
    expect(status).toBe(expected)
    expect(message).toMatch(/[a-z]/)
    await expectTanpaJejak()
  })

  it('keeps a field called like what every object has a field', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const { status } = await kirim(Buffer.concat([isian(name, 'x'), utuh()]))
      expect([400, 422]).toContain(status)
    }
    await expectTanpaJejak()
  })

  it('refuses a form where JSON is due, and plain text anywhere', async () => {
    for (const type of [TIPE_MULTIPART, 'text/plain', 'application/xml']) {
      const response = await fetch(`${server.origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x',
      })
      expect(response.status).toBe(415)
    }
  })

  it('answers an address that cannot be decoded in our own shape', async () => {
    const response = await fetch(`${server.origin}/api/%`)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(BAHASA) }),
    ])
  })
})

describe('photos that are none', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number]>([
    ['a bomb of 16,000 by 16,000 pixels', () => blackPng(16_000), 422],
    ['a truncated PNG', () => foto.subarray(0, foto.length - 20), 422],
    [
      'a PNG with a bad checksum',
      () => Buffer.from(foto).fill(0, foto.length >> 1, (foto.length >> 1) + 1),
      422,
    ],
    ['a truncated JPEG', async () => (await sharp(foto).jpeg().toBuffer()).subarray(0, 900), 422],
    ['a truncated WebP', async () => (await sharp(foto).webp().toBuffer()).subarray(0, 900), 422],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"/>'), 422],
    ['a GIF', () => sharp(foto).gif().toBuffer(), 422],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), 422],
    [
      'a PNG that is a web page too',
      () => Buffer.concat([foto, Buffer.from('<html><script>alert(1)</script></html>')]),
      422,
    ],
    ['10 MB', () => Buffer.alloc(10 * 1024 * 1024), 413],
    ['nothing', () => Buffer.alloc(0), 422],
  ])('refuses %s', async (_name, photo, status) => {
    const answer = await kirim(Buffer.concat([berkas(await photo()), AKHIR]))
    expect(answer).toEqual({ status, message: expect.stringMatching(BAHASA) })
    await expectTanpaJejak()
  })
})

describe('forms that are none', () => {
  const baik = () => [isian('latitude', '-6.1754'), isian('longitude', '106.8272')]
  it.each<[string, () => Uint8Array, string?]>([
    ['another boundary than announced', utuh, 'multipart/form-data; boundary=lain'],
    ['no boundary announced', utuh, 'multipart/form-data'],
    ['an empty boundary announced', utuh, 'multipart/form-data; boundary='],
    ['no end', () => Buffer.concat([...baik(), berkas(foto)])],
    ['an end in the middle of the photo', () => utuh().subarray(0, utuh().length >> 1)],
    ['an end in the middle of a head', () => Buffer.from(`--${BATAS}\r\nContent-Dispo`)],
    ['garbage for heads', () => Buffer.concat([bagian('\u0000\u0001 %%% \u00ff', 'x'), berkas(foto), AKHIR])],
    [
      'heads without a name',
      () => Buffer.concat([bagian('Content-Disposition: form-data', 'x'), berkas(foto), AKHIR]),
    ],
    ['a head of 200 kB', () => Buffer.concat([bagian(`X-Panjang: ${'a'.repeat(200_000)}`, 'x'), AKHIR])],
    [
      'a name of 100 kB',
      () => Buffer.concat([isian('a'.repeat(100_000), 'x'), ...baik(), berkas(foto), AKHIR]),
    ],
    [
      '10,000 tiny parts',
      () => Buffer.concat([...Array.from({ length: 10_000 }, (_, i) => isian(`i${i}`, 'x')), AKHIR]),
    ],
    [
      '10,000 tiny files',
      () => Buffer.concat([...Array.from({ length: 10_000 }, () => berkas(Buffer.from('x'))), AKHIR]),
    ],
    ['only an end', () => AKHIR],
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => Buffer.alloc(50_000, 'bukan multipart ')],
    ['the prototype’s names', () => Buffer.concat([isian('__proto__', 'x'), ...baik(), berkas(foto), AKHIR])],
    ['a constructor', () => Buffer.concat([isian('constructor', 'x'), ...baik(), berkas(foto), AKHIR])],
    [
      'a JSON part that is none',
      () =>
        Buffer.concat([
          bagian('Content-Disposition: form-data; name="latitude"\r\nContent-Type: application/json', '{'),
          berkas(foto),
          AKHIR,
        ]),
    ],
    [
      'a photo as a field',
      () => Buffer.concat([...baik(), isian('selfie', 'data:image/png;base64,'), AKHIR]),
    ],
  ])('answers %s with 400 or 422 and in Indonesian', async (_name, body, contentType) => {
    const { status, message } = await kirim(body(), contentType)
    expect([400, 422]).toContain(status)
    expect(message).toMatch(BAHASA)
    await expectTanpaJejak()
  })

  it('takes a file’s name for what it is: nothing', async () => {
    const other = people[1] as Person
    const body = Buffer.concat([...baik(), berkas(foto, 'text/html', '../../../etc/passwd'), AKHIR])
    const response = await fetch(`${server.origin}/api/presensi/check-in`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}`, 'content-type': TIPE_MULTIPART },
      body: Uint8Array.from(body),
    })
    expect(response.status).toBe(201)
    await server.deps.jobs.idle()
    const rows = await server.owner.selectFrom('presensi_selfie').select('kunci').execute()
    for (const { kunci } of rows) {
      await server.deps.files.delete(kunci ?? '')
      await server.deps.files.delete(kunci?.replace(/\.(\w+)$/, '-kecil.$1') ?? '')
    }
  })
})

describe('connections that fail', () => {
  it('leaves nothing of an upload that its client gives up half way', async () => {
    for (const share of [0.1, 0.5, 0.99]) {
      const body = utuh()
      const { socket, diServer } = await kirimSebagian(server, token(), body, Math.floor(body.length * share))
      const closed = new Promise<void>((resolve) => {
        diServer.once('close', () => resolve())
      })
      socket.destroy()
      await closed
      await expectTanpaJejak()
    }
  })

  it('ends an upload that stalls, in Indonesian, and leaves nothing of it', async () => {
    const body = utuh()
    const { socket } = await kirimSebagian(server, token(), body, body.length >> 1)
    // From here on it may not take longer; what others send takes what it takes.
    const { requestTimeout } = server.app.server
    server.app.server.requestTimeout = 100
    const received: Buffer[] = []
    socket.on('data', (bytes: Buffer) => received.push(bytes))
    await once(socket, 'close')
    server.app.server.requestTimeout = requestTimeout
    const answer = Buffer.concat(received).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('Kiriman terlalu lama sampai.')
    await expectTanpaJejak()
  })

  it('still takes that person’s check-in afterwards', async () => {
    const { status } = await server.call('POST /presensi/check-in', {
      token: token(),
      form: formPresensi(fotoBaru()),
    })
    expect(status).toBe(201)
  })
})

function bagianJson(value: string): Uint8Array {
  const kepala = 'Content-Disposition: form-data; name="keterangan"\r\nContent-Type: application/json'
  return Buffer.concat([bagian(kepala, value), AKHIR])
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { drawSelfie } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let orang: Person
let foto: Buffer
beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 60, Date.parse(JUMAT_PAGI))
  foto = await drawSelfie()
})
afterAll(() => server.close())
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

type Kiriman = {
  token?: string
  headers?: Record<string, string>
  lain?: Record<string, string>
  tipe?: string
}
const kirim = (
  gambar: Uint8Array,
  { token = orang.token, headers = {}, lain = {}, tipe = 'image/png' }: Kiriman = {},
) => {
  const form = new FormData()
  for (const [nama, nilai] of Object.entries(lain)) form.append(nama, nilai)
  form.append('avatar', new Blob([Uint8Array.from(gambar)], { type: tipe }), 'foto')
  return server.call('POST /profile', { token, form, headers })
}
const profil = async () => (await server.call('GET /profile', { token: orang.token })).body['data']
const berkas = async () => {
  const nama = await readdir(join(server.dataDir, 'berkas', 'avatar')).catch(() => [])
  return nama.filter((satu) => satu.startsWith(`${orang.penggunaId}-`)).toSorted()
}

describe('[API-05] POST /profile with an avatar alone', () => {
  it.each<[string, (png: Buffer) => Promise<Buffer>]>([
    ['PNG', async (png) => png],
    ['JPEG', (png) => sharp(png).resize(1200, 700, { fit: 'fill' }).jpeg().toBuffer()],
    ['WebP', (png) => sharp(png).resize(200, 300, { fit: 'fill' }).webp().toBuffer()],
  ])('takes a %s by its bytes and gives a square, small and without metadata', async (_name, ubah) => {
    const gambar = await ubah(foto)
    const { status, body } = await kirim(gambar, { tipe: 'text/html' })
    expect([status, body['message']]).toEqual([200, 'Berhasil mengubah data diri.'])
    expect(body['data']).toEqual(await profil())
    const url = body['data'].avatar_url
    expect(body['data'].karyawan.avatar_url).toBe(url)
    const gambarKembali = await fetch(server.origin + url)
    expect(Object.fromEntries(gambarKembali.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/^private, max-age=\d{7}$/),
    })
    const meta = await sharp(await gambarKembali.arrayBuffer()).metadata()
    expect(meta).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect(meta.exif).toBeUndefined()
    const [kecil, besar] = await berkas()
    expect([kecil, besar]).toEqual([expect.stringMatching(/-kecil\.webp$/), expect.stringMatching(/\.webp$/)])
    const isi = await server.deps.files.get(`avatar/${kecil ?? ''}`)
    expect(await sharp(isi?.bytes).metadata()).toMatchObject({ width: 96, height: 96 })
  })

  it('keeps nothing of where and with what it was taken, and the right way up', async () => {
    const rebah = await sharp(foto)
      .resize(400, 200, { fit: 'fill' })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Jalan Rahasia 5', Orientation: '6' },
        IFD3: { GPSLatitude: '6/1 12/1 31/1' },
      })
      .toBuffer()
    await kirim(rebah)
    const [, besar = ''] = await berkas()
    const isi = await server.deps.files.get(`avatar/${besar}`)
    expect(isi?.bytes.includes('Rahasia')).toBe(false)
    expect((await sharp(isi?.bytes).metadata()).orientation).toBeUndefined()
  })

  it('removes the one before, and leaves the data’s version alone', async () => {
    const { versi } = (await profil()).karyawan
    const pertama = (await kirim(foto)).body['data'].avatar_url
    const kedua = (await kirim(await drawSelfie(2))).body['data'].avatar_url
    expect(kedua).not.toBe(pertama)
    expect((await fetch(server.origin + pertama)).status).toBe(404)
    expect((await fetch(server.origin + kedua)).status).toBe(200)
    expect(await berkas()).toHaveLength(2)
    expect((await profil()).karyawan.versi).toBe(versi)
  })

  it('leaves one picture and its files, of many sent at once', async () => {
    const gambar = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => drawSelfie(i)))
    const replies = await Promise.all(gambar.map((satu) => kirim(satu)))
    expect(replies.map(({ status }) => status)).toEqual(gambar.map(() => 200))
    expect(await berkas()).toHaveLength(2)
    expect((await fetch(server.origin + (await profil()).avatar_url)).status).toBe(200)
  })

  it('gives the same key with the same picture the first answer again, and keeps no second copy', async () => {
    const headers = { 'Idempotency-Key': 'avatar-1' }
    const [pertama, kedua] = [await kirim(foto, { headers }), await kirim(foto, { headers })]
    expect([kedua.status, kedua.body]).toEqual([200, pertama.body])
    expect(await berkas()).toHaveLength(2)
    expect((await fetch(server.origin + kedua.body['data'].avatar_url)).status).toBe(200)
  })

  it('gives one link for weeks, so that a list costs each picture once', async () => {
    const url = (await kirim(foto)).body['data'].avatar_url
    server.setClock('2026-11-21T09:00:00+07:00')
    expect((await profil()).avatar_url).toBe(url)
    server.setClock('2026-12-20T09:00:00+07:00')
    expect((await fetch(server.origin + url)).status).toBe(404)
    expect((await fetch(server.origin + (await profil()).avatar_url)).status).toBe(200)
  })

  it('is open to an account without an employee', async () => {
    const token = await server.login('admin@rekan.example')
    expect((await kirim(foto, { token })).body['data']).toMatchObject({
      karyawan: null,
      avatar_url: expect.stringContaining('/api/berkas/avatar/'),
    })
  })
})

describe('refuses', () => {
  const rusak = async () => {
    const jpeg = await sharp(foto).jpeg({ mozjpeg: true }).toBuffer()
    jpeg.fill(0xff, jpeg.length >> 1, (jpeg.length >> 1) + 60)
    return jpeg
  }
  it.each<[string, () => Promise<Uint8Array>, string]>([
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Foto harus berupa gambar PNG, JPEG, atau WebP.',
    ],
    ['a GIF', async () => sharp(foto).gif().toBuffer(), 'Foto harus berupa gambar PNG, JPEG, atau WebP.'],
    ['nothing', async () => Buffer.alloc(0), 'Foto harus berupa gambar PNG, JPEG, atau WebP.'],
    [
      'half a PNG',
      async () => foto.subarray(0, foto.length >> 1),
      'Foto rusak atau tidak utuh. Ambil ulang foto.',
    ],
    ['a JPEG broken inside', rusak, 'Foto tidak dapat dibaca. Pilih foto lain.'],
    [
      'a stamp',
      () => sharp(foto).resize(95).png().toBuffer(),
      'Ukuran foto harus 96 sampai 4096 piksel per sisi.',
    ],
  ])('%s at the field, and keeps the picture from before', async (_name, buat, pesan) => {
    await kirim(foto)
    const sebelum = [await profil(), await berkas()]
    const { status, body } = await kirim(await buat())
    expect([status, body['errors']]).toEqual([422, { avatar: [pesan] }])
    expect([await profil(), await berkas()]).toEqual(sebelum)
  })

  it('more than 2 MB', async () => {
    expect((await kirim(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413)
  })

  it('a picture together with fields', async () => {
    const { status, body } = await kirim(foto, { lain: { nama: 'Nama Baru' } })
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['avatar']])
    expect(await berkas()).toEqual([])
  })
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { drawSelfie } from '../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
const gambar = await drawSelfie(3, 1200)
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('pengumuman').execute()
  await server.owner.deleteFrom('notifikasi').execute()
})

const ISI = { judul: 'Libur bersama', body: 'Kantor tutup pada Senin.' }
type Kiriman = { readonly headers?: Record<string, string>; readonly siapa?: keyof typeof token }
const post = (alamat: string, body: object = {}, { headers = {}, siapa = 'hrd' }: Kiriman = {}) =>
  server.call(`POST /pengumuman${alamat}`, { token: token[siapa], body, headers })
const buat = async (isi: object = {}): Promise<number> => (await post('', { ...ISI, ...isi })).body['data'].id
const lihat = async (id: number) =>
  (await server.call(`GET /pengumuman/${id}`, { token: token.hrd })).body['data']
const kirimGambar = (id: number, isi: Uint8Array = gambar, headers: Record<string, string> = {}) => {
  const form = new FormData()
  form.append('lampiran', new Blob([Uint8Array.from(isi)], { type: 'text/html' }), 'x.html')
  return server.call(`POST /pengumuman/${id}/lampiran`, { token: token.hrd, form, headers })
}
const kabar = () =>
  server.owner.selectFrom('notifikasi').selectAll().orderBy('pengguna_id').orderBy('id').execute()
const penerima = async () => {
  const baris = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'karyawan')
    .where('aktif', '=', true)
    .orderBy('id')
    .execute()
  return baris.map(({ id }) => id)
}
const jejak = async (id: number) => {
  const baris = await server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'pengumuman')
    .where('objek_id', '=', String(id))
    .orderBy('id')
    .execute()
  return baris.map(({ tindakan, sebelum, sesudah }) => [tindakan, sebelum, sesudah])
}

describe('writing', () => {
  it('makes a draft, kept tidy, that tells nobody', async () => {
    const { status, body } = await post('', { judul: '  Libur\n bersama ', body: 'Satu\r\n\r\nDua \n' })
    expect([status, body['message']]).toEqual([201, 'Draft pengumuman disimpan.'])
    expect(body['data']).toMatchObject({
      judul: 'Libur bersama',
      body: 'Satu\n\nDua',
      status: 'DRAFT',
      created_at: '2026-11-20T00:52:13.000Z',
      kelola: { versi: 1, dibaca_oleh: 0, oleh: { id: akun.hrd.penggunaId } },
    })
    expect(await kabar()).toEqual([])
  })

  it.each<[string, object, object]>([
    ['no title', { judul: '\u200b ' }, { judul: ['Judul harus diisi.'] }],
    ['a long title', { judul: 'x'.repeat(121) }, { judul: ['Judul tidak boleh lebih dari 120 karakter.'] }],
    ['no text', { body: ' \n' }, { body: ['Isi pengumuman harus diisi.'] }],
    [
      'a link that runs',
      { body: '[Klik](javascript:alert)' },
      {
        body: ['Tautan "javascript:alert" tidak dapat dipakai. Awali dengan https://, mailto:, atau tel:.'],
      },
    ],
    [
      'letters that hide what it says',
      { body: 'a\u202eb' },
      { body: ['Isian mengandung karakter yang tidak dikenal.'] },
    ],
    ['a status', { status: 'TERBIT' }, { status: expect.any(Array) }],
  ])('refuses %s at its field', async (_nama, isi, errors) => {
    const { status, body } = await post('', { ...ISI, ...isi })
    expect([status, body['errors']]).toEqual([422, errors])
  })

  it('again keeps the newest and its trail; whoever saw an older one is refused with it', async () => {
    const id = await buat()
    const baru = { ...ISI, body: 'Kantor tutup pada Selasa.' }
    const { status, body } = await post(`/${id}`, { ...baru, versi: 1 })
    expect([status, body['data'].kelola.versi]).toEqual([200, 2])
    expect((await post(`/${id}`, { ...baru, versi: 2 })).body['data'].kelola.versi).toBe(2)
    const lama = await post(`/${id}`, { ...ISI, versi: 1 })
    expect([lama.status, lama.body['error'].error, lama.body['data']]).toEqual([
      409,
      'VERSI_USANG',
      await lihat(id),
    ])
    expect((await lihat(id)).body).toBe('Kantor tutup pada Selasa.')
    expect(await jejak(id)).toEqual([
      ['POST /pengumuman', null, ISI],
      ['POST /pengumuman/{id}', { body: ISI.body }, { body: 'Kantor tutup pada Selasa.' }],
    ])
  })

  it('is HR’s alone, and of what is there', async () => {
    const id = await buat()
    for (const siapa of ['karyawan', 'koordinator'] as const)
      for (const apa of ['', `/${id}`, `/${id}/publish`, `/${id}/withdraw`, `/${id}/delete`])
        expect((await post(apa, { ...ISI, versi: 1 }, { siapa })).status).toBe(403)
    for (const [apa, isi] of [
      ['', { ...ISI, versi: 1 }],
      ['/publish', { versi: 1 }],
      ['/withdraw', { versi: 1 }],
      ['/delete', { versi: 1 }],
      ['/lampiran/delete', {}],
    ] as const)
      expect((await post(`/999999${apa}`, isi)).status).toBe(404)
    expect((await kirimGambar(999_999)).status).toBe(404)
  })
})

describe('[NOTIF-09] publishing', () => {
  it('tells every active employee once, and nobody else', async () => {
    const orang = await penerima()
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: false })
      .where('id', '=', orang[0] ?? 0)
      .execute()
    const id = await buat()
    expect((await lihat(id)).kelola.penerima).toBe(orang.length - 1)
    const { status, body } = await post(`/${id}/publish`, { versi: 1 })
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: true })
      .where('id', '=', orang[0] ?? 0)
      .execute()
    expect([status, body['message']]).toEqual([
      200,
      `Pengumuman diterbitkan. ${orang.length - 1} karyawan diberi tahu.`,
    ])
    expect(body['data']).toMatchObject({
      status: 'TERBIT',
      terbit_pada: '2026-11-20T00:52:13.000Z',
      kelola: { versi: 2 },
    })
    const semua = await kabar()
    expect(semua.map(({ pengguna_id }) => pengguna_id)).toEqual(orang.slice(1))
    expect(semua[0]).toMatchObject({
      jenis: 'PENGUMUMAN',
      detail_id: id,
      judul: 'Pengumuman baru',
      isi: 'Libur bersama',
      dibaca_pada: null,
    })
    const { body: dibaca } = await server.call('GET /notifikasi', { token: token.karyawan })
    expect(dibaca['data']).toMatchObject([{ jenis: 'PENGUMUMAN', detail_id: id, body: 'Libur bersama' }])
  })

  it('twice, also at once and by the same key, is told once', async () => {
    const id = await buat()
    const headers = { 'idempotency-key': `terbit-${id}` }
    const terbit = (kepala = {}) => post(`/${id}/publish`, { versi: 1 }, { headers: kepala })
    const sekaligus = await Promise.all([terbit(headers), terbit(headers), terbit(), terbit()])
    expect(sekaligus.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(sekaligus.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const lagi = await terbit()
    expect([lagi.status, lagi.body['error'].error, lagi.body['data'].status]).toEqual([
      409,
      'SUDAH_TERBIT',
      'TERBIT',
    ])
    expect((await kabar()).length).toBe((await penerima()).length)
  })

  it('what another HR has changed since is refused, and told to nobody', async () => {
    const id = await buat()
    await post(`/${id}`, { ...ISI, body: 'Lain.', versi: 1 })
    expect((await post(`/${id}/publish`, { versi: 1 })).status).toBe(409)
    expect([await kabar(), (await lihat(id)).status]).toEqual([[], 'DRAFT'])
  })

  it('nobody acts upon what another has published, withdrawn or changed since they saw it', async () => {
    const id = await buat()
    const usang = async (apa: string, isi: object = {}) => {
      const { status, body } = await post(`/${id}${apa}`, { versi: 1, ...isi })
      return [status, body['error']?.error, body['data']?.kelola.versi]
    }
    await post(`/${id}/publish`, { versi: 1 })
    expect(await usang('', ISI)).toEqual([409, 'VERSI_USANG', 2])
    expect(await usang('/withdraw')).toEqual([409, 'VERSI_USANG', 2])
    await post(`/${id}/withdraw`, { versi: 2 })
    expect(await usang('/publish')).toEqual([409, 'VERSI_USANG', 3])
    expect(await usang('/delete')).toEqual([409, 'VERSI_USANG', 3])
    expect([await kabar(), (await lihat(id)).status]).toEqual([[], 'DRAFT'])
  })

  it('waits for devices in the same transaction', async () => {
    const { token_hash } = await server.owner
      .selectFrom('sesi')
      .select('token_hash')
      .where('pengguna_id', '=', akun.karyawan.penggunaId)
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('push_langganan')
      .values({
        sesi_hash: token_hash,
        pengguna_id: akun.karyawan.penggunaId,
        endpoint: 'https://fcm.googleapis.com/x',
        p256dh: 'x',
        auth: 'x',
        dibuat_pada: new Date(JUMAT_PAGI),
      })
      .execute()
    const antre = () => server.owner.selectFrom('push_kiriman').select('langganan_id').execute()
    const id = await buat()
    await post(`/${id}/publish`, { versi: 1 })
    expect(await antre()).toHaveLength(1)
    await post(`/${id}/withdraw`, { versi: 2 })
    expect(await antre()).toEqual([])
    await server.owner.deleteFrom('push_langganan').execute()
  })
})

describe('what is published', () => {
  it('changes at once when it is edited, and nobody is told', async () => {
    const id = await buat()
    await post(`/${id}/publish`, { versi: 1 })
    const sebelum = await kabar()
    server.setClock('2026-11-21T09:00:00+07:00')
    expect((await post(`/${id}`, { ...ISI, judul: 'Libur', versi: 2 })).status).toBe(200)
    const { body } = await server.call(`GET /pengumuman/${id}`, { token: token.karyawan })
    expect(body['data']).toMatchObject({ judul: 'Libur', terbit_pada: '2026-11-20T00:52:13.000Z' })
    expect(await kabar()).toEqual(sebelum)
  })

  it('withdrawn is a draft again, with what told of it and who read it gone; other news stay', async () => {
    const [lain, id] = [await buat(), await buat()]
    for (const satu of [lain, id]) await post(`/${satu}/publish`, { versi: 1 })
    await post(`/${id}/read`, {}, { siapa: 'karyawan' })
    server.setClock('2026-11-21T09:00:00+07:00')
    const { status, body } = await post(`/${id}/withdraw`, { versi: 2 })
    expect([status, body['message']]).toEqual([
      200,
      'Pengumuman ditarik. Karyawan tidak dapat membacanya lagi.',
    ])
    expect(body['data']).toMatchObject({
      status: 'DRAFT',
      terbit_pada: null,
      kelola: { dibaca_oleh: 0, versi: 3 },
    })
    expect((await server.call(`GET /pengumuman/${id}`, { token: token.karyawan })).status).toBe(404)
    const orang = await penerima()
    expect((await kabar()).map(({ detail_id }) => detail_id)).toEqual(orang.map(() => lain))
    expect((await post(`/${id}/withdraw`, { versi: 3 })).body['error'].error).toBe('BELUM_TERBIT')
    expect((await post(`/${id}/publish`, { versi: 3 })).status).toBe(200)
    expect((await kabar()).filter(({ detail_id }) => detail_id === id).length).toBe(orang.length)
    expect((await jejak(id)).slice(1)).toEqual([
      ['POST /pengumuman/{id}/publish', { status: 'DRAFT' }, { status: 'TERBIT' }],
      ['POST /pengumuman/{id}/withdraw', { status: 'TERBIT' }, { status: 'DRAFT' }],
      ['POST /pengumuman/{id}/publish', { status: 'DRAFT' }, { status: 'TERBIT' }],
    ])
  })

  it('is withdrawn before it can be deleted; then it is gone with its image', async () => {
    const id = await buat()
    const { lampiran_url: url } = (await kirimGambar(id)).body['data']
    await post(`/${id}/publish`, { versi: 1 })
    expect((await post(`/${id}/delete`, { versi: 2 })).body['error'].error).toBe('MASIH_TERBIT')
    await post(`/${id}/withdraw`, { versi: 2 })
    expect((await fetch(server.origin + url)).status).toBe(200)
    expect((await post(`/${id}/delete`, { versi: 3 })).body).toEqual({ message: 'Draft pengumuman dihapus.' })
    expect((await post(`/${id}/delete`, { versi: 3 })).status).toBe(404)
    expect((await fetch(server.origin + url)).status).toBe(404)
  })
})

const berkas = async () =>
  (await readdir(join(server.dataDir, 'berkas', 'pengumuman')).catch(() => [])).length

describe('its image', () => {
  it.each<[string, (png: Sharp) => Sharp, object, object]>([
    [
      'PNG',
      (foto) => foto.resize(1600, 900, { fit: 'fill' }).png(),
      { width: 896, height: 504 },
      { width: 640, height: 360 },
    ],
    [
      'JPEG',
      (foto) => foto.resize(900, 1200, { fit: 'fill' }).jpeg(),
      { width: 672, height: 896 },
      { width: 480, height: 640 },
    ],
    [
      'WebP',
      (foto) => foto.resize(300, 200, { fit: 'fill' }).webp(),
      { width: 300, height: 200 },
      { width: 300, height: 200 },
    ],
  ])('of a %s is as large as phones need, twice, by its bytes', async (_nama, ubah, besar, kecil) => {
    const id = await buat()
    const { status, body } = await kirimGambar(id, await ubah(sharp(gambar)).toBuffer())
    expect([status, body['message']]).toEqual([200, 'Gambar pengumuman disimpan.'])
    const { lampiran, lampiran_url, lampiran_kecil_url, lampiran_ukuran, kelola } = body['data']
    expect(lampiran).toMatch(new RegExp(`^${id}-[0-9a-f-]{36}\\.webp$`))
    expect(lampiran_ukuran).toEqual({ lebar: Object.values(besar)[0], tinggi: Object.values(besar)[1] })
    expect(kelola.versi).toBe(1)
    for (const [url, ukuran] of [
      [lampiran_url, besar],
      [lampiran_kecil_url, kecil],
    ]) {
      const berkasnya = await fetch(server.origin + url)
      expect(berkasnya.headers.get('content-type')).toBe('image/webp')
      expect(await sharp(await berkasnya.arrayBuffer()).metadata()).toMatchObject(ukuran)
    }
    server.setClock('2026-11-20T18:00:00+07:00')
    expect((await lihat(id)).lampiran_url).toBe(lampiran_url)
    server.setClock('2026-11-23T08:00:00+07:00')
    expect((await fetch(server.origin + lampiran_url)).status).toBe(404)
    expect((await fetch(server.origin + (await lihat(id)).lampiran_url)).status).toBe(200)
  })

  it('keeps nothing of where it was taken', async () => {
    const id = await buat()
    const jpeg = await sharp(gambar)
      .jpeg()
      .withExif({ IFD0: { Make: 'Jalan Rahasia 5' }, IFD3: { GPSLatitude: '6/1 12/1 31/1' } })
      .toBuffer()
    const { lampiran_url } = (await kirimGambar(id, jpeg)).body['data']
    const isi = Buffer.from(await (await fetch(server.origin + lampiran_url)).arrayBuffer())
    expect(isi.includes('Rahasia')).toBe(false)
    expect((await sharp(isi).metadata()).exif).toBeUndefined()
  })

  it('takes the place of the one before, once by one key, and goes when asked', async () => {
    const awal = await berkas()
    const id = await buat()
    const pertama = (await kirimGambar(id)).body['data'].lampiran_url
    const headers = { 'idempotency-key': `gambar-${id}` }
    const [kedua, ulang] = [await kirimGambar(id, gambar, headers), await kirimGambar(id, gambar, headers)]
    expect(ulang.body).toEqual(kedua.body)
    expect(await berkas()).toBe(awal + 2)
    expect((await fetch(server.origin + pertama)).status).toBe(404)
    const { lampiran_url: url } = kedua.body['data']
    expect((await fetch(server.origin + url)).status).toBe(200)
    const { status, body } = await post(`/${id}/lampiran/delete`)
    expect([status, body['data'].lampiran, body['data'].lampiran_ukuran]).toEqual([200, null, null])
    expect([(await fetch(server.origin + url)).status, await berkas()]).toEqual([404, awal])
    expect((await post(`/${id}/lampiran/delete`)).status).toBe(200)
  })

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Foto harus berupa gambar PNG, JPEG, atau WebP.',
    ],
    ['a GIF', () => sharp(gambar).gif().toBuffer(), 'Foto harus berupa gambar PNG, JPEG, atau WebP.'],
    [
      'half a PNG',
      () => gambar.subarray(0, gambar.length >> 1),
      'Foto rusak atau tidak utuh. Ambil ulang foto.',
    ],
    [
      'a stamp',
      () => sharp(gambar).resize(159).png().toBuffer(),
      'Ukuran foto harus 160 sampai 4096 piksel per sisi.',
    ],
  ])('%s is refused at the field, and the one before stays', async (_nama, dari, pesan) => {
    const id = await buat()
    await kirimGambar(id)
    const sebelum = [await lihat(id), await berkas()]
    const { status, body } = await kirimGambar(id, await dari())
    expect([status, body['errors']]).toEqual([422, { lampiran: [pesan] }])
    expect([await lihat(id), await berkas()]).toEqual(sebelum)
  })

  it('of more than 5 MB is refused', async () => {
    const id = await buat()
    expect((await kirimGambar(id, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

it('the database refuses what must never be', async () => {
  const id = await buat()
  const ubah = (isi: object) => server.owner.updateTable('pengumuman').set(isi).where('id', '=', id).execute()
  await expect(ubah({ status: 'TERBIT' })).rejects.toThrow('pengumuman_terbit_pada')
  await expect(ubah({ terbit_pada: new Date(JUMAT_PAGI) })).rejects.toThrow('pengumuman_terbit_pada')
  await expect(ubah({ lampiran: 'pengumuman/1.webp' })).rejects.toThrow('pengumuman_lampiran')
})

import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Role } from '@rekan/domain/akses/peran'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { withPngChunk } from '../../../../test/png.ts'
import { drawSelfie, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { EncoderLost } from '../../../platform/encoder.ts'
import { createJobs } from '../../../platform/jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { selfieJob } from './selfie.job.ts'
import { takeSelfie } from './selfie.queries.ts'
import { selfieUrl } from './selfie.service.ts'

const MENIT = 60_000
const PAGI = Date.parse(JUMAT_PAGI)

let server: TestServer
let people: Person[]
let foto: Buffer

beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 80, PAGI)
  foto = await drawSelfie()
})
afterAll(() => server.close())
beforeEach(() => server.setClock(JUMAT_PAGI))

const pada = (saat: number) => server.setClock(new Date(saat).toISOString())

/** A fresh person's check-in with this photo; gives the punch's id. */
async function checkIn(photo: Uint8Array, type = 'image/png'): Promise<{ id: number; person: Person }> {
  const person = people.pop() as Person
  const form = formPresensi(null)
  form.append('selfie', new Blob([Uint8Array.from(photo)], { type }), 'selfie')
  const { status, body } = await server.call('POST /presensi/check-in', { token: person.token, form })
  expect([status, body['message']]).toEqual([201, 'Check in tercatat.'])
  return { id: body['data'].id, person }
}

const baris = (id: number) =>
  server.owner
    .selectFrom('presensi_selfie as s')
    .innerJoin('presensi_kejadian as e', 'e.id', 's.kejadian_id')
    .select(['s.isi', 's.kunci', 's.rusak', 's.percobaan', 'e.perlu_tinjauan', 'e.tanda', 'e.selfie_sha256'])
    .where('s.kejadian_id', '=', id)
    .executeTakeFirstOrThrow()

const diri = ({ penggunaId, karyawanId }: Person): Pelaku => ({ penggunaId, karyawanId, role: 'karyawan' })
const tautan = async (pelaku: Pelaku, id: number) =>
  (await selfieUrl(server.deps, pelaku, [id], ['2026-11-01', '2026-12-31'])).get(id)
const ambil = (url: string) => fetch(server.origin + url)

async function berkas(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, 'berkas'), { recursive: true, withFileTypes: true })
  return names.filter((name) => name.isFile()).map(({ name }) => name)
}

/** Like another server on the same database, whose job runs with other parts. */
async function dengan(bagian: Partial<TestServer['deps']>, work: () => Promise<void>): Promise<void> {
  const jobs = createJobs(silentLog())
  jobs.start(selfieJob({ ...server.deps, ...bagian }))
  await jobs.idle()
  await work()
  await jobs.stop()
}

describe('from the punch to the file store', () => {
  it.each<[string, (png: Buffer) => Promise<Buffer>, string]>([
    ['PNG', async (png) => png, 'image/png'],
    ['JPEG', (png) => sharp(png).jpeg().toBuffer(), 'image/jpeg'],
    ['WebP', (png) => sharp(png).webp().toBuffer(), 'image/webp'],
    ['PNG declared as a text', async (png) => png, 'text/html'],
    ['JPEG declared as a PNG', (png) => sharp(png).jpeg().toBuffer(), 'image/png'],
  ])('takes a %s by its bytes, and keeps a small JPEG of it', async (_name, convert, type) => {
    const photo = await convert(await sharp(fotoBaru()).resize(480, 480).png().toBuffer())
    const { id } = await checkIn(photo, type)
    await server.deps.jobs.idle()
    const row = await baris(id)
    expect(row).toMatchObject({
      isi: null,
      kunci: `selfie/2026-11-20/${id}.jpg`,
      rusak: false,
      perlu_tinjauan: false,
    })
    expect(row.selfie_sha256).toEqual(createHash('sha256').update(photo).digest())
    const [penuh, kecil] = await Promise.all(
      [`${id}.jpg`, `${id}-kecil.jpg`].map((name) => server.deps.files.get(`selfie/2026-11-20/${name}`)),
    )
    expect(await sharp(penuh?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 480 })
    expect(await sharp(kecil?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 })
  })

  it('keeps nothing of where and with what it was taken', async () => {
    const told = 'Jalan Rahasia 5'
    const jpeg = await sharp(foto)
      .jpeg()
      .withExif({ IFD0: { Make: told }, IFD3: { GPSLatitude: '6/1 12/1 31/1' } })
      .toBuffer()
    const png = withPngChunk(foto, 'tEXt', Buffer.from(`Comment\0${told}<script>alert(1)</script>`))
    for (const photo of [jpeg, png]) {
      expect(photo.includes(told)).toBe(true)
      const { id } = await checkIn(photo)
      await server.deps.jobs.idle()
      const kept = await server.deps.files.get(`selfie/2026-11-20/${id}.jpg`)
      expect(kept?.bytes.includes('Rahasia') || kept?.bytes.includes('script')).toBe(false)
      expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined()
    }
  })

  it('lets the punch stand when the photo is broken inside: flagged, kept as evidence, never served', async () => {
    const jpeg = await sharp(foto).jpeg({ mozjpeg: true }).toBuffer()
    jpeg.fill(0xff, jpeg.length >> 1, (jpeg.length >> 1) + 60)
    const { id, person } = await checkIn(jpeg)
    await server.deps.jobs.idle()
    expect(await baris(id)).toMatchObject({
      isi: jpeg,
      kunci: null,
      rusak: true,
      perlu_tinjauan: true,
      tanda: [{ kode: 'FOTO_RUSAK' }],
    })
    expect(await tautan(diri(person), id)).toBeUndefined()
    const { body } = await server.call('GET /profile', { token: person.token })
    expect(body['data'].presensi).toMatchObject({ status: 'HADIR', check_in: { id } })
  })
})

describe('interrupted', () => {
  it('between the files and the row: done again over the same files once the first try counts as lost', async () => {
    await server.deps.jobs.stop()
    const { id } = await checkIn(foto)
    const waiting = await takeSelfie(server.db, PAGI, PAGI + 2 * MENIT, ['2026-11-20', '2026-11-20'], 8)
    expect(waiting.map(({ kejadian_id }) => kejadian_id)).toEqual([id])
    const key = `selfie/2026-11-20/${id}.jpg`
    await server.deps.files.put(key, Buffer.from('setengah jalan'), 'image/jpeg')

    await dengan({}, async () => expect((await baris(id)).kunci).toBeNull())
    pada(PAGI + 2 * MENIT)
    await dengan({}, async () => {
      expect(await baris(id)).toMatchObject({ isi: null, kunci: key })
      const kept = await server.deps.files.get(key)
      expect((await sharp(kept?.bytes).metadata()).format).toBe('jpeg')
    })
    expect((await berkas()).filter((name) => name.startsWith(String(id)))).toHaveLength(2)
  })

  it('by a full disk: nothing is lost and the photo is not to blame', async () => {
    const { id } = await checkIn(foto)
    const full = { ...server.deps.files, put: () => Promise.reject(new Error('ENOSPC')) }
    for (let i = 0; i < 10; i += 1) {
      pada(PAGI + 10 * i * MENIT)
      await dengan({ files: full }, async () => {
        expect(await baris(id)).toMatchObject({ isi: foto, kunci: null, rusak: false, percobaan: 0 })
      })
    }
    pada(PAGI + 200 * MENIT)
    await dengan({}, async () => expect((await baris(id)).kunci).not.toBeNull())
  })

  it('by its own doing: a photo that ends the encoder each time is given up, and flagged', async () => {
    const { id } = await checkIn(foto)
    const lost = () => Promise.reject(new EncoderLost('ended'))
    const mati = { encode: lost, encodeWithSidik: lost, stop: async () => undefined }
    for (let i = 0; i <= 4; i += 1) {
      pada(PAGI + 10 * i * MENIT)
      await dengan({ encoder: mati }, async () => expect((await baris(id)).rusak).toBe(i === 4))
    }
    expect(await baris(id)).toMatchObject({ isi: foto, kunci: null, perlu_tinjauan: true })
  })

  it('by another photo: one that ends the encoder takes none of those beside it along', async () => {
    const racun = fotoBaru()
    const { id } = await checkIn(racun)
    const lain = [await checkIn(foto), await checkIn(foto)]
    const nasib = async () => Promise.all([id, ...lain.map((l) => l.id)].map(baris))
    const asli = server.deps.encoder
    // The photo and all that are in the same process end together.
    const encodeWithSidik: typeof asli.encodeWithSidik = (bytes, sides, isAlone = false) =>
      isAlone && !racun.equals(bytes)
        ? asli.encodeWithSidik(bytes, sides, isAlone)
        : Promise.reject(new EncoderLost('ended'))
    for (let i = 0; i <= 8; i += 1) {
      pada(PAGI + 10 * i * MENIT)
      await dengan({ encoder: { ...asli, encodeWithSidik } }, async () => undefined)
      if (i === 0)
        expect(await nasib()).toMatchObject(Array.from({ length: 3 }, () => ({ kunci: null, percobaan: 1 })))
    }
    const [mati, ...selamat] = await nasib()
    expect(mati).toMatchObject({ kunci: null, rusak: true, perlu_tinjauan: true })
    expect(selamat.map(({ kunci }) => kunci)).toEqual(lain.map((l) => `selfie/2026-11-20/${l.id}.jpg`))
  })

  it('of one photo alone: the others of its turn are kept, and it comes again', async () => {
    const ids: number[] = []
    for (let i = 0; i < 3; i += 1) ids.push((await checkIn(foto)).id)
    const put: typeof server.deps.files.put = (key, ...isi) =>
      key.includes(`/${ids[1]}`) ? Promise.reject(new Error('EIO')) : server.deps.files.put(key, ...isi)
    const tersimpan = async () => (await Promise.all(ids.map(baris))).map(({ kunci }) => kunci !== null)
    await dengan({ files: { ...server.deps.files, put } }, async () =>
      expect(await tersimpan()).toEqual([true, false, true]),
    )
    pada(PAGI + 10 * MENIT)
    await dengan({}, async () => expect(await tersimpan()).toEqual([true, true, true]))
  })

  it('by a refusal of the database: of one photo, the others of its turn are kept', async () => {
    const ids: number[] = []
    for (let i = 0; i < 3; i += 1) ids.push((await checkIn(foto)).id)
    await sql`alter table selfie_sidik add constraint uji check (kejadian_id <> ${sql.lit(ids[1])})`.execute(
      server.owner,
    )
    await dengan({}, async () =>
      expect(
        (await Promise.all(ids.map(baris))).map(({ kunci, percobaan }) => [kunci !== null, percobaan]),
      ).toEqual([
        [true, 1],
        [false, 0],
        [true, 1],
      ]),
    )
    await sql`alter table selfie_sidik drop constraint uji`.execute(server.owner)
    pada(PAGI + 10 * MENIT)
    await dengan({}, async () => expect((await baris(ids[1] ?? 0)).kunci).not.toBeNull())
  })

  it('by nobody: large photos are taken few at a time', async () => {
    const ids: number[] = []
    for (let i = 0; i < 3; i += 1) ids.push((await checkIn(foto)).id)
    const isi = Buffer.concat([foto, Buffer.alloc(600 * 1024)])
    await sql`alter table presensi_selfie disable trigger user`.execute(server.owner)
    await server.owner.updateTable('presensi_selfie').set({ isi }).where('kejadian_id', 'in', ids).execute()
    await sql`alter table presensi_selfie enable trigger user`.execute(server.owner)
    const taken = async () =>
      (await takeSelfie(server.db, PAGI, PAGI + MENIT, ['2026-11-20', '2026-11-20'], 8)).length
    expect([await taken(), await taken(), await taken()]).toEqual([2, 1, 0])
  })

  it('never: two servers share the work and do each photo once', async () => {
    const ids: number[] = []
    for (let i = 0; i < 6; i += 1) ids.push((await checkIn(foto)).id)
    const stored: string[] = []
    const files = {
      ...server.deps.files,
      put: async (...[key, bytes, type]: Parameters<typeof server.deps.files.put>) => {
        stored.push(key)
        await server.deps.files.put(key, bytes, type)
      },
    }
    await dengan({ files }, () => dengan({ files }, async () => undefined))
    expect(stored.toSorted()).toEqual(
      ids.flatMap((id) => [`selfie/2026-11-20/${id}-kecil.jpg`, `selfie/2026-11-20/${id}.jpg`]).toSorted(),
    )
  })
})

describe('links', () => {
  let id: number
  let person: Person
  beforeAll(async () => {
    server.setClock(JUMAT_PAGI)
    ;({ id, person } = await checkIn(foto))
    await dengan({}, async () => undefined)
  })

  it('gives the photo and its thumbnail to whoever holds one, privately', async () => {
    const links = await tautan(diri(person), id)
    for (const url of [links?.penuh, links?.kecil]) {
      const response = await ambil(url ?? '')
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
      })
      expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('jpeg')
    }
  })

  it('[SAFE-21] are good at 55 s and dead at 65 s', async () => {
    for (const geser of [0, 17, 999, 30_500]) {
      pada(PAGI + geser)
      const links = await tautan(diri(person), id)
      for (const url of [links?.penuh ?? '', links?.kecil ?? '']) {
        pada(PAGI + geser + 55_000)
        expect((await ambil(url)).status).toBe(200)
        pada(PAGI + geser + 65_000)
        expect((await ambil(url)).status).toBe(404)
      }
    }
  })

  it('name nothing once anything in them is changed', async () => {
    const url = (await tautan(diri(person), id))?.penuh ?? ''
    const [path = '', query = ''] = url.split('?')
    const { sampai = '', tanda = '' } = Object.fromEntries(new URLSearchParams(query))
    const palsu = [
      path,
      `${path}?sampai=${sampai}`,
      `${path}?tanda=${tanda}`,
      `${path}?sampai=${Number(sampai) + 1}&tanda=${tanda}`,
      `${path}?sampai=0${sampai}&tanda=${tanda}`,
      `${path}?sampai=${sampai}&tanda=${tanda.slice(0, -2)}AA`,
      `${path}?sampai=${sampai}&tanda=${tanda}A`,
      `${path}?sampai=${sampai}&sampai=${sampai}&tanda=${tanda}`,
      `${path}?sampai[]=${sampai}&tanda[]=${tanda}`,
      `${path.replace(String(id), String(id - 1))}?${query}`,
      `${path.replace('.jpg', '-kecil.jpg')}?${query}`,
      `/api/berkas/../berkas/selfie/2026-11-20/${id}.jpg?${query.replace('tanda=', 'tanda=x')}`,
      `/api/berkas/..%2f..%2frekan.log?${query}`,
      `/api/berkas/?${query}`,
    ]
    for (const satu of palsu) {
      const response = await ambil(satu)
      expect([satu, response.status]).toEqual([satu, 404])
      expect(await response.json()).toMatchObject({ message: 'Alamat yang Anda tuju tidak ditemukan.' })
    }
    expect((await ambil(url)).status).toBe(200)
    const kunci = (await baris(id)).kunci ?? ''
    const isi = await server.deps.files.get(kunci)
    await server.deps.files.delete(kunci)
    expect((await ambil(url)).status).toBe(404)
    await server.deps.files.put(kunci, isi?.bytes ?? Buffer.alloc(0), 'image/jpeg')
  })

  it('go to the person, their coordinator of today and hrd; to no colleague and no admin', async () => {
    const { koordinator_id, kantor_id } = await server.owner
      .selectFrom('penempatan')
      .select(['koordinator_id', 'kantor_id'])
      .where('karyawan_id', '=', person.karyawanId)
      .executeTakeFirstOrThrow()
    const sebagai = (role: Role, penggunaId: number, karyawanId: number | null = null) =>
      tautan({ role, penggunaId, karyawanId }, id)
    expect(await tautan(diri(person), id)).toBeDefined()
    expect(await sebagai('koordinator', koordinator_id ?? 0)).toBeDefined()
    expect(await sebagai('hrd', 999)).toBeDefined()
    expect(await sebagai('koordinator', 999)).toBeUndefined()
    expect(await tautan(diri(people[0] as Person), id)).toBeUndefined()
    expect(await sebagai('admin', 999)).toBeUndefined()
    expect(await sebagai('admin', person.penggunaId, person.karyawanId)).toBeUndefined()

    const kemarin = { tanggal_selesai: '2026-11-19' }
    const milik = server.owner.updateTable('penempatan').where('karyawan_id', '=', person.karyawanId)
    await milik.set(kemarin).where('kantor_id', '=', kantor_id).execute()
    expect(await sebagai('koordinator', koordinator_id ?? 0)).toBeUndefined()
    expect(await tautan(diri(person), id)).toBeDefined()
  })

  it('are none while the photo waits', async () => {
    const menunggu = await checkIn(foto)
    expect(await tautan(diri(menunggu.person), menunggu.id)).toBeUndefined()
    await dengan({}, async () => expect(await tautan(diri(menunggu.person), menunggu.id)).toBeDefined())
  })
})

describe('the database insists', () => {
  it('that a row has the photo in one place, and that the application touches nothing else of a punch', async () => {
    const { id } = await checkIn(foto)
    const ubah = (isian: object) =>
      server.owner.updateTable('presensi_selfie').set(isian).where('kejadian_id', '=', id).execute()
    await expect(ubah({ isi: null })).rejects.toThrow('presensi_selfie_tepat_satu')
    await expect(ubah({ kunci: 'a.webp' })).rejects.toThrow('presensi_selfie_tepat_satu')
    await expect(ubah({ isi: null, kunci: 'a.webp', rusak: true })).rejects.toThrow('rusak_disimpan')
    const lain = server.db.updateTable('presensi_kejadian').set({ waktu: new Date(0) })
    await expect(lain.where('id', '=', id).execute()).rejects.toThrow('by a correction alone')
    await expect(server.db.deleteFrom('presensi_selfie').execute()).rejects.toThrow('permission denied')
    await expect(server.db.updateTable('rahasia').set({ isi: 'x' }).execute()).rejects.toThrow('permission')
  })
})

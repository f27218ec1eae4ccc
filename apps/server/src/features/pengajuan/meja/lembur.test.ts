import { readSheet } from 'read-excel-file/universal'
import { getDocumentProxy, extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Akun, findAkun, insertLembur } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let orang: Person
let hrd: string
let akunHrd: Akun
let rizky: number

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 24, Date.parse(JUMAT_PAGI))
  hrd = await server.login('hrd@rekan.example')
  akunHrd = await findAkun(server.owner, 'hrd@rekan.example')
  rizky = (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId
})
afterAll(() => server.close())
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

const setuju = { status: 'disetujui' as const, diputus_oleh_id: 0, diputus_pada: new Date(JUMAT_PAGI) }
const lembur = (isi: Partial<Parameters<typeof insertLembur>[3]> = {}) =>
  insertLembur(server.owner, orang, rizky, { tanggal: '2026-11-17', ...isi })
const betulkan = (id: number, isi: object = {}, token = hrd) =>
  server.call(`POST /kelola/lembur/${id}/jam`, {
    token,
    body: { jam_mulai: '17:00', jam_selesai: '18:30', alasan: 'Pulang 18:30 menurut CCTV.', ...isi },
  })
const tersimpan = (id: number) =>
  server.owner.selectFrom('lembur').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('[MEJA-19] POST /kelola/lembur/{id}/jam', () => {
  it('puts approved hours right with a reason, keeps those that were filed, and tells the person', async () => {
    const id = await lembur({ ...setuju, diputus_oleh_id: rizky })
    const { status, body } = await betulkan(id)
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      status: 'disetujui',
      jam_selesai: '18:30:00',
      durasi: 5400,
      dibetulkan: { jam_mulai: '17:00:00', jam_selesai: '19:00:00', alasan: 'Pulang 18:30 menurut CCTV.' },
    })
    await betulkan(id, { jam_selesai: '18:00' })
    const baris = await tersimpan(id)
    expect(new Date(baris.selesai_diajukan ?? 0).toISOString()).toBe('2026-11-17T12:00:00.000Z')
    const kabar = await server.owner
      .selectFrom('notifikasi')
      .select('judul')
      .where('pengguna_id', '=', orang.penggunaId)
      .execute()
    expect(kabar.map(({ judul }) => judul)).toContain('Jam lembur dibetulkan HRD')
  })

  it.each([
    ['no reason', { alasan: ' ' }, 'alasan'],
    ['no time', { jam_selesai: '17:00' }, 'jam_selesai'],
    ['working hours', { jam_mulai: '10:00', jam_selesai: '12:00' }, 'jam_mulai'],
    ['half a day', { jam_mulai: '17:00', jam_selesai: '05:30' }, 'jam_selesai'],
  ])('refuses %s', async (_, isi, isian) => {
    const id = await lembur()
    const { status, body } = await betulkan(id, isi)
    expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [isian]])
    expect((await tersimpan(id)).dibetulkan_pada).toBeNull()
  })

  it('is HR’s, not for their own, and not for what was rejected', async () => {
    const id = await lembur()
    expect((await betulkan(id, {}, await server.login('koordinator@rekan.example'))).status).toBe(403)
    const milikSendiri = await insertLembur(server.owner, akunHrd, rizky, { tanggal: '2026-11-17' })
    expect((await betulkan(milikSendiri)).status).toBe(403)
    expect((await betulkan(999_999)).status).toBe(404)
    await server.call(`POST /lembur/${id}/reject`, { token: hrd, body: {} })
    expect((await betulkan(id)).status).toBe(409)
  })

  it('leaves the database no other way to change hours', async () => {
    const id = await lembur({ ...setuju, diputus_oleh_id: rizky })
    const ubah = server.owner.updateTable('lembur').where('id', '=', id)
    await expect(ubah.set({ selesai: new Date('2026-11-17T12:30:00Z') }).execute()).rejects.toThrow(
      'hours of overtime',
    )
    const oleh = { dibetulkan_oleh_id: rizky, dibetulkan_pada: new Date(JUMAT_PAGI), alasan_dibetulkan: 'x' }
    const asal = {
      mulai_diajukan: new Date('2026-11-17T10:00:00Z'),
      selesai_diajukan: new Date('2026-11-17T12:00:00Z'),
    }
    await expect(
      ubah.set({ selesai: new Date('2026-11-17T12:30:00Z'), ...oleh, ...asal }).execute(),
    ).rejects.toThrow('hours of overtime')
  })
})

describe('[MEJA-19] GET /kelola/lembur/daftar', () => {
  it('has the same rows as PDF and XLSX, with hours, consent and order', async () => {
    await lembur({ ...setuju, diputus_oleh_id: rizky, tanggal: '2026-09-08', keterangan: '=1+1' })
    await lembur({ tanggal: '2026-09-09' })
    const unduh = async (format: string) => {
      const { body } = await server.call(`GET /kelola/lembur/daftar?bulan=9&tahun=2026&format=${format}`, {
        token: hrd,
      })
      return Buffer.from((body['data'] as { isi: string }).isi, 'base64')
    }
    const sheet = await readSheet(new Uint8Array(await unduh('xlsx')).buffer)
    const { kode } = await server.owner
      .selectFrom('karyawan')
      .select('kode')
      .where('id', '=', orang.karyawanId)
      .executeTakeFirstOrThrow()
    const milik = sheet.filter(([, satu]) => satu === kode)
    expect(milik).toHaveLength(1)
    expect(milik[0]?.slice(3)).toEqual([
      '8 September 2026',
      '17:00–19:00 WIB',
      '2 jam 0 menit',
      '=1+1',
      'Bersedia, 18 November 2026',
      'Rizky Pratama, 20 November 2026',
    ])
    const pdf = await getDocumentProxy(new Uint8Array(await unduh('pdf')))
    const { text } = await extractText(pdf, { mergePages: true })
    const rapat = text.replaceAll(/\s+/g, '')
    for (const sel of sheet.slice(1).flat()) expect(rapat).toContain(String(sel).replaceAll(/\s+/g, ''))
    expect(rapat.split('Rizky').length - 1).toBe(
      sheet.filter((sel) => String(sel[8]).includes('Rizky')).length,
    )
  })
})

describe('GET /kelola/lembur/{id}/spl', () => {
  it('is the order of approved overtime for two to sign, the same bytes each time; of nothing else and for HR alone', async () => {
    const id = await lembur({ ...setuju, diputus_oleh_id: rizky, keterangan: 'Jaga tambahan' })
    const cetak = async (nomor: number, token = hrd) =>
      server.call(`GET /kelola/lembur/${nomor}/spl`, { token })
    const { status, body } = await cetak(id)
    expect(status).toBe(200)
    const { isi } = body['data'] as { isi: string }
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(isi, 'base64')))
    const { text } = await extractText(pdf, { mergePages: true })
    for (const kata of [
      'SURAT PERINTAH KERJA LEMBUR',
      'Jaga tambahan',
      '17 November 2026',
      'Rizky Pratama',
      '17:00 sampai 19:00',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(kata)
    expect(((await cetak(id)).body['data'] as { isi: string }).isi).toBe(isi)
    expect((await cetak(await lembur({ tanggal: '2026-09-10' }))).status).toBe(404)
    expect((await cetak(id, await server.login('koordinator@rekan.example'))).status).toBe(403)
  })
})

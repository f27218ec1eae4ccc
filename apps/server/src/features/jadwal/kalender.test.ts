import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/orang/akun.ts'
import { signInSemua } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
})
afterAll(() => server.close())

const karyawanId = akun.karyawan.karyawanId
const { kantor_id: kantorId } = await server.owner
  .selectFrom('penempatan')
  .select('kantor_id')
  .where('karyawan_id', '=', karyawanId)
  .where('utama', '=', true)
  .where('tanggal_selesai', 'is', null)
  .executeTakeFirstOrThrow()

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  for (const tabel of ['absensi', 'lembur', 'jadwal_pengganti', 'kalender'] as const)
    await server.owner.deleteFrom(tabel).execute()
  await server.owner.deleteFrom('presensi').execute()
  await server.owner.deleteFrom('penugasan').execute()
})

const buat = async (siapa = token.karyawan) =>
  server.call('POST /jadwal/kalender', { token: siapa, body: {} })
/** What a calendar reads there, unfolded (RFC 5545, 3.1) */
const baca = async (alamat: string) => {
  const jawaban = await server.app.inject({ method: 'GET', url: new URL(alamat).pathname })
  return { ...jawaban, status: jawaban.statusCode, isi: jawaban.body.replaceAll('\r\n ', '') }
}
const acara = (isi: string) =>
  isi
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((satu) => Object.fromEntries(satu.split('\r\n').map((baris) => baris.split(/:(.*)/).slice(0, 2))))

describe('the calendar of one’s shifts', () => {
  it('[KERJA-17] holds start, end, site and post, and a renewed address ends the old one', async () => {
    const { body } = await buat()
    const { alamat } = body['data']
    expect(new URL(alamat).pathname).toMatch(/^\/kalender\/[\w-]{43}\.ics$/)
    const pos = await insertPos()
    await server.owner
      .insertInto('jadwal_pengganti')
      .values({ karyawan_id: karyawanId, tanggal: '2026-11-24', jam_mulai: null, jam_selesai: null })
      .execute()
    await server.owner
      .insertInto('penugasan')
      .values({
        karyawan_id: karyawanId,
        tanggal: '2026-11-24',
        kantor_id: kantorId,
        pos_id: pos,
        mulai: new Date('2026-11-24T23:00:00+07:00'),
        selesai: new Date('2026-11-25T07:00:00+07:00'),
        asal: 'roster',
        dibuat_pada: new Date(JUMAT_PAGI),
      })
      .execute()
    const { status, headers, isi } = await baca(alamat)
    expect([status, headers['content-type'], headers['referrer-policy']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-referrer',
    ])
    const semua = acara(isi)
    expect(semua.find(({ DTSTART }) => DTSTART === '20261123T010000Z')).toMatchObject({
      DTEND: '20261123T100000Z',
      SUMMARY: 'Kerja di Kantor Pusat Jakarta',
    })
    const malam = semua.filter(({ DTSTART }) => DTSTART?.startsWith('20261124'))
    expect(malam).toEqual([
      expect.objectContaining({
        DTSTART: '20261124T160000Z',
        DTEND: '20261125T000000Z',
        DESCRIPTION: 'Pos: Gerbang utama',
        LOCATION: expect.stringContaining('Kantor Pusat Jakarta'),
      }),
    ])
    // The weekend is off, and so is a day of approved leave.
    expect(semua.some(({ DTSTART }) => DTSTART?.startsWith('20261121'))).toBe(false)

    const baru = (await buat()).body['data'].alamat
    expect([(await baca(alamat)).status, (await baca(baru)).status]).toEqual([404, 200])
    const tutup = await server.call('POST /jadwal/kalender/tutup', { token: token.karyawan, body: {} })
    expect([tutup.status, (await baca(baru)).status]).toEqual([200, 404])
  })

  it('says since when it is open, never its address, and dies when its person leaves', async () => {
    const sejak = async () =>
      (await server.call('GET /jadwal/kalender', { token: token.karyawan })).body['data']
    expect(await sejak()).toEqual({ sejak: null })
    const { alamat } = (await buat()).body['data']
    expect(await sejak()).toEqual({ sejak: new Date(JUMAT_PAGI).toISOString() })
    const { token_hash } = await server.owner
      .selectFrom('kalender')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(token_hash.toString('base64url')).not.toContain(alamat.slice(-20, -4))
    await server.owner.updateTable('karyawan').set({ aktif: false }).where('id', '=', karyawanId).execute()
    expect((await baca(alamat)).status).toBe(404)
    await server.owner.updateTable('karyawan').set({ aktif: true }).where('id', '=', karyawanId).execute()
  })

  it('[JAGA-19] ends with a sign-out everywhere, a new password and its account, and is told to its owner', async () => {
    const akhiri: readonly [string, (masuk: string) => Promise<unknown>][] = [
      ['sign-out', (masuk) => server.call('POST /sesi/revoke-others', { token: masuk, body: {} })],
      [
        'password',
        (masuk) =>
          server.call('POST /kata-sandi', {
            token: masuk,
            body: { kata_sandi_lama: DEMO_PASSWORD, kata_sandi_baru: 'sandi kalender yang baru' },
          }),
      ],
      [
        'account',
        () =>
          server.owner
            .updateTable('pengguna')
            .set({ aktif: false })
            .where('karyawan_id', '=', karyawanId)
            .execute(),
      ],
    ]
    for (const [apa, akhir] of akhiri) {
      await server.owner.deleteFrom('notifikasi').execute()
      const { alamat } = (await buat()).body['data']
      expect((await baca(alamat)).status, apa).toBe(200)
      const kabar = await server.owner.selectFrom('notifikasi').select(['pengguna_id', 'jenis']).execute()
      expect(kabar).toEqual([{ pengguna_id: akun.karyawan.penggunaId, jenis: 'KEAMANAN_DIUBAH' }])
      const jawaban = (await akhir(token.karyawan)) as { status?: number }
      expect(jawaban.status ?? 200, apa).toBe(200)
      expect((await baca(alamat)).status, apa).toBe(404)
    }
    await server.owner
      .updateTable('pengguna')
      .set({ aktif: true })
      .where('karyawan_id', '=', karyawanId)
      .execute()
  })

  it('is nobody’s for an account without an employee, and an address that is none names nothing', async () => {
    const { status, body } = await buat(token.admin)
    expect([status, body['error'].error]).toEqual([422, 'TANPA_KARYAWAN'])
    for (const kunci of ['x'.repeat(43), 'x', `${'x'.repeat(43)}%00`])
      expect((await baca(`http://rekan.example/kalender/${kunci}.ics`)).status).toBe(404)
  })
})

describe('what was changed of one’s days', () => {
  it('shows each work with its hours, and what stood there before', async () => {
    const terbitkan = async (jam: string | null, pada: string) => {
      const saat = new Date(pada)
      await server.owner
        .updateTable('penugasan')
        .set({ dibatalkan_pada: saat })
        .where('dibatalkan_pada', 'is', null)
        .execute()
      await server.owner
        .insertInto('jadwal_pengganti')
        .values({
          karyawan_id: karyawanId,
          tanggal: '2026-11-23',
          jam_mulai: null,
          jam_selesai: null,
          terbit_pada: saat,
          terbit_pertama: saat,
        })
        .onConflict((c) => c.columns(['karyawan_id', 'tanggal']).doUpdateSet({ terbit_pada: saat }))
        .execute()
      if (jam === null) return
      const [mulai, selesai] = jam.split('-')
      await server.owner
        .insertInto('penugasan')
        .values({
          karyawan_id: karyawanId,
          tanggal: '2026-11-23',
          kantor_id: kantorId,
          mulai: new Date(`2026-11-23T${mulai}:00+07:00`),
          selesai: new Date(`2026-11-23T${selesai}:00+07:00`),
          asal: 'roster',
          dibuat_pada: saat,
        })
        .execute()
    }
    const senin = async () =>
      (await server.call('GET /jadwal?mulai=2026-11-23', { token: token.karyawan })).body['data'].hari[0]
    expect(await senin()).toMatchObject({
      penugasan: [{ jam_mulai: '08:00:00', jam_selesai: '17:00:00', asal: 'jadwal', lintas_hari: false }],
      berubah: null,
    })
    await terbitkan('07:00-15:00', '2026-11-18T09:00:00+07:00')
    expect(await senin()).toMatchObject({
      penugasan: [{ jam_mulai: '07:00:00', asal: 'roster', pos: null, kantor: { id: kantorId } }],
      berubah: {
        pada: '2026-11-18T09:00:00+07:00',
        sebelumnya: [{ jam_mulai: '08:00:00', jam_selesai: '17:00:00' }],
      },
    })
    await terbitkan(null, '2026-11-19T09:00:00+07:00')
    expect(await senin()).toMatchObject({
      penugasan: [],
      berubah: { sebelumnya: [{ jam_mulai: '07:00:00', jam_selesai: '15:00:00' }] },
    })
    server.setClock('2026-11-26T09:00:01+07:00')
    expect(await senin()).toMatchObject({ berubah: null })
  })

  it('gives a month’s page, and no more', async () => {
    const minta = (jumlah: string) =>
      server.call(`GET /jadwal?mulai=2026-11-02&jumlah=${jumlah}`, { token: token.karyawan })
    expect((await minta('42')).body['data'].hari).toHaveLength(42)
    for (const salah of ['43', '0', '-1', '1.5', 'x']) expect((await minta(salah)).status).toBe(422)
  })
})

async function insertPos(): Promise<number> {
  const klien = await server.owner
    .insertInto('klien')
    .values({ kode: 'KAL', nama: 'Klien kalender' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const kontrak = await server.owner
    .insertInto('kontrak_klien')
    .values({
      klien_id: klien.id,
      nomor: 'KAL-1',
      mulai: '2026-01-01',
      sampai: '2027-12-31',
      dibuat_pada: new Date(JUMAT_PAGI),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await server.owner
    .insertInto('pos')
    .values({ kontrak_klien_id: kontrak.id, kantor_id: kantorId, nama: 'Gerbang utama', jabatan: 'Satpam' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { freezePenugasan } from './beku.service.ts'
import { fetchHariRentang } from './hari.service.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())

const HARI = '2026-11-20'
const karyawanId = akun.karyawan.karyawanId
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await sql`truncate presensi, penugasan cascade`.execute(server.owner)
})

const punch = (
  jenis: 'check-in' | 'check-out',
  fields: Record<string, string> = {},
  siapa = token.karyawan,
) =>
  server.call(`POST /presensi/${jenis}`, {
    token: siapa,
    form: formPresensi(fotoBaru(), { ...DI_DALAM, ...fields }),
  })
const profil = async () => (await server.call('GET /profile', { token: token.karyawan })).body['data']
const turunan = () =>
  server.owner.selectFrom('penugasan').select(['id', 'asal', 'turunan', 'dibatalkan_pada']).execute()
const rekaman = () => server.owner.selectFrom('presensi').select(['tanggal', 'penugasan_id']).execute()

describe('a work that follows from the week', () => {
  it('is frozen by its punch: a holiday that comes later frees who has not come, and moves no hours of who has', async () => {
    const masuk = await punch('check-in')
    expect(masuk.status).toBe(201)
    const [satu] = await turunan()
    expect(satu).toMatchObject({ asal: 'jadwal', turunan: true, dibatalkan_pada: null })
    expect(await rekaman()).toEqual([{ tanggal: HARI, penugasan_id: satu?.id }])
    await server.owner
      .insertInto('libur')
      .values({ tanggal: HARI, nama: 'Hari perusahaan', jenis: 'PERUSAHAAN', berlaku: true })
      .execute()
    expect((await profil()).penugasan).toMatchObject([
      { id: satu?.id, mulai: `${HARI}T08:00:00+07:00`, selesai: `${HARI}T17:00:00+07:00` },
    ])
    const lain = await server.call('GET /profile', { token: token.koordinator })
    expect(lain.body['data'].presensi.status).toBe('LIBUR')
    // Who remembers it as the week's still names it so.
    server.setClock(`${HARI}T17:00:00+07:00`)
    const wakil = { karyawan_id: String(karyawanId), keterangan: 'HP mati', penugasan_id: '0' }
    expect((await punch('check-out', wakil, token.koordinator)).status).toBe(201)
    const { penugasan } = await profil()
    expect(penugasan).toMatchObject([{ id: satu?.id, check_out: { lebih_awal: 0 }, lengkap: true }])
    await server.owner.deleteFrom('libur').where('nama', '=', 'Hari perusahaan').execute()
  })

  it('takes one check-in of two at once, and is one row', async () => {
    const dua = await Promise.all([punch('check-in'), punch('check-in')])
    const [jadi, kalah] = dua.toSorted((a, b) => a.status - b.status)
    expect([jadi?.status, kalah?.status]).toEqual([201, 409])
    expect(kalah?.body['data'].id).toBe(jadi?.body['data'].id)
    expect([(await turunan()).length, (await rekaman()).length]).toEqual([1, 1])
  })

  it('takes its record along when something else than a punch freezes it', async () => {
    await server.owner.insertInto('presensi').values({ karyawan_id: karyawanId, tanggal: HARI }).execute()
    const freeze = () =>
      transaction(server.db, async (tx) => {
        const [hari] = await fetchHariRentang(tx, karyawanId, HARI, HARI)
        const [satu] = hari?.penugasan ?? []
        return hari && satu && freezePenugasan(tx, karyawanId, hari, satu, Date.parse(JUMAT_PAGI))
      })
    const id = await freeze()
    expect([await freeze(), await rekaman()]).toEqual([id, [{ tanggal: HARI, penugasan_id: id }]])
    // A record stays with its work.
    const lepas = server.db.updateTable('presensi').set({ penugasan_id: null }).execute()
    await expect(lepas).rejects.toMatchObject({ constraint: 'presensi_penugasan_tetap' })
    expect((await punch('check-in')).status).toBe(201)
    expect(await rekaman()).toEqual([{ tanggal: HARI, penugasan_id: id }])
  })

  it('[KERJA-10] follows from the week again where its schedule is changed from a past day on', async () => {
    await punch('check-in')
    const { jadwal_id } = await server.owner
      .selectFrom('penempatan')
      .select('jadwal_id')
      .where('karyawan_id', '=', karyawanId)
      .where('utama', '=', true)
      .executeTakeFirstOrThrow()
    const hari = [1, 2, 3, 4, 5].map((ke) => ({
      hari: ke,
      jam_mulai: '07:00',
      jam_selesai: '16:00',
      istirahat_menit: 60,
      istirahat_sesudah_menit: 240,
    }))
    const isian = { toleransi_menit: 0, masuk_saat_libur: false, hari, berlaku_dari: '2026-11-19' }
    const { status } = await server.call(`POST /kelola/jadwal-kerja/${jadwal_id}/versi`, {
      token: token.hrd,
      body: { ...isian, alasan: 'Salah tulis' },
    })
    expect(status).toBe(200)
    expect((await profil()).penugasan).toMatchObject([
      { id: 0, mulai: `${HARI}T07:00:00+07:00`, check_in: { waktu: expect.any(String) } },
    ])
    expect(await rekaman()).toEqual([{ tanggal: HARI, penugasan_id: null }])
    server.setClock(`${HARI}T16:00:00+07:00`)
    expect((await punch('check-out')).body['data']).toMatchObject({ lebih_awal: 0 })
  })
})

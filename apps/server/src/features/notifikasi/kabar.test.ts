import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAbsensi, insertLembur, insertPengganti, signInSemua } from '../../../test/pengajuan.ts'
import { type Person, addPeople, setKoordinator } from '../../../test/people.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const people = await addPeople(server.owner, 60, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
})
const hrdLain = (
  await server.owner.selectFrom('pengguna').select('id').where('role', '=', 'hrd').execute()
).map(({ id }) => id)
await setKoordinator(server.owner, akun.koordinator.penggunaId, people)
afterAll(() => server.close())

let orang: Person
let nama: string
let namaHrd: string
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
  const namai = async (id: number) =>
    (await server.owner.selectFrom('karyawan').select('nama').where('id', '=', id).executeTakeFirstOrThrow())
      .nama
  nama = await namai(orang.karyawanId)
  namaHrd = await namai(akun.hrd.karyawanId)
  await server.owner.deleteFrom('koordinator_pengganti').execute()
  await server.owner.deleteFrom('notifikasi').execute()
})

/** All that anybody has been told, by account: kind, title, text. */
const semua = async () => {
  const baris = await server.owner.selectFrom('notifikasi').selectAll().orderBy('id').execute()
  return baris.map((n) => [n.pengguna_id, n.jenis, n.detail_id, n.judul, n.isi])
}
const izin = (isi: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const form = new FormData()
  const lengkap = {
    koordinator_id: String(akun.koordinator.penggunaId),
    jenis_izin: 'SAKIT',
    tanggal_mulai: '2026-11-23',
    tanggal_selesai: '2026-11-23',
    keterangan: 'Demam.',
    ...isi,
  }
  for (const [isian, nilai] of Object.entries(lengkap)) form.append(isian, nilai)
  return server.call('POST /absensi/pengajuan', { token: orang.token, form, headers })
}
const lembur = (isi: object = {}, milik = orang.token) =>
  server.call('POST /lembur/pengajuan', {
    token: milik,
    body: {
      koordinator_id: akun.koordinator.penggunaId,
      tanggal: '2026-11-20',
      jam_mulai: '17:00',
      jam_selesai: '19:30',
      keterangan: 'Stok opname.',
      ...isi,
    },
  })
const diri = () => ({ penggunaId: orang.penggunaId, karyawanId: orang.karyawanId })
const post = (oleh: keyof typeof token, alamat: string, body: object = {}) =>
  server.call(`POST ${alamat}`, { token: token[oleh], body })
const { penggunaId: rizky } = akun.koordinator

describe('[NOTIF-09] a request filed', () => {
  it('is told to the coordinator it names, without what ails whom in the title', async () => {
    const { status, body } = await izin()
    expect(status).toBe(201)
    expect(await semua()).toEqual([
      [
        rizky,
        'IZIN_DIAJUKAN',
        body['data'].id,
        'Pengajuan izin menunggu keputusan Anda',
        `${nama} mengajukan Sakit pada 23 November 2026.`,
      ],
    ])
  })

  it('is told to who decides in the coordinator’s place today as well', async () => {
    await insertPengganti(server.owner, rizky, akun.budi.penggunaId, [
      '2026-11-20T00:00:00+07:00',
      '2026-11-21T00:00:00+07:00',
    ])
    expect((await lembur()).status).toBe(201)
    const kabar = await semua()
    expect(kabar.map(([kepada]) => kepada)).toEqual([rizky, akun.budi.penggunaId])
    expect(kabar[1]?.slice(3)).toEqual([
      'Pengajuan lembur menunggu keputusan Anda',
      `${nama} mengajukan lembur 2 jam 30 menit pada 20 November 2026.`,
    ])
  })

  it('for somebody else is told to that person too', async () => {
    const { status, body } = await lembur({ karyawan_id: orang.karyawanId }, token.hrd)
    expect(status).toBe(201)
    const apa = `${namaHrd} mengajukan lembur 2 jam 30 menit pada 20 November 2026 untuk`
    const { id } = body['data']
    expect(await semua()).toEqual([
      [rizky, 'LEMBUR_DIAJUKAN', id, 'Pengajuan lembur menunggu keputusan Anda', `${apa} ${nama}.`],
      [
        orang.penggunaId,
        'LEMBUR_DIAJUKAN',
        id,
        'Pengajuan lembur untuk Anda',
        `${apa} Anda. Nyatakan kesediaan Anda.`,
      ],
    ])
  })

  it('twice under one key, also at once, is told once', async () => {
    const kunci = { 'idempotency-key': `kabar-${orang.karyawanId}` }
    const [satu, dua] = await Promise.all([izin({}, kunci), izin({}, kunci)])
    expect([satu?.status, dua?.status, (await izin({}, kunci)).status]).toEqual([201, 201, 201])
    expect(await semua()).toHaveLength(1)
  })

  it('and taken back as it is written is told to nobody', async () => {
    // Whatever fails a transaction at its very end, after all that it wrote.
    await sql`create function gagalkan() returns trigger language plpgsql as $$ begin
      raise exception 'no' using errcode = '23P01', constraint = 'absensi_tidak_bertumpuk'; end $$`.execute(
      server.owner,
    )
    await sql`create constraint trigger gagalkan after insert on notifikasi deferrable initially deferred
      for each row execute function gagalkan()`.execute(server.owner)
    expect((await izin()).status).toBe(422)
    await sql`drop function gagalkan cascade`.execute(server.owner)
    expect(await semua()).toEqual([])
    expect((await izin({ tanggal_mulai: '2026-11-25' })).status).toBe(422)
    expect(await semua()).toEqual([])
    expect((await izin()).status).toBe(201)
    expect(await semua()).toHaveLength(1)
  })
})

describe('[NOTIF-09] a request decided', () => {
  it.each([
    ['approve', 'IZIN_DISETUJUI', 'disetujui'],
    ['reject', 'IZIN_DITOLAK', 'ditolak'],
  ])('%s: is told to who asked, once', async (apa, jenis, kata) => {
    const id = await insertAbsensi(server.owner, diri(), rizky, {
      tanggal_mulai: '2026-11-23',
      tanggal_selesai: '2026-11-24',
      total_hari: 2,
    })
    expect((await post('koordinator', `/absensi/${id}/${apa}`)).status).toBe(200)
    expect((await post('koordinator', `/absensi/${id}/${apa}`)).status).toBe(409)
    expect(await semua()).toEqual([
      [
        orang.penggunaId,
        jenis,
        id,
        `Pengajuan izin ${kata}`,
        `Izin Anda pada 23 November 2026 sampai 24 November 2026 ${kata} oleh Rizky Pratama.`,
      ],
    ])
  })

  it('is told to the person and to who filed it for them', async () => {
    const id = await insertLembur(server.owner, diri(), rizky, {
      tanggal: '2026-11-23',
      diajukan_oleh_id: akun.budi.penggunaId,
    })
    expect((await post('koordinator', `/lembur/${id}/approve`)).status).toBe(200)
    const pada = 'pada 23 November 2026 disetujui oleh Rizky Pratama.'
    expect(await semua()).toEqual([
      [akun.budi.penggunaId, 'LEMBUR_DISETUJUI', id, 'Pengajuan lembur disetujui', `Lembur ${nama} ${pada}`],
      [orang.penggunaId, 'LEMBUR_DISETUJUI', id, 'Pengajuan lembur disetujui', `Lembur Anda ${pada}`],
    ])
  })

  it('and withdrawn by HR is told to the person; by oneself to nobody', async () => {
    const id = await insertAbsensi(server.owner, diri(), rizky, { tanggal_mulai: '2026-11-23' })
    await post('koordinator', `/absensi/${id}/approve`)
    await server.owner.deleteFrom('notifikasi').execute()
    expect((await post('hrd', `/absensi/${id}/cancel`)).status).toBe(200)
    expect(await semua()).toEqual([
      [
        orang.penggunaId,
        'IZIN_DIBATALKAN',
        id,
        'Pengajuan izin dibatalkan',
        `Izin Anda pada 23 November 2026 dibatalkan oleh ${namaHrd}.`,
      ],
    ])
    const lain = await insertAbsensi(server.owner, diri(), rizky, { tanggal_mulai: '2026-11-24' })
    const sendiri = await server.call(`POST /absensi/${lain}/cancel`, { token: orang.token, body: {} })
    expect(sendiri.status).toBe(200)
    expect(await semua()).toHaveLength(1)
  })
})

const JAUH = { latitude: '-6.2400', longitude: '106.8272', keterangan: 'Rapat di pelanggan.' }
const punch = (
  jenis: 'check-in' | 'check-out',
  milik: string | undefined,
  untuk?: number,
  posisi: Record<string, string> = DI_DALAM,
) =>
  server.call(`POST /presensi/${jenis}`, {
    token: milik,
    form: formPresensi(fotoBaru(), { ...posisi, ...(untuk !== undefined && { karyawan_id: String(untuk) }) }),
  })

describe('[NOTIF-09] attendance', () => {
  it('by another is told to the person, one’s own to nobody', async () => {
    expect((await punch('check-in', orang.token, orang.karyawanId)).status).toBe(201)
    expect(await semua()).toEqual([])
    orang = people.pop() as Person
    const masuk = await punch('check-in', token.koordinator, orang.karyawanId)
    expect(masuk.status).toBe(201)
    expect((await punch('check-in', token.koordinator, orang.karyawanId)).status).toBe(409)
    server.setClock('2026-11-20T17:05:00+07:00')
    expect((await punch('check-out', token.hrd, orang.karyawanId)).status).toBe(201)
    const { presensi_id: presensiId } = masuk.body['data']
    const dicatat = (kata: string, oleh: string, jam: string) => [
      orang.penggunaId,
      'PRESENSI_DIWAKILKAN',
      presensiId,
      `Anda dicatat ${kata} ${jam.replace(':', '.')} oleh ${oleh}`,
      `${oleh} mencatat ${kata} Anda pada 20 November 2026 pukul ${jam} WIB di Kantor Pusat Jakarta. Bila tidak benar, sanggah dalam 3 hari.`,
    ]
    expect(await semua()).toEqual([
      dicatat('check in', 'Rizky Pratama', '07:52'),
      dicatat('check out', namaHrd, '17:05'),
    ])
  })

  it('that is marked is told to the coordinator, and what became of it to the person', async () => {
    expect((await punch('check-in', orang.token, undefined, JAUH)).status).toBe(201)
    const tinjau = (isi: object = {}) =>
      post('koordinator', `/karyawan/presensi/${orang.karyawanId}/tinjauan`, {
        tanggal: '2026-11-20',
        jenis: 'check_in',
        ...isi,
      })
    expect((await tinjau({ diterima: false })).status).toBe(422)
    expect(await semua()).toEqual([
      [
        rizky,
        'PRESENSI_PERLU_TINJAUAN',
        expect.any(Number),
        'Presensi menunggu tinjauan Anda',
        `${nama} melakukan check in pada 20 November 2026 pukul 07:52 WIB di Kantor Pusat Jakarta. Periksa buktinya.`,
      ],
    ])
    expect((await tinjau({ diterima: false, alasan: 'Tidak ada rapat.' })).status).toBe(200)
    expect((await tinjau({ diterima: true })).status).toBe(409)
    const [ditandai, hasil, ...lain] = await semua()
    expect(lain).toEqual([])
    expect(hasil).toEqual([
      orang.penggunaId,
      'PRESENSI_DITINJAU',
      ditandai?.[2],
      'Presensi Anda tidak diterima',
      'Rizky Pratama tidak menerima check in Anda pada 20 November 2026. Alasan: Tidak ada rapat.',
    ])
    orang = people.pop() as Person
    await server.owner.deleteFrom('notifikasi').execute()
    expect((await punch('check-in', orang.token, undefined, JAUH)).status).toBe(201)
    expect((await tinjau({ diterima: true })).status).toBe(200)
    expect((await semua())[1]?.slice(3)).toEqual([
      'Presensi Anda diterima',
      'Rizky Pratama menerima check in Anda pada 20 November 2026.',
    ])
  })

  it('that is marked is not told to who recorded it, nor to oneself', async () => {
    expect((await punch('check-in', token.koordinator, orang.karyawanId, JAUH)).status).toBe(201)
    expect((await semua()).map(([kepada, jenis]) => [kepada, jenis])).toEqual([
      [orang.penggunaId, 'PRESENSI_DIWAKILKAN'],
    ])
    await server.owner.deleteFrom('notifikasi').execute()
    // As it may stand there from before a circle was refused.
    await sql`alter table penempatan disable trigger penempatan_atasan`.execute(server.owner)
    await server.owner
      .updateTable('penempatan')
      .set({ koordinator_id: akun.budi.penggunaId })
      .where('karyawan_id', '=', akun.budi.karyawanId)
      .execute()
    await sql`alter table penempatan enable trigger penempatan_atasan`.execute(server.owner)
    const sendiri = await punch('check-in', token.budi, undefined, JAUH)
    expect(sendiri.body['data']).toMatchObject({ perlu_tinjauan: true })
    expect(await semua()).toEqual([])
  })

  it('put right by HR is told to the person, unless nothing changed', async () => {
    server.setClock('2026-11-20T19:00:00+07:00')
    const koreksi = () =>
      post('hrd', `/karyawan/presensi/${orang.karyawanId}/koreksi`, {
        tanggal: '2026-11-20',
        check_in: '08:00',
        check_out: '17:00',
        alasan: 'Ponsel mati.',
      })
    expect([(await koreksi()).status, (await koreksi()).status]).toEqual([200, 200])
    const kabar = await semua()
    expect(kabar).toHaveLength(1)
    expect(kabar[0]).toEqual([
      orang.penggunaId,
      'PRESENSI_DIKOREKSI',
      expect.any(Number),
      'Presensi Anda dikoreksi',
      `${namaHrd} mengoreksi presensi Anda pada 20 November 2026.`,
    ])
  })

  it('on a day for which leave is then approved is told to HR', async () => {
    expect((await punch('check-in', orang.token)).status).toBe(201)
    const minta = (isi: object = {}) =>
      insertAbsensi(server.owner, diri(), rizky, { tanggal_mulai: '2026-11-20', ...isi })
    const rumah = await minta({ jenis_izin: 'WFH' })
    expect((await post('koordinator', `/absensi/${rumah}/approve`)).status).toBe(200)
    expect((await post('hrd', `/absensi/${rumah}/cancel`)).status).toBe(200)
    await server.owner.deleteFrom('notifikasi').execute()
    const id = await minta({ tanggal_selesai: '2026-11-23', total_hari: 2 })
    expect((await post('koordinator', `/absensi/${id}/approve`)).status).toBe(200)
    const kabar = (await semua()).filter(([, jenis]) => jenis === 'IZIN_HARI_HADIR')
    expect(kabar.map(([kepada]) => kepada)).toEqual(hrdLain)
    expect(kabar[0]?.slice(2)).toEqual([
      id,
      'Izin disetujui pada hari yang sudah dihadiri',
      `Izin ${nama} pada 20 November 2026 sampai 23 November 2026 disetujui oleh Rizky Pratama, padahal sudah ada presensi pada 20 November 2026.`,
    ])
    expect(await semua()).toHaveLength(1 + hrdLain.length)
  })
})

describe('[NOTIF-09] a substitute', () => {
  it('is told that it is called off, and the coordinator when another called it off; once', async () => {
    await server.owner.deleteFrom('koordinator_pengganti').execute()
    const masa = { tanggal_mulai: '2026-11-21', tanggal_selesai: '2026-11-22' }
    const tunjuk = async () => {
      const isi = { koordinator_id: rizky, pengganti_id: akun.budi.penggunaId, ...masa }
      const { status, body } = await post('hrd', '/pengganti', isi)
      expect(status).toBe(201)
      await server.owner.deleteFrom('notifikasi').execute()
      return body['data'].id as number
    }
    const hari = 'Penggantian pada 21 November 2026 sampai 22 November 2026 dibatalkan.'
    const id = await tunjuk()
    const batalkan = (siapa: 'koordinator' | 'hrd', satu: number) => post(siapa, `/pengganti/${satu}/cancel`)
    expect((await batalkan('koordinator', id)).status).toBe(200)
    const untukBudi = [
      akun.budi.penggunaId,
      'PENGGANTI_DIBATALKAN',
      id,
      'Penggantian koordinator dibatalkan',
      `Anda tidak lagi memutuskan pengajuan yang ditujukan kepada Rizky Pratama. ${hari}`,
    ]
    expect(await semua()).toEqual([untukBudi])
    expect((await batalkan('koordinator', id)).status).toBe(409)
    expect(await semua()).toHaveLength(1)
    const lagi = await tunjuk()
    expect((await batalkan('hrd', lagi)).status).toBe(200)
    expect((await semua()).map(([kepada, jenis, , judul]) => [kepada, jenis, judul])).toEqual([
      [akun.budi.penggunaId, 'PENGGANTI_DIBATALKAN', 'Penggantian koordinator dibatalkan'],
      [rizky, 'PENGGANTI_DIBATALKAN', 'Pengganti Anda dibatalkan'],
    ])
    await server.owner.deleteFrom('koordinator_pengganti').execute()
    await server.owner.deleteFrom('notifikasi').execute()
  })

  it('is told, and the coordinator when another arranged it', async () => {
    const masa = { tanggal_mulai: '2026-11-21', tanggal_selesai: '2026-11-22' }
    const budi = { pengganti_id: akun.budi.penggunaId, ...masa }
    expect((await post('koordinator', '/pengganti', budi)).status).toBe(201)
    const hari = 'pada 21 November 2026 sampai 22 November 2026.'
    const satu = [
      'Anda ditunjuk sebagai pengganti koordinator',
      `Anda memutuskan pengajuan yang ditujukan kepada Rizky Pratama ${hari}`,
    ]
    expect((await semua()).map(([kepada, , , ...teks]) => [kepada, ...teks])).toEqual([
      [akun.budi.penggunaId, ...satu],
    ])
    await server.owner.deleteFrom('koordinator_pengganti').execute()
    await server.owner.deleteFrom('notifikasi').execute()
    expect((await post('hrd', '/pengganti', { koordinator_id: rizky, ...budi })).status).toBe(201)
    expect((await semua()).map(([kepada, , , ...teks]) => [kepada, ...teks])).toEqual([
      [akun.budi.penggunaId, ...satu],
      [
        rizky,
        'Pengganti Anda ditunjuk',
        `Budi Santoso memutuskan pengajuan yang ditujukan kepada Anda ${hari}`,
      ],
    ])
  })
})

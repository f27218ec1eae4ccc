import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertLembur, insertPengganti, signInSemua } from '../../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { DI_DALAM, fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer()
const people = await addPeople(server.owner, 280, Date.parse(JUMAT_PAGI))
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  budi: 'budi.santoso@karsabina.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
})
type Nama = keyof typeof akun
const penggunaId = (nama: Nama) => akun[nama].penggunaId
afterAll(() => server.close())

let orang: Person
beforeEach(() => {
  server.setClock(JUMAT_PAGI)
  orang = people.pop() as Person
})

type Isi = Partial<Parameters<typeof insertLembur>[3]>
const JUMAT = '2026-11-20'
const lembur = (isi: Isi = {}, kepada: Nama = 'koordinator', siapa: Person = orang) =>
  insertLembur(server.owner, siapa, penggunaId(kepada), { tanggal: JUMAT, ...isi })
const pukul = (tanggal: string, dari: string, jam: number): Isi => {
  const mulai = Date.parse(`${tanggal}T${dari}:00+07:00`)
  return {
    tanggal,
    hari_presensi: tanggal,
    mulai: new Date(mulai),
    selesai: new Date(mulai + jam * 3600_000),
  }
}
const post = (oleh: string, id: number, apa: string, call: object = {}) =>
  server.call(`POST /lembur/${id}/${apa}`, {
    token: Object.hasOwn(token, oleh) ? token[oleh as Nama] : oleh,
    ...call,
  })
const baca = (id: number) =>
  server.owner.selectFrom('lembur').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const jejak = (id: number) =>
  server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'lembur')
    .where('objek_id', '=', String(id))
    .execute()

describe('[API-22] deciding', () => {
  it.each([
    ['approve', 'disetujui', 'Lembur disetujui.', {}],
    ['reject', 'ditolak', 'Lembur ditolak.', { body: {} }],
    ['approve', 'disetujui', 'Lembur disetujui.', { headers: { 'content-type': 'application/json' } }],
  ] as const)('%s without a body, an empty one or {}', async (apa, status, message, call) => {
    const id = await lembur()
    const { status: kode, body } = await post('koordinator', id, apa, call)
    expect([kode, body['message'], body['data'].status]).toEqual([200, message, status])
    expect(body['data']).toMatchObject({
      id,
      keputusan: {
        status,
        note: '',
        oleh: { id: penggunaId('koordinator') },
        pada: '2026-11-20T00:52:13.000Z',
      },
      menunggu: null,
      dapat: { putuskan: false, batalkan: false },
      di_atas_batas: false,
    })
    expect(await jejak(id)).toMatchObject([
      { tindakan: `POST /lembur/{id}/${apa}`, sebelum: { status: 'menunggu' }, sesudah: { status } },
    ])
  })

  it.each(['approve', 'reject', 'cancel', 'bersedia'])(
    '%s takes no field: none would be kept',
    async (apa) => {
      const id = await lembur({ bersedia_pada: null })
      const oleh = apa === 'bersedia' || apa === 'cancel' ? orang.token : 'koordinator'
      const { status, body } = await post(oleh, id, apa, { body: { note: 'x' } })
      expect([status, Object.keys(body['errors'])]).toEqual([422, ['note']])
      expect(await baca(id)).toMatchObject({ status: 'menunggu', bersedia_pada: null })
      expect((await post(oleh, id, apa)).status).toBe(200)
    },
  )

  it.each([
    ['reject', 'approve', 'ditolak'],
    ['approve', 'reject', 'disetujui'],
  ] as const)('tells who comes second what the first decided: %s, then %s', async (dulu, lalu, jadi) => {
    const id = await lembur()
    await post('hrd', id, dulu)
    const { status, body } = await post('koordinator', id, lalu)
    expect([status, body['data'].status]).toEqual([409, jadi])
    expect(body['message']).toMatch(new RegExp(`^Pengajuan ini sudah ${jadi} oleh `))
  })

  it('is the named coordinator’s, HR’s and a substitute’s; nobody’s own and nobody else’s', async () => {
    const id = await lembur()
    expect((await post(orang.token, id, 'approve')).status).toBe(403)
    for (const oleh of ['karyawan', 'admin'] as const)
      expect((await post(oleh, id, 'approve')).status).toBe(403)
    expect((await post('budi', id, 'approve')).status).toBe(404)
    expect((await post('hrd', 999_999, 'approve')).status).toBe(404)
    await insertPengganti(server.owner, penggunaId('koordinator'), penggunaId('budi'), [
      '2026-11-20T00:00:00+07:00',
      '2026-11-21T00:00:00+07:00',
    ])
    expect((await post('budi', id, 'approve')).status).toBe(200)
    await server.owner
      .updateTable('koordinator_pengganti')
      .set({ dicabut_pada: new Date(JUMAT_PAGI) })
      .execute()

    const milikHrd = await insertLembur(server.owner, akun.hrd, penggunaId('koordinator'), {
      tanggal: '2026-11-24',
    })
    expect((await post('hrd', milikHrd, 'approve')).status).toBe(403)
    const diajukanHrd = await lembur({
      diajukan_oleh_id: penggunaId('hrd'),
      ...pukul('2026-11-23', '17:00', 1),
    })
    expect((await post('hrd', diajukanHrd, 'reject')).status).toBe(403)
    expect((await post('koordinator', diajukanHrd, 'reject')).status).toBe(200)
  })

  it('nor by SQL', async () => {
    const id = await lembur({ diajukan_oleh_id: penggunaId('hrd') })
    const putuskan = (oleh: number) =>
      server.db
        .updateTable('lembur')
        .set({ status: 'disetujui', diputus_oleh_id: oleh, diputus_pada: new Date(JUMAT_PAGI) })
        .where('id', '=', id)
        .execute()
    await expect(putuskan(penggunaId('hrd'))).rejects.toThrow('nobody decides their own request')
    await expect(putuskan(orang.penggunaId)).rejects.toThrow('nobody decides their own request')
    for (const oleh of ['budi', 'admin', 'karyawan'] as const)
      await expect(putuskan(penggunaId(oleh))).rejects.toThrow('does not name this account')
    await putuskan(penggunaId('koordinator'))
    await expect(
      server.db.updateTable('lembur').set({ status: 'ditolak' }).where('id', '=', id).execute(),
    ).rejects.toThrow('stays as it is')
  })

  it('withdraws while it waits; an approved one is HR’s to withdraw', async () => {
    const id = await lembur()
    expect((await post('karyawan', id, 'cancel')).status).toBe(404)
    expect((await post('koordinator', id, 'cancel')).status).toBe(403)
    const { status, body } = await post(orang.token, id, 'cancel')
    expect([status, body['data'].status]).toEqual([200, 'dibatalkan'])
    const lain = await lembur()
    await post('koordinator', lain, 'approve')
    expect((await post(orang.token, lain, 'cancel')).status).toBe(409)
    expect((await post('hrd', lain, 'cancel')).body['data']).toMatchObject({
      status: 'dibatalkan',
      keputusan: { oleh: { id: penggunaId('hrd') } },
    })
  })
})

describe('the limits (PP 35/2021, article 26)', () => {
  it('keep a coordinator from more than 4 hours a day, with the figures; HR may, and the record says so', async () => {
    const id = await lembur(pukul(JUMAT, '17:00', 5))
    const { status, body } = await post('koordinator', id, 'approve')
    expect([status, body['error'].error]).toEqual([409, 'DI_ATAS_BATAS'])
    expect(body['message']).toContain('5 jam 0 menit sehari dan 5 jam 0 menit seminggu')
    expect(body['data'].batas).toEqual({ hari: 18_000, minggu: 18_000, hari_libur: false, lewat: true })
    expect((await baca(id)).status).toBe('menunggu')

    const hrd = await post('hrd', id, 'approve')
    expect([hrd.status, hrd.body['data'].di_atas_batas]).toEqual([200, true])
    expect(await jejak(id)).toMatchObject([
      { pengguna_id: penggunaId('hrd'), sesudah: { status: 'disetujui', di_atas_batas: true } },
    ])
  })

  it.each([
    ['in its order', ['malam', 'lewat']],
    ['the morning first', ['lewat', 'malam']],
  ] as const)('are of one night, filed and approved %s', async (_nama, urutan) => {
    const minta = {
      malam: { tanggal: '2026-11-19', jam_mulai: '20:00', jam_selesai: '00:00' },
      lewat: { tanggal: JUMAT, jam_mulai: '00:00', jam_selesai: '04:00' },
    }
    const ids: number[] = []
    for (const satu of urutan) {
      const body = { koordinator_id: penggunaId('koordinator'), keterangan: 'Stok opname.', ...minta[satu] }
      const { body: jawab } = await server.call('POST /lembur/pengajuan', { token: orang.token, body })
      ids.push(jawab['data'].id)
    }
    expect((await post('koordinator', ids[0] ?? 0, 'approve')).status).toBe(200)
    const { status, body } = await post('koordinator', ids[1] ?? 0, 'approve')
    expect([status, body['data'].batas]).toMatchObject([409, { hari: 8 * 3600, lewat: true }])
  })

  it('and the day are its own again once the evening before it is withdrawn', async () => {
    const malam = await lembur(pukul(JUMAT, '20:00', 4))
    // A Saturday's, as Friday's night while there was one.
    const id = await lembur({ ...pukul('2026-11-21', '00:00', 4), hari_presensi: JUMAT })
    await post(orang.token, malam, 'cancel')
    const { status, body } = await post('koordinator', id, 'approve')
    expect([status, body['data'].batas]).toMatchObject([
      200,
      { hari: 4 * 3600, hari_libur: true, lewat: false },
    ])
    expect((await baca(id)).hari_presensi).toBe('2026-11-21')
  })

  it('count what is approved of the week, not what waits, was rejected or lies on days off', async () => {
    for (const hari of ['16', '17', '18', '19']) {
      const id = await lembur(pukul(`2026-11-${hari}`, '17:00', 4))
      expect((await post('koordinator', id, 'approve')).status).toBe(200)
    }
    await lembur(pukul('2026-11-21', '08:00', 3))
    const libur = await lembur(pukul('2026-11-22', '08:00', 8))
    expect((await post('koordinator', libur, 'approve')).body['data'].batas).toMatchObject({
      hari: 8 * 3600,
      hari_libur: true,
      lewat: false,
    })
    const ditolak = await lembur(pukul(JUMAT, '20:00', 1))
    await post('koordinator', ditolak, 'reject')
    const dua = await lembur(pukul(JUMAT, '17:00', 2))
    const setengah = await lembur(pukul(JUMAT, '19:00', 0.5))
    expect((await post('koordinator', dua, 'approve')).body['data'].batas.minggu).toBe(18 * 3600)
    const { status, body } = await post('koordinator', setengah, 'approve')
    expect([status, body['data'].batas.minggu]).toEqual([409, 18.5 * 3600])
    // The next week begins on Monday.
    const senin = await lembur(pukul('2026-11-23', '17:00', 4))
    expect((await post('koordinator', senin, 'approve')).status).toBe(200)
  })
})

it('two approvals at once never pass the limit together', async () => {
  for (let i = 0; i < 20; i += 1) {
    const satu = people.pop() as Person
    const ids = [
      await lembur(pukul(JUMAT, '17:00', 2.5), 'koordinator', satu),
      await lembur(pukul(JUMAT, '20:00', 2.5), 'koordinator', satu),
    ]
    const hasil = await Promise.all(ids.map((id) => post('koordinator', id, 'approve')))
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(hasil.find(({ status }) => status === 409)?.body['error'].error).toBe('DI_ATAS_BATAS')
  }
})

describe('the attendance day', () => {
  const profil = async (iso: string) => {
    server.setClock(iso)
    return (await server.call('GET /profile', { token: orang.token })).body['data'].presensi
  }
  const punch = async (iso: string, jenis: 'check-in' | 'check-out') => {
    server.setClock(iso)
    const form = formPresensi(fotoBaru(), DI_DALAM)
    return server.call(`POST /presensi/${jenis}`, { token: orang.token, form })
  }

  it('of a day off becomes one that waits for a check-in, once it is approved, and no more once withdrawn', async () => {
    const id = await lembur(pukul('2026-11-21', '09:00', 4))
    expect((await profil('2026-11-21T08:00:00+07:00')).status).toBe('LIBUR')
    server.setClock(JUMAT_PAGI)
    await post('koordinator', id, 'approve')
    expect((await profil('2026-11-21T08:00:00+07:00')).status).toBe('BELUM_PRESENSI')
    await post('hrd', id, 'cancel')
    expect((await profil('2026-11-21T08:00:00+07:00')).status).toBe('LIBUR')
  })

  it('stays open for its check-out, and the record shows what was punched beside the claim', async () => {
    const malam = await lembur(pukul(JUMAT, '22:00', 2))
    const id = await lembur(pukul('2026-11-21', '00:00', 2))
    await server.call(`POST /lembur/${malam}/approve`, { token: token.koordinator })
    expect((await punch('2026-11-20T08:10:00+07:00', 'check-in')).status).toBe(201)
    await server.call(`POST /lembur/${id}/approve`, { token: token.koordinator })
    const pulang = await punch('2026-11-21T05:59:00+07:00', 'check-out')
    expect([pulang.status, pulang.body['data'].tanggal]).toEqual([201, JUMAT])
    const { body } = await server.call(`GET /lembur/${id}`, { token: orang.token })
    expect(body['data']).toMatchObject({
      tanggal: '2026-11-21',
      waktu: {
        check_in: { waktu: '08:10:00', telat: 600 },
        check_out: { waktu: '05:59:00', lebih_awal: 0 },
        durasi: 21 * 3600 + 49 * 60,
      },
    })
  })
})

it('two approvers at once make one decision, and the other is told', async () => {
  const hasil = new Map<string, number>()
  for (let i = 0; i < 100; i += 5) {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => lembur({}, 'koordinator', people.pop() as Person)),
    )
    await Promise.all(
      ids.map(async (id, ke) => {
        const apa = ke % 2 === 0 ? 'approve' : 'reject'
        const dua = await Promise.all([post('koordinator', id, 'approve'), post('hrd', id, apa)])
        const kode = dua
          .map(({ status }) => status)
          .toSorted((a, b) => a - b)
          .join(' ')
        hasil.set(kode, (hasil.get(kode) ?? 0) + 1)
        const menang = dua.find(({ status }) => status === 200)
        const kalah = dua.find(({ status }) => status === 409)
        expect(kalah?.body['data'].keputusan).toEqual(menang?.body['data'].keputusan)
        expect(await jejak(id)).toHaveLength(1)
      }),
    )
  }
  expect(Object.fromEntries(hasil)).toEqual({ '200 409': 100 })
})

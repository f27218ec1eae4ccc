import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
let penempatan: Record<string, unknown>
beforeAll(async () => {
  server = await startTestServer()
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
  const { kantor_id, jadwal_id, koordinator_id } = await server.owner
    .selectFrom('penempatan as p')
    .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .selectAll('p')
    .where('k.kode', '=', 'KBN0031')
    .where('p.tanggal_selesai', 'is', null)
    .executeTakeFirstOrThrow()
  penempatan = { kantor_id, jadwal_id, koordinator_id, jabatan: 'Petugas Keamanan', unit: 'Kantor Pusat' }
})
afterAll(() => server.close())

let nomor = 0
/** A person nobody has heard of. */
const orang = (isi: object = {}) => {
  nomor += 1
  return {
    nama: 'Dewi Lestari',
    email: `orang.baru${nomor}@rekan.example`,
    nik: `32730155${String(nomor).padStart(8, '0')}`,
    jenis_karyawan_id: 2,
    status_pernikahan_id: 1,
    tempat_lahir: 'Bandung',
    tanggal_lahir: '1998-02-28',
    jenis_kelamin: 'P',
    tanggal_masuk: '2026-11-20',
    penempatan,
    ...isi,
  }
}
const add = (body: object, role = 'hrd', headers: Record<string, string> = {}) =>
  server.call('POST /karyawan', { token: token[role], body, headers })
const jumlah = async () => {
  // Letters on their way leave the count.
  await server.deps.jobs.idle()
  const hitung = (tabel: 'karyawan' | 'pengguna' | 'penempatan' | 'surat_akun' | 'audit') =>
    server.owner
      .selectFrom(tabel)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const semua = await Promise.all(
    (['karyawan', 'pengguna', 'penempatan', 'surat_akun', 'audit'] as const).map(hitung),
  )
  return semua.map(({ n }) => n)
}

describe('[API-12, KRY-03] POST /karyawan', () => {
  it('gives nobody an address that somebody else may still get back', async () => {
    const { id } = await server.owner.selectFrom('pengguna').select('id').limit(1).executeTakeFirstOrThrow()
    const alamat = 'ditahan@rekan.example'
    await server.owner
      .insertInto('batal_ubah')
      .values({
        pengguna_id: id,
        jenis: 'email',
        alamat,
        sebelum: JSON.stringify({ email: alamat }),
        sesudah: JSON.stringify({ email: 'pencuri@rekan.example' }),
        dibuat_pada: new Date('2026-11-20T00:00:00Z'),
      })
      .execute()
    const sebelum = await jumlah()
    const { status, body } = await add(orang({ email: alamat }))
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['email']])
    expect(await jumlah()).toEqual(sebelum)
  })

  it('adds employee, account and placement, and the person signs in by the link that was mailed', async () => {
    const { status, body } = await add(orang({ email: ' Dewi.Lestari@Rekan.example ', jkn: '0001234567890' }))
    expect(status).toBe(201)
    expect(body['message']).toContain('dewi.lestari@rekan.example')
    expect(body['data']).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      kode: 'KBN0061',
      nama: 'Dewi Lestari',
      active: true,
      tanggal_masuk: '2026-11-20',
      jabatan: 'Petugas Keamanan',
      personal: { email: 'dewi.lestari@rekan.example', tanggal_lahir: '1998-02-28' },
      kepegawaian: { jkn: '0001234567890', nama_bank: null },
      akun: { role: 'karyawan', active: true },
    })
    await server.deps.jobs.idle()
    const outbox = join(server.dataDir, 'outbox')
    const surat = await Promise.all((await readdir(outbox)).map((f) => readFile(join(outbox, f), 'utf8')))
    const milik = surat.filter((teks) => teks.includes('dewi.lestari@rekan.example'))
    expect(milik).toHaveLength(1)
    const linkToken = /masuk-pertama#([\w-]{43})/.exec(milik[0]?.replaceAll('=\r\n', '') ?? '')?.[1]
    const password = 'kopi-tubruk-pagi-7'
    expect((await server.call('POST /reset-password', { body: { token: linkToken, password } })).status).toBe(
      200,
    )
    const login = await server.call('POST /login', {
      body: { email: 'dewi.lestari@rekan.example', password },
    })
    const profile = await server.call('GET /profile', { token: login.body['data'].token })
    expect(profile.body['data']).toMatchObject({
      role: { name: 'karyawan' },
      karyawan: { kode: 'KBN0061', penempatan_aktif: { jabatan: 'Petugas Keamanan' } },
      presensi: { status: 'BELUM_PRESENSI' },
    })
  })

  it('lets admin add too, who sees nothing private of whom they added', async () => {
    const { status, body } = await add(orang(), 'admin')
    expect([status, body['data'].personal, body['data'].kepegawaian]).toEqual([201, null, null])
  })

  it('adds people without an address, and says what they need', async () => {
    for (const email of [null, '', undefined]) {
      const { status, body } = await add(orang({ email }))
      expect([status, body['data'].akun.email]).toEqual([201, null])
      expect(body['message']).toContain('kode reset')
    }
    expect(await server.owner.selectFrom('pengguna').select('id').where('email', '=', '').execute()).toEqual(
      [],
    )
  })

  it('numbers on past what was given, and takes a kode as it is given', async () => {
    const pertama = (await add(orang())).body['data'].kode as string
    const berikut = `KBN${String(Number(pertama.slice(3)) + 1).padStart(4, '0')}`
    expect((await add(orang({ kode: berikut.toLowerCase() }))).body['data'].kode).toBe(berikut)
    expect((await add(orang())).body['data'].kode).toBe(
      `KBN${String(Number(pertama.slice(3)) + 2).padStart(4, '0')}`,
    )
  })

  it('gives each of ten added at once a kode of their own', async () => {
    const hasil = await Promise.all(Array.from({ length: 10 }, () => add(orang())))
    expect(hasil.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(hasil.map(({ body }) => body['data'].kode)).size).toBe(10)
  })

  it('adds once what is sent twice with one key', async () => {
    const isi = orang()
    const kunci = { 'idempotency-key': 'tambah-1' }
    const [satu, dua] = await Promise.all([add(isi, 'hrd', kunci), add(isi, 'hrd', kunci)])
    expect([satu.status, dua.status, dua.body]).toEqual([201, 201, satu.body])
  })

  it.each([
    ['nik', { nik: '3205995005880031' }],
    ['email', { email: 'HRD@rekan.example' }],
    ['kode', { kode: 'kbn0001' }],
  ])('refuses a %s that is taken, at its field, and stores nothing', async (field, isi) => {
    const sebelum = await jumlah()
    const { status, body } = await add(orang(isi))
    expect([status, Object.keys(body['errors'])]).toEqual([422, [field]])
    expect(await jumlah()).toEqual(sebelum)
  })

  it.each(['nik', 'email', 'kode'])('lets one of two with the same %s win a race', async (field) => {
    const sama = orang({ kode: `BALAP-${nomor}` }) as Record<string, unknown>
    const hasil = await Promise.all(
      [0, 1, 2].map(() => add({ ...orang({ kode: `B${nomor}` }), [field]: sama[field] })),
    )
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    for (const { body } of hasil.filter((h) => h.status === 422))
      expect(Object.keys(body['errors'])).toEqual([field])
  })
})

describe('somebody who came long before the company had Rekan', () => {
  it('is placed from a later day on: nobody was absent while nothing was recorded', async () => {
    const lama = { tanggal_masuk: '2020-02-03' }
    const sebelum = await add(orang({ ...lama, penempatan: { ...penempatan, tanggal_masuk: '2020-02-02' } }))
    expect([sebelum.status, sebelum.body['errors']]).toEqual([
      422,
      { 'penempatan.tanggal_masuk': ['Karyawan ini mulai bekerja 3 Februari 2020.'] },
    ])
    const alpa = async (isi: object) => {
      const { status, body } = await add(orang({ ...lama, penempatan: { ...penempatan, ...isi } }))
      expect([status, body['data'].tanggal_masuk]).toEqual([201, '2020-02-03'])
      const rekap = await server.call(`GET /karyawan/${body['data'].id}/ringkasan?bulan=10&tahun=2026`, {
        token: token['hrd'],
      })
      return rekap.body['data'].alpa as number
    }
    expect(await alpa({ tanggal_masuk: '2026-11-20' })).toBe(0)
    expect(await alpa({ tanggal_masuk: '' })).toBeGreaterThan(15)
  })
})

describe('who may give what', () => {
  it.each([
    ['karyawan', 'karyawan', 403],
    ['koordinator', 'karyawan', 403],
    ['hrd', 'koordinator', 201],
    ['hrd', 'hrd', 403],
    ['hrd', 'admin', 403],
    ['admin', 'admin', 201],
    ['admin', 'hrd', 201],
  ])('%s adds a %s: %i', async (pelaku, role, status) => {
    const sebelum = await jumlah()
    const hasil = await add(orang({ role }), pelaku)
    expect(hasil.status).toBe(status)
    if (status !== 201) expect(await jumlah()).toEqual(sebelum)
    else expect(hasil.body['data'].akun.role).toBe(role)
  })
})

describe('the trail', () => {
  it('says who added whom, without what is private', async () => {
    const isi = orang()
    const { body } = await add(isi)
    const { id, nik } = await server.owner
      .selectFrom('karyawan')
      .select(['id', 'nik'])
      .where('id', '=', Number(body['data'].id))
      .executeTakeFirstOrThrow()
    const [catatan, ...lain] = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek', '=', 'karyawan')
      .where('objek_id', '=', String(id))
      .execute()
    expect(lain).toEqual([])
    expect(catatan).toMatchObject({ tindakan: 'POST /karyawan', sebelum: null })
    expect(JSON.stringify(catatan)).toContain(isi.nama)
    expect(JSON.stringify(catatan)).not.toContain(nik)
    expect(JSON.stringify(catatan)).not.toContain(isi.email)
  })
})

describe('bad input', () => {
  const P = () => penempatan
  it.each<[string, string, () => object]>([
    ['NIK with letters', 'nik', () => ({ nik: '32739901019000AB' })],
    ['NIK in full-width digits', 'nik', () => ({ nik: '３２７３９９０１０１９００００１' })],
    ['NIK of 17', 'nik', () => ({ nik: '32739901019000011' })],
    ['NIK of 15', 'nik', () => ({ nik: '327399010190000' })],
    ['NIK as a number', 'nik', () => ({ nik: 3273990101900001 })],
    ['a day that does not exist', 'tanggal_lahir', () => ({ tanggal_lahir: '2026-02-30' })],
    ['a birth to come', 'tanggal_lahir', () => ({ tanggal_lahir: '2026-11-21' })],
    ['a child', 'tanggal_lahir', () => ({ tanggal_lahir: '2019-02-28' })],
    ['a birth in another order', 'tanggal_lahir', () => ({ tanggal_lahir: '28-02-1998' })],
    ['a name that turns around', 'nama', () => ({ nama: 'Dewi \u202eiraseL' })],
    ['a name of emoji', 'nama', () => ({ nama: '😀😀' })],
    ['a name with NUL', 'nama', () => ({ nama: 'Dewi\u0000' })],
    ['a name of 10,000', 'nama', () => ({ nama: 'a'.repeat(10_000) })],
    ['no name', 'nama', () => ({ nama: ' \u200b' })],
    ['a name that is a list', 'nama', () => ({ nama: ['Dewi'] })],
    ['an address without a domain', 'email', () => ({ email: 'dewi@' })],
    ['an address with a line', 'email', () => ({ email: 'a@b.co\nbcc: x@y.co' })],
    ['another sex', 'jenis_kelamin', () => ({ jenis_kelamin: 'X' })],
    ['a kind that is not there', 'jenis_karyawan_id', () => ({ jenis_karyawan_id: 99 })],
    ['a status that is not there', 'status_pernikahan_id', () => ({ status_pernikahan_id: 99 })],
    ['an education that is not there', 'jenjang_pendididikan_id', () => ({ jenjang_pendididikan_id: 99 })],
    ['a kode that is an address', 'kode', () => ({ kode: 'a@b.co' })],
    ['a first day before birth', 'tanggal_masuk', () => ({ tanggal_masuk: '1990-01-01' })],
    ['a first day in two years', 'tanggal_masuk', () => ({ tanggal_masuk: '2028-11-20' })],
    ['no first day', 'tanggal_masuk', () => ({ tanggal_masuk: undefined })],
    ['no placement', 'penempatan', () => ({ penempatan: undefined })],
    [
      'an office that is not there',
      'penempatan.kantor_id',
      () => ({ penempatan: { ...P(), kantor_id: 9999 } }),
    ],
    ['a week that is not there', 'penempatan.jadwal_id', () => ({ penempatan: { ...P(), jadwal_id: 9999 } })],
    [
      'a coordinator who is none',
      'penempatan.koordinator_id',
      () => ({ penempatan: { ...P(), koordinator_id: 1 } }),
    ],
    [
      'an id past all',
      'penempatan.kantor_id',
      () => ({ penempatan: { ...P(), kantor_id: '9007199254740993' } }),
    ],
    ['no job', 'penempatan.jabatan', () => ({ penempatan: { ...P(), jabatan: '' } })],
    ['a role nobody has', 'role', () => ({ role: 'superadmin' })],
    ['a field of the table', 'aktif', () => ({ aktif: false })],
    ['an id of one’s own', 'id', () => ({ id: 1 })],
    ['a password', 'kata_sandi', () => ({ kata_sandi: 'rahasia-sekali' })],
    ['the version', 'versi', () => ({ versi: 7 })],
    [
      'a field of the placement’s table',
      'penempatan.utama',
      () => ({ penempatan: { ...P(), utama: false } }),
    ],
    ['a prototype', '__proto__', () => JSON.parse('{"__proto__": {"role": "admin"}}') as object],
  ])('%s: 422 at %s, nothing stored', async (_nama, field, isi) => {
    const sebelum = await jumlah()
    const lain = isi()
    const body = Object.hasOwn(lain, '__proto__')
      ? (JSON.parse(JSON.stringify(orang()).replace('{', '{"__proto__":{"role":"admin"},')) as object)
      : { ...orang(), ...lain }
    const { status, body: jawab } = await add(body)
    if (field === '__proto__') expect([400, 422]).toContain(status)
    else expect([status, Object.keys(jawab['errors'])]).toEqual([422, [field]])
    expect(await jumlah()).toEqual(sebelum)
  })
})

it('[JAGA-31] HR of a branch is named nobody of another who has the same telephone, birthday or account, but whom to ask', async () => {
  const { owner } = server
  const { id, nama } = await owner
    .selectFrom('karyawan')
    .select(['id', 'nama'])
    .where('kode', '=', 'KBN0031')
    .executeTakeFirstOrThrow()
  const [cabang, pusat] = await owner
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .select(['u.id', 'k.nama'])
    .where('u.role', '=', 'hrd')
    .orderBy((eb) => eb('u.email', '<>', 'hrd@rekan.example'))
    .execute()
  if (cabang === undefined || pusat === undefined) throw new Error('too few')
  const kantor = await owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', Number(penempatan['kantor_id']))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const isi = {
    nomor_hp: '+6281299990001',
    nama_bank: 'BCA',
    nomor_rekening: '9090909090',
  }
  await owner.updateTable('karyawan').set(isi).where('id', '=', id).execute()
  await owner.updateTable('karyawan').set({ tanggal_lahir: '1991-03-04' }).where('id', '=', id).execute()
  const kembar = { ...isi, nama, tanggal_lahir: '1991-03-04' }
  const di = { penempatan: { ...penempatan, kantor_id: kantor.id, koordinator_id: null } }
  const diPusat = await add(orang({ ...kembar, ...di }))
  expect(diPusat.body['peringatan'].join(' ')).toContain(`KBN0031 ${nama}`)
  // Whom the first call added is of the branch, and is named there.
  const { kode } = diPusat.body['data']
  await owner.insertInto('peran_lingkup').values({ pengguna_id: cabang.id, kantor_id: kantor.id }).execute()
  const { status, body } = await add(orang({ ...kembar, ...di }))
  expect(status).toBe(201)
  const ubah = await server.call(`POST /karyawan/${body['data'].id}`, {
    token: token['hrd'],
    body: { versi: body['data'].versi, nama_bank: 'BCA', nomor_rekening: '9090909090' },
  })
  await owner.deleteFrom('peran_lingkup').where('pengguna_id', '=', cabang.id).execute()
  for (const jawaban of [body, ubah.body]) {
    const semua = jawaban['peringatan'].join(' ')
    expect(semua).toContain(`${kode} ${nama}`)
    expect(semua).toMatch(new RegExp(`karyawan di cabang lain; tanyakan kepada [^.]*${pusat.nama}`))
    expect(JSON.stringify(jawaban)).not.toContain('KBN0031')
  }
})

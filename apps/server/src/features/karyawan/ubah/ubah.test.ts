import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
let orang: Person
beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 100, Date.parse(JUMAT_PAGI))
})
afterAll(() => server.close())
beforeEach(() => {
  orang = people.pop() as Person
})

/** Every field of the payload (`docs/rules.md`, section 6.2), for one person only. */
const isi = (nik = '3205995005887777', email = 'baru@rekan.example') => ({
  nama: ' Siti  Rahma ',
  nik,
  email,
  jenis_karyawan_id: '3',
  status_pernikahan_id: '2',
  tempat_lahir: 'Garut',
  tanggal_lahir: '1996-04-21',
  jenis_kelamin: 'P',
  jenjang_pendididikan_id: '9',
  instansi: 'Universitas Padjadjaran',
  jkn: '0001234567890',
  kpj: '12345678901',
  nama_bank: 'Bank Central Asia',
  nomor_rekening: '1234-5678-90',
})

const formDari = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [nama, nilai] of Object.entries(fields)) form.append(nama, nilai)
  return form
}
const ubah = (fields: Record<string, string>, headers: Record<string, string> = {}, oleh = orang) =>
  server.call('POST /profile', { token: oleh.token, form: formDari(fields), headers })
const profil = async (oleh = orang) => (await server.call('GET /profile', { token: oleh.token })).body['data']

describe('[API-05] POST /profile', () => {
  it('changes every field of the payload and answers as GET does', async () => {
    const { status, body } = await ubah(isi())
    expect([status, body['message']]).toEqual([200, 'Berhasil mengubah data diri.'])
    expect(body['data']).toEqual(await profil())
    expect(body['data']).toMatchObject({
      name: 'Siti Rahma',
      email: 'baru@rekan.example',
      karyawan: {
        nama: 'Siti Rahma',
        versi: 2,
        personal: {
          nik: '3205995005887777',
          email: 'baru@rekan.example',
          tempat_lahir: 'Garut',
          tanggal_lahir: '1996-04-21',
          jenis_kelamin: 'P',
          status_pernikahan: { id: 2, nama: 'Kawin' },
        },
        kepegawaian: {
          jenjang_pendidikan: { id: 9, nama: 'Sarjana (S1)' },
          instansi: 'Universitas Padjadjaran',
          jkn: '0001234567890',
          kpj: '12345678901',
          nama_bank: 'Bank Central Asia',
          nomor_rekening: '1234567890',
        },
        penempatan_aktif: { jenis_karyawan: { id: 3, nama: 'Harian Lepas' } },
      },
    })
  })

  it('leaves absent fields as they are, and takes blank insurance numbers for none', async () => {
    await ubah({ jkn: '0001234567890', kpj: '12345678901', instansi: 'SMK Negeri 1' })
    const sebelum = await profil()
    await ubah({ jkn: '', tempat_lahir: 'Cianjur' })
    const { karyawan, ...lain } = await profil()
    expect({ ...lain, karyawan }).toEqual({
      ...sebelum,
      karyawan: {
        ...sebelum.karyawan,
        versi: sebelum.karyawan.versi + 1,
        personal: { ...sebelum.karyawan.personal, tempat_lahir: 'Cianjur' },
        kepegawaian: { ...sebelum.karyawan.kepegawaian, jkn: null },
      },
    })
  })

  it('changes nothing when nothing differs, and when nothing is sent', async () => {
    const sebelum = await profil()
    expect((await ubah({})).body['data']).toEqual(sebelum)
    expect((await ubah({ nama: ` ${sebelum.name} ` })).body['data']).toEqual(sebelum)
    expect(await jejak(orang)).toEqual([])
  })

  it('keeps what changed in the audit trail, numbers hidden', async () => {
    const { nik } = (await profil()).karyawan.personal
    await ubah({ nama: 'Nama Baru', nik: `12345678${nik.slice(8)}`, nomor_rekening: '1112223334' })
    expect(await jejak(orang)).toEqual([
      expect.objectContaining({
        pengguna_id: orang.penggunaId,
        tindakan: 'POST /profile',
        sebelum: {
          nama: expect.stringMatching(/^Orang/),
          nik: `••••••••••••${nik.slice(-4)}`,
          nomor_rekening: null,
        },
        sesudah: {
          nama: 'Nama Baru',
          nik: `••••••••••••${nik.slice(-4)} (diganti)`,
          nomor_rekening: '••••••3334',
        },
      }),
    ])
  })

  it('lets sign in by the new address, whatever its letter case', async () => {
    const token = await server.login('wita@rekan.example')
    const { status } = await server.call('POST /profile', {
      token,
      form: formDari({ email: 'Wita.Baru@Rekan.example' }),
    })
    expect(status).toBe(200)
    expect(await server.login('wita.baru@rekan.example')).toMatch(/^[\w-]{43}$/)
    expect((await server.call('GET /profile', { token })).status).toBe(200)
  })

  it('lets an account without an employee change its name and address, nothing else', async () => {
    const token = await server.login('admin@rekan.example')
    const kirim = (fields: Record<string, string>) =>
      server.call('POST /profile', { token, form: formDari(fields) })
    const { body } = await kirim({ nama: 'Kepala Sistem', email: 'kepala@rekan.example' })
    expect(body['data']).toMatchObject({
      name: 'Kepala Sistem',
      email: 'kepala@rekan.example',
      karyawan: null,
    })
    const { status, body: ditolak } = await kirim({ nik: '3205995005887778' })
    expect([status, ditolak['message']]).toEqual([422, 'Akun Anda tidak terhubung dengan data karyawan.'])
  })
})

describe('[VAL-19] refuses with the forms’ messages by field', () => {
  it.each([
    ['nama', ' ', 'Nama harus diisi'],
    ['nama', 'Siti\u202e', 'Nama hanya boleh berisi huruf, angka, dan tanda baca.'],
    ['nama', 'a'.repeat(10_000), 'Nama tidak boleh lebih dari 100 karakter.'],
    ['nik', '', 'NIK harus diisi.'],
    ['nik', '12345678901234567', 'NIK tidak boleh lebih dari 16 karakter.'],
    ['nik', 'abc', 'NIK hanya boleh berisi angka 0 sampai 9.'],
    ['email', '', 'Alamat email tidak valid.'],
    ['email', 'bukan alamat', 'Alamat email tidak valid.'],
    ['jenis_karyawan_id', '', 'Jabatan harus diisi.'],
    ['status_pernikahan_id', '', 'Status pernikahan harus diisi.'],
    ['status_pernikahan_id', 'kawin', 'Status pernikahan tidak valid.'],
    ['tempat_lahir', '', 'Tempat lahir harus diisi.'],
    ['tanggal_lahir', '', 'Tanggal lahir harus diisi.'],
    ['tanggal_lahir', '2001-02-29', 'Tanggal lahir tidak valid.'],
    ['tanggal_lahir', '2026-11-21', 'Tanggal lahir tidak boleh setelah hari ini.'],
    ['jenis_kelamin', '', 'Jenis kelamin harus diisi.'],
    ['jenis_kelamin', 'X', 'Jenis kelamin tidak valid.'],
    ['jenjang_pendididikan_id', '', 'Jenjang pendidikan harus diisi.'],
    ['jenjang_pendididikan_id', 'S1', 'Jenjang pendidikan tidak valid.'],
    ['instansi', '', 'Sekolah/kampus pendidikan harus diisi.'],
    ['nama_bank', '', 'Nama bank harus diisi.'],
    ['nomor_rekening', '', 'Nomor rekening bank harus diisi.'],
    ['jkn', '12', 'Nomor JKN harus 13 angka.'],
    ['kpj', '12', 'Nomor KPJ harus 10 sampai 15 huruf atau angka.'],
    // Chosen from no list of ours
    ['jenis_karyawan_id', '99', 'Jabatan tidak valid.'],
    ['status_pernikahan_id', '99', 'Status pernikahan tidak valid.'],
    ['jenjang_pendididikan_id', '99', 'Jenjang pendidikan tidak valid.'],
  ])('%s %j', async (nama, nilai, pesan) => {
    const penguji = people[0] as Person
    const sebelum = await profil(penguji)
    const { status, body } = await ubah({ tempat_lahir: 'Tidak jadi', [nama]: nilai }, {}, penguji)
    expect([status, body['errors'], body['message']]).toEqual([422, { [nama]: [pesan] }, pesan])
    expect(await profil(penguji)).toEqual(sebelum)
  })

  it('names every field that is wrong at once', async () => {
    const { status, body } = await ubah(Object.fromEntries(Object.keys(isi()).map((nama) => [nama, ' '])))
    expect(status).toBe(422)
    expect(Object.keys(body['errors']).toSorted()).toEqual(
      Object.keys(isi())
        .filter((nama) => nama !== 'jkn' && nama !== 'kpj')
        .toSorted(),
    )
  })

  it('does not tell whose NIK or address it is', async () => {
    const lain = await profil(people[0])
    const nik = await ubah({ nik: lain.karyawan.personal.nik })
    expect([nik.status, Object.keys(nik.body['errors'])]).toEqual([422, ['nik']])
    const email = await ubah({ email: 'HRD@rekan.example' })
    expect([email.status, Object.keys(email.body['errors'])]).toEqual([422, ['email']])
    expect(JSON.stringify([nik.body, email.body])).not.toMatch(/Orang|constraint|key/i)
  })
})

describe('[AKUN-09, SPEK-07] takes the fields of the payload, no others', () => {
  it.each(['role', 'is_active', 'jatah_cuti', 'kode', 'jenjang_pendidikan_id', 'karyawan_id', 'versi', 'id'])(
    'refuses %s',
    async (nama) => {
      const sebelum = await profil()
      const { status, body } = await ubah({ nama: 'Nama Baru', [nama]: '1' })
      expect([status, Object.keys(body['errors'])]).toEqual([422, [nama]])
      expect(await profil()).toEqual(sebelum)
    },
  )
})

/** The version that was edited travels as a header: the form holds the fields of the payload alone. */
const versiDari = (versi: number | string) => ({ 'If-Match': `"${versi}"` })

describe('two editors', () => {
  it('[SPEK-07] at once: the second is refused with what stands now, and its second try goes through', async () => {
    const { versi } = (await profil()).karyawan
    const dengan = (fields: Record<string, string>, v: number) => ubah(fields, versiDari(v))
    expect((await dengan({ tempat_lahir: 'Garut' }, versi)).status).toBe(200)
    const { status, body } = await dengan({ tempat_lahir: 'Bogor' }, versi)
    expect([status, body['error'].error, body['message']]).toEqual([
      409,
      'VERSI_USANG',
      'Data ini sudah diubah dari tempat lain sejak Anda membukanya. Periksa data terbaru, lalu simpan lagi.',
    ])
    expect(body['data'].karyawan).toMatchObject({ versi: versi + 1, personal: { tempat_lahir: 'Garut' } })
    expect(await profil()).toEqual({ ...body['data'], waktu_server: expect.any(String) })
    expect((await ubah({ tempat_lahir: 'Bogor' }, { 'If-Match': 'x' })).body['errors']).toEqual({
      'If-Match': ['Versi tidak valid.'],
    })
    const lagi = await dengan({ tempat_lahir: 'Bogor' }, body['data'].karyawan.versi)
    expect(lagi.body['data'].karyawan).toMatchObject({
      versi: versi + 2,
      personal: { tempat_lahir: 'Bogor' },
    })
  })

  it('fifty at once without a version: each takes effect whole, in some order', async () => {
    const kirim = Array.from({ length: 50 }, (_, i) =>
      ubah({ nama: `Orang ke-${i}`, tempat_lahir: `Kota ${i}`, instansi: `Sekolah ${i}` }),
    )
    const replies = await Promise.all(kirim)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const { name, karyawan } = await profil()
    const nomor = /\d+/.exec(name)?.[0]
    expect(karyawan).toMatchObject({
      versi: 51,
      personal: { tempat_lahir: `Kota ${nomor}` },
      kepegawaian: { instansi: `Sekolah ${nomor}` },
    })
    expect(await jejak(orang)).toHaveLength(50)
  })

  it('fifty at once with one version: one wins', async () => {
    const { versi } = (await profil()).karyawan
    const kirim = Array.from({ length: 50 }, (_, i) => ubah({ tempat_lahir: `Kota ${i}` }, versiDari(versi)))
    const status = (await Promise.all(kirim)).map((reply) => reply.status)
    expect([status.filter((s) => s === 200).length, status.filter((s) => s === 409).length]).toEqual([1, 49])
  })

  it('twenty people at once for one address: one gets it, nobody a 500', async () => {
    const peserta = people.slice(0, 20)
    const kirim = peserta.map((satu) => ubah({ email: 'rebutan@rekan.example' }, {}, satu))
    const status = (await Promise.all(kirim)).map((reply) => reply.status)
    expect([status.filter((s) => s === 200).length, status.filter((s) => s === 422).length]).toEqual([1, 19])
  })
})

it('gives the same key with the same content the first answer again, though the version has moved on', async () => {
  const { versi } = (await profil()).karyawan
  const kunci = { 'Idempotency-Key': 'ubah-1', ...versiDari(versi) }
  const [pertama, kedua] = [
    await ubah({ tempat_lahir: 'Garut' }, kunci),
    await ubah({ tempat_lahir: 'Garut' }, kunci),
  ]
  expect([kedua.status, kedua.body]).toEqual([200, pertama.body])
  expect(await jejak(orang)).toHaveLength(1)
  expect((await ubah({ tempat_lahir: 'Bogor' }, kunci)).status).toBe(422)
  // Another version is another intent.
  expect((await ubah({ tempat_lahir: 'Garut' }, { ...kunci, ...versiDari(versi + 1) })).status).toBe(422)
})

it('[SPEK-12] POST /profile/kosongkan takes an optional number away, once and by its version, and nothing else', async () => {
  const kosongkan = (body: unknown, headers: Record<string, string> = {}) =>
    server.call('POST /profile/kosongkan', { token: orang.token, body, headers })
  await ubah({ jkn: '0009997777890', kpj: '99977777890', instansi: 'SMK Negeri 1' })
  const { karyawan } = await profil()
  expect((await kosongkan({ field: 'jkn' }, versiDari(karyawan.versi - 1))).body['error'].error).toBe(
    'VERSI_USANG',
  )
  expect((await profil()).karyawan).toEqual(karyawan)

  const { status, body } = await kosongkan({ field: 'jkn' }, versiDari(karyawan.versi))
  expect([status, body['message']]).toEqual([200, 'Berhasil mengubah data diri.'])
  expect(body['data'].karyawan).toEqual({
    ...karyawan,
    versi: karyawan.versi + 1,
    kepegawaian: { ...karyawan.kepegawaian, jkn: null },
  })
  expect((await kosongkan({ field: 'jkn' })).body['data'].karyawan.versi).toBe(karyawan.versi + 1)
  expect((await jejak(orang)).slice(1)).toEqual([
    expect.objectContaining({
      tindakan: 'POST /profile/kosongkan',
      sebelum: { jkn: '•••••••••7890' },
      sesudah: { jkn: null },
    }),
  ])
  for (const field of ['nomor_rekening', 'nik', ''])
    expect((await kosongkan({ field })).body['errors']).toEqual({
      field: ['Yang dapat dikosongkan hanya nomor JKN (jkn) atau KPJ (kpj).'],
    })
})

const jejak = ({ karyawanId }: Person) =>
  server.owner
    .selectFrom('audit')
    .selectAll()
    .where('objek', '=', 'karyawan')
    .where('objek_id', '=', String(karyawanId))
    .orderBy('id')
    .execute()

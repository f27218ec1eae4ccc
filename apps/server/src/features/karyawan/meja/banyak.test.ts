import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun, insertLembur } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 46, Date.parse(JUMAT_PAGI))
  for (const role of ['hrd', 'admin', 'koordinator'])
    token[role] = await server.login(`${role}@rekan.example`)
})
afterAll(() => server.close())

const ids = (dari: number, sampai: number) => people.slice(dari, sampai).map(({ karyawanId }) => karyawanId)
const penempatan = async (siapa: readonly number[]) =>
  server.owner
    .selectFrom('penempatan')
    .select(['karyawan_id', 'kantor_id', 'jabatan', 'koordinator_id', 'tanggal_masuk', 'tanggal_selesai'])
    .where('karyawan_id', 'in', siapa)
    .orderBy('karyawan_id')
    .orderBy('tanggal_masuk')
    .execute()
const kantorLain = async () =>
  (
    await server.owner
      .selectFrom('kantor')
      .select('id')
      .where('kode', '!=', 'JKT01')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
const kirim = (jalan: string, body: object, role = 'hrd') =>
  server.call(`POST /kelola/karyawan/${jalan}`, { token: token[role], body })

describe('POST /kelola/karyawan/pindah', () => {
  it('[KARY-02] moves 40 people from a day on: 40 placements made and 40 ended, one a day for everybody', async () => {
    const siapa = ids(0, 40)
    const kantor_id = await kantorLain()
    const sebelum = await penempatan(siapa)
    await sql`create table tercatat (transaksi bigint)`.execute(server.owner)
    await sql`create function catat_transaksi() returns trigger language plpgsql security definer
      set search_path = public as 'begin insert into tercatat values (txid_current()); return null; end'`.execute(
      server.owner,
    )
    await sql`create trigger tercatat after insert on penempatan for each row execute function catat_transaksi()`.execute(
      server.owner,
    )
    const { status, body } = await kirim('pindah', {
      karyawan_ids: siapa,
      kantor_id,
      tanggal_masuk: '2026-12-01',
    })
    expect([status, body['message']]).toEqual([200, '40 karyawan dipindahkan.'])
    expect([body['data'].dipindah.length, body['data'].dilewati]).toEqual([40, []])
    const sesudah = await penempatan(siapa)
    expect(sesudah).toEqual(
      sebelum.flatMap((lama) => [
        { ...lama, tanggal_selesai: '2026-11-30' },
        { ...lama, kantor_id, tanggal_masuk: '2026-12-01', tanggal_selesai: null },
      ]),
    )
    expect(
      (
        await sql`select count(*)::integer as banyak, count(distinct transaksi)::integer as transaksi
      from tercatat`.execute(server.owner)
      ).rows,
    ).toEqual([{ banyak: 40, transaksi: 1 }])
    const jejak = await server.owner
      .selectFrom('audit')
      .select('objek_id')
      .where('tindakan', '=', 'POST /kelola/karyawan/pindah')
      .execute()
    expect(new Set(jejak.map(({ objek_id }) => objek_id))).toEqual(new Set(siapa.map(String)))
  })

  it('[MEJA-11] says whom it passed over and why, and moves the others; a stranger moves nobody', async () => {
    const [sudah = 0] = ids(0, 1)
    const [baru = 0, tanpa = 0] = ids(40, 42)
    await server.owner.deleteFrom('penempatan').where('karyawan_id', '=', tanpa).execute()
    const isi = { kantor_id: await kantorLain(), tanggal_masuk: '2026-12-01' }
    const { body } = await kirim('pindah', { ...isi, karyawan_ids: [sudah, baru, tanpa, baru] })
    expect(body['data'].dipindah).toEqual([{ id: baru, kode: 'TES40', nama: 'Orang 40' }])
    expect(body['data'].dilewati).toEqual([
      expect.objectContaining({
        alasan: expect.stringContaining('Sudah ada penempatan utama mulai 1 Desember'),
      }),
      expect.objectContaining({ alasan: expect.stringContaining('Belum ada penempatan sebelumnya') }),
    ])
    const lama = await penempatan(ids(42, 44))
    expect((await kirim('pindah', { ...isi, karyawan_ids: [...ids(42, 44), 999_999] })).status).toBe(404)
    const salah = await kirim('pindah', { ...isi, kantor_id: 999_999, karyawan_ids: ids(42, 44) })
    expect([salah.status, salah.body['errors']]).toEqual([422, { kantor_id: ['Kantor tidak valid.'] }])
    expect(await penempatan(ids(42, 44))).toEqual(lama)
    for (const role of ['admin', 'koordinator'])
      expect((await kirim('pindah', { ...isi, karyawan_ids: ids(42, 44) }, role)).status).toBe(403)
  })
})

describe('POST /kelola/karyawan/nonaktif', () => {
  it('[MEJA-11] lets people go with one last day, and says of whom not and why', async () => {
    const hrd = await server.owner
      .selectFrom('pengguna')
      .select('karyawan_id')
      .where('email', '=', 'hrd@rekan.example')
      .executeTakeFirstOrThrow()
    const [satu = 0, dua = 0] = ids(42, 44)
    const isi = { tanggal: '2026-11-19', alasan: ' Kontrak  selesai ' }
    const { status, body } = await kirim('nonaktif', { ...isi, karyawan_ids: [satu, dua, hrd.karyawan_id] })
    expect([status, body['message']]).toEqual([200, '2 karyawan dinonaktifkan.'])
    expect(body['data'].dinonaktifkan.map(({ id }: { id: number }) => id)).toEqual([satu, dua])
    expect(body['data'].dilewati).toEqual([
      { karyawan: expect.anything(), alasan: 'Anda tidak dapat menonaktifkan diri sendiri.' },
    ])
    const lagi = await kirim('nonaktif', { ...isi, karyawan_ids: [satu] })
    expect(lagi.body['data']).toMatchObject({
      dinonaktifkan: [],
      dilewati: [{ alasan: 'Karyawan ini sudah nonaktif.' }],
    })
    const keluar = await server.owner
      .selectFrom('karyawan')
      .select(['aktif', 'tanggal_keluar', 'alasan_keluar'])
      .where('id', 'in', [satu, dua])
      .execute()
    expect(keluar).toEqual(
      [satu, dua].map(() => ({
        aktif: false,
        tanggal_keluar: '2026-11-19',
        alasan_keluar: 'Kontrak selesai',
      })),
    )
    expect((await kirim('nonaktif', { ...isi, karyawan_ids: [satu] }, 'koordinator')).status).toBe(403)
  })

  it('[TAMAT-03] lets them go with the list that was seen alone, once for all of them', async () => {
    const [satu, dua] = people.slice(44, 46) as [Person, Person]
    const rizky = await findAkun(server.owner, 'koordinator@rekan.example')
    const lembur = await insertLembur(server.owner, satu, rizky.penggunaId, { tanggal: '2026-12-02' })
    await server.owner
      .insertInto('penempatan')
      .values({
        karyawan_id: dua.karyawanId,
        kantor_id: await kantorLain(),
        jadwal_id: 1,
        jabatan: 'Nanti',
        unit: 'Nanti',
        tanggal_masuk: '2027-02-01',
        utama: false,
      })
      .execute()
    const siapa = [satu.karyawanId, dua.karyawanId]
    const isi = { karyawan_ids: siapa, tanggal: '2026-11-27', alasan: 'Kontrak selesai' }
    const keadaan = async () => [
      await penempatan(siapa),
      await server.owner.selectFrom('lembur').select('status').where('id', '=', lembur).execute(),
    ]
    const sebelum = await keadaan()
    const dilihat = (await kirim('nonaktif', { ...isi, periksa: true })).body['data']
    expect(dilihat).toMatchObject({
      dinonaktifkan: [{ id: satu.karyawanId }, { id: dua.karyawanId }],
      akibat: [
        {
          karyawan: { id: satu.karyawanId },
          teks: ['Lembur 2 Desember 2026 dibatalkan.'],
          diserahkan: false,
        },
      ],
      sidik: expect.stringMatching(/^[0-9a-f]{16}$/),
    })

    await insertLembur(server.owner, dua, rizky.penggunaId, { tanggal: '2026-12-03' })
    const basi = await kirim('nonaktif', { ...isi, sidik: dilihat.sidik })
    expect([basi.status, basi.body['message']]).toEqual([409, expect.stringContaining('sudah berubah')])
    expect(basi.body['data'].akibat.map(({ karyawan }: { karyawan: { id: number } }) => karyawan.id)).toEqual(
      siapa,
    )
    expect(await keadaan()).toEqual(sebelum)

    const { status, body } = await kirim('nonaktif', { ...isi, sidik: basi.body['data'].sidik })
    expect([status, body['message']]).toEqual([200, '2 karyawan dinonaktifkan.'])
    const [tempat, [satuan]] = (await keadaan()) as [
      Awaited<ReturnType<typeof penempatan>>,
      { status: string }[],
    ]
    expect(tempat.map(({ tanggal_selesai }) => tanggal_selesai)).toEqual(['2026-11-27', '2026-11-27'])
    expect(satuan).toEqual({ status: 'dibatalkan' })
    expect((await kirim('nonaktif', { ...isi, sidik: 'lain' })).status).toBe(422)
  })

  it('[TAMAT-03] tells where what a coordinator decides comes to HR', async () => {
    const rizky = await findAkun(server.owner, 'koordinator@rekan.example')
    const { body } = await kirim('nonaktif', {
      karyawan_ids: [rizky.karyawanId],
      tanggal: '2026-11-27',
      alasan: 'Kontrak selesai',
      periksa: true,
    })
    expect(body['data'].akibat).toMatchObject([{ karyawan: { id: rizky.karyawanId }, diserahkan: true }])
  })
})

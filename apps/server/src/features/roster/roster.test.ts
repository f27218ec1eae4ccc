import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { timeSmoke } from '../../../test/lama.ts'
import { insertAbsensi, findAkun } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

/** The Monday after the server's Friday. */
const SENIN = '2026-11-23'
const hari = (ke: number) => new Date(Date.parse(SENIN) + ke * 86_400_000).toISOString().slice(0, 10)

let server: TestServer
let people: Person[]
let kantorId = 0
const token: Record<string, string> = {}
const shift: Record<string, number> = {}
const orang = (ke: number) => people[ke]?.karyawanId ?? 0

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 6, server.deps.clock.now())
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', orang(0))
    .executeTakeFirstOrThrow()
  kantorId = kantor_id
  // Forty hours a week: what is warned of is the roster's.
  await server.owner.updateTable('jadwal_hari').set({ istirahat_detik: 3600 }).execute()
  for (const role of ['karyawan', 'koordinator', 'hrd'])
    token[role] = await server.login(`${role}@rekan.example`)
  for (const [huruf, jam_mulai, jam_selesai, istirahat] of [
    ['P', 7, 15, 3600],
    ['S', 15, 23, 3600],
    ['M', 23, 7, 3600],
    ['T', 14, 15, 0],
  ] as const) {
    const { id } = await server.owner
      .insertInto('jenis_shift')
      .values({
        nama: `Shift ${huruf}`,
        huruf,
        warna: 'biru',
        jam_mulai: jam_mulai * 3600,
        jam_selesai: jam_selesai * 3600,
        istirahat_detik: istirahat,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    shift[huruf] = id
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('roster_draf').execute()
  await server.owner.deleteFrom('penugasan').execute()
  await server.owner.deleteFrom('jadwal_pengganti').execute()
  await server.owner.deleteFrom('notifikasi').execute()
  await server.owner.deleteFrom('absensi').execute()
})

const isi = (huruf: string, lain: object = {}) => [{ jenis_shift_id: shift[huruf] ?? null, ...lain }]
const sel = (ke: number, hariKe: number, huruf: string, lain: object = {}) => ({
  karyawan_id: orang(ke),
  tanggal: hari(hariKe),
  isi: isi(huruf, lain),
})
const lihat = (role = 'hrd', mulai = SENIN, jumlah = 14) =>
  server.call(`GET /kelola/roster?kantor_id=${kantorId}&mulai=${mulai}&hari=${jumlah}`, {
    token: token[role],
  })
async function tulis(semua: object[], { role = 'hrd', versi }: { role?: string; versi?: number } = {}) {
  const kini = versi ?? (await lihat()).body['data'].versi
  return server.call('POST /kelola/roster/sel', {
    token: token[role],
    body: { kantor_id: kantorId, mulai: SENIN, hari: 14, versi: kini, sel: semua },
  })
}
const terbitkan = async (isian: object = {}) =>
  server.call('POST /kelola/roster/terbitkan', {
    token: token['hrd'],
    body: {
      kantor_id: kantorId,
      mulai: SENIN,
      hari: 14,
      versi: (await lihat()).body['data'].versi,
      ...isian,
    },
  })
const kabar = () =>
  sql<{ pengguna_id: number; judul: string; isi: string }>`
    select pengguna_id, judul, isi from notifikasi where jenis = 'JADWAL_TERBIT'`.execute(server.owner)
type Orang = { id: number; sel: { draf: unknown; izin: unknown }[]; peringatan: { kode: string }[] }
const milik = (body: Awaited<ReturnType<typeof server.call>>['body'], ke: number): Orang =>
  (body['data'] ?? body).orang.find((satu: Orang) => satu.id === orang(ke))

/** A model that is searched until time or patience is over: four sums of thirty numbers each, to be halved to the unit. */
const MODEL_LAMA = (() => {
  let acak = 1
  const next = () => (acak = (acak * 48_271) % 2_147_483_647) % 100
  const x = Array.from({ length: 30 }, (_, ke) => `x${ke}`)
  const syarat = [1, 2, 3, 4].map((ke) => {
    const bobot = x.map(next)
    const setengah = Math.floor(bobot.reduce((jumlah, satu) => jumlah + satu, 0) / 2)
    return ` c${ke}: ${x.map((nama, i) => `${bobot[i]} ${nama}`).join(' + ')} + s${ke} - t${ke} = ${setengah}`
  })
  return `Minimize\n b: ${[1, 2, 3, 4].map((ke) => `s${ke} + t${ke}`).join(' + ')}\nSubject To\n${syarat.join('\n')}\nBinary\n ${x.join(' ')}\nEnd`
})()

describe('a roster', () => {
  it('[ROSTER-02] takes many cells by one call, and shows them as a draft beside the hours of the week', async () => {
    const semula = (await lihat()).body['data']
    expect(semula).toMatchObject({ mulai: SENIN, hari: 14, hari_ini: '2026-11-20', perubahan: 0 })
    const semua = [0, 1, 2].flatMap((ke) => [0, 1, 2, 3].map((hariKe) => sel(ke, hariKe, 'P')))
    const { status, body } = await tulis(semua)
    expect([status, body['data'].perubahan, body['data'].versi]).toEqual([200, 12, semula.versi + 1])
    expect(milik(body, 0).sel.map(({ draf }) => draf !== null)).toEqual(
      Array.from({ length: 14 }, (_, ke) => ke < 4),
    )
    expect(milik(body, 0).sel[0]).toMatchObject({
      tanggal: SENIN,
      draf: [{ jenis_shift_id: shift['P'], pos_id: null, cuti: false }],
      terbit: null,
      jam: { mulai: '08:00:00', selesai: '17:00:00' },
      izin: null,
    })
    const terisi = body['data'].terisi.filter((satu: { tanggal: string }) => satu.tanggal === SENIN)
    expect(terisi).toEqual([{ tanggal: SENIN, jenis_shift_id: shift['P'], terisi: 3, butuh: 0, pos: [] }])
    const hapus = await tulis([{ karyawan_id: orang(0), tanggal: SENIN, isi: null }])
    expect(hapus.body['data'].perubahan).toBe(11)
    const libur = await tulis([{ karyawan_id: orang(0), tanggal: SENIN, isi: [{ jenis_shift_id: null }] }])
    expect(milik(libur.body, 0).sel[0]?.draf).toEqual([{ jenis_shift_id: null, pos_id: null, cuti: false }])
  })

  it('[ROSTER-06] refuses overlap and work on approved leave, with the spans, and writes nothing', async () => {
    const dua = { karyawan_id: orang(0), tanggal: SENIN, isi: [...isi('P'), ...isi('T')] }
    const tumpuk = await tulis([dua])
    expect([tumpuk.status, tumpuk.body['error'].error]).toEqual([422, 'TUMPANG_TINDIH'])
    expect(tumpuk.body['message']).toContain(
      'Shift P (23-11-2026 07:00 WIB sampai 23-11-2026 15:00 WIB) bertumpuk',
    )
    expect((await lihat()).body['data'].perubahan).toBe(0)

    const pengguna = await findAkun(server.owner, 'hrd@rekan.example')
    await insertAbsensi(
      server.owner,
      { karyawanId: orang(1), penggunaId: people[1]?.penggunaId ?? 0 },
      (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId,
      {
        jenis_izin: 'SAKIT',
        tanggal_mulai: hari(1),
        tanggal_selesai: hari(2),
        total_hari: 2,
        status: 'disetujui',
        diputus_oleh_id: pengguna.penggunaId,
        diputus_pada: new Date('2026-11-19T03:00:00Z'),
      },
    )
    const cuti = await tulis([sel(1, 1, 'P')])
    expect([cuti.status, cuti.body['error'].error]).toEqual([422, 'SEDANG_CUTI'])
    // The shift that the leave covers may stand there.
    const tercakup = await tulis([sel(1, 1, 'P', { cuti: true })])
    expect([tercakup.status, milik(tercakup.body, 1).sel[1]?.izin]).toEqual([200, 'SAKIT'])
    expect(tercakup.body['data'].terisi).toEqual([])
  })

  it('warns of little rest, and lets it through', async () => {
    const { status, body } = await tulis([sel(0, 0, 'M'), sel(0, 1, 'T')])
    expect([status, milik(body, 0).peringatan.map(({ kode }) => kode)]).toEqual([200, ['ISTIRAHAT_KURANG']])
  })

  it('[ROSTER-16] shows the second of two editors who changed which cells, and writes nothing of theirs', async () => {
    const { versi } = (await lihat()).body['data']
    expect((await tulis([sel(0, 0, 'P'), sel(1, 0, 'P')], { versi })).status).toBe(200)
    const usang = await tulis([sel(2, 0, 'S')], { versi, role: 'hrd' })
    expect([usang.status, usang.body['error'].error]).toEqual([409, 'VERSI_USANG'])
    expect(usang.body['data'].perubahan).toEqual([
      {
        oleh: expect.any(String),
        sel: [
          { karyawan_id: orang(0), tanggal: SENIN },
          { karyawan_id: orang(1), tanggal: SENIN },
        ],
      },
    ])
    expect(usang.body['data'].roster.perubahan).toBe(2)
    const kelak = await tulis([sel(2, 0, 'S')], { versi: 2_000_000 })
    expect([kelak.status, kelak.body['error'].error]).toEqual([409, 'VERSI_USANG'])
    // What others changed on days that are not shown is in nobody's way.
    const lain = await server.call('POST /kelola/roster/sel', {
      token: token['hrd'],
      body: {
        kantor_id: kantorId,
        mulai: hari(7),
        hari: 7,
        versi,
        sel: [sel(2, 8, 'S')],
      },
    })
    expect(lain.status).toBe(200)
  })

  it('[ROSTER-21] copies every cell but those on approved leave, and says how many it left out', async () => {
    await tulis([sel(0, 0, 'P'), sel(0, 1, 'S'), sel(1, 0, 'M')])
    await insertAbsensi(
      server.owner,
      { karyawanId: orang(0), penggunaId: people[0]?.penggunaId ?? 0 },
      (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId,
      {
        jenis_izin: 'SAKIT',
        tanggal_mulai: hari(15),
        tanggal_selesai: hari(15),
        status: 'disetujui',
        diputus_oleh_id: (await findAkun(server.owner, 'hrd@rekan.example')).penggunaId,
        diputus_pada: new Date('2026-11-19T03:00:00Z'),
      },
    )
    const { versi } = (await lihat()).body['data']
    const { status, body } = await server.call('POST /kelola/roster/salin', {
      token: token['hrd'],
      body: { kantor_id: kantorId, mulai: SENIN, hari: 14, versi, ke: hari(14) },
    })
    expect([status, body['data'].disalin, body['data'].dilewati]).toEqual([200, 2, 1])
    expect(body['data'].roster).toMatchObject({ mulai: hari(14), perubahan: 2 })
  })

  it.each([
    ['a day gone by', () => ({ ...sel(0, 0, 'P'), tanggal: '2026-11-19' }), /\.tanggal$/],
    ['a day that is not shown', () => sel(0, 14, 'P'), /\.tanggal$/],
    ['a stranger', () => ({ ...sel(0, 0, 'P'), karyawan_id: 999_999 }), /karyawan_id$/],
    ['a shift nobody knows', () => ({ ...sel(0, 0, 'P'), isi: [{ jenis_shift_id: 999_999 }] }), /isi$/],
    ['a post nobody knows', () => sel(0, 0, 'P', { pos_id: 999_999 }), /isi$/],
    [
      'a day off with work',
      () => ({ ...sel(0, 0, 'P'), isi: [...isi('P'), { jenis_shift_id: null }] }),
      /isi$/,
    ],
    ['leave that there is none of', () => sel(0, 0, 'P', { cuti: true }), /isi$/],
    ['nothing', () => ({ ...sel(0, 0, 'P'), isi: [] }), /isi$/],
  ])('refuses %s at its field', async (_, satu, field) => {
    const { status, body } = await tulis([satu()])
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [expect.stringMatching(field)]])
  })

  it('refuses a cell that is named twice in one call', async () => {
    const { status, body } = await tulis([sel(0, 0, 'P'), sel(0, 0, 'S')])
    expect([status, body['errors']]).toEqual([
      422,
      { 'sel.1': ['Sel ini sudah disebut sebelumnya. Tulis sekali saja.'] },
    ])
  })

  it('refuses days after somebody has left, copies and publishes none of them, and lets what was drafted there go', async () => {
    const penempatan = server.owner.updateTable('penempatan').where('karyawan_id', '=', orang(5))
    expect((await tulis([sel(5, 0, 'P'), sel(5, 3, 'P')])).status).toBe(200)
    await penempatan.set({ tanggal_selesai: hari(1) }).execute()
    const ditolak = await tulis([sel(5, 2, 'P')])
    expect([ditolak.status, ditolak.body['errors']]).toEqual([
      422,
      { 'sel.0.tanggal': ['Karyawan ini tidak bekerja di perusahaan pada 25 November 2026.'] },
    ])
    const { versi } = (await lihat()).body['data']
    const salin = await server.call('POST /kelola/roster/salin', {
      token: token['hrd'],
      body: { kantor_id: kantorId, mulai: SENIN, hari: 4, versi, ke: hari(1) },
    })
    expect([salin.status, salin.body['data'].disalin, salin.body['data'].dilewati]).toEqual([200, 1, 1])
    const terbit = await terbitkan({ alasan: 'Uji.' })
    expect([terbit.status, terbit.body['error'].error]).toEqual([422, 'TIDAK_BEKERJA'])
    expect((await tulis([{ ...sel(5, 3, 'P'), isi: null }])).status).toBe(200)
    expect((await terbitkan({ alasan: 'Uji.' })).status).toBe(200)
    await penempatan.set({ tanggal_selesai: null }).execute()
  })

  it('refuses three years at its field', async () => {
    const { status, body } = await lihat('hrd', SENIN, 1096)
    expect([status, Object.keys(body['errors'])]).toEqual([422, ['hari']])
  })

  it('[ROSTER-23] answers 404 of a site that is not the coordinator’s, and of none', async () => {
    expect((await lihat('karyawan')).status).toBe(403)
    const lokasi = await server.call('GET /kelola/roster/lokasi', { token: token['koordinator'] })
    const sendiri = new Set(lokasi.body['data'].map(({ id }: { id: number }) => id))
    const { id: asing } = await server.owner
      .insertInto('kantor')
      .values({ kode: 'ASING', nama: 'Asing', alamat: 'Jalan Jauh', zona_waktu: 'WIB' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const role of ['koordinator', 'hrd']) {
      const { status } = await server.call(`GET /kelola/roster?kantor_id=${asing}&mulai=${SENIN}`, {
        token: token[role],
      })
      expect(status).toBe(role === 'hrd' ? 200 : 404)
    }
    expect(sendiri.has(asing)).toBe(false)
    const kosong = await server.call(`GET /kelola/roster?kantor_id=999999&mulai=${SENIN}`, {
      token: token['hrd'],
    })
    expect(kosong.status).toBe(404)
  })

  it('[ROSTER-17] of 40 people answers a fortnight within 300 ms', async () => {
    await addPeople(server.owner, 40, server.deps.clock.now())
    // The figure is measured by `npm run bench:roster`.
    const { least, most } = await timeSmoke(300, async () =>
      expect((await lihat()).body['data'].orang.length).toBeGreaterThanOrEqual(40),
    )
    expect(least).toBeLessThan(most)
  })

  describe('is filled from needs', () => {
    const isikan = (isian: object = {}) =>
      server.call('POST /kelola/roster/isi', {
        token: token['hrd'],
        body: { kantor_id: kantorId, mulai: SENIN, hari: 7, orang: [orang(0), orang(1)], ...isian },
      })
    let posId = 0

    beforeAll(async () => {
      const { rows } = await sql<{ id: number }>`
        with k as (insert into klien (kode, nama) values ('ISI', 'PT Isi') returning id),
        c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
          select id, '1', '2026-01-01', '2027-12-31', now() from k returning id)
        insert into pos (kontrak_klien_id, kantor_id, nama, jabatan)
          select id, ${kantorId}, 'Gerbang', 'Satpam' from c returning id`.execute(server.owner)
      posId = rows[0]?.id ?? 0
      await sql`insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
        select ${posId}, '2026-01-01', ${shift['P']}::integer, h, 1 from generate_series(1, 7) h`.execute(
        server.owner,
      )
    })
    afterAll(async () => {
      await sql`delete from pos_sertifikat`.execute(server.owner)
      await sql`delete from pos_kebutuhan`.execute(server.owner)
      await sql`delete from roster_draf`.execute(server.owner)
      await sql`delete from pos`.execute(server.owner)
    })

    it('[ROSTER-05] by a proposal that is no draft until it is accepted', async () => {
      await tulis([sel(0, 0, 'P')])
      const { status, body } = await isikan()
      const usulan = body['data']
      expect([status, usulan.hasil, usulan.jumlah_butuh, usulan.jumlah_kurang, usulan.kurang]).toEqual([
        200,
        'tuntas',
        6,
        0,
        [],
      ])
      // The one cell that was drafted stays; each other day of the two is a shift or a day off.
      expect(usulan.sel).toHaveLength(13)
      const kerja = usulan.sel.filter(
        (satu: { isi: { pos_id: number | null }[] }) => satu.isi[0]?.pos_id === posId,
      )
      expect(kerja.map(({ tanggal }: { tanggal: string }) => tanggal).toSorted()).toEqual(
        [1, 2, 3, 4, 5, 6].map(hari),
      )
      expect((await lihat()).body['data'].perubahan).toBe(1)

      const diterima = await tulis(usulan.sel)
      expect([diterima.status, diterima.body['data'].perubahan]).toEqual([200, 14])
      expect([(await isikan()).status, (await isikan()).body['error'].error]).toEqual([
        422,
        'TANPA_KEBUTUHAN',
      ])
    })

    it('[ROSTER-05] as far as it can be, and says with figures what is lacking', async () => {
      await sql`insert into pos_sertifikat (pos_id, jenis, wajib)
        select ${posId}, kode, true from jenis_dokumen order by urutan limit 1`.execute(server.owner)
      const { body } = await isikan()
      expect(body['data']).toMatchObject({ hasil: 'tuntas', jumlah_butuh: 7, jumlah_kurang: 7 })
      expect(body['data'].kurang[0]).toBe('23 November 2026, Shift P: pos Gerbang terisi 0 dari 1.')
      await sql`delete from pos_sertifikat`.execute(server.owner)
      const satu = await isikan({ orang: [orang(0)] })
      // One person works six days and rests on the seventh.
      expect(satu.body['data']).toMatchObject({ jumlah_butuh: 7, jumlah_kurang: 1 })
    })

    it('[ROSTER-05] one at a time on a server', async () => {
      const asking = new AbortController()
      const lain = server.deps.solver.solve(MODEL_LAMA, 0, asking.signal).catch(() => null)
      const sibuk = await isikan()
      expect([sibuk.status, sibuk.body['error'].error]).toEqual([503, 'ISI_SIBUK'])
      asking.abort()
      await lain
      expect((await isikan()).status).toBe(200)
    })

    it.each([
      ['three years', { hari: 1096 }, 'hari'],
      ['nobody', { orang: [] }, 'orang'],
      ['a stranger', { orang: [999_999] }, 'orang.0'],
    ])('refuses %s at its field', async (_, isian, field) => {
      const { status, body } = await isikan(isian)
      expect([status, Object.keys(body['errors'])]).toEqual([422, [field]])
    })
  })

  it('[ROSTER-13, ROSTER-14, KERJA-02] reaches phones once it is published, and tells each person once of their days', async () => {
    const milikSaya = async () =>
      (await server.call(`GET /jadwal?mulai=${SENIN}`, { token: people[0]?.token })).body['data'].hari
    const semula = await milikSaya()
    await tulis([0, 1, 2, 3, 4].map((ke) => sel(0, ke, 'P')))
    await tulis([{ karyawan_id: orang(1), tanggal: hari(5), isi: [{ jenis_shift_id: null }] }])
    expect(await milikSaya()).toEqual(semula)

    const { status, body } = await terbitkan()
    expect([status, body['data'].terbit, body['data'].diberi_tahu]).toEqual([200, 6, 1])
    expect(body['data'].roster.perubahan).toBe(0)
    expect(milik(body['data'].roster, 0).sel[0]).toMatchObject({
      draf: null,
      terbit: [{ jenis_shift_id: shift['P'] }],
      jam: { mulai: '07:00:00', selesai: '15:00:00' },
    })
    const kini = await milikSaya()
    expect(kini[0]).toMatchObject({
      jadwal: { jam_mulai: '07:00:00', jam_selesai: '15:00:00' },
      khusus: true,
    })
    const { rows } = await kabar()
    expect(rows).toEqual([
      {
        pengguna_id: people[0]?.penggunaId,
        judul: 'Jadwal Anda diperbarui',
        isi: expect.stringMatching(
          /^5 hari di .*: 23 November 2026 07:00–15:00; .*27 November 2026 07:00–15:00\.$/,
        ),
      },
    ])
    expect((await terbitkan()).status).toBe(422)
  })

  it('[ROSTER-12] asks for a word where something is wrong, and keeps it with the warnings', async () => {
    await tulis([sel(0, 0, 'M'), sel(0, 1, 'T')])
    const tanpa = await terbitkan()
    expect([tanpa.status, tanpa.body['error'].error]).toEqual([422, 'ALASAN_WAJIB'])
    expect(tanpa.body['data']).toEqual([expect.stringContaining('Hanya 7 jam istirahat sejak Shift M')])
    expect((await terbitkan({ alasan: '  ' })).status).toBe(422)
    expect((await terbitkan({ alasan: 'Orang kurang pekan ini.' })).status).toBe(200)
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['pengguna_id', 'sesudah'])
      .where('tindakan', '=', 'POST /kelola/roster/terbitkan')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(jejak.sesudah).toMatchObject({
      alasan: 'Orang kurang pekan ini.',
      peringatan: [expect.stringContaining('7 jam istirahat')],
      sel: 2,
    })
  })

  it('[ROSTER-15] changes a published day with a reason alone; its person is told, the trail has before and after', async () => {
    await tulis([sel(0, 0, 'P')])
    await terbitkan()
    await server.owner.deleteFrom('notifikasi').execute()
    await tulis([sel(0, 0, 'S')])
    const tanpa = await terbitkan()
    expect([tanpa.status, tanpa.body['data']]).toEqual([
      422,
      [expect.stringContaining('sudah terbit dan akan berubah')],
    ])
    expect((await terbitkan({ alasan: 'Tukar dengan Budi.' })).status).toBe(200)
    expect((await kabar()).rows).toHaveLength(1)
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['sebelum', 'sesudah'])
      .where('tindakan', '=', 'POST /kelola/roster/terbitkan')
      .where('sebelum', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(jejak).toMatchObject({
      sebelum: { jam: '07:00–15:00' },
      sesudah: { jam: '15:00–23:00', alasan: 'Tukar dengan Budi.' },
    })
    const { length } = await server.owner
      .selectFrom('penugasan')
      .select('id')
      .where('dibatalkan_pada', 'is', null)
      .execute()
    expect(length).toBe(1)
  })

  it('is not changed on a day on which somebody has punched', async () => {
    await tulis([sel(0, 0, 'P')])
    await server.owner
      .with('hari', (db) =>
        db
          .insertInto('presensi')
          .values({ karyawan_id: orang(0), tanggal: SENIN })
          .returning('id'),
      )
      .insertInto('presensi_kejadian')
      .values((eb) => ({
        presensi_id: eb.selectFrom('hari').select('id'),
        tanggal: SENIN,
        jenis: 'check_in',
        waktu: new Date(`${SENIN}T01:00:00Z`),
        kantor_id: kantorId,
        lokasi: 'dalam',
        di_luar_area: false,
        perlu_tinjauan: false,
        keterangan: '',
        selfie_sha256: Buffer.alloc(32),
      }))
      .execute()
    const { status, body } = await terbitkan()
    expect([status, body['error'].error]).toEqual([409, 'SUDAH_PRESENSI'])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Perusahaan, bacaKejadian, openPerusahaan } from '../../../test/perusahaan.ts'
import { tanggalLokal } from '@rekan/domain/waktu'
import type { Files } from '../../platform/files.ts'
import { createKosong } from '../../features/berita-acara/ringkasan/klien.service.ts'
import { type KlienTerhitung, listKlien } from '../../features/klien/daftar.sql.ts'
import { RENTANG_DEMO } from './nomor.ts'
import { seedRiwayat } from '../hari/presensi.ts'
import { giliranHari } from './harian.ts'
import { seedHariIni } from './hidup.ts'
import { seedMeja } from './meja.ts'

/** A Wednesday on which everybody works. */
const HARI = '2026-11-18'
const PUKUL = ['07:30', '10:30', '15:00'] as const

let perusahaan: Perusahaan
/** As it stood in the morning */
let lain: Perusahaan
beforeAll(async () => {
  perusahaan = await openPerusahaan()
  await perusahaan.start(`${HARI}T06:00:00+07:00`)
  lain = await perusahaan.copy()
})
afterAll(() => Promise.all([perusahaan.close(), lain.close()]))

const BERKAS: Files = {
  put: async () => undefined,
  get: async () => null,
  delete: async () => undefined,
  purge: async () => undefined,
  exists: async () => true,
  url: (kunci) => kunci,
}
const jumlahOf = (semua: readonly KlienTerhitung[], apa: 'kebutuhan' | 'terisi') =>
  semua.reduce((n, satu) => n + satu[apa], 0)
const hidupkan = (milik: Perusahaan, iso: string) =>
  seedHariIni(milik.db, { clock: { now: () => Date.parse(iso) }, files: BERKAS })
/** All that a start of the server does by itself. */
const lanjutkan = async (milik: Perusahaan, iso: string) => {
  await seedRiwayat(milik.db, { clock: { now: () => Date.parse(iso) }, files: BERKAS }, giliranHari)
  await hidupkan(milik, iso)
}
const hariIni = async (milik: Perusahaan) => (await bacaKejadian(milik.db)).filter((k) => k.tanggal >= HARI)
const ringkas = (semua: Awaited<ReturnType<typeof hariIni>>) =>
  semua.map((k) => `${k.kode} ${k.tanggal} ${k.jenis} ${new Date(k.waktu).toISOString()} ${k.lokasi}`)

describe('the demo company today', () => {
  it('[DEMO-01] has punches since the morning at any hour, none after now, none before a window opens', async () => {
    const banyak: number[] = []
    for (const pukul of PUKUL) {
      const kini = `${HARI}T${pukul}:00+07:00`
      await hidupkan(perusahaan, kini)
      const semua = await hariIni(perusahaan)
      for (const k of semua) expect(new Date(k.waktu).getTime()).toBeLessThanOrEqual(Date.parse(kini))
      banyak.push(semua.length)
    }
    expect(banyak[0]).toBeGreaterThan(3)
    expect(banyak[1]).toBeGreaterThan((banyak[0] ?? 0) + 15)
    expect(banyak[2]).toBeGreaterThan(banyak[1] ?? 0)
    const { rows } = await sql<{ terlalu_dini: number }>`
      select count(*)::integer as terlalu_dini
      from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
        join penempatan p on p.karyawan_id = r.karyawan_id and p.utama and p.tanggal_masuk <= r.tanggal
          and (p.tanggal_selesai is null or p.tanggal_selesai >= r.tanggal)
        join kantor o on o.id = p.kantor_id
        join jadwal_hari h on h.jadwal_id = p.jadwal_id and h.hari = extract(isodow from r.tanggal)
      where r.tanggal = ${HARI} and e.jenis = 'check_in'
        and e.waktu < (r.tanggal + h.jam_mulai * interval '1 second') at time zone
          case o.zona_waktu when 'WIB' then 'Asia/Jakarta' when 'WITA' then 'Asia/Makassar' else 'Asia/Jayapura' end
          - interval '3 hours'`.execute(perusahaan.db)
    expect(rows[0]?.terlalu_dini).toBe(0)
  })

  it('[DEMO-02] at 10:30 holds two late, one outside, one no-show and one that arrived late from an offline phone', async () => {
    await hidupkan(lain, `${HARI}T10:30:00+07:00`)
    const semua = (await hariIni(lain)).filter((k) => k.jenis === 'check_in')
    expect(semua.filter((k) => k.telat_detik > 0).length).toBeGreaterThanOrEqual(2)
    expect(semua.filter((k) => k.di_luar_area).length).toBeGreaterThanOrEqual(1)
    const luring = semua.filter(
      (k) =>
        k.waktu_perangkat !== null &&
        new Date(k.waktu).getTime() - new Date(k.waktu_perangkat).getTime() > 1_800_000,
    )
    expect(luring.length).toBeGreaterThanOrEqual(1)
    const { rows } = await sql<{ kode: string }>`
      select k.kode from penempatan p join karyawan k on k.id = p.karyawan_id join kantor o on o.id = p.kantor_id
      where o.zona_waktu = 'WIB' and p.utama and k.aktif and p.tanggal_masuk <= ${HARI}
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${HARI})
        and not exists (select from presensi r where r.karyawan_id = k.id and r.tanggal = ${HARI})
        and not exists (select from absensi a where a.karyawan_id = k.id and a.status = 'disetujui'
          and ${HARI} between a.tanggal_mulai and a.tanggal_selesai)`.execute(lain.db)
    // Beside the accounts by which the demo is tried
    expect(rows.length).toBeGreaterThan(0)

    // [DEMO-04] the same clock, the same data; a start of every hour on the way changes nothing
    await hidupkan(lain, `${HARI}T15:00:00+07:00`)
    expect(ringkas(await hariIni(lain))).toEqual(ringkas(await hariIni(perusahaan)))
    expect(await hidupkan(lain, `${HARI}T15:00:00+07:00`)).toBe(0)

    // Who did not come has not come the day after either, and a demo account has its day once it is over.
    const hadir = async () => new Set((await hariIni(lain)).map(({ kode }) => kode))
    const sore = await hadir()
    await lanjutkan(lain, '2026-11-19T04:30:00+07:00')
    const baru = [...(await hadir())].filter((kode) => !sore.has(kode))
    // The night of the one who works nights is not over, those by whose accounts the demo is tried had the day for themselves.
    expect(new Set(baru)).toEqual(new Set(['KBN0001', 'KBN0009', 'KBN0031', 'KBN0042', 'KBN0056']))
  })

  it('[DEMO-04] started three days later holds these days, and no ALPA for those who worked', async () => {
    const kini = '2026-11-21T09:00:00+07:00'
    await perusahaan.start(kini)
    await hidupkan(perusahaan, kini)
    const semua = await bacaKejadian(perusahaan.db)
    for (const tanggal of [HARI, '2026-11-19', '2026-11-20']) {
      const masuk = semua.filter((k) => k.tanggal === tanggal && k.jenis === 'check_in')
      expect(masuk.length).toBeGreaterThan(35)
      const pulang = new Set(
        semua.filter((k) => k.tanggal === tanggal && k.jenis === 'check_out').map((k) => k.kode),
      )
      expect(masuk.filter(({ kode }) => !pulang.has(kode)).length).toBeLessThan(5)
    }
    expect(semua.every((k) => k.tanggal <= tanggalLokal(Date.parse(kini), 'WIT'))).toBe(true)
  })

  it('says from when it can be tried to who sets the clock before that', async () => {
    const clock = { now: () => Date.parse('2025-12-31T10:30:00+07:00') }
    await expect(seedMeja(perusahaan.db, { clock })).rejects.toThrow('pilih REKAN_WAKTU mulai 2026-01-01')
  })

  it('[DEMO-06] each desk has rows of its kind', async () => {
    await seedMeja(perusahaan.db, { clock: { now: () => Date.parse(`${HARI}T10:30:00+07:00`) } })
    const tabel = [
      'kontrak',
      'dokumen',
      'pajak_karyawan',
      'ptkp_karyawan',
      'jenis_shift',
      'pola',
      'klien',
      'kontrak_klien',
      'pos',
      'roster_draf',
      'koordinator_pengganti',
      'audit',
      'absensi',
      'lembur',
      'payroll',
      'pengumuman',
    ] as const
    for (const nama of tabel) {
      const { jumlah } = await perusahaan.db
        .selectFrom(nama)
        .select((eb) => eb.fn.countAll<number>().as('jumlah'))
        .executeTakeFirstOrThrow()
      expect({ nama, ada: jumlah > 0 }).toEqual({ nama, ada: true })
    }
    const menunggu = await sql<{ izin: number; lembur: number; berakhir: number }>`
      select (select count(*)::integer from absensi where status = 'menunggu') as izin,
        (select count(*)::integer from lembur where status = 'menunggu') as lembur,
        (select count(*)::integer from kontrak where sampai between ${HARI} and ${HARI}::date + 30) as berakhir`.execute(
      perusahaan.db,
    )
    for (const n of Object.values(menunggu.rows[0] ?? {})) expect(n).toBeGreaterThan(0)
    const siaran = await sql<{ ada: boolean[] }>`
      select array[bool_or(terbit_pada > ${`${HARI}T10:30:00+07:00`}), bool_or(status = 'DRAFT'), bool_or(disematkan),
        bool_or(wajib and exists (select from pengumuman_dibaca d where d.pengumuman_id = a.id and d.dipahami_pada is null)
          and exists (select from pengumuman_dibaca d where d.pengumuman_id = a.id and d.dipahami_pada is not null))] as ada
      from pengumuman a`.execute(perusahaan.db)
    expect(siaran.rows[0]?.ada).toEqual([true, true, true, true])
    const bentrok = await sql`
      select from absensi a join absensi b on b.id <> a.id and b.karyawan_id <> a.karyawan_id
        and b.koordinator_id = a.koordinator_id and b.status in ('menunggu', 'disetujui')
        and b.tanggal_mulai <= a.tanggal_selesai and b.tanggal_selesai >= a.tanggal_mulai
      where a.status = 'menunggu'`.execute(perusahaan.db)
    expect(bentrok.rows.length).toBeGreaterThan(0)
    const pekan = await sql<{ jam: number }>`
      select distinct sum(case when jam_selesai > jam_mulai then jam_selesai - jam_mulai else jam_selesai - jam_mulai + 86400 end
        - istirahat_detik)::integer / 3600 as jam
      from jadwal_hari group by jadwal_id order by jam`.execute(perusahaan.db)
    // The night guards have weeks of their own.
    expect(pekan.rows.map(({ jam }) => jam)).toEqual([40, 66])
  })

  it('[DEMO-03] three clients have a sheet of the last month: one is signed, one disputed, one waits', async () => {
    const { rows } = await sql<{ kode: string; ttd: boolean; keberatan: number; terisi: number }>`
      select k.kode, t.revisi_id is not null as ttd, (r.total ->> 'hariOrang')::integer as terisi,
        (select count(*)::integer from berita_acara_keberatan w where w.berita_acara_id = b.id and w.dijawab_pada is null) as keberatan
      from berita_acara b join berita_acara_revisi r on r.berita_acara_id = b.id join kontrak_klien c on c.id = b.kontrak_klien_id
        join klien k on k.id = c.klien_id left join berita_acara_tanda_tangan t on t.revisi_id = r.id
      where b.tahun = 2026 and b.bulan = 10 and r.dikirim_pada is not null order by k.kode`.execute(
      perusahaan.db,
    )
    expect(rows.map(({ kode, ttd, keberatan }) => [kode, ttd, keberatan])).toEqual([
      ['BRU', false, 1],
      ['MBS', true, 0],
      ['PDS', false, 0],
    ])
    for (const { terisi } of rows) expect(terisi).toBeGreaterThan(20)
  })

  it('[DEMO-03] this month has works at the clients’ posts, filled but for some, until the end of the next', async () => {
    const saat = Date.parse(`${HARI}T10:30:00+07:00`)
    const { baris } = await listKlien(perusahaan.db, {}, saat)
    const [janji, terisi] = [jumlahOf(baris, 'kebutuhan'), jumlahOf(baris, 'terisi')]
    expect([baris.length, janji]).toEqual([3, 13])
    expect(terisi).toBeGreaterThanOrEqual(10)
    const ids = baris.map(({ id }) => id)
    const kosong = [...(await createKosong()(perusahaan.db, ids, saat)).values()]
    // Of thirteen places and twelve working days some hours each
    for (const detik of kosong) {
      expect(detik).toBeGreaterThan(0)
      expect(detik).toBeLessThan(60 * 3600)
    }
    const { rows } = await sql<{ hari: string }>`
      select distinct max(tanggal) as hari from penugasan where pos_id is not null group by pos_id order by 1`.execute(
      perusahaan.db,
    )
    expect(rows.map(({ hari }) => hari)).toEqual(['2026-11-20', '2026-12-31'])
  })

  it('[DEMO-05] nothing of it could be somebody’s, in whatever column it stands', async () => {
    const { db } = perusahaan
    const { rows: kolom } = await sql<{ tabel: string; nama: string }>`
      select t.table_name as tabel, c.column_name as nama
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`.execute(db)
    const cari = async (pola: string, hanya: readonly string[] = []) => {
      const semua: string[] = []
      for (const { tabel, nama } of kolom) {
        if (hanya.length > 0 && !hanya.includes(nama)) continue
        const { rows } = await sql<{ isi: string }>`
          select distinct m[1] as isi from ${sql.table(tabel)} t, regexp_matches(t.${sql.ref(nama)}::text, ${pola}, 'g') m`.execute(
          db,
        )
        semua.push(...rows.map(({ isi: satu }) => satu))
      }
      return semua
    }
    // On slips numbers are masked.
    const TERBUKA = '^([^•]+)$'
    const { surat, telepon, nik, rekening, kartu, npwp } = RENTANG_DEMO
    // Found by what they look like, then by the columns in which they are kept; the fewest that there must be.
    for (const [pola, rentang, paling, hanya] of [
      ['([[:alnum:]._+-]+@[[:alnum:].-]+[[:alnum:]])', surat, 60, []],
      ['((?:[+]62|\\m08)[0-9 .-]{7,}[0-9])', telepon, 50, []],
      [TERBUKA, surat, 60, ['email']],
      [TERBUKA, telepon, 50, ['nomor_hp', 'hp', 'telepon']],
      [TERBUKA, nik, 60, ['nik']],
      [TERBUKA, rekening, 50, ['nomor_rekening']],
      [TERBUKA, kartu, 50, ['jkn', 'kpj']],
      [TERBUKA, npwp, 0, ['npwp']],
    ] as const) {
      const ada = await cari(pola, hanya)
      expect([hanya, ada.filter((isi) => !rentang.test(isi))]).toEqual([hanya, []])
      expect(ada.length).toBeGreaterThanOrEqual(paling)
    }
    const deret = await cari('(?:^|[^[:alnum:]])([0-9]{16})(?![[:alnum:]])')
    expect(deret.filter((isi) => ![nik, rekening, npwp].some((rentang) => rentang.test(isi)))).toEqual([])
  })
})

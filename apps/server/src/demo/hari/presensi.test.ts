import { areaFrom } from '@rekan/domain/perusahaan/area'
import { shiftPada } from '@rekan/domain/jadwal/jadwal'
import { judgeLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import { computeLebihAwal, computeTelat } from '@rekan/domain/presensi/hari/presensi'
import { type KodeZona, addHari, jamLokal, tanggalLokal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Perusahaan,
  bacaKejadian,
  bacaPengajuan,
  isi,
  openPerusahaan,
} from '../../../test/perusahaan.ts'
import { JUMAT_PAGI } from '../../../test/server.ts'

let perusahaan: Perusahaan
let kejadian: Awaited<ReturnType<typeof bacaKejadian>>
let lama: number

beforeAll(async () => {
  perusahaan = await openPerusahaan()
  lama = await perusahaan.start(JUMAT_PAGI)
  kejadian = await bacaKejadian(perusahaan.db)
})
afterAll(() => perusahaan.close())

describe('a first start', () => {
  const masuk = () => kejadian.filter((k) => k.jenis === 'check_in')
  const keluar = () => kejadian.filter((k) => k.jenis === 'check_out')
  const bagian = (sebagian: readonly unknown[], semua: readonly unknown[]) => sebagian.length / semua.length

  it('fills three months in little time, and the next start of the hour takes none', async () => {
    expect(kejadian.length).toBeGreaterThan(7000)
    expect(kejadian[0]?.tanggal).toBe('2026-08-20')
    const sebelum = await isi(perusahaan.db)
    let lagi = Number.POSITIVE_INFINITY
    // The best of several: a machine that is busy is late now and then.
    for (const menit of ['52', '55', '59'])
      lagi = Math.min(lagi, await perusahaan.start(`2026-11-20T07:${menit}:59+07:00`))
    expect(await isi(perusahaan.db)).toEqual(sebelum)
    expect(lagi).toBeLessThan(lama / 5)
  })

  it('records nothing of today or later, nothing before anybody joined', () => {
    const kini = Date.parse(JUMAT_PAGI)
    const hariIni = (k: (typeof kejadian)[number]) => tanggalLokal(kini, k.zona_waktu)
    expect(
      kejadian.filter((k) => k.tanggal >= hariIni(k) || k.waktu >= kini || k.tanggal < k.tanggal_masuk),
    ).toEqual([])
    const baru = kejadian.filter((k) => k.tanggal_masuk > '2026-08-20')
    expect(baru.length).toBeGreaterThan(100)
  })

  it('judges lateness, early leave and place by the rules', async () => {
    const hari = await perusahaan.db
      .selectFrom('presensi as r')
      .innerJoin('karyawan as k', 'k.id', 'r.karyawan_id')
      .innerJoin('penempatan as p', 'p.karyawan_id', 'k.id')
      .whereRef('p.tanggal_masuk', '<=', 'r.tanggal')
      .where((eb) =>
        eb.or([eb('p.tanggal_selesai', 'is', null), eb('p.tanggal_selesai', '>=', eb.ref('r.tanggal'))]),
      )
      .innerJoin('kantor as o', 'o.id', 'p.kantor_id')
      .innerJoin('jadwal_versi as j', 'j.jadwal_id', 'p.jadwal_id')
      .select(['r.id', 'r.tanggal', 'o.zona_waktu', 'o.area', 'j.masuk_saat_libur', 'j.toleransi_detik'])
      .select((eb) => [
        sql<Record<string, { mulai: number; selesai: number }>>`(select json_object_agg(h.hari,
          json_build_object('mulai', h.jam_mulai, 'selesai', h.jam_selesai)) from jadwal_hari h where h.jadwal_id = j.jadwal_id)`.as(
          'minggu',
        ),
        sql<boolean>`exists (select from libur l where l.tanggal = r.tanggal and l.berlaku)`.as('libur'),
        sql<boolean>`exists (select from jadwal_pengganti g where g.karyawan_id = k.id and g.tanggal = r.tanggal)`.as(
          'roster',
        ),
        sql<boolean>`exists (select from absensi a where a.karyawan_id = k.id and a.status = 'disetujui'
          and a.jenis_izin = 'WFH' and r.tanggal between a.tanggal_mulai and a.tanggal_selesai)`.as('wfh'),
        eb
          .selectFrom('lembur as l')
          .select('l.selesai')
          .whereRef('l.karyawan_id', '=', 'k.id')
          .whereRef('l.tanggal', '=', 'r.tanggal')
          .where('l.status', '=', 'disetujui')
          .as('lembur_selesai'),
      ])
      .execute()
    const perId = new Map(hari.map((h) => [h.id, h]))
    const tempat = await perusahaan.db.selectFrom('presensi_bukti').selectAll().execute()
    const bukti = new Map(tempat.map((b) => [b.kejadian_id, b]))
    let libur = 0
    // Of thousands: gathered, not asked one by one.
    const salah: object[] = []
    const judge = (k: object, apa: string, nyata: unknown, harap: unknown) => {
      if (nyata !== harap) salah.push({ apa, nyata, harap, k })
    }
    for (const k of kejadian) {
      const h = perId.get(k.presensi_id)
      if (h === undefined) throw new Error('a punch without its day')
      if (!h.roster) {
        const jadwal = { hari: h.minggu, toleransi: h.toleransi_detik, masukSaatLibur: h.masuk_saat_libur }
        const shift = shiftPada(h.tanggal, jadwal, { libur: h.libur }, h.zona_waktu)
        if (shift === null) libur += 1
        judge(k, 'works', shift !== null || h.lembur_selesai !== null, true)
        judge(k, 'late', k.telat_detik, k.jenis === 'check_in' ? computeTelat(shift, k.waktu) : 0)
        judge(k, 'early', k.lebih_awal_detik, k.jenis === 'check_out' ? computeLebihAwal(shift, k.waktu) : 0)
      }
      const persis = bukti.get(k.id)
      const titik = { lat: persis?.latitude ?? 0, lng: persis?.longitude ?? 0 }
      const nilai = judgeLokasi({ titik, akurasi: k.akurasi ?? 0 }, areaFrom(h.area))
      judge(k, 'place', k.lokasi, nilai.lokasi)
      judge(k, 'distance', k.jarak_meter, nilai.jarakMeter)
      judge(k, 'outside', k.di_luar_area, nilai.diLuarArea && !h.wfh)
      judge(k, 'to look at', k.perlu_tinjauan, k.di_luar_area)
      if (k.di_luar_area || h.wfh || k.oleh_id !== null) judge(k, 'says why', k.keterangan !== '', true)
    }
    expect(salah).toEqual([])
    expect(libur).toBeGreaterThan(0)
    expect(hari.filter((h) => h.wfh).length).toBeGreaterThan(5)
  })

  it('is a plausible mix', async () => {
    const telat = masuk().filter((k) => k.telat_detik > 0)
    expect(bagian(telat, masuk())).toBeCloseTo(0.08, 1)
    expect(Math.max(...telat.map((k) => k.telat_detik))).toBeLessThanOrEqual(2700)
    for (const [nama, sebagian, semua, dari, sampai] of [
      ['late', telat, masuk(), 0.06, 0.1],
      ['early leave', keluar().filter((k) => k.lebih_awal_detik > 0), keluar(), 0.025, 0.055],
      ['outside', kejadian.filter((k) => k.lokasi === 'luar' && k.di_luar_area), kejadian, 0.02, 0.04],
      ['unknown place', kejadian.filter((k) => k.lokasi === 'tidak_diketahui'), kejadian, 0.005, 0.015],
      ['likely inside', kejadian.filter((k) => k.lokasi === 'mungkin'), kejadian, 0.02, 0.04],
      ['on behalf', kejadian.filter((k) => k.oleh_id !== null), kejadian, 0.005, 0.015],
    ] as const) {
      expect(bagian(sebagian, semua), nama).toBeGreaterThan(dari)
      expect(bagian(sebagian, semua), nama).toBeLessThan(sampai)
    }
    const lupa = 1 - bagian(keluar(), masuk())
    expect(lupa).toBeGreaterThan(0.004)
    expect(lupa).toBeLessThan(0.02)
  })

  it('places punches by each zone’s own clock', () => {
    const zona: readonly [string, KodeZona][] = [
      ['KBN0031', 'WIB'],
      ['KBN0042', 'WITA'],
      ['KBN0056', 'WIT'],
    ]
    for (const [kode, zonaWaktu] of zona) {
      const milik = masuk().filter((k) => k.kode === kode)
      expect(milik.length).toBeGreaterThan(45)
      for (const k of milik) {
        expect(k.zona_waktu).toBe(zonaWaktu)
        expect(tanggalLokal(k.waktu, zonaWaktu)).toBe(k.tanggal)
        expect(jamLokal(k.waktu, zonaWaktu)).toBeGreaterThan(7.5 * 3600)
        expect(jamLokal(k.waktu, zonaWaktu)).toBeLessThan(9.8 * 3600)
      }
    }
  })

  it('has had what was marked looked at, but for the last two days', async () => {
    const batas = Date.parse(JUMAT_PAGI) - 48 * 3_600_000
    for (const k of kejadian) {
      // A start takes the hour as its clock.
      if (Math.abs(k.waktu - batas) < 3_600_000) continue
      expect(k.ditinjau_pada !== null).toBe(k.perlu_tinjauan && k.waktu < batas)
    }
    const ditinjau = kejadian.filter((k) => k.ditinjau_pada !== null)
    expect(ditinjau.length).toBeGreaterThan(150)
    expect(
      bagian(
        ditinjau.filter((k) => k.diterima === false),
        ditinjau,
      ),
    ).toBeCloseTo(0.11, 1)
    const { rows } = await sql<{ role: string }>`
      select distinct u.role from presensi_kejadian e join pengguna u on u.id = e.ditinjau_oleh_id`.execute(
      perusahaan.db,
    )
    // Of the coordinator whom nobody is above, HR.
    expect(rows.map((r) => r.role).toSorted()).toEqual(['hrd', 'koordinator'])
    expect(kejadian.some((k) => k.perlu_tinjauan && k.ditinjau_pada === null)).toBe(true)
  })

  it('dates a night by its evening, and leaves out the night that is not over', () => {
    const malam = kejadian.filter((k) => k.kode === 'KBN0016')
    expect(malam.length).toBeGreaterThan(130)
    for (const k of malam) {
      const hari = k.jenis === 'check_in' ? k.tanggal : addHari(k.tanggal, 1)
      expect(tanggalLokal(k.waktu, 'WIB')).toBe(hari)
    }
    // At 07:52 the window of Thursday's night is still open.
    expect(malam.at(-1)?.tanggal).toBe('2026-11-18')
  })

  it('gives KBN0060 nothing', async () => {
    expect(kejadian.filter((k) => k.kode === 'KBN0060')).toEqual([])
    for (const tabel of ['absensi', 'lembur'] as const) {
      expect((await bacaPengajuan(perusahaan.db, tabel)).filter((p) => p.kode === 'KBN0060')).toEqual([])
    }
  })

  it('leaves a day unattended now and then, but never two in a row', async () => {
    const { db } = perusahaan
    const { rows } = await sql<{ kode: string; tanggal: string }>`
      select k.kode, d.tanggal::date as tanggal
      from karyawan k
      join penempatan p on p.karyawan_id = k.id
      join jadwal_versi j on j.jadwal_id = p.jadwal_id
      cross join generate_series(timestamp '2026-08-20', '2026-11-18', interval '1 day') as d (tanggal)
      join jadwal_hari h on h.jadwal_id = j.jadwal_id and h.hari = extract(isodow from d.tanggal)
      where d.tanggal >= p.tanggal_masuk and (p.tanggal_selesai is null or d.tanggal <= p.tanggal_selesai)
        and (j.masuk_saat_libur or not exists (select from libur l where l.tanggal = d.tanggal::date and l.berlaku))
        and not exists (select from jadwal_pengganti g where g.karyawan_id = k.id and g.tanggal = d.tanggal::date)
        and not exists (select from absensi a where a.karyawan_id = k.id and a.status = 'disetujui'
          and a.jenis_izin <> 'WFH' and d.tanggal::date between a.tanggal_mulai and a.tanggal_selesai)
        and not exists (select from presensi r where r.karyawan_id = k.id and r.tanggal = d.tanggal::date)
      order by k.kode, d.tanggal`.execute(db)
    expect(rows.length / masuk().length).toBeGreaterThan(0.01)
    expect(rows.length / masuk().length).toBeLessThan(0.03)
    for (const [i, { kode, tanggal }] of rows.entries()) {
      const lalu = rows[i - 1]
      if (lalu?.kode === kode) expect(tanggal > addHari(lalu.tanggal, 7)).toBe(true)
    }
  })

  it('holds requests and overtime in every state, decided by somebody else', async () => {
    const { db } = perusahaan
    const absensi = await bacaPengajuan(db, 'absensi')
    const lembur = await bacaPengajuan(db, 'lembur')
    const status = ['dibatalkan', 'disetujui', 'ditolak', 'menunggu']
    expect([...new Set(absensi.map((a) => a.status))].toSorted()).toEqual(status)
    expect([...new Set(lembur.map((l) => l.status))].toSorted()).toEqual(status)
    const jenis = await db.selectFrom('absensi').select('jenis_izin').distinct().execute()
    expect(jenis.map((j) => j.jenis_izin).toSorted()).toEqual([
      'CUTI',
      'DINAS_LUAR',
      'IZIN',
      'KOREKSI_PRESENSI',
      'SAKIT',
      'WFH',
    ])
    expect(absensi.filter((a) => a.status === 'disetujui').length / 59).toBeGreaterThan(1.5)
    for (const { dibuat_pada } of [...absensi, ...lembur])
      expect(dibuat_pada).toBeLessThanOrEqual(Date.parse(JUMAT_PAGI))

    const sendiri = await sql`
      select from (select karyawan_id, koordinator_id from absensi union all select karyawan_id, koordinator_id from lembur) a
      join pengguna p on p.id = a.koordinator_id
      where p.karyawan_id = a.karyawan_id or p.role not in ('koordinator', 'hrd')`.execute(db)
    expect(sendiri.rows).toHaveLength(0)
    const hadirSaatIzin = await sql`
      select from presensi r join absensi a on a.karyawan_id = r.karyawan_id and a.status = 'disetujui'
      where a.jenis_izin <> 'WFH' and r.tanggal between a.tanggal_mulai and a.tanggal_selesai`.execute(db)
    expect(hadirSaatIzin.rows).toHaveLength(0)
    const mendatang = await db
      .selectFrom('absensi')
      .select('tanggal_mulai')
      .where('status', '=', 'menunggu')
      .where('jenis_izin', '<>', 'KOREKSI_PRESENSI')
      .execute()
    for (const { tanggal_mulai } of mendatang) expect(tanggal_mulai >= '2026-11-20').toBe(true)
    const koreksi = await sql<{ jenis: string[] }>`
      select array(select e.jenis from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
        where r.karyawan_id = a.karyawan_id and r.tanggal = a.tanggal_mulai) as jenis
      from absensi a where a.jenis_izin = 'KOREKSI_PRESENSI' and a.tanggal_mulai >= '2026-08-20'`.execute(db)
    expect(koreksi.rows.length).toBeGreaterThan(3)
    for (const { jenis: ada } of koreksi.rows) expect(ada).toEqual(['check_in'])
    const roster = await db.selectFrom('jadwal_pengganti').selectAll().execute()
    expect(roster.length).toBeGreaterThan(20)
  })

  it('shows one small drawn picture a person, and a thumbnail', () => {
    const selfie = [...perusahaan.files].filter(([kunci]) => kunci.startsWith('selfie/'))
    expect(selfie.length).toBe(2 * 59)
    expect(selfie.filter(([kunci]) => kunci.endsWith('-kecil.webp')).length).toBe(59)
    for (const [, isiBerkas] of selfie) expect(isiBerkas.length).toBeLessThan(8000)
    const milik = (k: (typeof kejadian)[number]) =>
      k.kunci === `selfie/demo/${k.kode.toLowerCase()}.webp` && k.tipe === 'image/webp' && k.isi === null
    expect(kejadian.filter((k) => !milik(k))).toEqual([])
    expect(new Set(kejadian.map((k) => k.selfie_sha256?.toString('hex'))).size).toBe(kejadian.length)
  })
})

describe('annual leave', () => {
  it('is what its entries add up to, and what approved requests left of it', async () => {
    const { rows } = await sql<{ kode: string; jenis: string; jumlah: number; sisa: number }>`
      select k.kode, m.jenis, sum(m.jumlah)::integer as jumlah,
        (select sum(sisa) from hak_cuti where karyawan_id = k.id)::integer as sisa
      from karyawan k join hak_cuti h on h.karyawan_id = k.id join mutasi_cuti m on m.hak_id = h.id
      group by k.id, k.kode, m.jenis`.execute(perusahaan.db)
    const perOrang = Map.groupBy(rows, ({ kode }) => kode)
    // Who has worked for a year; the others come to theirs.
    expect(perOrang.size).toBeGreaterThan(45)
    for (const [kode, milikOrang] of perOrang) {
      const jumlah = milikOrang.reduce((a, b) => a + b.jumlah, 0)
      expect([kode, jumlah]).toEqual([kode, milikOrang[0]?.sisa])
      expect(jumlah).toBeGreaterThanOrEqual(0)
    }
    const { rows: beda } = await sql`
      select a.id from absensi a left join mutasi_cuti m on m.absensi_id = a.id
      where a.cuti_id = 1 and a.status = 'disetujui' group by a.id having coalesce(sum(m.jumlah), 0) <> -a.total_hari`.execute(
      perusahaan.db,
    )
    expect(beda).toEqual([])
    const dipakai = rows.filter(({ jenis }) => jenis === 'PAKAI').length
    expect(dipakai).toBeGreaterThan(10)
  })
})

describe('later starts', () => {
  it('add the days since, as if the first had been then', async () => {
    const [tumbuh, akhir] = await Promise.all([openPerusahaan(), openPerusahaan()])
    for (const saat of [
      '2026-11-13T07:52:00+07:00',
      '2026-11-13T12:10:00+07:00',
      '2026-11-13T23:30:00+07:00',
      '2026-11-14T00:10:00+07:00',
      '2026-11-14T10:59:59+07:00',
      '2026-11-17T18:00:00+07:00',
      JUMAT_PAGI,
    ])
      await tumbuh.start(saat)
    expect(await isi(tumbuh.db, '2026-08-20')).toEqual(await isi(perusahaan.db))

    // Long asleep, and awake again.
    await tumbuh.start('2026-12-29T13:00:00+07:00')
    await akhir.start('2026-12-29T13:00:00+07:00')
    expect(await isi(tumbuh.db, '2026-09-29')).toEqual(await isi(akhir.db))
    await Promise.all([tumbuh, akhir].map((p) => p.close()))
  })
})

import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growAttendance } from '../../../bench/scale/attendance.ts'
import { growCompany } from '../../../bench/scale/company.ts'
import { type Kueri, type Langkah, dibaca, dibacaSeluruhnya, noteKueri } from './kueri.ts'
import { type Person, addPeople } from './people.ts'
import { signInSemua } from './pengajuan.ts'
import { fotoBaru, formPresensi } from './selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from './server.ts'

/** Who live the day; each statement that all of them cause is a hot one. */
const ORANG_SEHARI = 8
const TERSERING = 15
/** A table of more rows than these is large. */
const BESAR = 10_000
/** People of the company at last */
const ORANG = 10_500
const BERISI = [
  'absensi',
  'karyawan',
  'lembur',
  'notifikasi',
  'payroll',
  'penempatan',
  'pengguna',
  'presensi',
  'presensi_kejadian',
  'sesi',
]

let server: TestServer
let kueri: readonly Kueri[]
beforeAll(async () => {
  server = await startTestServer()
  const people = await addPeople(server.owner, ORANG_SEHARI, Date.parse(JUMAT_PAGI))
  const { token } = await signInSemua(server, {
    koordinator: 'koordinator@rekan.example',
    hrd: 'hrd@rekan.example',
  })
  const noted = noteKueri(server.db)
  await liveADay(people, token)
  kueri = noted()
  await growCompany(server.owner, ORANG)
  await growRest()
  await sql`truncate presensi, presensi_kejadian, presensi_selfie, selfie_sidik cascade`.execute(server.owner)
  await growAttendance(server.owner, 2)
})
afterAll(() => server.close())

test('no statement of everybody’s day reads a large table from end to end, whether planned for its values or for any', async () => {
  const sering = kueri.filter(({ kali }) => kali >= ORANG_SEHARI)
  expect(sering.length).toBeGreaterThanOrEqual(TERSERING)
  const besar = await tabelBesar()
  expect(besar).toEqual(expect.arrayContaining([...BERISI]))
  const seluruhnya: string[] = []
  for (const satu of sering) {
    for (const rencana of await explain(satu)) {
      const tabel = dibacaSeluruhnya(rencana).filter((nama) => besar.includes(nama))
      if (tabel.length > 0) seluruhnya.push(`${tabel.join(', ')}: ${satu.teks}`)
    }
  }
  expect(seluruhnya).toEqual([])
})

test('[NODE-12] asks at most two months of a table of attendance, of sixty', async () => {
  await sql`select siapkan_bulan((date '2026-11-01' - make_interval(months => n))::date) from generate_series(1, 59) n`.execute(
    server.owner,
  )
  const terlalu: string[] = []
  // Jobs look again and again, the more often the slower the machine, and by the keys of what they took off a queue: which
  // month that is shows as they run, not in their plan.
  for (const satu of kueri.filter(({ kali, kerja }) => kali >= ORANG_SEHARI && kerja !== 'job')) {
    const { teks } = satu
    const [dengan] = await explain(satu)
    const bulan = new Map<string, Set<string>>()
    for (const nama of dengan === undefined ? [] : dibaca(dengan)) {
      const [, tabel] = /^(presensi\w*?)_(?:\d{6}|lain)$/.exec(nama) ?? []
      if (tabel !== undefined) bulan.set(tabel, new Set([...(bulan.get(tabel) ?? []), nama]))
    }
    for (const [tabel, semua] of bulan)
      if (semua.size > 2) terlalu.push(`${semua.size} months of ${tabel}: ${teks}`)
  }
  expect(terlalu).toEqual([])
})

/** What people and those above them ask for from the morning to the evening, as their phones do. */
async function liveADay(people: readonly Person[], atasan: Readonly<Record<'koordinator' | 'hrd', string>>) {
  const ask = async (key: string, token: string, form?: FormData) => {
    const { status } = await server.call(key, { token, ...(form && { form }) })
    expect([key, status]).toEqual([key, expect.toBeOneOf([200, 201])])
  }
  const BERANDA = [
    'GET /profile',
    'GET /notifikasi',
    'GET /absensi?status=menunggu',
    'GET /pengumuman?per_page=3',
  ]
  for (const [jam, jenis] of [
    ['07:52:13', 'check-in'],
    ['17:04:40', 'check-out'],
  ] as const) {
    server.setClock(`2026-11-20T${jam}+07:00`)
    for (const { token } of people) {
      for (const key of BERANDA) await ask(key, token)
      await ask(`POST /presensi/${jenis}`, token, formPresensi(fotoBaru()))
      for (const key of BERANDA) await ask(key, token)
    }
  }
  for (const { token } of people)
    for (const key of [
      'GET /rekap/presensi',
      'GET /rekap/presensi/list',
      'GET /rekap/absensi',
      'GET /rekap/perizinan',
      'GET /lembur?bulan=11&tahun=2026',
      'GET /karyawan?nama=siti',
      'GET /jadwal',
      'GET /payroll',
    ])
      await ask(key, token)
  for (const token of [atasan.koordinator, atasan.hrd])
    for (const key of [
      ...BERANDA.slice(0, 3),
      'GET /karyawan/presensi?per_page=20',
      'GET /karyawan/presensi?per_page=20&status=belum_presensi',
      'GET /karyawan/presensi?bulan=11&tahun=2026',
      'GET /karyawan/presensi?perlu_tinjauan=1',
      'GET /karyawan/presensi/ringkasan',
      'GET /absensi?status=menunggu',
      'GET /lembur?status=menunggu',
      'GET /karyawan?page=1',
    ])
      await ask(key, token)
}

/** Tables beside people and attendance, as large as a company of that size has them. */
async function growRest() {
  const { owner } = server
  for (const tabel of ['absensi', 'lembur', 'payroll'])
    await sql`alter table ${sql.table(tabel)} disable trigger user`.execute(owner)
  await sql`insert into sesi (token_hash, pengguna_id, dibuat_pada, dipakai_pada, kedaluwarsa_pada, perangkat)
    select sha256(('s' || id)::bytea), id, '2026-11-01', '2026-11-19', '2026-12-19', 'uji' from pengguna`.execute(
    owner,
  )
  await sql`insert into notifikasi (pengguna_id, jenis, detail_id, judul, isi, dibuat_pada, dibaca_pada)
    select id, 'IZIN_DISETUJUI', n, 'Izin disetujui', 'Uji.', timestamptz '2026-11-01' + make_interval(hours => n), case when n < 3 then timestamptz '2026-11-10' end
    from pengguna, generate_series(1, 3) n`.execute(owner)
  await sql`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, status, tanggal_mulai, tanggal_selesai,
      total_hari, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
    select u.karyawan_id, u.id, k.id, 'IZIN', 'disetujui', date '2026-02-02' + n * 30, date '2026-02-02' + n * 30, 1, 'Uji.', timestamptz '2026-02-01', k.id, timestamptz '2026-02-01'
    from pengguna u, generate_series(1, 2) n, (select min(id) as id from pengguna where role = 'koordinator') k
    where u.karyawan_id is not null and u.id <> k.id`.execute(owner)
  await sql`insert into lembur (karyawan_id, diajukan_oleh_id, koordinator_id, status, tanggal, hari_presensi, mulai, selesai, keterangan, dibuat_pada, diputus_oleh_id, diputus_pada)
    select u.karyawan_id, u.id, k.id, 'disetujui', date '2026-02-02' + n * 30, date '2026-02-02' + n * 30, timestamptz '2026-02-02 10:00Z' + make_interval(days => n * 30),
      timestamptz '2026-02-02 12:00Z' + make_interval(days => n * 30), 'Uji.', timestamptz '2026-02-01', k.id, timestamptz '2026-02-01'
    from pengguna u, generate_series(1, 2) n, (select min(id) as id from pengguna where role = 'koordinator') k
    where u.karyawan_id is not null and u.id <> k.id`.execute(owner)
  await sql`insert into jadwal_pengganti (karyawan_id, tanggal, jam_mulai, jam_selesai)
    select id, date '2026-03-01' + n, 28800, 61200 from karyawan, generate_series(1, 2) n`.execute(owner)
  await sql`insert into payroll (karyawan_id, bulan, tahun, gaji_kotor, total_tambahan, total_potongan, kode, nama, penempatan,
      jenis_karyawan, dibuat_oleh_id, dibuat_pada, dibagikan_pada)
    select k.id, n, 2026, 0, 0, 0, k.kode, k.nama, 'Uji', 'Tetap', 1, timestamptz '2026-10-01', timestamptz '2026-10-02'
    from karyawan k, generate_series(1, 3) n`.execute(owner)
  await sql`insert into audit (waktu, pengguna_id, tindakan, objek, objek_id)
    select timestamptz '2026-11-01', 1, 'uji', 'karyawan', n::text from generate_series(1, 20000) n`.execute(
    owner,
  )
}

async function tabelBesar(): Promise<string[]> {
  const { rows } = await sql<{ nama: string }>`
    select distinct unnest(array[c.relname, p.relname]) as nama from pg_class c
      left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > ${BESAR}`.execute(
    server.owner,
  )
  return rows.map(({ nama }) => nama)
}

/** The plan with the values at hand and, where the server can tell, the one made without any. */
async function explain({ teks, nilai }: Omit<Kueri, 'kali'>): Promise<Langkah[]> {
  const { rows } = await sql<{
    versi: number
  }>`select current_setting('server_version_num')::integer as versi`.execute(server.db)
  const plan = async (text: string, values: readonly unknown[] = []) => {
    const answer = await server.db.executeQuery(CompiledQuery.raw(text, [...values]))
    return (answer.rows[0] as { 'QUERY PLAN': [{ Plan: Langkah }] })['QUERY PLAN'][0].Plan
  }
  const dengan = await plan(`explain (format json) ${teks}`, nilai)
  return (rows[0]?.versi ?? 0) >= 160_000
    ? [dengan, await plan(`explain (generic_plan, format json) ${teks}`)]
    : [dengan]
}

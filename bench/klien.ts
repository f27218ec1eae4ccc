import { sql } from 'kysely'
import { showBerjalan } from '../apps/server/src/features/berita-acara/ringkasan/berjalan.service.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { addPeople } from '../apps/server/test/people.ts'
import { cpuOf } from './rush/cpu.ts'
import { judge, median, say } from './rush/report.ts'
import { type Company, startCompany } from './scale/server.ts'

/**
 * `npm run bench:klien`: October's sheet of 200 people at ten posts of a client, 31 days each, is composed, counted as the client sees it
 * before it is sent, and printed. Exits 1 when composing or counting takes longer than 300 ms, the PDF than 3 s, the XLSX than 2 s. Beside
 * each stands the processor time that it took of server and database.
 *
 *   npm run bench:klien -- 400      more people
 */
const ORANG = Number(process.argv[2] ?? 200)
const ORANG_PER_POS = 20
const KALI = 9
const MASA = { tahun: 2026, bulan: 10 }
const HITUNG_MS = 300
const PDF_MS = 3000
const XLSX_MS = 2000
/** A moment at which all of October is over and none of it was sent */
const SESUDAH = Date.parse('2026-11-01T00:30:00+07:00')

const cluster = await startCluster()
const company = await startCompany(cluster.address, 0)
try {
  const kontrakId = await growKlien(company)
  const postmaster = await findPostmaster(company)
  const measure = async (apa: string, paling: number, work: () => Promise<void>) => {
    const lama: number[] = []
    for (let ke = 0; ke < 2; ke += 1) await work()
    const before = cpuOf(process.pid, postmaster)
    for (let ke = 0; ke < KALI; ke += 1) {
      const begun = performance.now()
      await work()
      lama.push(performance.now() - begun)
    }
    const after = cpuOf(process.pid, postmaster)
    const cpu = (bagian: 'server' | 'database') =>
      (((after[bagian] - before[bagian]) * 1000) / KALI).toFixed(0)
    judge(`${apa}, ms`, median(lama), median(lama) <= paling, `at most ${paling}`)
    say(`      processor: server ${cpu('server')} ms, database ${cpu('database')} ms`)
  }
  await measure('composed', HITUNG_MS, async () =>
    company.post(`/kelola/kontrak-klien/${kontrakId}/berita-acara`, MASA),
  )
  await measure('counted for the client', HITUNG_MS, async () => {
    const [, lalu] = await showBerjalan(company.deps.db, kontrakId, SESUDAH)
    if (lalu?.total.janji !== ORANG * 31) throw new Error(JSON.stringify(lalu?.total))
  })
  const daftar = (await (
    await company.get(`/kelola/berita-acara?kontrak_id=${kontrakId}`, 'hrd')
  ).json()) as {
    data: readonly { id: number; total: { hari_orang: number } }[]
  }
  const [satu] = daftar.data
  say(`${satu?.total.hari_orang} of ${ORANG * 31} man-days`)
  for (const [format, paling] of [
    ['pdf', PDF_MS],
    ['xlsx', XLSX_MS],
  ] as const)
    await measure(format.toUpperCase(), paling, async () => {
      const answer = await company.get(`/kelola/berita-acara/${satu?.id}/berkas?format=${format}`, 'hrd')
      if (!answer.ok) throw new Error(await answer.text())
      await answer.text()
    })
} finally {
  await company.close()
  await cluster.stop()
}

async function findPostmaster({ owner }: Company): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::integer as pid`.execute(owner)
  return rows[0]?.pid ?? 0
}

/** A client with a contract and its posts, each manned by twenty people on every day of October: nine in ten of the works punched at both ends. */
async function growKlien({ owner, deps }: Company): Promise<number> {
  const people = await addPeople(owner, ORANG, deps.clock.now())
  const ids = people.map(({ karyawanId }) => karyawanId)
  await sql`select siapkan_bulan(date '2026-10-01')`.execute(owner)
  const { rows } = await sql<{ id: number }>`
    with k as (insert into klien (kode, nama) values ('UJI', 'PT Uji') returning id)
    insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
    select id, '01/UJI', '2026-01-01', '2026-12-31', '2026-01-01' from k returning id`.execute(owner)
  const kontrakId = rows[0]?.id ?? 0
  await sql`
    with s as (insert into kontrak_klien_syarat (kontrak_klien_id, berlaku_dari, toleransi_menit, jam_penuh_menit, tutup_buku,
        ganti_dalam_menit, janji_pemenuhan, tenggat_hari, biaya_manajemen, ppn, pph23, potongan_kosong, dibuat_pada)
      values (${kontrakId}, '2026-01-01', 15, 420, 31, 120, 95, 5, 1000, 'biaya', 'biaya', 50000, '2026-01-01') returning id)
    insert into kontrak_klien_harga (syarat_id, jabatan, satuan, harga, libur_persen, lembur_sejam)
    select id, 'Satpam', 'hari', 260000, 200, 32000 from s`.execute(owner)
  await sql`
    with j as (insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai, istirahat_detik)
      values ('Uji', 'U', 'biru', 25200, 54000, 3600) returning id),
    o as (select id as karyawan_id, (ke - 1) / ${ORANG_PER_POS}::integer as pos from unnest(${ids}::integer[]) with ordinality u (id, ke)),
    p as (insert into pos (kontrak_klien_id, kantor_id, nama, jabatan, urutan)
      select ${kontrakId}::integer, (select kantor_id from penempatan where karyawan_id = ${ids[0] ?? 0} limit 1), 'Pos ' || pos, 'Satpam', pos
      from o group by pos returning id, urutan, kantor_id),
    n as (insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
      select p.id, '2026-01-01', j.id, h, (select count(*) from o where o.pos = p.urutan) from p, j, generate_series(1, 7) h)
    insert into penugasan (karyawan_id, tanggal, kantor_id, pos_id, jenis_shift_id, mulai, selesai, istirahat_detik, asal, dibuat_pada)
    select o.karyawan_id, h::date, p.kantor_id, p.id, j.id, (h::date + time '07:00') at time zone 'Asia/Jakarta',
      (h::date + time '15:00') at time zone 'Asia/Jakarta', 3600, 'roster', '2026-09-20'
    from o join p on p.urutan = o.pos, j, generate_series(date '2026-10-01', date '2026-10-31', interval '1 day') h`.execute(
    owner,
  )
  await sql`
    insert into jadwal_pengganti (karyawan_id, tanggal) select karyawan_id, tanggal from penugasan where pos_id is not null`.execute(
    owner,
  )
  await sql`
    insert into presensi (karyawan_id, tanggal, penugasan_id)
    select karyawan_id, tanggal, id from penugasan where pos_id is not null and id % 10 > 0`.execute(owner)
  await sql`
    insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, lokasi, di_luar_area, perlu_tinjauan, keterangan,
      telat_detik, selfie_sha256)
    select r.id, r.tanggal, j.jenis, t.mulai + j.sesudah, t.kantor_id, 'dalam', false, false, '',
      case when j.jenis = 'check_in' and r.id % 12 = 0 then 1200 else 0 end, sha256((r.id || j.jenis)::bytea)
    from presensi r join penugasan t on t.id = r.penugasan_id
      cross join lateral (values ('check_in', make_interval(mins => case when r.id % 12 = 0 then 20 else -5 end)),
        ('check_out', interval '8 hours 3 minutes')) j (jenis, sesudah)
    where t.pos_id is not null`.execute(owner)
  await sql`vacuum analyze`.execute(owner)
  return kontrakId
}

import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { buildKlien } from '../../../test/berita-acara.ts'
import { susunLaporan } from '../../../test/laporan.ts'
import { insertHakCuti, insertLembur, signInSemua } from '../../../test/pengajuan.ts'
import { DI_DALAM, formPresensi, fotoBaru } from '../../../test/selfie.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { readLembar } from '../../platform/lembar.reader.ts'

// Each report is a process of its own, behind whatever else the machine does.

const SAAT = '2026-11-27T10:00:00+07:00'
const NOVEMBER = { bulan: 11, tahun: 2026 }
/** Reports of different columns, each with files of its own */
const BERBEDA = ['presensi', 'jam-kerja', 'kepegawaian']
const RUMUS = ['=1+1', '+1', '-1', '@x', "'=2"]

let server: TestServer
let masuk: Awaited<ReturnType<typeof siapkan>>
let orang: Person[]
let kantorId = 0
const siapkan = () =>
  signInSemua(server, {
    hrd: 'hrd@rekan.example',
    koordinator: 'koordinator@rekan.example',
    karyawan: 'karyawan@rekan.example',
    admin: 'admin@rekan.example',
  })
beforeAll(async () => {
  server = await startTestServer(SAAT)
  masuk = await siapkan()
  orang = await addPeople(server.owner, 8, Date.parse(SAAT))
  const kantor = await server.owner
    .insertInto('kantor')
    .values({ kode: 'LPR1', nama: 'Gudang Laporan', alamat: 'Semarang', zona_waktu: 'WITA' })
    .returning('id')
    .executeTakeFirstOrThrow()
  kantorId = kantor.id
  await server.owner
    .updateTable('penempatan')
    .set({ kantor_id: kantorId, koordinator_id: null })
    .where(
      'karyawan_id',
      'in',
      orang.map(({ karyawanId }) => karyawanId),
    )
    .execute()
  for (const [ke, nama] of RUMUS.entries())
    await server.owner.updateTable('karyawan').set({ nama }).where('id', '=', id(ke)).execute()
})
afterAll(() => server.close())

const id = (ke: number) => orang[ke]?.karyawanId ?? 0
const susun = (jenis: string, isian: object = {}, token = masuk.token.hrd) =>
  susunLaporan(server, token, { jenis, ...NOVEMBER, ...isian })
const berkas = async (laporanId: number, format: string, kolom: readonly string[] | null = null) => {
  const token = masuk.token.hrd
  await server.call(`POST /kelola/laporan/${laporanId}/berkas`, { token, body: { format, kolom } })
  await server.deps.jobs.idle()
  const { status, body } = await server.call(`GET /kelola/laporan/${laporanId}/berkas?format=${format}`, {
    token,
  })
  expect([status, body['data']?.nama.endsWith(`.${format}`)]).toEqual([200, true])
  return Buffer.from(body['data'].isi, 'base64')
}

describe('[LAPOR-02] screen, XLSX, CSV and PDF of a report', () => {
  it.each(BERBEDA.slice(0, porsi(BERBEDA.length)))('hold the same rows and totals: %s', async (jenis) => {
    const { id: laporanId, laporan, baris, jumlah } = await susun(jenis)
    expect(baris.length).toBeGreaterThan(2)
    const kolom: string[] = laporan['kolom'].map(({ judul }: { judul: string }) => judul)
    const layar = [...baris, { ...jumlah, [laporan['kolom'][0].kunci]: 'Jumlah' }].map((satu) =>
      Object.values(satu),
    )
    const xlsx = await readLembar(await berkas(laporanId, 'xlsx'))
    if ('tolak' in xlsx) throw new Error(xlsx.tolak)
    const kosong = (sel: unknown) => (sel === '' || sel === undefined ? null : sel)
    expect(xlsx.lembar.sel[0]).toEqual(kolom)
    expect(xlsx.lembar.sel.slice(1).map((sel) => kolom.map((_, i) => kosong(sel[i])))).toEqual(
      layar.map((sel) => sel.map(kosong)),
    )
    const csv = readCsv((await berkas(laporanId, 'csv')).toString('utf8'))
    // As spreadsheets in Indonesian read a number: 3.5 would be a date to them.
    const angka = (sel: unknown) => (typeof sel === 'number' ? String(sel).replace('.', ',') : (sel ?? ''))
    expect(csv).toEqual([kolom, ...layar.map((sel) => sel.map(angka))])
    // On paper long names go on in the next line: only the order of what stands there is compared, white space aside.
    const bytes = new Uint8Array(await berkas(laporanId, 'pdf'))
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    const rapat = (teks: string) => teks.replaceAll(/\s+/g, '')
    const kertas = rapat(text)
    let dari = 0
    for (const sel of layar) {
      const isi = rapat(sel.map((satu) => satu ?? '').join(''))
      const letak = kertas.indexOf(isi, dari)
      expect(letak, `${isi} after ${kertas.slice(dari, dari + 200)}`).toBeGreaterThanOrEqual(dari)
      dari = letak + isi.length
    }
  })

  it('says how long paper may be, and what is not there yet', async () => {
    const { id: laporanId } = await susun('kepegawaian')
    const belum = await server.call(`GET /kelola/laporan/${laporanId}/berkas?format=csv`, {
      token: masuk.token.hrd,
    })
    expect([belum.status, belum.body['error'].error]).toEqual([409, 'BERKAS_BELUM_ADA'])
    await server.owner.updateTable('laporan').set({ baris: 5001 }).where('id', '=', laporanId).execute()
    const terlalu = await server.call(`POST /kelola/laporan/${laporanId}/berkas`, {
      token: masuk.token.hrd,
      body: { format: 'pdf' },
    })
    expect([terlalu.status, terlalu.body['error'].error]).toEqual([422, 'PDF_TERLALU_PANJANG'])
  })

  it('have the columns that are chosen, the first always, and are written again for others', async () => {
    const { id: laporanId, laporan, baris } = await susun('kepegawaian')
    const kepala = async (kolom: readonly string[] | null) =>
      readCsv((await berkas(laporanId, 'csv', kolom)).toString('utf8')).map((sel) => sel.join('|'))
    expect((await kepala(['akhir', 'masuk']))[0]).toBe('Lokasi|Masuk|Akhir bulan')
    const semua = await kepala(null)
    expect([semua.length, semua[0]?.split('|').length]).toEqual([baris.length + 2, laporan['kolom'].length])
    const asing = await server.call(`POST /kelola/laporan/${laporanId}/berkas`, {
      token: masuk.token.hrd,
      body: { format: 'csv', kolom: ['h1'] },
    })
    expect([asing.status, Object.keys(asing.body['errors'])]).toEqual([422, ['kolom']])
  })
})

it('[LAPOR-03] names that look like formulas are text in XLSX and CSV and read back as typed', async () => {
  const { id: laporanId, baris } = await susun('jam-kerja', { kantor_id: kantorId })
  expect(baris.map(({ nama }) => nama)).toEqual(expect.arrayContaining(RUMUS))
  const mentah = await berkas(laporanId, 'xlsx')
  // Its strict way refuses a workbook with any formula in it.
  const xlsx = await readLembar(mentah)
  if ('tolak' in xlsx) throw new Error(xlsx.tolak)
  expect(xlsx.lembar.sel.map((sel) => sel[1])).toEqual(expect.arrayContaining(RUMUS))
  const csv = (await berkas(laporanId, 'csv')).toString('utf8')
  expect(readCsv(csv).map((sel) => sel[1])).toEqual(expect.arrayContaining(RUMUS))
  // What a spreadsheet would compute never begins a cell; numbers are no texts.
  expect(csv.split(/[;\r\n]/).filter((sel) => /^[=+@]|^-\D/.test(sel))).toEqual([])
})

describe('[LAPOR-01] a report answers what is counted by hand', () => {
  it('overtime that was approved, by its date, and no other', async () => {
    const koordinator = masuk.akun.koordinator.penggunaId
    const [satu, dua] = [orang[5] as Person, orang[6] as Person]
    const setuju = {
      status: 'disetujui' as const,
      diputus_oleh_id: koordinator,
      diputus_pada: new Date('2026-11-19T03:00:00Z'),
    }
    await insertLembur(server.owner, satu, koordinator, { tanggal: '2026-11-03', ...setuju })
    await insertLembur(server.owner, satu, koordinator, {
      tanggal: '2026-11-10',
      selesai: new Date('2026-11-10T17:45:00+07:00'),
      ...setuju,
    })
    await insertLembur(server.owner, satu, koordinator, { tanggal: '2026-11-17' })
    await insertLembur(server.owner, dua, koordinator, { tanggal: '2026-10-31', ...setuju })
    const { baris, jumlah } = await susun('lembur', { kantor_id: kantorId })
    expect(baris).toMatchObject([
      {
        kode: 'TES5',
        lokasi: 'Gudang Laporan',
        tanggal: '3 November 2026',
        jam: '18:00–20:00 WITA',
        menit: 120,
      },
      { kode: 'TES5', tanggal: '10 November 2026', menit: 45 },
    ])
    expect(jumlah).toMatchObject({ menit: 165, kode: null })
  })

  it('[REGU-03] who punched for somebody, and how often', async () => {
    const { token } = masuk
    for (const [jenis, pencatat] of [
      ['check-in', 'hrd'],
      ['check-out', 'hrd'],
    ] as const) {
      const { status } = await server.call(`POST /presensi/${jenis}`, {
        token: token[pencatat],
        form: formPresensi(fotoBaru(), { ...DI_DALAM, karyawan_id: String(id(7)) }),
      })
      expect(status).toBe(201)
    }
    const { nama } = await server.owner
      .selectFrom('karyawan')
      .select('nama')
      .where('id', '=', masuk.akun.hrd.karyawanId)
      .executeTakeFirstOrThrow()
    const { id: laporanId, baris } = await susun('jam-kerja', { kantor_id: kantorId })
    const oleh = (kode: string) => baris.find((satu) => satu['kode'] === kode)?.['dicatat_oleh']
    expect([oleh('TES7'), oleh('TES6')]).toEqual([`${nama} 2 kali`, null])
    expect((await berkas(laporanId, 'csv')).toString('utf8')).toContain(`${nama} 2 kali`)
  })

  it('leave that may be taken today, and until when', async () => {
    await insertHakCuti(server.owner, id(5), 7, ['2026-01-01', '2026-12-31', '2027-06-30'])
    await insertHakCuti(server.owner, id(6), 4, ['2025-01-01', '2025-12-31', '2026-06-30'])
    const { baris, jumlah } = await susun('saldo-cuti', { kantor_id: kantorId })
    const milik = (kode: string) => baris.find((satu) => satu['kode'] === kode)
    expect(milik('TES5')).toMatchObject({ sisa: 7, berlaku: '30 Juni 2027', tanggal_masuk: '1 Januari 2024' })
    expect(milik('TES6')).toMatchObject({ sisa: 0, berlaku: null })
    expect(jumlah['sisa']).toBe(baris.reduce((n, satu) => n + Number(satu['sisa']), 0))
  })

  it('headcount and turnover: who joined, left and moved, site by site', async () => {
    const baru = await addPeople(server.owner, 4, Date.parse(SAAT))
    const [bergabung, pergi, pindah, singkat] = baru.map(({ karyawanId }) => karyawanId) as [
      number,
      number,
      number,
      number,
    ]
    await server.owner
      .updateTable('penempatan')
      .set({ kantor_id: kantorId })
      .where('karyawan_id', 'in', [bergabung, pergi, pindah, singkat])
      .execute()
    const sebelum = (await susun('kepegawaian')).baris.find((satu) => satu['lokasi'] === 'Gudang Laporan')
    expect(sebelum).toMatchObject({ awal: 12, masuk: 0, keluar: 0, akhir: 12, perputaran: 0 })
    await sql`update karyawan set tanggal_masuk = '2026-11-10' where id = any(${[bergabung, singkat]}::integer[])`.execute(
      server.owner,
    )
    await sql`update penempatan set tanggal_masuk = '2026-11-10' where karyawan_id = any(${[bergabung, singkat]}::integer[])`.execute(
      server.owner,
    )
    await sql`update karyawan set tanggal_keluar = '2026-11-15', alasan_keluar = 'LAINNYA' where id = any(${[pergi, singkat]}::integer[])`.execute(
      server.owner,
    )
    await sql`update penempatan set tanggal_selesai = '2026-11-15' where karyawan_id = any(${[pergi, singkat, pindah]}::integer[])`.execute(
      server.owner,
    )
    await sql`insert into penempatan (karyawan_id, kantor_id, jadwal_id, jabatan, unit, tanggal_masuk)
      select karyawan_id, 1, jadwal_id, jabatan, unit, '2026-11-16' from penempatan where karyawan_id = ${pindah}`.execute(
      server.owner,
    )
    const { baris, jumlah } = await susun('kepegawaian')
    // Ten of before stay at first; two join, two leave (one of them of those), one goes to the head office.
    expect(baris.find((satu) => satu['lokasi'] === 'Gudang Laporan')).toEqual({
      lokasi: 'Gudang Laporan',
      awal: 10,
      masuk: 2,
      pindah_masuk: 0,
      keluar: 2,
      pindah_keluar: 1,
      akhir: 9,
      perputaran: 21.1,
    })
    for (const satu of [...baris, jumlah])
      expect(
        Number(satu['awal']) +
          Number(satu['masuk']) +
          Number(satu['pindah_masuk']) -
          Number(satu['keluar']) -
          Number(satu['pindah_keluar']),
      ).toBe(satu['akhir'])
    const { rows } = await sql<{ ada: number }>`
      select count(*)::integer as ada from karyawan
      where tanggal_masuk <= '2026-11-27' and (tanggal_keluar is null or tanggal_keluar > '2026-11-27')`.execute(
      server.owner,
    )
    expect([jumlah['akhir'], jumlah['pindah_masuk'], jumlah['pindah_keluar']]).toEqual([rows[0]?.ada, 1, 1])
  })

  it('coverage: what posts needed, who was planned and came, and the minutes nobody stood there', async () => {
    const posId = await tambahPos()
    // Gerbang needs one from 08:00 to 16:00 on Monday and Tuesday. Monday one came 15 minutes late and stayed, Tuesday
    // nobody was planned for it; on Wednesday one is planned there whom nobody needs, and who never came.
    const senin = await tugas(0, '2026-11-23', posId)
    await hadir(0, '2026-11-23', senin, '08:15', '16:00', 900)
    await tugas(0, '2026-11-25', posId)
    // Without a post somebody is planned and comes in time.
    const tanpa = await tugas(1, '2026-11-23', null)
    await hadir(1, '2026-11-23', tanpa, '07:58', '16:00', 0)
    const { baris, jumlah } = await susun('keterisian', { kantor_id: kantorId })
    const gerbang = baris.find((satu) => satu['pos'] === 'Gerbang')
    // Four weeks of two days each until the 27th: 2, 3, 9, 10, 16, 17, 23 and 24 November.
    expect(gerbang).toEqual({
      lokasi: 'Gudang Laporan',
      pos: 'Gerbang',
      butuh: 8,
      rencana: 9,
      terisi: 1,
      terlambat: 1,
      // Seven days of eight hours, Monday's quarter of an hour, and Wednesday's eight hours.
      kosong: 7 * 480 + 15 + 480,
      persen: 11.1,
    })
    const lain = baris.find((satu) => satu['pos'] === 'Tanpa pos')
    expect(lain).toMatchObject({ butuh: 0, kosong: 0 })
    expect(jumlah['terisi']).toBe(1 + Number(lain?.['terisi']))
  })
})

async function tambahPos(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with k as (insert into klien (kode, nama) values ('LPR', 'Klien') returning id),
      c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, toleransi_kosong_detik, dibuat_pada)
        select id, 'LPR/1', '2026-11-01', '2027-12-31', 600, now() from k returning id),
      j as (insert into jenis_shift (nama, huruf, warna, jam_mulai, jam_selesai)
        values ('Uji laporan', 'Q', 'biru', 28800, 57600) returning id),
      p as (insert into pos (kontrak_klien_id, kantor_id, nama, jabatan)
        select id, ${kantorId}, 'Gerbang', 'Penjaga' from c returning id),
      n as (insert into pos_kebutuhan (pos_id, berlaku_dari, jenis_shift_id, hari, jumlah)
        select p.id, '2026-11-01', j.id, h, 1 from p, j, unnest(array[1, 2]) h)
    select id from p`.execute(server.owner)
  return rows[0]?.id ?? 0
}

const pada = (tanggal: string, jam: string) => new Date(`${tanggal}T${jam}:00+08:00`)

async function tugas(ke: number, tanggal: string, pos_id: number | null): Promise<number> {
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: id(ke), tanggal })
    .execute()
  const { id: baru } = await server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: id(ke),
      tanggal,
      kantor_id: kantorId,
      pos_id,
      mulai: pada(tanggal, '08:00'),
      selesai: pada(tanggal, '16:00'),
      toleransi_detik: 300,
      asal: 'roster',
      dibuat_pada: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return baru
}

async function hadir(
  ke: number,
  tanggal: string,
  penugasan_id: number,
  masukPukul: string,
  pulangPukul: string,
  telat_detik: number,
): Promise<void> {
  const { id: presensi_id } = await server.owner
    .insertInto('presensi')
    .values({ karyawan_id: id(ke), tanggal, penugasan_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const umum = {
    presensi_id,
    tanggal,
    kantor_id: kantorId,
    lokasi: 'dalam' as const,
    di_luar_area: false,
    perlu_tinjauan: false,
    selfie_sha256: Buffer.alloc(32),
    keterangan: '',
  }
  await server.owner
    .insertInto('presensi_kejadian')
    .values([
      { ...umum, jenis: 'check_in', waktu: pada(tanggal, masukPukul), telat_detik },
      { ...umum, jenis: 'check_out', waktu: pada(tanggal, pulangPukul) },
    ])
    .execute()
}

describe('a report of a client', () => {
  it('holds who is at the sites with its posts, and what stands for the chart', async () => {
    await sql`
      with k as (insert into klien (kode, nama) values ('LPK', 'Klien Laporan') returning id),
        c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
          select id, 'LPK/1', '2026-01-01', '2027-12-31', now() from k returning id)
      insert into pos (kontrak_klien_id, kantor_id, nama, jabatan) select id, ${kantorId}, 'Gerbang', 'Penjaga' from c`.execute(
      server.owner,
    )
    const { id: klien_id } = await server.owner
      .selectFrom('klien')
      .select('id')
      .where('kode', '=', 'LPK')
      .executeTakeFirstOrThrow()
    for (const jenis of ['kepegawaian', 'keterisian']) {
      const { baris } = await susun(jenis, { klien_id })
      expect(new Set(baris.map(({ lokasi }) => lokasi)), jenis).toEqual(new Set(['Gudang Laporan']))
      // Of coverage the client's post alone: nobody without one, and no other client's.
      if (jenis === 'keterisian') expect(baris).toHaveLength(1)
    }
    const { laporan, jumlah, baris: milik } = await susun('presensi', { klien_id })
    expect(new Set(milik.map(({ lokasi }) => lokasi))).toEqual(new Set(['Gudang Laporan']))
    expect(laporan['gambar']).toHaveLength(30)
    const datang = laporan['gambar'].reduce(
      (n: number, { nilai: [h = 0, t = 0] }: { nilai: number[] }) => n + h + t,
      0,
    )
    expect([laporan['klien_id'], datang]).toEqual([klien_id, jumlah['hadir']])
    const asing = await server.call('POST /kelola/laporan', {
      token: masuk.token.hrd,
      body: { jenis: 'presensi', ...NOVEMBER, klien_id: 999_999 },
    })
    expect([asing.status, asing.body['errors']]).toEqual([422, { klien_id: ['Klien tidak ditemukan.'] }])
  })
})

describe('who asks for reports', () => {
  it('of a coordinator holds their own people alone, of HR everybody', async () => {
    const semua = await susun('jam-kerja')
    const tim = await susun('jam-kerja', {}, masuk.token.koordinator)
    expect(tim.baris.length).toBeGreaterThan(1)
    expect(tim.baris.length).toBeLessThan(semua.baris.length)
    const { rows } = await sql<{ kode: string }>`
      select distinct k.kode from karyawan k left join penempatan p on p.karyawan_id = k.id
        and p.tanggal_masuk <= '2026-11-27' and (p.tanggal_selesai is null or p.tanggal_selesai >= '2026-11-27')
      where k.aktif and (p.koordinator_id = ${masuk.akun.koordinator.penggunaId}
        or k.id = ${masuk.akun.koordinator.karyawanId}) order by 1`.execute(server.owner)
    expect(new Set(tim.baris.map(({ kode }) => kode))).toEqual(new Set(rows.map(({ kode }) => kode)))
  })

  it('is nobody else, and nobody reads what another asked for', async () => {
    for (const siapa of ['karyawan', 'admin'] as const) {
      const { status } = await server.call('POST /kelola/laporan', {
        token: masuk.token[siapa],
        body: { jenis: 'presensi', ...NOVEMBER },
      })
      expect(status, siapa).toBe(403)
    }
    const { id: laporanId } = await susun('kepegawaian')
    const token = masuk.token.koordinator
    for (const apa of ['', '/baris', '/berkas?format=csv'])
      expect((await server.call(`GET /kelola/laporan/${laporanId}${apa}`, { token })).status).toBe(404)
    const punya = await server.call('GET /kelola/laporan', { token })
    expect(punya.body['data'].map((satu: { id: number }) => satu.id)).not.toContain(laporanId)
    // Who has another role since then asks anew.
    await server.owner.updateTable('laporan').set({ role: 'auditor' }).where('id', '=', laporanId).execute()
    expect((await server.call(`GET /kelola/laporan/${laporanId}`, { token: masuk.token.hrd })).status).toBe(
      404,
    )
  })

  it('[LAPOR-08] cost a site is neither a coordinator’s nor an auditor’s to ask for', async () => {
    const minta = (token: string) =>
      server.call('POST /kelola/laporan', { token, body: { jenis: 'biaya-lokasi', ...NOVEMBER } })
    const { penggunaId } = masuk.akun.karyawan
    const akun = server.owner.updateTable('pengguna').where('id', '=', penggunaId)
    await akun.set({ role: 'auditor' }).execute()
    for (const siapa of ['koordinator', 'karyawan'] as const)
      expect((await minta(masuk.token[siapa])).status, siapa).toBe(403)
    // What else there is an auditor may ask for.
    expect((await susun('kepegawaian', {}, masuk.token.karyawan)).baris.length).toBeGreaterThan(1)
    await akun.set({ role: 'karyawan' }).execute()
    const simpan = {
      nama: 'Biaya',
      masa: 'BULAN_LALU',
      kantor_id: null,
      koordinator_id: null,
      hari_kirim: null,
    }
    const isian = { ...simpan, jenis: 'biaya-lokasi', format: 'xlsx' }
    const disimpan = await server.call('POST /kelola/laporan-tersimpan', {
      token: masuk.token.koordinator,
      body: isian,
    })
    expect(disimpan.status).toBe(403)
  })

  it('[LAPOR-01, LAPOR-08] cost a site stands beside its price for HR, as the site’s own answer has it', async () => {
    const token = masuk.token.hrd
    const klien = await buildKlien(server, { token, kode: 'BIAYA', orang: 1, mulai: '2026-11-01' })
    await server.owner.updateTable('pos').set({ kantor_id: kantorId }).where('id', '=', klien.posId).execute()
    await klien.write([{ orang: 0, tanggal: '2026-11-02', masuk: '07:00:00', pulang: '15:00:00' }])
    const { baris, jumlah } = await susun('biaya-lokasi', { kantor_id: kantorId })
    const lokasi = await server.call(`GET /kelola/kantor/${kantorId}/margin?tahun=2026&bulan=11`, { token })
    const { harga, gaji, lembur, bpjs, thr, pengganti, margin, tanpa_slip } = lokasi.body['data']
    expect(harga).toBe(275_000)
    const angka = { harga, gaji, lembur, bpjs, thr, pengganti, margin }
    const persen = Math.round((margin / harga) * 1000) / 10
    // A row for each client of the site; together they are what the site says of itself.
    expect(new Set(baris.map((satu) => satu['lokasi']))).toEqual(new Set(['Gudang Laporan']))
    const biaya = baris.find((satu) => String(satu['klien']).includes('PT BIAYA'))
    expect(biaya).toMatchObject({ harga: 275_000 })
    for (const kolom of Object.keys({ ...angka, tanpa_slip }))
      expect(
        baris.reduce((total, satu) => total + Number(satu[kolom]), 0),
        kolom,
      ).toBe(lokasi.body['data'][kolom])
    expect(jumlah).toMatchObject({ ...angka, persen, tanpa_slip: null })
  })

  it('[ATUR-03] HR of a branch has a report of its people alone, and none of another branch', async () => {
    const { penggunaId } = masuk.akun.hrd
    await server.owner
      .insertInto('peran_lingkup')
      .values({ pengguna_id: penggunaId, kantor_id: kantorId })
      .execute()
    try {
      const { baris } = await susun('jam-kerja')
      // Their own row stands among them, wherever they work.
      const lainnya = baris.filter(({ lokasi }) => lokasi !== 'Gudang Laporan').map(({ kode }) => kode)
      expect([baris.length > 5, lainnya]).toEqual([true, [await kodeHrd()]])
      const lain = await server.call('POST /kelola/laporan', {
        token: masuk.token.hrd,
        body: { jenis: 'jam-kerja', ...NOVEMBER, kantor_id: 1 },
      })
      expect(lain.status).toBe(404)
      const lokasi = await susun('keterisian')
      expect(new Set(lokasi.baris.map((satu) => satu['lokasi']))).toEqual(new Set(['Gudang Laporan']))
    } finally {
      await server.owner.deleteFrom('peran_lingkup').where('pengguna_id', '=', penggunaId).execute()
    }
  })

  it('hears of a month that has not begun, of too many at once, and may call one off', async () => {
    const token = masuk.token.hrd
    const minta = (isian: object) =>
      server.call('POST /kelola/laporan', { token, body: { jenis: 'presensi', ...NOVEMBER, ...isian } })
    expect((await minta({ bulan: 12 })).status).toBe(422)
    await server.deps.jobs.idle()
    // Somebody holds every report: nobody takes one up.
    await server.owner.transaction().execute(async (pemegang) => {
      await sql`lock table laporan_baris in exclusive mode`.execute(pemegang)
      // All at once: none is counted before the one ahead of it is there.
      const jawab = await Promise.all(Array.from({ length: 8 }, () => minta({})))
      const lebih = jawab.filter(({ status }) => status === 409)
      expect(lebih.map(({ body }) => body['error'].error)).toEqual(Array(5).fill('LAPORAN_PENUH'))
      const jalan = jawab.flatMap(({ status, body }) => (status === 409 ? [] : [body['data'].id]))
      expect(jalan).toHaveLength(3)
      const batal = await server.call(`POST /kelola/laporan/${jalan[2]}/berkas`, {
        token,
        body: { format: 'xlsx' },
      })
      expect([batal.status, batal.body['error'].error]).toEqual([409, 'LAPORAN_BELUM_SELESAI'])
      for (const satu of jalan)
        await sql`update laporan set status = 'BATAL' where id = ${satu} and status = 'JALAN'`.execute(
          server.owner,
        )
    })
    await server.deps.jobs.idle()
    const { rows } = await sql`
      select from laporan_baris b join laporan l on l.id = b.laporan_id where l.status = 'BATAL'`.execute(
      server.owner,
    )
    expect(rows).toEqual([])
    const { id: selesai } = await susun('kepegawaian')
    const lewat = await server.call(`POST /kelola/laporan/${selesai}/batal`, { token, body: {} })
    expect([lewat.status, lewat.body['error'].error]).toEqual([409, 'LAPORAN_LEWAT'])
  })
})

async function kodeHrd(): Promise<string> {
  const { kode } = await server.owner
    .selectFrom('karyawan')
    .select('kode')
    .where('id', '=', masuk.akun.hrd.karyawanId)
    .executeTakeFirstOrThrow()
  return kode
}

/** As a spreadsheet set to semicolons reads it: what stands behind an apostrophe is text, as typed. */
function readCsv(teks: string): string[][] {
  const baris: string[][] = [[]]
  const pola = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gy
  const isi = teks.replace(/^\uFEFF/, '').replace(/\r\n$/, '')
  for (;;) {
    const cocok = pola.exec(isi)
    if (cocok === null) break
    const sel = cocok[1]?.replaceAll('""', '"') ?? cocok[2] ?? ''
    baris.at(-1)?.push(/^'+[=+\-@\t\r]/.test(sel) ? sel.slice(1) : sel)
    if (cocok[3] === '') break
    if (cocok[3] === '\r\n') baris.push([])
  }
  return baris
}

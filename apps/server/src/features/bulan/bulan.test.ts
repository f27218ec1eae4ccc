import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Akun, findAkun, insertAbsensi, insertLembur } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { Ponsel } from '../../../test/ponsel.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'

const SESUDAH = '2026-12-01T06:00:00+07:00'
const NOVEMBER = { tahun: 2026, bulan: 11 }
const ALASAN = 'Dua check out belum dibetulkan.'
const TERKUNCI = /^Presensi November 2026.* sudah dikunci oleh .+ pada .*1 Desember 2026\. Minta HRD membuka/

let server: TestServer
let people: Person[]
let kantorId = 0
let lainId = 0
let klienId = 0
let koordinator: Akun
const token: Record<string, string> = {}
const akun: Record<string, Akun> = {}
const orang = (ke: number) => people[ke] as Person

beforeAll(async () => {
  server = await startTestServer(SESUDAH, { withJobs: false })
  people = await addPeople(server.owner, 12, Date.parse(SESUDAH))
  for (const role of ['karyawan', 'koordinator', 'hrd']) {
    token[role] = await server.login(`${role}@rekan.example`)
    akun[role] = await findAkun(server.owner, `${role}@rekan.example`)
  }
  const auditor = people.pop() as Person
  await server.owner
    .updateTable('pengguna')
    .set({ role: 'auditor' })
    .where('id', '=', auditor.penggunaId)
    .execute()
  ;[token['auditor'], akun['auditor']] = [auditor.token, auditor]
  koordinator = akun['koordinator'] as Akun
  const { kantor_id } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', orang(0).karyawanId)
    .executeTakeFirstOrThrow()
  kantorId = kantor_id
  const lain = await server.owner
    .insertInto('kantor')
    .values({ kode: 'PPN1', nama: 'Pandanaran Niaga', alamat: 'Semarang', zona_waktu: 'WIB' })
    .returning('id')
    .executeTakeFirstOrThrow()
  lainId = lain.id
  const { rows } = await sql<{ id: number }>`
    with k as (insert into klien (kode, nama) values ('PND', 'Pandanaran') returning id),
      c as (insert into kontrak_klien (klien_id, nomor, mulai, sampai, dibuat_pada)
        select id, 'PND-1', '2026-01-01', '2027-12-31', now() from k returning id),
      p as (insert into pos (kontrak_klien_id, kantor_id, nama, jabatan) select id, ${lainId}, 'Gerbang', 'Penjaga' from c)
    select id from k`.execute(server.owner)
  klienId = rows[0]?.id ?? 0
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(SESUDAH)
  await sql`truncate kunci_bulan, kunci_bulan_orang, presensi, penugasan, jadwal_pengganti, roster_draf, absensi, lembur,
    pemutihan, presensi_sanggahan cascade`.execute(server.owner)
})

const kunci = (lingkup: object = {}, role = 'hrd') =>
  server.call('POST /kelola/tutup-bulan/kunci', { token: token[role], body: { ...NOVEMBER, ...lingkup } })
const lihat = (bagian = '', role = 'hrd') =>
  server.call(`GET /kelola/tutup-bulan${bagian}?tahun=2026&bulan=11`, { token: token[role] })
const buka = (id: number, alasan: string = ALASAN, role = 'hrd') =>
  server.call(`POST /kelola/tutup-bulan/kunci/${id}/buka`, { token: token[role], body: { alasan } })
const koreksi = (ke: number, isi: object = {}) =>
  server.call(`POST /karyawan/presensi/${orang(ke).karyawanId}/koreksi`, {
    token: token['hrd'],
    body: {
      tanggal: '2026-11-20',
      check_in: '08:00',
      check_out: '17:00',
      alasan: 'Antre di gerbang.',
      ...isi,
    },
  })
const catat = (ke: number, isi: Record<string, string> = {}) => {
  const form = new FormData()
  const lengkap = {
    karyawan_id: String(orang(ke).karyawanId),
    jenis_izin: 'IZIN',
    tanggal_mulai: '2026-11-25',
    tanggal_selesai: '2026-11-25',
    keterangan: 'Anak sakit.',
    ...isi,
  }
  for (const [nama, nilai] of Object.entries(lengkap)) form.append(nama, nilai)
  return server.call('POST /kelola/izin', { token: token['hrd'], form })
}
/** Says that a check-in of theirs, as it was put right, is none of theirs; written directly. */
const sanggah = (ke: number) =>
  sql`insert into presensi_sanggahan (kejadian_id, tanggal, alasan, oleh_id, dibuat_pada)
    select e.id, e.tanggal, 'Saya tidak di sana.', ${orang(ke).penggunaId}, ${new Date(SESUDAH)}
    from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
    where r.karyawan_id = ${orang(ke).karyawanId} and e.jenis = 'check_in'`.execute(server.owner)
/** A roster's work at the other site, of a day on which the person is placed at the head office. */
async function bekerjaDiLain(ke: number, tanggal: string) {
  await server.owner
    .insertInto('jadwal_pengganti')
    .values({ karyawan_id: orang(ke).karyawanId, tanggal })
    .execute()
  return server.owner
    .insertInto('penugasan')
    .values({
      karyawan_id: orang(ke).karyawanId,
      tanggal,
      kantor_id: lainId,
      mulai: new Date(`${tanggal}T07:00:00+07:00`),
      selesai: new Date(`${tanggal}T15:00:00+07:00`),
      asal: 'roster',
      dibuat_pada: new Date('2026-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

describe('locking a month', () => {
  it('[BULAN-02] is refused with the numbers by kind while something of its people is open', async () => {
    await koreksi(0, { check_out: undefined })
    await koreksi(1, { check_out: undefined })
    await koreksi(2)
    await sql`update presensi_kejadian set perlu_tinjauan = true, tanda = '[{"kode":"luar_area"}]'
      where presensi_id in (select id from presensi where karyawan_id = ${orang(2).karyawanId})`.execute(
      server.owner,
    )
    for (const tanggal_mulai of ['2026-11-05', '2026-11-06', '2026-12-03'])
      await insertAbsensi(server.owner, orang(3), koordinator.penggunaId, { tanggal_mulai })
    await insertLembur(server.owner, orang(4), koordinator.penggunaId, { tanggal: '2026-11-12' })

    const { status, body } = await kunci()
    expect([status, body['error'].error, body['message']]).toEqual([
      409,
      'BELUM_SELESAI',
      'Belum dapat dikunci: 2 hari tanpa check out, 1 hari perlu ditinjau, 2 izin menunggu, 1 lembur menunggu. Selesaikan dulu, lalu kunci lagi.',
    ])
    expect(body['data']).toEqual({ tanpa_check_out: 2, perlu_tinjauan: 1, izin: 2, lembur: 1 })
    expect(await server.owner.selectFrom('kunci_bulan').selectAll().execute()).toEqual([])
    // None of it is of the other site.
    expect((await kunci({ kantor_id: lainId })).status).toBe(201)
  })

  it('is refused while the month goes on, and for a site that there is not', async () => {
    server.setClock('2026-11-30T23:59:59+07:00')
    const { status, body } = await kunci()
    expect([status, body['error'].error]).toEqual([409, 'BELUM_BERAKHIR'])
    expect(body['message']).toBe(
      'Presensi November 2026 baru berakhir 30 November 2026. Kunci setelah hari itu.',
    )
    server.setClock(SESUDAH)
    expect((await kunci({ kantor_id: 99_999 })).status).toBe(404)
    expect((await kunci({ klien_id: 99_999 })).status).toBe(404)
  })

  it('goes to one of two who lock at once, and the other is told whose it is', async () => {
    const jawaban = await Promise.all([kunci(), kunci(), kunci({ kantor_id: lainId })])
    const utamaJawab = jawaban.slice(0, 2).map(({ status }) => status)
    expect(utamaJawab.toSorted((a, b) => a - b)).toEqual([201, 409])
    const [utama] = await server.owner
      .selectFrom('kunci_bulan')
      .selectAll()
      .where('lokasi', 'is', null)
      .execute()
    const lagi = await kunci()
    expect([lagi.status, lagi.body['error'].error]).toEqual([409, 'SUDAH_DIKUNCI'])
    expect(lagi.body['message']).toMatch(/^Bulan ini sudah dikunci oleh .+\.$/)
    expect(lagi.body['data'].id).toBe(utama?.id)
  })

  it('waits for who changes a day at the same moment, and counts what they leave open', async () => {
    await sql.raw('set lock_timeout = 0').execute(server.owner)
    const kunciNanti = await server.owner.transaction().execute(async (tx) => {
      await tx
        .insertInto('absensi')
        .values({
          karyawan_id: orang(0).karyawanId,
          diajukan_oleh_id: orang(0).penggunaId,
          koordinator_id: koordinator.penggunaId,
          jenis_izin: 'IZIN',
          tanggal_mulai: '2026-11-10',
          tanggal_selesai: '2026-11-10',
          total_hari: 1,
          keterangan: 'Urusan keluarga.',
          dibuat_pada: new Date(SESUDAH),
        })
        .execute()
      const jawaban = kunci()
      // It waits where the database says so, before the request is there to be seen.
      for (;;) {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
          tx,
        )
        if (rows.length > 0) break
      }
      return { jawaban }
    })
    const { status, body } = await kunciNanti.jawaban
    expect([status, body['data']?.izin]).toEqual([409, 1])
  })
})

describe('a locked month', () => {
  it('[BULAN-03, ATUR-01] refuses whatever would change a day of it, by every way, with what to do', async () => {
    const isi = { status: 'disetujui' as const, diputus_oleh_id: koordinator.penggunaId }
    const diputus = { ...isi, diputus_pada: new Date('2026-11-18T04:00:00Z') }
    const izin = await insertAbsensi(server.owner, orang(1), koordinator.penggunaId, {
      tanggal_mulai: '2026-11-27',
      ...diputus,
    })
    const lembur = await insertLembur(server.owner, orang(2), koordinator.penggunaId, {
      tanggal: '2026-11-27',
      ...diputus,
    })
    expect((await koreksi(0)).status).toBe(200)
    const hrd = token['hrd']
    const putihkan = () =>
      server.call(`POST /kelola/lokasi/${kantorId}/pemutihan`, {
        token: hrd,
        body: { tanggal: '2026-11-19', mulai: '07:00', selesai: '08:30', alasan: 'Gangguan sistem.' },
      })
    const pemutihan = (await putihkan()).body['data']
    expect((await kunci()).status).toBe(201)
    const roster = { kantor_id: kantorId, mulai: '2026-11-23', hari: 7 }
    const { body: lembar } = await server.call(
      `GET /kelola/roster?${new URLSearchParams(Object.entries(roster).map(([k, v]) => [k, String(v)])).toString()}`,
      { token: hrd },
    )
    const form = new FormData()
    for (const [nama, nilai] of Object.entries({
      jenis_izin: 'KOREKSI_PRESENSI',
      tanggal_mulai: '2026-11-27',
      tanggal_selesai: '2026-11-27',
      jam_masuk: '08:00',
      koordinator_id: String(koordinator.penggunaId),
      keterangan: 'Lupa check in.',
    }))
      form.append(nama, nilai)
    const sel = [{ karyawan_id: orang(0).karyawanId, tanggal: '2026-11-27', isi: [{ jenis_shift_id: null }] }]
    const kirim = (key: string, body: object = {}) => server.call(key, { token: hrd, body })
    const jalan = {
      koreksi: await koreksi(0, { check_out: '16:00' }),
      catatIzin: await catat(3),
      putihkan: await putihkan(),
      cabutPemutihan: await server.call(`POST /kelola/pemutihan/${pemutihan.id}/cabut`, { token: hrd }),
      setelan: await kirim('POST /kelola/pengaturan', {
        kunci: 'pembulatan_menit',
        nilai: 15,
        berlaku_dari: '2026-11-15',
      }),
      batalIzin: await kirim(`POST /absensi/${izin}/cancel`),
      jamLembur: await kirim(`POST /kelola/lembur/${lembur}/jam`, {
        jam_mulai: '17:00',
        jam_selesai: '18:00',
        alasan: 'Selesai lebih awal.',
      }),
      lembur: await server.call('POST /lembur/pengajuan', {
        token: orang(3).token,
        body: {
          tanggal: '2026-11-27',
          jam_mulai: '17:00',
          jam_selesai: '19:00',
          koordinator_id: koordinator.penggunaId,
          keterangan: 'Stok opname.',
        },
      }),
      izin: await server.call('POST /absensi/pengajuan', { token: orang(3).token, form }),
      batalLembur: await kirim(`POST /lembur/${lembur}/cancel`),
      roster: await kirim('POST /kelola/roster/sel', { ...roster, versi: lembar['data'].versi, sel }),
      penempatan: await kirim(`POST /karyawan/${orang(4).karyawanId}/penempatan`, {
        kantor_id: lainId,
        jadwal_id: 1,
        koordinator_id: null,
        jabatan: 'Penjaga',
        unit: 'Lapangan',
        tanggal_masuk: '2026-11-16',
        utama: true,
        alasan: 'Mutasi.',
      }),
    }
    expect(
      Object.entries(jalan).map(([nama, { status, body }]) => [nama, status, body['error']?.error]),
    ).toEqual(Object.keys(jalan).map((nama) => [nama, 409, 'BULAN_TERKUNCI']))
    expect(jalan.koreksi.body['message']).toMatch(TERKUNCI)
    // Of a sheet each row says so.
    const { kode } = await server.owner
      .selectFrom('karyawan')
      .select('kode')
      .where('id', '=', orang(0).karyawanId)
      .executeTakeFirstOrThrow()
    const baris = [{ kode, tanggal: '2026-11-20', masuk: '', pulang: '16:00', alasan: 'Antre.' }]
    const lembarKoreksi = await kirim('POST /kelola/presensi/koreksi', { uji: true, baris })
    expect(lembarKoreksi.body['data'].kesalahan).toMatchObject([
      { baris: 1, kolom: 'tanggal', pesan: expect.stringMatching(TERKUNCI) },
    ])
    expect(jalan.koreksi.body['data'].kunci).toMatchObject({ ...NOVEMBER, lingkup: null })
    await expect(sanggah(0)).rejects.toMatchObject({ constraint: 'bulan_terkunci' })
    // What was there stays, and other months go on.
    expect((await koreksi(0, { tanggal: '2026-10-20' })).status).toBe(200)
  })

  it.each([
    [
      'a punch',
      (
        id: number,
      ) => sql`insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, perlu_tinjauan,
        di_luar_area, lokasi, keterangan, dikoreksi, oleh_id) select id, tanggal, 'check_out', '2026-11-20T10:00:00Z', ${kantorId}, false, false,
        'tidak_diketahui', 'Lupa.', true, ${akun['hrd']?.penggunaId} from presensi where karyawan_id = ${id}`,
    ],
    [
      'a correction',
      (id: number) => sql`update presensi_kejadian set waktu = waktu + interval '1 minute', dikoreksi = true
        where presensi_id in (select id from presensi where karyawan_id = ${id})`,
    ],
    [
      'a work',
      (
        id: number,
      ) => sql`insert into penugasan (karyawan_id, tanggal, kantor_id, mulai, selesai, asal, dibuat_pada)
        values (${id}, '2026-11-20', ${lainId}, '2026-11-20T12:00:00Z', '2026-11-20T14:00:00Z', 'roster', '2026-11-01')`,
    ],
    [
      'a day off by roster',
      (id: number) => sql`insert into jadwal_pengganti (karyawan_id, tanggal) values (${id}, '2026-11-20')`,
    ],
    [
      'leave',
      (
        id: number,
      ) => sql`insert into absensi (karyawan_id, diajukan_oleh_id, koordinator_id, jenis_izin, tanggal_mulai,
        tanggal_selesai, total_hari, keterangan, dibuat_pada) select ${id}, p.id, ${koordinator.penggunaId}, 'IZIN',
        '2026-11-30', '2026-12-02', 3, 'Pulang kampung.', '2026-12-01' from pengguna p where p.karyawan_id = ${id}`,
    ],
    [
      'another week',
      (id: number) =>
        sql`update penempatan set jadwal_id = (select max(id) from jadwal) where karyawan_id = ${id}`,
    ],
  ])('[BULAN-03] refuses %s in the database itself', async (_, ubah) => {
    expect((await koreksi(0, { check_out: undefined })).status).toBe(200)
    await sql`alter table presensi_kejadian disable trigger presensi_kejadian_periksa`.execute(server.owner)
    const { karyawanId } = orang(0)
    await server.owner
      .insertInto('kunci_bulan')
      .values({
        ...NOVEMBER,
        dari: '2026-11-01',
        sampai: '2026-11-30',
        dikunci_oleh_id: akun['hrd']?.penggunaId ?? 0,
        dikunci_pada: new Date(SESUDAH),
      })
      .execute()
    await expect(ubah(karyawanId).execute(server.owner)).rejects.toMatchObject({
      constraint: 'bulan_terkunci',
    })
    await sql`alter table presensi_kejadian enable trigger presensi_kejadian_periksa`.execute(server.owner)
  })

  it('[BULAN-03] lets a punch that was taken before it and arrives after it wait as a correction', async () => {
    const milik = orang(2)
    const pagi = '2026-11-30T05:00:00+07:00'
    server.setClock(pagi)
    const ponsel = new Ponsel(server, Date.parse(pagi))
    await ponsel.registerLama(server, milik)
    await ponsel.hear(milik)
    ponsel.goTo('2026-11-30T07:58:00+07:00')
    const entri = ponsel.take(milik, 'check_in')
    server.setClock(SESUDAH)
    const { body } = await kunci()
    const tiba = '2026-12-01T06:30:00+07:00'
    ponsel.goTo(tiba)
    server.setClock(tiba)
    const jawaban = await ponsel.send(milik, entri)
    expect([jawaban.status, jawaban.body['message']]).toEqual([
      202,
      'Check in 30 November 2026 tiba setelah presensi bulannya dikunci, jadi diajukan sebagai koreksi presensi.',
    ])
    const { pengajuan_id } = jawaban.body['data']
    const putus = (apa: string) =>
      server.call(`POST /absensi/${pengajuan_id}/${apa}`, { token: token['hrd'], body: {} })
    const ditolak = await putus('approve')
    expect([ditolak.status, ditolak.body['error'].error]).toEqual([409, 'BULAN_TERKUNCI'])
    // It keeps nobody from locking what holds it once more, and is decided when the month is open.
    expect((await lihat()).body['data'].tunggakan.izin).toBe(0)
    await buka(body['data'].id)
    expect((await lihat()).body['data'].tunggakan.izin).toBe(1)
    expect((await putus('approve')).status).toBe(200)
    const hari = await server.call(`GET /karyawan/presensi/${milik.karyawanId}?tanggal=2026-11-30`, {
      token: token['hrd'],
    })
    expect(hari.body['data'].check_in.waktu).toBe('07:58:00')
  })

  it('[BULAN-04] of one site leaves the days of others open; a day is of its first work’s site', async () => {
    await bekerjaDiLain(0, '2026-11-19')
    expect((await kunci({ kantor_id: kantorId })).status).toBe(201)
    // Placed at the locked site, but on the 19th they worked at the other.
    expect((await koreksi(0)).status).toBe(409)
    expect((await koreksi(0, { tanggal: '2026-11-19' })).status).toBe(200)
    expect((await koreksi(0, { tanggal: '2026-10-20' })).status).toBe(200)
    const { id } = await bekerjaDiLain(1, '2026-12-07')
    expect(id).toBeGreaterThan(0)
  })

  it('[BULAN-04] of a client holds the days at its sites alone', async () => {
    await bekerjaDiLain(0, '2026-11-19')
    const { status, body } = await kunci({ klien_id: klienId })
    expect([status, body['data'].klien]).toEqual([201, { id: klienId, nama: 'Pandanaran' }])
    const ditolak = await koreksi(0, { tanggal: '2026-11-19' })
    expect([ditolak.status, ditolak.body['message']]).toEqual([409, expect.stringMatching(TERKUNCI)])
    expect(ditolak.body['message']).toContain('November 2026 Pandanaran sudah dikunci')
    expect((await koreksi(0)).status).toBe(200)
    // The site's own lock would hold nothing more; the company's would.
    expect((await kunci({ kantor_id: lainId })).body['error'].error).toBe('SUDAH_DIKUNCI')
    expect((await kunci()).status).toBe(201)
  })

  it('takes no other work into a locked site’s day, and lets a roster of an open site be written anew', async () => {
    const { id } = await bekerjaDiLain(0, '2026-11-19')
    await kunci({ kantor_id: lainId })
    await expect(bekerjaDiLain(1, '2026-11-19')).rejects.toMatchObject({ constraint: 'bulan_terkunci' })
    await expect(
      server.owner
        .updateTable('penugasan')
        .set({ dibatalkan_pada: new Date(SESUDAH) })
        .where('id', '=', id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'bulan_terkunci' })
  })
})

it('takes nobody else into a locked site’s days by a placement that is dated back', async () => {
  await kunci({ kantor_id: lainId })
  const { karyawanId } = orang(0)
  const semula = await server.owner
    .selectFrom('penempatan')
    .select(['kantor_id', 'tanggal_masuk'])
    .where('karyawan_id', '=', karyawanId)
    .where('utama', '=', true)
    .executeTakeFirstOrThrow()
  const pindah = (mulai: string, kantor = lainId) =>
    server.owner
      .updateTable('penempatan')
      .set({ kantor_id: kantor, tanggal_masuk: mulai })
      .where('karyawan_id', '=', karyawanId)
      .where('utama', '=', true)
      .returning('id')
      .execute()
  await expect(pindah('2026-11-16')).rejects.toMatchObject({ constraint: 'bulan_terkunci' })
  expect(await pindah('2026-12-01')).toHaveLength(1)
  expect(await pindah(semula.tanggal_masuk, semula.kantor_id)).toHaveLength(1)
})

describe('opening a month again', () => {
  it('[BULAN-05] needs a name and a reason, which the trail keeps', async () => {
    const { body } = await kunci()
    const { id } = body['data']
    expect((await buka(id, '  ')).body['errors']).toEqual({ alasan: ['Tulis alasan membuka kunci.'] })
    expect((await koreksi(0)).status).toBe(409)

    await sql`insert into penyetuju_gaji_hr (pengguna_id)
      select id from pengguna where email = 'koordinator@rekan.example'`.execute(server.owner)
    const dibuka = await buka(id)
    expect([dibuka.status, dibuka.body['data'].dibuka]).toEqual([
      200,
      { oleh: expect.any(String), pada: '2026-11-30T23:00:00.000Z', alasan: ALASAN },
    ])
    expect((await koreksi(0)).status).toBe(200)
    const jejak = await server.owner
      .selectFrom('audit')
      .selectAll()
      .where('objek', '=', 'kunci_bulan')
      .where('objek_id', '=', String(id))
      .orderBy('id')
      .execute()
    const { penggunaId } = akun['hrd'] as Akun
    expect(jejak).toMatchObject([
      { pengguna_id: penggunaId, tindakan: 'POST /kelola/tutup-bulan/kunci', sesudah: NOVEMBER },
      {
        pengguna_id: penggunaId,
        tindakan: 'POST /kelola/tutup-bulan/kunci/{id}/buka',
        sesudah: { alasan: ALASAN },
      },
    ])
    expect((await buka(id)).body['error'].error).toBe('SUDAH_DIBUKA')
    // Told to all of HR but who has done it, and to who approves HR's pay.
    const diberi = await server.owner
      .selectFrom('notifikasi as n')
      .innerJoin('pengguna as p', 'p.id', 'n.pengguna_id')
      .select(['p.id', 'n.isi'])
      .where('n.jenis', '=', 'BULAN_DIBUKA')
      .where('n.detail_id', '=', id)
      .execute()
    const lain = await server.owner
      .selectFrom('pengguna')
      .select('id')
      .where((eb) => eb.or([eb('role', '=', 'hrd'), eb('email', '=', 'koordinator@rekan.example')]))
      .where('aktif', '=', true)
      .where('id', '<>', akun['hrd']?.penggunaId ?? 0)
      .execute()
    expect(lain.length).toBeGreaterThan(1)
    expect(diberi.map((satu) => satu.id).toSorted((a, b) => a - b)).toEqual(
      lain.map((satu) => satu.id).toSorted((a, b) => a - b),
    )
    expect(diberi[0]?.isi).toContain(ALASAN)
    await server.owner.deleteFrom('penyetuju_gaji_hr').execute()
    expect((await kunci()).status).toBe(201)
  })

  it.each(['karyawan', 'koordinator', 'auditor'])('[BULAN-05] is not for a %s', async (role) => {
    const { body } = await kunci()
    expect((await buka(body['data'].id, ALASAN, role)).status).toBe(403)
    expect((await kunci({}, role)).status).toBe(403)
    const { penggunaId } = akun[role] as Akun
    await expect(
      server.owner
        .updateTable('kunci_bulan')
        .set({ dibuka_oleh_id: penggunaId, dibuka_pada: new Date(SESUDAH), alasan_dibuka: ALASAN })
        .execute(),
    ).rejects.toMatchObject({ constraint: 'kunci_bulan_hrd' })
  })
})

describe('the desk', () => {
  it('counts each step, lists what is open, and says which sites are locked', async () => {
    await koreksi(0, { check_out: undefined })
    await koreksi(1)
    await insertAbsensi(server.owner, orang(3), koordinator.penggunaId, { tanggal_mulai: '2026-11-05' })
    await insertLembur(server.owner, orang(4), koordinator.penggunaId, { tanggal: '2026-11-12' })
    await kunci({ kantor_id: lainId })
    const { data } = (await lihat('', 'auditor')).body
    expect(data).toMatchObject({
      ...NOVEMBER,
      dari: '2026-11-01',
      sampai: '2026-11-30',
      sisa_hari: 0,
      hari: 2,
      tunggakan: { tanpa_check_out: 1, perlu_tinjauan: 0, izin: 1, lembur: 1 },
      klien: [{ id: klienId, nama: 'Pandanaran' }],
      kunci: [{ kantor: { id: lainId, nama: 'Pandanaran Niaga' }, klien: null, dibuka: null }],
    })
    expect(data.lokasi.find(({ id }: { id: number }) => id === kantorId)).toMatchObject({
      hari: 2,
      tunggakan: { tanpa_check_out: 1, izin: 1, lembur: 1 },
      kunci_id: null,
    })
    const pengecualian = await lihat('/pengecualian', 'auditor')
    expect(pengecualian.body).toMatchObject({
      total: 1,
      data: [
        {
          karyawan: { id: orang(0).karyawanId },
          tanggal: '2026-11-20',
          jenis: 'tanpa_check_out',
          check_in: '2026-11-20T01:00:00.000Z',
          check_out: null,
        },
      ],
    })
    const menunggu = await lihat('/menunggu', 'auditor')
    expect(menunggu.body['data'].map(({ jenis }: { jenis: string }) => jenis)).toEqual(['izin', 'lembur'])
  })

  it('shows the month whose end is nearest, unless another is asked for', async () => {
    const kini = async () =>
      (await server.call('GET /kelola/tutup-bulan', { token: token['hrd'] })).body['data']
    expect(await kini()).toMatchObject({ ...NOVEMBER, sisa_hari: 0 })
    server.setClock('2026-11-18T10:30:00+07:00')
    expect(await kini()).toMatchObject({ ...NOVEMBER, dari: '2026-11-01', sisa_hari: 13, kunci: [] })
  })
})

it('follows the cut-off, and keeps the days that it gave', async () => {
  const { owner } = server
  const diatur = { kunci: 'tutup_tanggal' as const, dicatat_pada: new Date(SESUDAH), oleh_id: null }
  await owner
    .insertInto('pengaturan')
    .values({ ...diatur, nilai: '20', berlaku_dari: '2027-01-01', versi: 1 })
    .execute()
  server.setClock('2027-02-21T06:00:00+07:00')
  const { data } = (await kunci({ tahun: 2027, bulan: 2 })).body
  expect(data).toMatchObject({ dari: '2027-01-21', sampai: '2027-02-20' })
  expect((await koreksi(0, { tanggal: '2027-02-19' })).status).toBe(409)
  expect((await koreksi(0, { tanggal: '2027-01-20' })).status).toBe(200)
})

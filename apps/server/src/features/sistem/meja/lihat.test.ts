import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSlip } from '../../../../test/payroll.ts'
import { type Akun, findAkun } from '../../../../test/pengajuan.ts'
import { drawSelfie, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const PDF =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n'

let server: TestServer
let siti: Akun
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const role of ['karyawan', 'koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
  siti = await findAkun(server.owner, 'karyawan@rekan.example')
})
afterAll(() => server.close())

const buka = async (role: string, key: string) => {
  const reply = await server.call(key, { token: token[role] })
  expect([role, key, reply.status]).toEqual([role, key, 200])
  return reply.body
}
/** What was looked at since the last time this was asked: whose account, what, of whom. */
let sampai = 0
async function dilihat() {
  const { rows } = await sql<{
    id: number
    oleh: string
    tindakan: string
    objek_id: string
    karyawan_id: number
  }>`
    select a.id, p.email as oleh, a.tindakan, a.objek_id, a.karyawan_id
    from audit a join pengguna p on p.id = a.pengguna_id
    where a.tindakan like 'GET %' and a.id > ${sampai} order by a.id`.execute(server.owner)
  sampai = rows.at(-1)?.id ?? sampai
  return rows.map(({ oleh, tindakan, karyawan_id }) => [oleh.split('@')[0], tindakan, karyawan_id])
}

it('[ATUR-06, ATUR-04] a photo, a whole NIK, tax data, a document and a payslip leave who, whose and what; one’s own and lists leave nothing', async () => {
  const id = siti.karyawanId
  const form = formPresensi(null)
  form.append('selfie', new Blob([Uint8Array.from(await drawSelfie())], { type: 'image/png' }), 'selfie')
  expect((await server.call('POST /presensi/check-in', { token: token['karyawan'], form })).status).toBe(201)
  await server.deps.jobs.idle()
  const hrd = await findAkun(server.owner, 'hrd@rekan.example')
  const slip = await insertSlip(server.owner, siti, hrd.penggunaId, { terbit: JUMAT_PAGI })
  const isi = new FormData()
  isi.append('jenis', 'KTP')
  isi.append('file', new Blob([PDF], { type: 'application/pdf' }), 'ktp.pdf')
  const disimpan = await server.call(`POST /kelola/karyawan/${id}/dokumen`, {
    token: token['hrd'],
    form: isi,
  })
  expect(disimpan.status).toBe(201)
  const dokumen = disimpan.body['data'].dokumen[0].id

  for (const key of [
    'GET /karyawan/presensi',
    'GET /karyawan',
    'GET /kelola/karyawan',
    'GET /kelola/payroll?bulan=10&tahun=2026',
    `GET /kelola/karyawan/${id}/dokumen`,
    'GET /kelola/cari?q=siti',
  ])
    await buka('hrd', key)
  for (const key of [
    `GET /karyawan/presensi/${id}`,
    `GET /karyawan/${id}`,
    `GET /payroll/${slip}`,
    `GET /payroll/${slip}/slip-gaji`,
    `GET /dokumen/${dokumen}/berkas`,
  ])
    await buka('karyawan', key)
  expect(await dilihat()).toEqual([])

  for (const key of [
    `GET /karyawan/presensi/${id}`,
    `GET /karyawan/${id}`,
    `GET /kelola/karyawan/${id}/pajak`,
    `GET /kelola/dokumen/${dokumen}/berkas`,
    `GET /payroll/${slip}`,
    `GET /payroll/${slip}/slip-gaji`,
  ])
    await buka('hrd', key)
  expect(await dilihat()).toEqual([
    ['hrd', 'GET /karyawan/presensi/{id}', id],
    ['hrd', 'GET /karyawan/{id}', id],
    ['hrd', 'GET /kelola/karyawan/{id}/pajak', id],
    ['hrd', 'GET /kelola/dokumen/{id}/berkas', id],
    ['hrd', 'GET /payroll/{id}', id],
    ['hrd', 'GET /payroll/{id}/slip-gaji', id],
  ])
  expect((await buka('hrd', 'GET /kelola/audit?jenis=LIHAT&q=siti&sisi=tentang'))['data'][0]).toMatchObject({
    keterangan: 'Membuka PDF slip gaji',
    oleh: { nama: 'Irfan Maulana' },
    karyawan: { nama: 'Siti Rahmawati' },
    isian: [
      { label: 'Bulan', sesudah: '10' },
      { label: 'Tahun', sesudah: '2026' },
    ],
  })
  const riwayat = await buka('hrd', `GET /karyawan/${id}/perubahan`)
  expect(JSON.stringify(riwayat)).not.toContain('GET /')
})

it('who is shown the same again within five minutes has looked once, later once more; each reader for themselves', async () => {
  const id = siti.karyawanId
  const tunggu = (menit: number) =>
    server.setClock(new Date(Date.parse(JUMAT_PAGI) + menit * 60_000).toISOString())
  tunggu(4)
  await buka('hrd', `GET /karyawan/${id}`)
  await buka('koordinator', `GET /karyawan/presensi/${id}`)
  await buka('admin', `GET /karyawan/${id}`)
  expect(await dilihat()).toEqual([['koordinator', 'GET /karyawan/presensi/{id}', id]])
  tunggu(6)
  await buka('hrd', `GET /karyawan/${id}`)
  expect(await dilihat()).toEqual([['hrd', 'GET /karyawan/{id}', id]])
})

it('[ATUR-04] an auditor who is shown a whole NIK is noted; photos and pay are not theirs', async () => {
  const kosong = await findAkun(server.owner, 'kosong@rekan.example')
  const peran = await server.call(`POST /karyawan/${kosong.karyawanId}/peran`, {
    token: token['admin'],
    body: { role: 'auditor' },
  })
  expect(peran.status).toBe(200)
  token['kosong'] = await server.login('kosong@rekan.example')
  await buka('kosong', `GET /karyawan/${siti.karyawanId}`)
  const { data } = await buka('kosong', `GET /karyawan/presensi/${siti.karyawanId}`)
  expect(data.check_in.selfie_url).toBeNull()
  expect(await dilihat()).toEqual([['kosong', 'GET /karyawan/{id}', siti.karyawanId]])
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { addPeople, setKoordinator } from '../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'
import { pengumumanJob } from './pengumuman.job.ts'

// What waits is worked off when the test says so.
const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
const SAAT = Date.parse(JUMAT_PAGI)
const [satpam, juru, lain] = await addPeople(server.owner, 3, SAAT)
if (!satpam || !juru || !lain) throw new Error('three people are added')
const { id: menara } = await server.owner
  .insertInto('kantor')
  .values({ kode: 'UJI', nama: 'Menara Uji', alamat: 'Jalan Uji 1', zona_waktu: 'WIB' })
  .returning('id')
  .executeTakeFirstOrThrow()
await server.owner
  .updateTable('penempatan')
  .set({ kantor_id: menara, jabatan: 'Satpam Uji', koordinator_id: akun.koordinator.penggunaId })
  .where('karyawan_id', '=', satpam.karyawanId)
  .execute()
await server.owner
  .updateTable('penempatan')
  .set({ kantor_id: menara, jabatan: 'Juru Masak' })
  .where('karyawan_id', '=', juru.karyawanId)
  .execute()
await setKoordinator(server.owner, null, [juru, lain])

afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('pengumuman').execute()
  await server.owner.deleteFrom('notifikasi').execute()
})

const SEMUA = { satpam: satpam.token, juru: juru.token, lain: lain.token, ...token }
type Siapa = keyof typeof SEMUA
const pada = (saat: number) => new Date(saat).toISOString()
const MENIT = 60_000
const BIASA = {
  role: ['karyawan'],
  kantor: [] as number[],
  jabatan: [] as string[],
  bertugas: false,
  mulai: null as string | null,
  berakhir: null as string | null,
  disematkan: false,
  wajib: false,
}
const post = (alamat: string, body: object = {}, siapa: Siapa = 'hrd') =>
  server.call(`POST /pengumuman${alamat}`, { token: SEMUA[siapa], body })
const tulis = async (siaran: object, judul = 'Apel pagi'): Promise<number> => {
  const { status, body } = await post('', { judul, body: 'Isi.', siaran: { ...BIASA, ...siaran } })
  expect(status).toBe(201)
  return body['data'].id
}
const terbit = async (id: number, versi = 1) => (await post(`/${id}/publish`, { versi })).body['message']
const lihat = async (id: number, siapa: Siapa = 'hrd') =>
  server.call(`GET /pengumuman/${id}`, { token: SEMUA[siapa] })
const keadaan = async (id: number) => (await lihat(id)).body['data'].kelola.keadaan
/** Who of all these sees it, in the list and by its address */
const pembaca = async (id: number) => {
  const semua: string[] = []
  const { body: milik } = await server.call('GET /kelola/pengumuman/saya', { token: token.koordinator })
  if (milik['data'].some((satu: { id: number }) => satu.id === id)) semua.push('koordinator')
  for (const siapa of ['satpam', 'juru', 'lain', 'karyawan'] as const) {
    const [{ body }, { status }] = await Promise.all([
      server.call('GET /pengumuman?per_page=100', { token: SEMUA[siapa] }),
      lihat(id, siapa),
    ])
    const isListed = body['data'].some((satu: { id: number }) => satu.id === id)
    expect(isListed, siapa).toBe(status === 200)
    if (isListed) semua.push(siapa)
  }
  return semua
}
const diberitahu = async () => {
  const baris = await server.owner.selectFrom('notifikasi').select('pengguna_id').execute()
  return baris.map(({ pengguna_id }) => pengguna_id).toSorted((a, b) => a - b)
}
const siar = async () => {
  const job = pengumumanJob(server.deps)
  for (let id = await job.claim(); id !== null; id = await job.claim()) await job.work(id)
}

it('[MEJA-20] one for a site and a role reaches these accounts alone, no minute early, and is gone when it ends', async () => {
  const { token_hash } = await server.owner
    .selectFrom('sesi')
    .select('token_hash')
    .where('pengguna_id', '=', satpam.penggunaId)
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('push_langganan')
    .values({
      sesi_hash: token_hash,
      pengguna_id: satpam.penggunaId,
      endpoint: 'https://fcm.googleapis.com/x',
      p256dh: 'x',
      auth: 'x',
      dibuat_pada: new Date(SAAT),
    })
    .execute()
  const antre = () => server.owner.selectFrom('push_kiriman').select('langganan_id').execute()
  const [mulai, berakhir] = [SAAT + 30 * MENIT, SAAT + 90 * MENIT]
  const sasaran = { role: ['karyawan'], kantor: [menara], jabatan: [] }
  const jangkauan = await server.call('POST /kelola/pengumuman/jangkauan', {
    token: token.hrd,
    body: sasaran,
  })
  expect(jangkauan.body['data']).toEqual({ jumlah: 2 })

  const id = await tulis({ ...sasaran, mulai: pada(mulai), berakhir: pada(berakhir) })
  expect([await terbit(id), await keadaan(id)]).toEqual([
    'Pengumuman dijadwalkan. Sasarannya diberi tahu pada waktunya.',
    'TERJADWAL',
  ])
  server.setClock(pada(mulai - 1))
  await siar()
  expect([await pembaca(id), await diberitahu(), await antre()]).toEqual([[], [], []])

  server.setClock(pada(mulai))
  await siar()
  await siar()
  expect([await pembaca(id), await diberitahu(), await keadaan(id)]).toEqual([
    ['satpam', 'juru'],
    [satpam.penggunaId, juru.penggunaId],
    'TAYANG',
  ])
  expect(await antre()).toHaveLength(1)

  server.setClock(pada(berakhir - 1))
  expect(await pembaca(id)).toEqual(['satpam', 'juru'])
  server.setClock(pada(berakhir))
  expect([await pembaca(id), await keadaan(id)]).toEqual([[], 'BERAKHIR'])
  expect((await post(`/${id}/acknowledge`, {}, 'satpam')).status).toBe(404)
  await server.owner.deleteFrom('push_langganan').execute()
})

it('[MEJA-20] sites, jobs and roles together; a coordinator by the people of theirs there', async () => {
  const satu = await tulis({ kantor: [menara], jabatan: ['Satpam Uji'] })
  expect(await terbit(satu)).toBe('Pengumuman diterbitkan. 1 karyawan diberi tahu.')
  expect(await pembaca(satu)).toEqual(['satpam'])
  const dua = await tulis({ role: ['koordinator'], kantor: [menara] })
  await terbit(dua)
  expect(await pembaca(dua)).toEqual(['koordinator'])
  expect(await diberitahu()).toEqual(
    [satpam.penggunaId, akun.koordinator.penggunaId].toSorted((a, b) => a - b),
  )
  const tiga = await tulis({ jabatan: ['Juru Masak', 'Satpam Uji'], disematkan: true })
  await terbit(tiga)
  expect(await pembaca(tiga)).toEqual(['satpam', 'juru'])
  // What is pinned stands before what is newer.
  server.setClock(pada(SAAT + MENIT))
  const empat = await tulis({})
  await terbit(empat)
  const { body } = await server.call('GET /pengumuman', { token: satpam.token })
  expect(body['data'].map(({ id }: { id: number }) => id)).toEqual([tiga, empat, satu])
  const { body: meja } = await server.call('GET /kelola/pengumuman?urut=judul&q=apel', { token: token.hrd })
  expect(meja['meta']).toEqual({ total: 4 })
  expect(meja['data'].find(({ id }: { id: number }) => id === tiga)).toMatchObject({
    keadaan: 'TAYANG',
    penerima: 2,
    sasaran: { role: ['karyawan'], kantor: [], jabatan: ['Juru Masak', 'Satpam Uji'] },
  })
  const { body: pilihan } = await server.call('GET /kelola/pengumuman/sasaran', { token: token.hrd })
  expect(pilihan['data'].kantor).toContainEqual({ id: menara, nama: 'Menara Uji' })
  expect(pilihan['data'].jabatan).toEqual(expect.arrayContaining(['Juru Masak', 'Satpam Uji']))
})

it('[MEJA-23] who says that they understood leaves the list of those who have not', async () => {
  const id = await tulis({ kantor: [menara], wajib: true })
  await terbit(id)
  const belum = async () => {
    const { body } = await server.call(`GET /kelola/pengumuman/${id}/penerima?belum=1`, { token: token.hrd })
    expect(body['meta'].total).toBe(body['data'].length)
    return body['data'].map((satu: { id: number }) => satu.id).toSorted((a: number, b: number) => a - b)
  }
  await post(`/${id}/read`, {}, 'satpam')
  expect(await belum()).toEqual([satpam.penggunaId, juru.penggunaId])
  expect((await post(`/${id}/acknowledge`, {}, 'satpam')).status).toBe(200)
  expect((await post(`/${id}/acknowledge`, {}, 'satpam')).status).toBe(200)
  expect(await belum()).toEqual([juru.penggunaId])
  expect((await lihat(id, 'satpam')).body['data']).toMatchObject({
    wajib: true,
    dipahami: true,
    dibaca: true,
  })
  expect((await lihat(id)).body['data'].kelola).toMatchObject({ dipahami_oleh: 1, penerima: 2 })
  expect((await post(`/${id}/acknowledge`, {}, 'lain')).status).toBe(404)
  for (const alamat of [`/${id}/penerima`, '', '/saringan', '/sasaran'])
    expect((await server.call(`GET /kelola/pengumuman${alamat}`, { token: satpam.token })).status).toBe(403)
  expect((await server.call('GET /kelola/pengumuman/999999/penerima', { token: token.hrd })).status).toBe(404)
  const { body } = await server.call('GET /kelola/pengumuman/saringan', { token: token.hrd })
  expect(body['data'].wajib).toBe(1)
})

it('[MEJA-20] a coordinator reads and answers what is for coordinators at their desk, and counts as its reader', async () => {
  const id = await tulis({ role: ['koordinator'], wajib: true })
  await terbit(id)
  const baca = (siapa: Siapa, ke = id) =>
    server.call(`POST /kelola/pengumuman/${ke}/read`, { token: SEMUA[siapa], body: {} })
  const milik = async () => {
    const { body } = await server.call('GET /kelola/pengumuman/saya', { token: token.koordinator })
    return body['data'].map(({ id: satu, dibaca, dipahami }: Record<string, unknown>) => [
      satu,
      dibaca,
      dipahami,
    ])
  }
  expect(await milik()).toEqual([[id, false, false]])
  expect((await baca('satpam')).status).toBe(403)
  expect((await baca('koordinator', 999_999)).status).toBe(404)
  const untukKaryawan = await tulis({ kantor: [menara] })
  await terbit(untukKaryawan)
  expect((await baca('koordinator', untukKaryawan)).status).toBe(404)
  expect((await baca('koordinator')).status).toBe(200)
  expect(await milik()).toEqual([[id, true, false]])
  expect((await post(`/${id}/acknowledge`, {}, 'koordinator')).status).toBe(200)
  expect(await milik()).toEqual([[id, true, true]])
  expect((await lihat(id)).body['data'].kelola).toMatchObject({ dibaca_oleh: 1, dipahami_oleh: 1 })
})

describe('[MEJA-21] a withdrawal undone', () => {
  it('at nine seconds leaves the record as it was, what was told and read of it too', async () => {
    const id = await tulis({ kantor: [menara], wajib: true })
    await terbit(id)
    await post(`/${id}/acknowledge`, {}, 'satpam')
    const kabar = () => server.owner.selectFrom('notifikasi').selectAll().orderBy('id').execute()
    const semula = [(await lihat(id)).body['data'], await kabar()] as const
    server.setClock(pada(SAAT + MENIT))
    expect((await post(`/${id}/withdraw`, { versi: 2 })).status).toBe(200)
    expect([await pembaca(id), await kabar(), await keadaan(id)]).toEqual([[], [], 'DITARIK'])
    expect((await post(`/${id}/restore`, { versi: 3 }, 'satpam')).status).toBe(403)
    server.setClock(pada(SAAT + MENIT + 9_000))
    expect((await post(`/${id}/restore`, { versi: 3 })).status).toBe(200)
    const { kelola, ...lainnya } = semula[0]
    expect((await lihat(id)).body['data']).toEqual({ ...lainnya, kelola: { ...kelola, versi: 4 } })
    expect([await kabar(), await pembaca(id)]).toEqual([semula[1], ['satpam', 'juru']])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['tindakan', 'pengguna_id'])
      .where('objek', '=', 'pengumuman')
      .where('objek_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(jejak).toEqual({ tindakan: 'POST /pengumuman/{id}/restore', pengguna_id: akun.hrd.penggunaId })
  })

  it('of one still to come tells people at its minute; too late, or changed since, it is refused', async () => {
    const id = await tulis({ kantor: [menara], mulai: pada(SAAT + 10 * MENIT) })
    await terbit(id)
    await post(`/${id}/withdraw`, { versi: 2 })
    await post(`/${id}/restore`, { versi: 3 })
    expect(await keadaan(id)).toBe('TERJADWAL')
    server.setClock(pada(SAAT + 10 * MENIT))
    await siar()
    expect(await diberitahu()).toHaveLength(2)

    await post(`/${id}/withdraw`, { versi: 4 })
    server.setClock(pada(SAAT + 12 * MENIT))
    const telat = await post(`/${id}/restore`, { versi: 5 })
    expect([telat.status, telat.body['error'].error]).toEqual([409, 'TIDAK_DAPAT_DIURUNGKAN'])
    expect((await post(`/${id}/restore`, { versi: 4 })).body['error'].error).toBe('VERSI_USANG')
    expect((await post('/999999/restore', { versi: 1 })).status).toBe(404)
  })
})

it('[MEJA-20] a minute that has passed, an end before its beginning, nobody at all are refused at their field', async () => {
  const kirim = async (siaran: object) => {
    const { status, body } = await post('', { judul: 'X', body: 'Y', siaran: { ...BIASA, ...siaran } })
    return [status, body['errors']]
  }
  expect(await kirim({ mulai: pada(SAAT) })).toEqual([
    422,
    { 'siaran.mulai': ['Waktu tayang harus sesudah sekarang.'] },
  ])
  expect(await kirim({ mulai: pada(SAAT + 2 * MENIT), berakhir: pada(SAAT + MENIT) })).toEqual([
    422,
    { 'siaran.berakhir': ['Waktu berakhir harus sesudah waktu tayang.'] },
  ])
  expect((await kirim({ role: [] }))[0]).toBe(422)
  expect((await kirim({ role: ['admin'] }))[0]).toBe(422)
  // Seen already, its minute stands; still to come, it may be another.
  const id = await tulis({ mulai: pada(SAAT + 10 * MENIT) })
  await terbit(id)
  const ubah = (versi: number, mulai: number | null) =>
    post(`/${id}`, {
      judul: 'Apel pagi',
      body: 'Isi.',
      versi,
      siaran: { ...BIASA, mulai: mulai === null ? null : pada(mulai) },
    })
  expect((await ubah(2, null)).status).toBe(422)
  expect((await ubah(2, SAAT + 5 * MENIT)).status).toBe(200)
  server.setClock(pada(SAAT + 5 * MENIT))
  expect(await keadaan(id)).toBe('TAYANG')
  expect((await ubah(3, SAAT + 20 * MENIT)).status).toBe(422)
  expect((await ubah(3, SAAT + 5 * MENIT)).status).toBe(200)
})

describe('[HARI-04] for who is on duty', () => {
  const [JUMAT, KAMIS] = ['2026-11-20', '2026-11-19']
  const kejadianDi = (presensi_id: number, tanggal: string) => ({
    presensi_id,
    tanggal,
    kantor_id: menara,
    lokasi: 'dalam' as const,
    di_luar_area: false,
    perlu_tinjauan: false,
    keterangan: '',
    selfie_sha256: Buffer.alloc(32),
  })
  const punch = async (orang: { karyawanId: number }, tanggal: string, masuk: string) => {
    const { id } = await server.owner
      .insertInto('presensi')
      .values({ karyawan_id: orang.karyawanId, tanggal })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('presensi_kejadian')
      .values([{ ...kejadianDi(id, tanggal), jenis: 'check_in', waktu: new Date(masuk) }])
      .execute()
  }
  const pulang = async ({ karyawanId }: { karyawanId: number }, waktu: string) => {
    const { id } = await server.owner
      .selectFrom('presensi')
      .select('id')
      .where('karyawan_id', '=', karyawanId)
      .where('tanggal', '=', JUMAT)
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('presensi_kejadian')
      .values({ ...kejadianDi(id, JUMAT), jenis: 'check_out', waktu: new Date(waktu) })
      .execute()
  }
  const bertugas = async (siaran: object = {}) => {
    const id = await tulis({ bertugas: true, ...siaran })
    return { id, pesan: await terbit(id) }
  }
  beforeEach(async () => {
    await server.owner.deleteFrom('presensi_kejadian').where('tanggal', 'in', [JUMAT, KAMIS]).execute()
    await server.owner
      .deleteFrom('presensi')
      .where('tanggal', 'in', [JUMAT, KAMIS])
      .where('karyawan_id', 'in', [satpam.karyawanId, juru.karyawanId, lain.karyawanId])
      .execute()
  })

  it('reaches who came and has not left, and nobody else, who comes a minute later neither', async () => {
    await punch(satpam, JUMAT, '2026-11-20T07:40:00+07:00')
    await punch(juru, JUMAT, '2026-11-20T06:00:00+07:00')
    await pulang(juru, '2026-11-20T07:50:00+07:00')
    const jangkauan = await server.call('POST /kelola/pengumuman/jangkauan', {
      token: token.hrd,
      body: { role: ['karyawan'], kantor: [], jabatan: [], bertugas: true },
    })
    expect(jangkauan.body['data']).toEqual({ jumlah: 1 })
    const { id, pesan } = await bertugas()
    expect(pesan).toBe('Pengumuman diterbitkan. 1 karyawan diberi tahu.')
    await punch(lain, JUMAT, '2026-11-20T07:53:00+07:00')
    server.setClock('2026-11-20T07:55:00+07:00')
    expect([await pembaca(id), await diberitahu()]).toEqual([['satpam'], [satpam.penggunaId]])
    // Who has left since was on duty at that minute.
    await pulang(satpam, '2026-11-20T07:54:00+07:00')
    expect(await pembaca(id)).toEqual(['satpam'])
    const { body } = await server.call(`GET /kelola/pengumuman/${id}/penerima`, { token: token.hrd })
    expect(body['data'].map((satu: { id: number }) => satu.id)).toEqual([satpam.penggunaId])
    const { body: meja } = await server.call('GET /kelola/pengumuman', { token: token.hrd })
    expect(meja['data']).toMatchObject([{ penerima: 1, sasaran: { bertugas: true } }])
  })

  it('is of the sites where they are, not of those where they belong', async () => {
    await punch(lain, JUMAT, '2026-11-20T07:40:00+07:00')
    expect(await pembaca((await bertugas({ kantor: [menara] })).id)).toEqual(['lain'])
    expect(await pembaca((await bertugas({ kantor: [1] })).id)).toEqual([])
    expect(await pembaca((await bertugas({ jabatan: ['Juru Masak'] })).id)).toEqual([])
  })

  it('ends with the window of the work, and is asked at its own minute where that is still to come', async () => {
    await punch(satpam, KAMIS, '2026-11-19T07:40:00+07:00')
    expect((await bertugas()).pesan).toBe('Pengumuman diterbitkan. 0 karyawan diberi tahu.')
    const nanti = await tulis({ bertugas: true, mulai: '2026-11-20T09:00:00+07:00' })
    await terbit(nanti)
    await punch(juru, JUMAT, '2026-11-20T08:00:00+07:00')
    await server.owner.deleteFrom('notifikasi').execute()
    server.setClock('2026-11-20T09:00:00+07:00')
    await siar()
    expect([await pembaca(nanti), await diberitahu()]).toEqual([['juru'], [juru.penggunaId]])
    const versi = (await lihat(nanti)).body['data'].kelola.versi
    const diubah = await post(`/${nanti}`, {
      judul: 'Apel pagi',
      body: 'Isi.',
      versi,
      siaran: { ...BIASA, bertugas: false, mulai: '2026-11-20T09:00:00+07:00' },
    })
    expect([diubah.status, Object.keys(diubah.body['errors'])]).toEqual([422, ['siaran.bertugas']])
  })
})

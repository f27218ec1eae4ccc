import { createHash } from 'node:crypto'
import { isianKeberatan, isianTandaTangan } from '@rekan/contract/klien/berita-acara'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildKlien } from '../../../../test/berita-acara.ts'
import { addPeople } from '../../../../test/people.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { DomainError } from '../../../platform/errors.ts'
import { transaction, type Tx } from '../../../platform/db.ts'
import { fetchHariKontak, fetchLembarKontak, listLembarKontak } from '../lembar/lembar.service.ts'
import { type Kontak, disputeSel } from './keberatan.service.ts'
import { agreeBySilence, signLembar } from './tanda-tangan.service.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'

let server: TestServer
let hrd = ''
let uji: Awaited<ReturnType<typeof buildKlien>>
let kontak: Kontak
let id = 0
let kerja: number[] = []
beforeAll(async () => {
  server = await startTestServer('2026-12-02T09:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  uji = await buildKlien(server, { token: hrd })
  kontak = {
    id: uji.kontakId,
    kontrakId: uji.kontrakId,
    nama: 'Ratna Dewi',
    tandaTangan: true,
  }
  kerja = await uji.write([
    { orang: 0, tanggal: '2026-11-03', masuk: '07:00:00', pulang: '15:00:00' },
    { orang: 0, tanggal: '2026-11-04', masuk: '09:00:00', pulang: '15:00:00' },
  ])
})
afterAll(() => server.close())

const call = (what: string, body?: object) => server.call(what, { token: hrd, ...(body && { body }) })
const susun = (isi: object = {}) =>
  call(`POST /kelola/kontrak-klien/${uji.kontrakId}/berita-acara`, { tahun: 2026, bulan: 11, ...isi })
const lembar = (revisi?: number) =>
  fetchLembarKontak(server.db, { id, revisi, kontrakId: uji.kontrakId }, true)
const kirim = (revisi: number) => call(`POST /kelola/berita-acara/${id}/kirim`, { revisi })

const deed = (tx: Tx) => startServerDeed(tx, 'berita acara', server.deps.clock.now(), null)
const dispute = (isi: object, siapa: Partial<Kontak> = {}) =>
  transaction(server.db, (tx) =>
    disputeSel(
      deed(tx),
      { ...kontak, ...siapa },
      id,
      isianKeberatan.parse({
        revisi: 1,
        pos_id: uji.posId,
        petugas_id: uji.people[0]?.karyawanId,
        tanggal: '2026-11-04',
        alasan: 'Pos kosong sampai siang',
        ...isi,
      }),
    ),
  )
const sign = (isi: object, siapa: Partial<Kontak> = {}) =>
  transaction(server.db, (tx) =>
    signLembar(
      deed(tx),
      { ...kontak, ...siapa },
      id,
      z.strictObject(isianTandaTangan).parse({ nama: 'Ratna Dewi', ...isi }),
    ),
  )
/** Of a refusal, its status, code and text */
async function ditolak(jalan: Promise<unknown>) {
  const sebab = await jalan.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(sebab instanceof DomainError)) throw new Error('is refused', { cause: sebab })
  return [sebab.status, sebab.code, sebab.message] as const
}

/** HR of the branch of the contract's site, and of another; their accounts. */
async function addHrdCabang() {
  const orang = await addPeople(server.owner, 2, server.deps.clock.now())
  const lain = await server.owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', uji.kantorId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const ids = orang.map(({ penggunaId }) => penggunaId)
  await server.owner.updateTable('pengguna').set({ role: 'hrd' }).where('id', 'in', ids).execute()
  const kantor = [uji.kantorId, lain.id]
  await server.owner
    .insertInto('peran_lingkup')
    .values(ids.map((pengguna_id, ke) => ({ pengguna_id, kantor_id: kantor[ke] ?? 0 })))
    .execute()
  const [cabang, luar] = orang
  if (cabang === undefined || luar === undefined) throw new Error('two of HR')
  return { cabang, luar, kantorLain: lain.id }
}
let hrdCabang: Awaited<ReturnType<typeof addHrdCabang>>

/** Of what kind they were told of the sheet. */
async function dikabari(...ids: number[]) {
  const kabar = await server.owner
    .selectFrom('notifikasi')
    .select(['jenis', 'pengguna_id'])
    .where('detail_id', '=', id)
    .where('pengguna_id', 'in', ids)
    .orderBy('id')
    .execute()
  const tentangnya = kabar.filter(({ jenis }) => jenis.startsWith('KLIEN_'))
  return ids.map((satu) => tentangnya.filter((isi) => isi.pengguna_id === satu).map(({ jenis }) => jenis))
}

describe('a sheet that was sent', () => {
  it('is seen by its contract alone, as it was sent, and not before', async () => {
    id = (await susun()).body['data'].id
    expect(await ditolak(lembar())).toEqual([404, 'BERITA_ACARA_TIDAK_ADA', expect.any(String)])
    expect((await kirim(2)).body['error'].error).toBe('BUKAN_TERBARU')
    const jadi = await kirim(1)
    expect([jadi.status, jadi.body['data']]).toMatchObject([
      200,
      { status: 'dikirim', tenggat: '2026-12-07' },
    ])
    expect((await kirim(1)).body['error'].error).toBe('SUDAH_DIKIRIM')
    expect(await listLembarKontak(server.db, uji.kontrakId)).toMatchObject([{ id, revisi: 1 }])
    expect(await listLembarKontak(server.db, uji.kontrakId + 1)).toEqual([])
    const asing = fetchLembarKontak(server.db, { id, kontrakId: uji.kontrakId + 1 }, true)
    expect((await ditolak(asing))[0]).toBe(404)
    const hari = await fetchHariKontak(server.db, { id, kontrakId: uji.kontrakId }, { tanggal: '2026-11-04' })
    expect(hari).toMatchObject([{ kosong_detik: 7200, hari_orang: 0 }])
    expect((await fetchLembarKontak(server.db, { id, kontrakId: uji.kontrakId }, false)).harga).toBeNull()
  })

  it('[KLIEN-11] is disputed with a reason, on a day and post that it has', async () => {
    expect((await ditolak(dispute({ tanggal: '2026-12-01' })))[0]).toBe(422)
    expect((await ditolak(dispute({ pos_id: 999_999 })))[0]).toBe(422)
    expect((await ditolak(dispute({ petugas_id: 999_999 })))[0]).toBe(422)
    expect((await ditolak(dispute({}, { kontrakId: uji.kontrakId + 1 })))[0]).toBe(404)
    await expect(dispute({ alasan: ' ' })).rejects.toThrow(z.ZodError)
    hrdCabang = await addHrdCabang()
    const jadi = await dispute({})
    const { cabang, luar } = hrdCabang
    expect(await dikabari(cabang.penggunaId, luar.penggunaId)).toEqual([['KLIEN_KEBERATAN'], []])
    expect(jadi).toMatchObject({ pos: { nama: 'Gerbang' }, oleh: 'Ratna Dewi', jawaban: null })
    expect((await ditolak(dispute({})))[1]).toBe('SUDAH_DIBERATKAN')
    expect((await ditolak(sign({ revisi: 1, hash: (await lembar()).hash })))[1]).toBe('KEBERATAN_MENUNGGU')
  })

  it('[ATUR-03] is read, without prices, by HR of branches who have all sites of its contract, and by nobody of another', async () => {
    const { cabang, luar, kantorLain } = hrdCabang
    const ask = (apa: string, token: string, body?: object) =>
      server.call(apa, { token, ...(body && { body }) })
    const baca = async (token: string) => {
      const [daftar, satu, hari, berkas] = await Promise.all([
        ask(`GET /kelola/berita-acara?kontrak_id=${uji.kontrakId}`, token),
        ask(`GET /kelola/berita-acara/${id}`, token),
        ask(`GET /kelola/berita-acara/${id}/hari?tanggal=2026-11-04`, token),
        ask(`GET /kelola/berita-acara/${id}/berkas?format=xlsx`, token),
      ])
      return {
        daftar: daftar.body['data'].length,
        status: [satu, hari, berkas].map(({ status }) => status),
        satu,
      }
    }
    const dibaca = await baca(cabang.token)
    expect(dibaca).toMatchObject({ daftar: 1, status: [200, 200, 200] })
    expect(dibaca.satu.body['data']).toMatchObject({ harga: null, daftar_keberatan: [{ jawaban: null }] })
    expect((await ask(`GET /kelola/berita-acara/${id}`, hrd)).body['data'].harga).not.toBeNull()
    const asing = await baca(luar.token)
    expect(asing).toMatchObject({ daftar: 0, status: [404, 404, 404] })
    expect(asing.satu.body['message']).toBe('Berita acara tidak ditemukan.')
    for (const [apa, isi] of [
      [`POST /kelola/berita-acara/${id}/kirim`, { revisi: 1 }],
      [`GET /kelola/berita-acara/${id}/tagihan`, undefined],
    ] as const)
      expect((await ask(apa, cabang.token, isi)).status, apa).toBe(403)
    // A post elsewhere, and it is no longer all theirs: they hear of what is at their own site, and read nothing.
    const { id: posLain } = await server.owner
      .insertInto('pos')
      .values({ kontrak_klien_id: uji.kontrakId, kantor_id: kantorLain, nama: 'Gudang', jabatan: 'Satpam' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await baca(cabang.token)).toMatchObject({ daftar: 0, status: [404, 404, 404] })
    await dispute({ tanggal: '2026-11-05' })
    expect(await dikabari(cabang.penggunaId, luar.penggunaId)).toEqual([
      ['KLIEN_KEBERATAN', 'KLIEN_CABANG'],
      [],
    ])
    await server.owner.deleteFrom('pos').where('id', '=', posLain).execute()
    const [terbaru] = (await lembar()).daftar_keberatan
    await server.owner
      .deleteFrom('berita_acara_keberatan')
      .where('id', '=', terbaru?.id ?? 0)
      .execute()
  })

  it('[KLIEN-11] is put right with a reason, which the next revision tells; or the dispute is declined with evidence', async () => {
    const [{ id: keberatan } = { id: 0 }] = (await lembar()).daftar_keberatan
    const jawab = (isi: object, mana = keberatan) => call(`POST /kelola/keberatan/${mana}/jawab`, isi)
    const terima = { diterima: true, alasan: 'Jam absen terlambat tercatat' }
    const belum = await jawab(terima)
    expect([belum.status, belum.body['error'].error, Object.keys(belum.body['errors'])]).toEqual([
      409,
      'BELUM_DIKOREKSI',
      ['diterima'],
    ])
    const tanpaBukti = await jawab({ diterima: false, alasan: 'Sudah benar' })
    expect([tanpaBukti.status, Object.keys(tanpaBukti.body['errors'])]).toEqual([422, ['bukti']])
    await server.owner
      .updateTable('presensi_kejadian')
      .set({ waktu: new Date('2026-11-04T07:00:00+07:00'), dikoreksi: true, oleh_id: 1 })
      .where('jenis', '=', 'check_in')
      .where('tanggal', '=', '2026-11-04')
      .where('presensi_id', 'in', (eb) =>
        eb
          .selectFrom('presensi')
          .select('id')
          .where('penugasan_id', '=', kerja[1] ?? 0),
      )
      .execute()
    const jadi = await jawab(terima)
    expect([jadi.status, jadi.body['data'].jawaban]).toMatchObject([
      200,
      { diterima: true, alasan: terima.alasan, revisi_baru: 2 },
    ])
    expect((await jawab(terima)).body['error'].error).toBe('SUDAH_DIJAWAB')
    const dua = (await call(`GET /kelola/berita-acara/${id}`)).body['data']
    expect(dua).toMatchObject({ revisi: 2, status: 'draf', alasan: terima.alasan })
    expect(dua.perubahan).toEqual([
      {
        pos: 'Gerbang',
        tanggal: '2026-11-04',
        petugas: 'Orang 0',
        sebelum: '09:00:00–15:00:00',
        sesudah: '07:00:00–15:00:00',
      },
      {
        pos: 'Gerbang',
        tanggal: '2026-11-04',
        petugas: null,
        sebelum: '0 dari 1 hari-orang, kosong 2:00:00',
        sesudah: '1 dari 1 hari-orang',
      },
      expect.objectContaining({ pos: null }),
    ])
    const lain = await dispute({ tanggal: '2026-11-03', petugas_id: null })
    const tolak = await jawab(
      { diterima: false, alasan: 'Hadir penuh', bukti: 'Absen 07:00 dan 15:00' },
      lain.id,
    )
    expect(tolak.body['data'].jawaban).toMatchObject({ diterima: false, bukti: 'Absen 07:00 dan 15:00' })
  })

  it('[KLIEN-12][KLIEN-14] is signed once: name, moment, hash and bytes stay, the second signer is told who was first', async () => {
    expect((await kirim(2)).status).toBe(200)
    const { hash } = await lembar()
    expect((await ditolak(sign({ revisi: 1, hash })))[1]).toBe('BUKAN_TERBARU')
    expect((await ditolak(sign({ revisi: 2, hash: '0'.repeat(64) })))[1]).toBe('BUKAN_TERBARU')
    expect((await ditolak(sign({ revisi: 2, hash }, { tandaTangan: false })))[0]).toBe(403)
    const dua = await Promise.all([
      sign({ revisi: 2, hash, nama: 'Ratna Dewi' }).catch((error: unknown) => error),
      sign({ revisi: 2, hash, nama: 'Budi Hartono' }).catch((error: unknown) => error),
    ])
    const kalah = dua.find((satu) => satu instanceof DomainError)
    const { tanda_tangan } = await lembar()
    expect(dua.filter((satu) => !(satu instanceof DomainError))).toHaveLength(1)
    expect(kalah).toMatchObject({ status: 409, code: 'SUDAH_DITANDATANGANI' })
    expect((kalah as DomainError).message).toContain(tanda_tangan?.nama)
    expect(tanda_tangan).toMatchObject({
      hash,
      pada: '2026-12-02T02:00:00.000Z',
      oleh: { nama: 'Ratna Dewi' },
    })
    const hitung = await server.owner
      .selectFrom('berita_acara_revisi')
      .select(['isi', 'hash'])
      .where('berita_acara_id', '=', id)
      .where('ke', '=', 2)
      .executeTakeFirstOrThrow()
    expect(createHash('sha256').update(hitung.isi).digest('hex')).toBe(hash)
    await expect(
      server.db.updateTable('berita_acara_revisi').set({ isi: '{}' }).where('ke', '=', 2).execute(),
    ).rejects.toMatchObject({ constraint: 'berita_acara_revisi_tetap' })
  })

  it('[KLIEN-13] is followed by a revision that says what changed and why, and reads as it was signed', async () => {
    const ditandatangani = await lembar(2)
    expect((await susun()).body['error'].error).toBe('TIDAK_BERUBAH')
    await server.owner
      .updateTable('penugasan')
      .set({ dibatalkan_pada: new Date(server.deps.clock.now()) })
      .where('id', '=', kerja[0] ?? 0)
      .execute()
    expect((await susun()).body['error'].error).toBe('ALASAN_REVISI')
    const tiga = await susun({ alasan: 'Petugas ternyata di pos lain' })
    expect(tiga.body['data']).toMatchObject({
      revisi: 3,
      status: 'draf',
      alasan: 'Petugas ternyata di pos lain',
      perubahan: [{ petugas: 'Orang 0', sesudah: 'tidak ditugaskan' }, { petugas: null }, { pos: null }],
    })
    expect(await lembar(2)).toEqual(ditandatangani)
    expect(await lembar()).toMatchObject({ revisi: 2, status: 'ditandatangani' })
    expect((await kirim(3)).status).toBe(200)
    expect(await lembar()).toMatchObject({ revisi: 3, status: 'dikirim' })
    expect({ ...(await lembar(2)), terbaru: 2 }).toEqual(ditandatangani)
  })

  it('is held as agreed by a clause only after its deadline, and says so', async () => {
    const pasal = 'Pasal 7 ayat 3: tanpa jawaban dalam 5 hari dianggap setuju'
    const diam = () => transaction(server.db, (tx) => agreeBySilence(deed(tx), id, { revisi: 3, pasal }))
    expect((await ditolak(diam()))[0]).toBe(409)
    server.setClock('2026-12-08T00:00:01+07:00')
    await diam()
    expect(await lembar()).toMatchObject({
      status: 'dianggap_setuju',
      tanda_tangan: { nama: 'PT MBS', oleh: null, pasal_diam: pasal },
    })
    const { hash } = await lembar()
    expect((await ditolak(sign({ revisi: 3, hash })))[1]).toBe('SUDAH_DITANDATANGANI')
  })
})

describe('[KLIEN-19] closing a month', () => {
  const tutup = async () => (await call('GET /kelola/tutup-bulan?tahun=2026&bulan=11')).body['data']

  it('names the sheets that are unsigned, and locks a client’s month on its signature where the company chose so', async () => {
    server.setClock('2026-12-09T09:00:00+07:00')
    const lain = await buildKlien(server, { token: hrd, kode: 'LAIN', orang: 1 })
    // A site of its own, where nothing is left open.
    const { id: kantorId } = await server.owner
      .insertInto('kantor')
      .values({ kode: 'LAIN', nama: 'Gudang Lain', alamat: 'Jalan Lain', zona_waktu: 'WIB' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.owner.updateTable('pos').set({ kantor_id: kantorId }).where('id', '=', lain.posId).execute()
    const belum = async () =>
      (await tutup()).berita_acara.filter(
        ({ klien, status }: { klien: string; status: string }) =>
          klien === 'PT LAIN' && status !== 'ditandatangani',
      )
    expect(await belum()).toMatchObject([{ id: null, nomor: '01/LAIN', status: 'belum' }])
    const atur = await call('POST /kelola/pengaturan', { kunci: 'kunci_saat_tanda_tangan', nilai: true })
    expect([atur.status, atur.body]).toMatchObject([200, {}])
    const jadi = await call(`POST /kelola/kontrak-klien/${lain.kontrakId}/berita-acara`, {
      tahun: 2026,
      bulan: 11,
    })
    id = jadi.body['data'].id
    expect(await belum()).toMatchObject([{ id, status: 'draf' }])
    expect((await kirim(1)).status).toBe(200)
    expect(await belum()).toMatchObject([{ id, status: 'dikirim' }])
    await sign({ revisi: 1, hash: jadi.body['data'].hash }, { id: lain.kontakId, kontrakId: lain.kontrakId })
    expect(await belum()).toEqual([])
    const { berita_acara, kunci } = await tutup()
    expect(berita_acara).toContainEqual(
      expect.objectContaining({ id, klien: 'PT LAIN', status: 'ditandatangani', revisi: 1, keberatan: 0 }),
    )
    expect(kunci).toMatchObject([{ klien: { nama: 'PT LAIN' }, dibuka: null }])
  })
})

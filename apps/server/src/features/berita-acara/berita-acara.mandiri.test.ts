import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hitungMasa } from '../../../../../packages/domain/test/mandiri/masa-klien.hitung.ts'
import { type MasaKlien, karangMasa } from '../../../../../packages/domain/test/mandiri/masa-klien.ts'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { type Kisah, tulisMasa } from '../../../test/masa-klien.ts'
import { readPdf } from '../../../test/pdf.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { asHadir } from '../presensi/hari/giliran.service.ts'
import { fetchHariOrang, fetchKerjaHari } from '../presensi/hari/hari.banyak.service.ts'
import type { KerjaHari } from '../presensi/hari/penugasan.ts'
import { kerjaTerhitung } from '../presensi/hari/terhitung.service.ts'
import { fetchKerja } from './susun/kerja.service.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/** Periods; of one in so many the PDF is drawn as well, which takes longest. `npm run acak` looks at 300, each with its PDF. */
const BANYAK = Number(process.env['ACAK_MASA'] ?? porsi(40))
const PDF_TIAP = Number(process.env['ACAK_PDF'] ?? 8)

let server: TestServer
let hrd = ''
let semua: readonly Kisah[] = []
let libur: ReadonlySet<string> = new Set()
beforeAll(async () => {
  server = await startTestServer('2026-11-20T09:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  const kisah = Array.from({ length: BANYAK }, (_, nomor): MasaKlien => karangMasa(nomor + 1, 7))
  semua = await tulisMasa(server.owner, kisah, server.deps.clock.now())
  const rows = await server.owner
    .selectFrom('libur')
    .select('tanggal')
    .where('berlaku', '=', true)
    .where('jenis', '=', 'LIBUR_NASIONAL')
    .execute()
  libur = new Set(rows.map(({ tanggal }) => tanggal))
})
afterAll(() => server.close())

const rupiah = (n: number) => `${n < 0 ? '-' : ''}Rp ${Math.abs(n).toLocaleString('id-ID')}`
const lama = (detik: number) =>
  `${Math.floor(detik / 3600)}:${String(Math.floor(detik / 60) % 60).padStart(2, '0')}:${String(detik % 60).padStart(2, '0')}`

it(`[KLIEN-06] of ${BANYAK} made-up periods, API, XLSX, PDF and a second computation agree`, async () => {
  for (const [ke, { kisah, kontrakId }] of semua.entries()) {
    const hitungan = hitungMasa(kisah, libur)
    const { tahun, bulan } = kisah
    const { status, body } = await server.call(`POST /kelola/kontrak-klien/${kontrakId}/berita-acara`, {
      token: hrd,
      body: { tahun, bulan },
    })
    expect([ke, status]).toEqual([ke, 201])
    const { id, dari, sampai, total, harga } = body['data']
    const jawaban = {
      dari,
      sampai,
      hariOrang: total.hari_orang,
      janji: total.janji,
      detik: total.detik,
      kosong: total.kosong_detik,
      celah: total.kosong,
      lembur: total.lembur_detik,
      diganti: total.diganti,
      jumlah: harga.jumlah,
      biaya: harga.biaya,
      tanpaHarga: harga.tanpa_harga,
    }
    expect(jawaban, `period ${ke}`).toEqual(hitungan)
    const berkas = async (format: string) =>
      Buffer.from(
        (await server.call(`GET /kelola/berita-acara/${id}/berkas?format=${format}`, { token: hrd })).body[
          'data'
        ].isi,
        'base64',
      )
    const buku = new Map(
      (await readSheet(new Uint8Array(await berkas('xlsx')).buffer, 'Ringkasan')).map(([nama, isi]) => [
        nama,
        isi,
      ]),
    )
    expect(
      [
        'Hari-orang terpenuhi',
        'Hari-orang dijanjikan',
        'Jam terisi (detik)',
        'Kosong (detik)',
        'Kekosongan (kali)',
        'Lembur disetujui (detik)',
        'Diganti (kali)',
        'Jumlah harga (Rp)',
        'Biaya manajemen (Rp)',
      ].map((nama) => buku.get(nama)),
      `workbook ${ke}`,
    ).toEqual([
      hitungan.hariOrang,
      hitungan.janji,
      hitungan.detik,
      hitungan.kosong,
      hitungan.celah,
      hitungan.lembur,
      hitungan.diganti,
      hitungan.jumlah,
      hitungan.biaya,
    ])
    if (ke % PDF_TIAP !== 0) continue
    const cetakan = readPdf(await berkas('pdf')).split('\n')
    for (const teks of [
      `${hitungan.hariOrang} dari ${hitungan.janji}`,
      lama(hitungan.detik),
      `${hitungan.celah} kali, seluruhnya ${lama(hitungan.kosong)}`,
      lama(hitungan.lembur),
      `${hitungan.diganti} kali`,
      rupiah(hitungan.jumlah),
      rupiah(hitungan.biaya),
      rupiah(hitungan.jumlah + hitungan.biaya),
    ])
      expect(cetakan, `PDF ${ke}`).toContain(teks)
  }
})

it('counts of a work what every other reader of its day does', async () => {
  const { rows: hari } = await sql<{ karyawanId: number; tanggal: string }>`
    select distinct karyawan_id as "karyawanId", tanggal from penugasan
    where pos_id is not null and dibatalkan_pada is null order by 1, 2`.execute(server.db)
  const { rows: pos } = await sql<{ id: number }>`select id from pos`.execute(server.db)
  const saat = server.deps.clock.now()
  const lengkap = await fetchHariOrang(server.db, hari, saat)
  const kerja = await fetchKerjaHari(server.db, hari)
  expect(kerja.map((satu) => satu?.map(kerjaTercatat))).toEqual(
    lengkap.map((satu) => satu?.penugasan.map(kerjaTercatat)),
  )
  const sehari = kerja.flatMap((satu) => satu ?? []).filter(({ posId }) => posId !== null)
  expect(sehari.length).toBeGreaterThan(BANYAK * 7)
  for (const ada of [
    ({ menggantikanId }: KerjaHari) => menggantikanId !== null,
    ({ rencana }: KerjaHari) => rencana.lembur.length > 0,
    ({ checkIn, checkOut }: KerjaHari) => checkIn !== null && checkOut === null,
  ])
    expect(sehari.filter(ada).length).toBeGreaterThanOrEqual(BANYAK / 8)
  const tercatat = await fetchKerja(
    server.db,
    pos.map(({ id }) => id),
    { dari: '2026-01-01', sampai: '2026-12-31' },
    saat,
  )
  expect(
    tercatat
      .map(({ id, mulai, selesai, masuk, pulang, lembur }) => ({ id, mulai, selesai, masuk, pulang, lembur }))
      .toSorted((a, b) => a.id - b.id),
  ).toEqual(
    sehari
      .flatMap((satu) => {
        const { shift, lembur } = satu.rencana
        if (satu.id === null || shift === null || shift.selesai > saat) return []
        const { masuk, pulang } = kerjaTerhitung(satu, saat)
        const { mulai, selesai } = shift
        return [{ id: satu.id, mulai, selesai, masuk, pulang, lembur }]
      })
      .toSorted((a, b) => a.id - b.id),
  )
})

function kerjaTercatat(satu: KerjaHari) {
  const { istirahat: _, ...hadir } = asHadir(satu)
  const { id, posId, menggantikanId, shiftUtuh } = satu
  return { ...hadir, id, posId, menggantikanId, shiftUtuh }
}

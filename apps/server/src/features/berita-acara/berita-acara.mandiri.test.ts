import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hitungMasa } from '../../../../../packages/domain/test/mandiri/masa-klien.hitung.ts'
import { type MasaKlien, karangMasa } from '../../../../../packages/domain/test/mandiri/masa-klien.ts'
import { type Kisah, tulisMasa } from '../../../test/masa-klien.ts'
import { readPdf } from '../../../test/pdf.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'
import { asHadir } from '../presensi/hari/giliran.service.ts'
import { fetchHariOrang, fetchKerjaOrang } from '../presensi/hari/hari.banyak.service.ts'
import type { KerjaHari } from '../presensi/hari/penugasan.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/** Periods; of one in so many the PDF is drawn as well, which takes longest. `npm run acak` looks at 300, each with its PDF. */
const BANYAK = Number(process.env['ACAK_MASA'] ?? 40)
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
  const { rows: orang } = await sql<{ id: number }>`
    select distinct karyawan_id as id from penugasan where pos_id is not null order by 1`.execute(server.db)
  const rentang = { dari: '2026-01-01', sampai: '2026-12-31' }
  const kerja = await fetchKerjaOrang(
    server.db,
    orang.map(({ id }) => id),
    rentang,
    ({ pos_id }) => pos_id !== null,
  )
  const lengkap = await fetchHariOrang(server.db, kerja, server.deps.clock.now())
  expect(kerja.map((satu) => satu.kerja.map(kerjaTercatat))).toEqual(
    lengkap.map((hari) => hari?.penugasan.map(kerjaTercatat)),
  )
  const sehari = kerja.flatMap((satu) => satu.kerja)
  expect(sehari.length).toBeGreaterThan(300)
  for (const ada of [
    ({ menggantikanId }: KerjaHari) => menggantikanId !== null,
    ({ rencana }: KerjaHari) => rencana.lembur.length > 0,
    ({ checkIn, checkOut }: KerjaHari) => checkIn !== null && checkOut === null,
  ])
    expect(sehari.filter(ada).length).toBeGreaterThan(5)
})

function kerjaTercatat(satu: KerjaHari) {
  const { istirahat: _, ...hadir } = asHadir(satu)
  const { id, posId, menggantikanId, shiftUtuh } = satu
  return { ...hadir, id, posId, menggantikanId, shiftUtuh }
}

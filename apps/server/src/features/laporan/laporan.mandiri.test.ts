import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { porsi } from '../../../../../packages/domain/test/porsi.ts'
import { susunLaporan } from '../../../test/laporan.ts'
import type { Cerita } from '../../../test/mandiri/cerita.ts'
import { hitungSebulan, tanggalSebulan } from '../../../test/mandiri/hitung.ts'
import { withKerja } from '../../../test/mandiri/karang.kerja.ts'
import { karangCerita } from '../../../test/mandiri/karang.ts'
import { tulisKerja } from '../../../test/mandiri/tulis.kerja.ts'
import { buildPanggung, readLibur, tulisHadir, tulisIzin, tulisRencana } from '../../../test/mandiri/tulis.ts'
import { findAkun } from '../../../test/pengajuan.ts'
import { type Person, addPeople } from '../../../test/people.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'

const TAHUN_BARU = '2026-01-05T08:00:00+07:00'
/** The month of some stories, and when it was long over. */
const BULAN = '2026-08'
const SAAT = '2026-09-25T12:00:00+07:00'
const CERITA = porsi(60)
const MASA = { bulan: 8, tahun: 2026 }

type Dihitung = {
  readonly kode: string
  readonly cerita: Cerita
  readonly rekap: ReturnType<typeof hitungSebulan>['rekap']
}

let server: TestServer
let hrd = ''
let semua: Dihitung[] = []
beforeAll(async () => {
  server = await startTestServer(TAHUN_BARU)
  const people = await addPeople(server.owner, CERITA, Date.parse(TAHUN_BARU))
  const rekan = await addPeople(server.owner, CERITA, Date.parse(TAHUN_BARU))
  const panggung = await buildPanggung(
    server.owner,
    (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId,
  )
  const libur = await readLibur(server.owner)
  const ada: Dihitung[] = []
  for (let nomor = 1; ada.length < CERITA; nomor += 1) {
    const karangan = karangCerita(nomor, libur, { patuh: false })
    if (karangan.bulan !== BULAN) continue
    const cerita: Cerita = { ...withKerja(karangan, nomor), saat: SAAT }
    const orang = people[ada.length] as Person
    await tulisRencana(server.owner, panggung, orang, cerita)
    await tulisKerja(server.owner, panggung, { orang, rekan: rekan[ada.length] as Person }, cerita)
    await tulisIzin(server.owner, panggung, orang, cerita)
    await tulisHadir(server.owner, panggung, orang, cerita, libur)
    ada.push({ kode: `TES${ada.length}`, cerita, rekap: hitungSebulan(cerita, libur).rekap })
  }
  semua = ada
  server.setClock(SAAT)
  hrd = await server.login('hrd@rekan.example')
})
afterAll(() => server.close())

const menit = (detik: number) => Math.floor(detik / 60 + 0.5)
const milik = <T extends { kode?: unknown }>(baris: readonly T[], kode: string) =>
  baris.filter((satu) => satu.kode === kode)

describe('[LAPOR-01] a report of a month answers the figures of a second computation', () => {
  it(`attendance of ${CERITA} people, day by day and in sum`, async () => {
    const { baris, jumlah } = await susunLaporan(server, hrd, { jenis: 'presensi', ...MASA })
    let huruf = 0
    for (const { kode, rekap } of semua) {
      const [satu] = milik(baris, kode)
      if (rekap.hari.length === 0) {
        expect(satu, kode).toBeUndefined()
        continue
      }
      const angka = ['hari_kerja', 'hadir', 'terlambat', 'izin', 'sakit', 'cuti', 'dinas_luar'] as const
      for (const apa of [...angka, 'alpa', 'libur', 'belum'] as const)
        expect(satu?.[apa], `${kode} ${apa}`).toBe(rekap[apa])
      const perHari = new Map(rekap.hari.map((hari) => [hari.tanggal, hari]))
      for (const tanggal of tanggalSebulan(BULAN)) {
        const hari = perHari.get(tanggal)
        const sel = satu?.[`h${Number(tanggal.slice(8))}`]
        expect(sel, `${kode} ${tanggal}`).toBe(hari === undefined ? null : hurufDari(hari))
        if (sel !== null) huruf += 1
      }
    }
    expect(huruf).toBeGreaterThan(CERITA * 20)
    for (const apa of ['hari_kerja', 'hadir', 'alpa'])
      expect(jumlah[apa]).toBe(baris.reduce((n, satu) => n + Number(satu[apa]), 0))
  })

  it('lateness and leaving early: who did, how often and how long', async () => {
    const { baris } = await susunLaporan(server, hrd, { jenis: 'keterlambatan', ...MASA })
    for (const { kode, rekap } of semua) {
      const [satu] = milik(baris, kode)
      const awal = rekap.hari.map(({ lebih_awal }) => lebih_awal)
      if (rekap.terlambat === 0 && rekap.pulang_cepat === 0) expect(satu, kode).toBeUndefined()
      else
        expect(satu, kode).toMatchObject({
          terlambat: rekap.terlambat,
          telat: menit(rekap.total_telat),
          terlama: menit(Math.max(...rekap.hari.map(({ telat }) => telat))),
          pulang_cepat: rekap.pulang_cepat,
          lebih_awal: menit(awal.reduce((a, b) => a + b, 0)),
        })
    }
    expect(baris.length).toBeGreaterThan(CERITA / 4)
  })

  it('hours: from in to out, of what was planned, and shifts', async () => {
    const { baris } = await susunLaporan(server, hrd, { jenis: 'jam-kerja', ...MASA })
    for (const { kode, rekap } of semua) {
      if (rekap.hari.length === 0) continue
      expect(milik(baris, kode), kode).toMatchObject([
        {
          hari_kerja: rekap.hari_kerja,
          hadir: rekap.hadir,
          durasi: menit(rekap.total_durasi),
          jam_kerja: menit(rekap.jam_kerja),
          man_shift: rekap.man_shift,
          man_shift_rencana: rekap.man_shift_rencana,
        },
      ])
    }
  })

  it('missing punches: each work day that nobody came to, and each that nobody left', async () => {
    const { baris } = await susunLaporan(server, hrd, { jenis: 'tanpa-presensi', ...MASA })
    let alpa = 0
    for (const { kode, rekap } of semua) {
      const kurang = milik(baris, kode).filter(({ kurang: apa }) => apa === 'Check-in dan check-out')
      const hari = new Set(kurang.map(({ tanggal }) => tanggal))
      expect(hari.size, kode).toBe(rekap.alpa)
      alpa += hari.size
    }
    expect(alpa).toBeGreaterThan(5)
    let pulang = 0
    for (const { kode, cerita } of semua) {
      const kerja = cerita.kerja.flatMap(({ hadir }) => hadir ?? [])
      const lupa = [...cerita.hadir, ...kerja].filter((satu) => satu.pulang === null).length
      expect(milik(baris, kode).filter(({ kurang }) => kurang === 'Check-out').length, kode).toBe(lupa)
      pulang += lupa
    }
    expect(pulang).toBeGreaterThan(5)
  })
})

function hurufDari({ status, kerja, telat }: Dihitung['rekap']['hari'][number]): string {
  const HURUF: Readonly<Record<string, string>> = {
    IZIN: 'I',
    SAKIT: 'S',
    CUTI: 'C',
    DINAS_LUAR: 'D',
    ALPA: 'A',
    LIBUR: 'L',
    BELUM_PRESENSI: '',
  }
  if (status === 'HADIR') return telat > 0 ? 'T' : 'H'
  const isCutiLibur = !kerja && ['IZIN', 'SAKIT', 'CUTI', 'DINAS_LUAR'].includes(status)
  return isCutiLibur ? 'L' : (HURUF[status] ?? '?')
}

import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'

/**
 * The rules know the office's zone alone. Each of three processes, in a zone of its own, answers the same table of
 * moments; the expectations below are written out by hand.
 */

/** New York changes its clocks on two of the dates, and is a day behind for most of the Indonesian day. */
const ZONA_SERVER = [
  ['UTC', 0],
  ['Asia/Jakarta', -420],
  ['America/New_York', 300],
] as const

/** Offset, and the clock times at which the UTC date is still that of the day before. */
const ZONA_KANTOR = {
  WIB: { offset: '+07:00', utcKemarin: ['00:00:00', '06:59:00'] },
  WITA: { offset: '+08:00', utcKemarin: ['00:00:00', '06:59:00', '07:00:00', '07:59:00'] },
  WIT: {
    offset: '+09:00',
    utcKemarin: ['00:00:00', '06:59:00', '07:00:00', '07:59:00', '08:00:00', '08:59:00'],
  },
} as const

/** Date, eve, weekday: an ordinary day, ends of month and year, a leap day, New York's two clock changes. */
const TANGGAL = [
  ['2026-11-20', '2026-11-19', 'Jumat'],
  ['2026-12-31', '2026-12-30', 'Kamis'],
  ['2027-01-01', '2026-12-31', 'Jumat'],
  ['2026-03-01', '2026-02-28', 'Minggu'],
  ['2028-02-29', '2028-02-28', 'Selasa'],
  ['2026-03-08', '2026-03-07', 'Minggu'],
  ['2026-11-01', '2026-10-31', 'Minggu'],
] as const

type Harapan = {
  readonly jam: number
  /** Check-in at an office that works 08:00-17:00: seconds late, or why it is refused */
  readonly siang: number | string
  /** 19:00-07:00: whether the moment belongs to the eve's shift, seconds late, seconds early */
  readonly malam: readonly ['kemarin' | 'hari ini', number, number]
}

const JAM: Readonly<Record<string, Harapan>> = {
  '23:59:59': { jam: 86_399, siang: 'SUDAH_TUTUP', malam: ['hari ini', 17_999, 25_201] },
  '00:00:00': { jam: 0, siang: 'BELUM_BUKA', malam: ['kemarin', 18_000, 25_200] },
  '06:59:00': { jam: 25_140, siang: 0, malam: ['kemarin', 43_140, 60] },
  '07:00:00': { jam: 25_200, siang: 0, malam: ['kemarin', 43_200, 0] },
  '07:59:00': { jam: 28_740, siang: 0, malam: ['kemarin', 46_740, 0] },
  '08:00:00': { jam: 28_800, siang: 0, malam: ['kemarin', 46_800, 0] },
  '08:59:00': { jam: 32_340, siang: 3_540, malam: ['kemarin', 50_340, 0] },
}

const BARIS = Object.entries(ZONA_KANTOR).flatMap(([zona, { offset, utcKemarin }]) =>
  Object.keys(JAM).map((jam) => ({ zona, offset, jam, utcKemarin: utcKemarin.some((satu) => satu === jam) })),
)
const PERTANYAAN = BARIS.flatMap(({ zona, offset, jam }) =>
  TANGGAL.map(([tanggal]) => ({ zona, iso: `${tanggal}T${jam}${offset}` })),
)

const modul = (nama: string) => JSON.stringify(new URL(nama, import.meta.url).href)

/** Runs in a process of its own: questions in, answers out. */
const SKRIP = `
import * as waktu from ${modul('./waktu.ts')}
import { shiftPada } from ${modul('./jadwal/jadwal.ts')}
import { decideCheckIn, hariPresensi, computeLebihAwal } from ${modul('./presensi/hari/presensi.ts')}

function hari(saat, zona, mulai, selesai) {
  const jadwal = { hari: {}, toleransi: 0, masukSaatLibur: false }
  const rencana = [-2, -1, 0, 1].map((selisih) => {
    const tanggal = waktu.addHari(waktu.tanggalLokal(saat, zona), selisih)
    const roster = { mulai: waktu.parseJam(mulai), selesai: waktu.parseJam(selesai) }
    return { tanggal, shift: shiftPada(tanggal, jadwal, { libur: true, roster }, zona), lembur: [] }
  })
  const tanggal = hariPresensi(saat, rencana, zona)
  const satu = rencana.find((r) => r.tanggal === tanggal)
  const masuk = decideCheckIn({
    saat,
    hari: { rencana: satu, izin: null, checkIn: false, checkOut: false },
    kantor: { area: { center: null, boundaries: [] }, kebijakan: 'wajib' },
    bebasArea: false, posisi: null, keterangan: '', waktuPerangkat: saat, fotoSama: [], ditarik: [],
  })
  return [tanggal, masuk.ok ? masuk.telat : masuk.alasan, computeLebihAwal(satu.shift, saat)]
}

let teks = ''
for await (const potong of process.stdin) teks += potong
const jawaban = JSON.parse(teks).map(({ zona, iso }) => {
  const saat = Date.parse(iso)
  const tanggal = waktu.tanggalLokal(saat, zona)
  const jam = waktu.jamLokal(saat, zona)
  return {
    zona, iso, tanggal, jam,
    kemarin: waktu.addHari(tanggal, -1),
    namaHari: waktu.namaHari(tanggal),
    isTanggal: waktu.isTanggal(tanggal),
    isoLokal: waktu.isoLokal(saat, zona),
    pulangPergi: waktu.instanFrom(tanggal, jam, zona) === saat,
    tanggalUtc: new Date(saat).toISOString().slice(0, 10),
    siang: hari(saat, zona, '08:00', '17:00'),
    malam: hari(saat, zona, '19:00', '07:00'),
  }
})
const zona = Intl.DateTimeFormat().resolvedOptions().timeZone
const offset = new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset()
console.log(JSON.stringify({ zona, offset, jawaban }))
`

type Laporan = { zona: string; offset: number; jawaban: { zona: string; iso: string }[] }

function tanya(zonaServer: string): Laporan {
  const keluaran = execFileSync(process.execPath, ['--input-type=module', '--eval', SKRIP], {
    env: { ...process.env, TZ: zonaServer },
    input: JSON.stringify(PERTANYAAN),
    encoding: 'utf8',
    timeout: 240_000,
  })
  return JSON.parse(keluaran) as Laporan
}

describe.each(ZONA_SERVER)('on a server in %s', (zonaServer, offset) => {
  let laporan: Laporan
  beforeAll(() => {
    laporan = tanya(zonaServer)
  })

  it('really runs in that zone', () => {
    expect([laporan.zona, laporan.offset]).toEqual([zonaServer, offset])
  })

  it.each(BARIS)('$jam $zona is the same clock, day, shift and lateness on every date', (baris) => {
    const { jam, siang, malam } = JAM[baris.jam] as Harapan
    const [milik, telat, lebihAwal] = malam
    for (const [tanggal, kemarin, namaHari] of TANGGAL) {
      const iso = `${tanggal}T${baris.jam}${baris.offset}`
      expect(laporan.jawaban.find((j) => j.zona === baris.zona && j.iso === iso)).toEqual({
        zona: baris.zona,
        iso,
        tanggal,
        jam,
        kemarin,
        namaHari,
        isTanggal: true,
        isoLokal: iso,
        pulangPergi: true,
        tanggalUtc: baris.utcKemarin ? kemarin : tanggal,
        siang: [tanggal, siang, Math.max(0, 61_200 - jam)],
        malam: [milik === 'kemarin' ? kemarin : tanggal, telat, lebihAwal],
      })
    }
  })
})

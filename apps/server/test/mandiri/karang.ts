import {
  type Cerita,
  type Hadir,
  IANA,
  type Izin,
  JADWAL,
  type Jam,
  type Lembur,
  type NamaJadwal,
  type Tempat,
  type Zona,
} from './cerita.ts'
import { hariPada, izinPada, kerjaPada, saatDi, shiftPada, tanggalSebulan, tempatPada } from './hitung.ts'

type Libur = ReadonlySet<string>
export type Acak = ReturnType<typeof acakDari>

const MENIT = 60_000
const JAM_MS = 60 * MENIT
const ROSTER: readonly (Jam | null)[] = [
  null,
  null,
  { mulai: '09:00', selesai: '18:00' },
  { mulai: '21:00', selesai: '05:00' },
  { mulai: '00:00', selesai: '08:00' },
]

/**
 * Makes up the month of one number, the same one every time: somebody who stays, comes, goes or moves, with rosters,
 * requests in every state, overtime, late and early, forgotten check-outs.
 *
 * @param patuh only what could be punched as it happened: no punch of a day whose turn it is not
 */
export function karangCerita(nomor: number, libur: Libur, { patuh }: { readonly patuh: boolean }): Cerita {
  const acak = acakDari(nomor)
  const bulan = `2026-${String(acak.bulat(2, 11)).padStart(2, '0')}`
  const tempat = karangTempat(acak, bulan)
  const dasar: Cerita = {
    bulan,
    saat: karangSaat(acak, bulan, patuh),
    tempat,
    roster: karangRoster(acak, bulan, patuh),
    izin: karangIzin(acak, bulan),
    lembur: [],
    hadir: [],
    kerja: [],
  }
  const denganLembur = { ...dasar, lembur: karangLembur(acak, dasar, libur) }
  return { ...denganLembur, hadir: karangHadir(acak, denganLembur, libur, patuh) }
}

function karangTempat(acak: Acak, bulan: string): Tempat[] {
  const hari = (n: number) => `${bulan}-${String(n).padStart(2, '0')}`
  const satu = (dari: string, sampai: string | null, zona: Zona, jadwal: NamaJadwal): Tempat => ({
    dari,
    sampai,
    zona,
    jadwal,
    utama: true,
  })
  const zona = acak.urut(Object.keys(IANA) as Zona[])
  const jadwal = () => acak.satu(Object.keys(JADWAL) as NamaJadwal[])
  const [a = 'WIB', b = 'WITA', c = 'WIT'] = zona
  const [tetap, n, m] = [jadwal(), acak.bulat(5, 14), acak.bulat(16, 26)]
  const pilihan = [
    () => [satu('2025-01-01', null, a, tetap)],
    () => [satu(hari(n), null, a, tetap)],
    () => [satu('2025-01-01', hari(m), a, tetap)],
    () => [satu('2025-01-01', hari(n), a, tetap), satu(hari(n + 1), null, b, tetap)],
    () => [
      satu('2025-01-01', hari(n), a, tetap),
      satu(hari(n + 1), hari(m), b, jadwal()),
      satu(hari(m + 1), null, c, tetap),
    ],
    // Away for some days, then back.
    () => [satu('2025-01-01', hari(n), a, tetap), satu(hari(m), null, b, jadwal())],
  ]
  const utama = acak.satu(pilihan)()
  const lain = utama.at(-1)
  const kedua: Tempat[] =
    lain !== undefined && acak.kira(0.2) ? [{ ...lain, zona: a === lain.zona ? b : a, utama: false }] : []
  return [...utama, ...kedua]
}

/** After the month, in it, or now and then before it. */
function karangSaat(acak: Acak, bulan: string, patuh: boolean): string {
  const awal = saatDi(`${bulan}-01`, '00:00', 'WIB')
  const hari = 24 * JAM_MS
  const letak = acak.satu(patuh ? [31, 31, 20] : [31, 31, 15, 15, -10])
  return new Date(awal + letak * hari + acak.bulat(0, 10 * 86_400) * 1000).toISOString()
}

function karangRoster(acak: Acak, bulan: string, patuh: boolean) {
  const tanggal = acak.urut(tanggalSebulan(bulan)).slice(0, acak.bulat(0, 4))
  return tanggal.map((satu) => ({ tanggal: satu, jam: patuh ? null : acak.satu(ROSTER) }))
}

/** Two at most, one after the other; the last may reach into the next month, the first come from the one before. */
function karangIzin(acak: Acak, bulan: string): Izin[] {
  const awal = Temporal.PlainDate.from(`${bulan}-01`)
  const satu = (mulai: number, lama: number): Izin => ({
    jenis: acak.satu(['CUTI', 'SAKIT', 'IZIN', 'DINAS_LUAR', 'WFH']),
    status: acak.satu(['disetujui', 'disetujui', 'disetujui', 'menunggu', 'ditolak']),
    mulai: awal.add({ days: mulai }).toString(),
    selesai: awal.add({ days: mulai + lama }).toString(),
  })
  return [
    ...(acak.kira(0.6) ? [satu(acak.bulat(-2, 8), acak.bulat(0, 6))] : []),
    ...(acak.kira(0.6) ? [satu(acak.bulat(16, 27), acak.bulat(0, 8))] : []),
  ]
}

/** On days off from the morning, on working days after work. */
function karangLembur(acak: Acak, cerita: Cerita, libur: Libur): Lembur[] {
  const semua: Lembur[] = []
  for (const hari of tanggalSebulan(cerita.bulan)) {
    const tempat = tempatPada(cerita, hari)
    if (tempat === undefined || !acak.kira(0.12)) continue
    const mulai = shiftPada(cerita, libur, hari)?.selesai ?? saatDi(hari, '09:00', tempat.zona)
    const satu = {
      hari,
      mulai: new Date(mulai).toISOString(),
      selesai: new Date(mulai + acak.bulat(30, 240) * MENIT).toISOString(),
      status: acak.satu(['disetujui', 'disetujui', 'disetujui', 'menunggu', 'ditolak'] as const),
    }
    // No two of one person lie over each other.
    if (!semua.some((l) => l.mulai < satu.selesai && satu.mulai < l.selesai)) semua.push(satu)
  }
  return semua
}

function karangHadir(acak: Acak, cerita: Cerita, libur: Libur, patuh: boolean): Hadir[] {
  const hadir: Hadir[] = []
  for (const tanggal of tanggalSebulan(cerita.bulan)) {
    const [kerja, tempat] = [kerjaPada(cerita, libur, tanggal), tempatPada(cerita, tanggal)]
    const sedangIzin = izinPada(cerita, tanggal) !== null
    // Some had come before their leave of that day was approved.
    if (kerja === null || tempat === undefined || !acak.kira(sedangIzin ? 0.15 : 0.85)) continue
    const zona = patuh ? tempat.zona : acak.satu(zonaPadaHari(cerita, tanggal))
    const toleransi = JADWAL[tempat.jadwal].toleransi * 60_000
    const masuk =
      kerja.mulai +
      acak.satu([0, toleransi, toleransi + 1000, -acak.bulat(1, 7200) * 1000, acak.bulat(1, 7200) * 1000])
    const pulang =
      kerja.selesai + acak.satu([0, -1000, -acak.bulat(1, 3600) * 1000, acak.bulat(1, 5400) * 1000])
    const batas = Date.parse(cerita.saat)
    const isGiliran = (saat: number) => !patuh || hariPada(cerita, libur, saat) === tanggal
    const lalu = hadir.at(-1)
    const isSesudahnya = lalu === undefined || Date.parse(lalu.pulang ?? lalu.masuk) < masuk
    if (masuk > batas || !isGiliran(masuk) || (patuh && !isSesudahnya)) continue
    const adaPulang = pulang > masuk && pulang <= batas && isGiliran(pulang) && acak.kira(0.9)
    hadir.push({
      tanggal,
      masuk: new Date(masuk).toISOString(),
      pulang: adaPulang ? new Date(pulang).toISOString() : null,
      zona,
    })
  }
  return hadir
}

function zonaPadaHari({ tempat }: Cerita, tanggal: string): Zona[] {
  return tempat
    .filter((t) => t.dari <= tanggal && (t.sampai === null || tanggal <= t.sampai))
    .map(({ zona }) => zona)
}

/** The same sequence for the same number (mulberry32). */
export function acakDari(nomor: number) {
  let keadaan = nomor * 2_654_435_761
  const pecahan = () => {
    keadaan = (keadaan + 0x6d_2b_79_f5) | 0
    let t = Math.imul(keadaan ^ (keadaan >>> 15), 1 | keadaan)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const bulat = (dari: number, sampai: number) => dari + Math.floor(pecahan() * (sampai - dari + 1))
  return {
    bulat,
    kira: (peluang: number) => pecahan() < peluang,
    satu: <T>(pilihan: readonly T[]) => pilihan[bulat(0, pilihan.length - 1)] as T,
    urut: <T>(semua: readonly T[]) =>
      semua
        .map((satu) => ({ satu, kunci: pecahan() }))
        .toSorted((a, b) => a.kunci - b.kunci)
        .map(({ satu }) => satu),
  }
}

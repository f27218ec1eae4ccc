import { BEDA_TERBANYAK, bedaSidik } from '../../src/presensi/ragu/mirip.ts'
import { type FaktaRagu, type PunchRagu, akurasiTeliti } from '../../src/presensi/ragu/sinyal.ts'
import type { Tanda } from '../../src/presensi/tinjauan/tanda.ts'
import { addHari } from '../../src/waktu.ts'
import { Acak } from './acak.ts'
import { type Cerita, type Ponsel, makeCurang, ponselBaru, turnBits } from './tingkah.ts'

/**
 * Weeks of people who do not exist, honest and dishonest, as their punches would be judged: the same ones from the same seed. How
 * honest phones behave is a guess on the unkind side: readings that stick, cameras of meetings, phones that are shared, clocks
 * that somebody puts right, uploads that hang.
 */

export const SINYAL = [
  'KOORDINAT_SAMA',
  'PERPINDAHAN_MUSTAHIL',
  'FOTO_MIRIP',
  'SATU_PONSEL',
  'JAM_BERUBAH',
  'AKURASI_TETAP',
  'KAMERA_SEMU',
  'POSISI_LAMA',
] as const satisfies readonly Tanda['kode'][]
export type Sinyal = (typeof SINYAL)[number]

/** A punch of the week that is judged, and whether its photo looks like one of before. */
export type PunchKorpus = { readonly fakta: FaktaRagu; readonly isMirip: boolean }
/** Somebody's week: honest, or what it is dishonest by. */
export type Minggu = { readonly curang: Sinyal | null; readonly punch: readonly PunchKorpus[] }

const BENIH = 20_261_124
const JUJUR = 2000
const CURANG = 60
/** Two weeks of five days; the last is judged. */
const HARI = 10
const SENIN = '2026-11-09'
const JAM = 3_600_000
const SEKALI: ReadonlySet<Sinyal> = new Set(['FOTO_MIRIP', 'SATU_PONSEL', 'JAM_BERUBAH', 'POSISI_LAMA'])

export function composeKorpus(benih = BENIH): readonly Minggu[] {
  const acak = new Acak(benih)
  const jujur = Array.from({ length: JUJUR }, () => composeMinggu(acak, null))
  return [
    ...jujur,
    ...SINYAL.flatMap((satu) => Array.from({ length: CURANG }, () => composeMinggu(acak, satu))),
  ]
}

function composeMinggu(acak: Acak, curang: Sinyal | null): Minggu {
  const ponsel = ponselBaru(acak)
  const foto: string[] = []
  const lalu: PunchRagu[] = []
  const semua: PunchKorpus[] = []
  // What is done once is to be found once.
  const sehari = curang !== null && SEKALI.has(curang) ? acak.bulat(5, HARI - 1) : null
  for (let hari = 0; hari < HARI; hari += 1) {
    const tanggal = addHari(SENIN, hari < 5 ? hari : hari + 2)
    const masuk = Date.parse(`${tanggal}T00:50:00Z`) + acak.bulat(-30, 20) * 60_000
    const saatHari = [masuk, masuk + 9 * JAM + acak.bulat(0, 60) * 60_000]
    // Once in a while somebody withdraws it and takes another.
    if (acak.mungkin(0.01)) saatHari.splice(1, 0, masuk + acak.bulat(15, 60) * 1000)
    for (const [ke, saat] of saatHari.entries()) {
      const biasa = ceritaJujur(acak, ponsel, saat, ke < saatHari.length - 1)
      const isCurang = curang !== null && hari >= 5 && (sehari ?? hari) === hari
      const cerita = isCurang ? makeCurang(acak, curang, ponsel, biasa, ke, foto) : biasa
      const punch = punchFrom(cerita, tanggal)
      const isMirip = foto.some((satu) => bedaSidik(satu, cerita.sidik) <= BEDA_TERBANYAK)
      const { waktu, pemakai, kamera, posisiUmur } = cerita
      const fakta = { karyawanId: 1, punch, lalu: [...lalu], pemakai, waktu, kamera, posisiUmur }
      if (hari >= 5) semua.push({ fakta, isMirip })
      lalu.unshift(punch)
      foto.push(cerita.sidik)
    }
  }
  return { curang, punch: semua }
}

function punchFrom({ saat, titik, akurasi }: Cerita, tanggal: string): PunchRagu {
  const bulat = { lat: Number(titik.lat.toFixed(4)), lng: Number(titik.lng.toFixed(4)) }
  return {
    tanggal,
    saat,
    titik: bulat,
    akurasi: Math.round(akurasi),
    sidikTitik: `${Math.round(titik.lat * 1e7)} ${Math.round(titik.lng * 1e7)}`,
    akurasiDm: akurasiTeliti(akurasi) ?? Math.round(akurasi * 10),
  }
}

/** What an honest phone says at an honest punch. */
function ceritaJujur(acak: Acak, ponsel: Ponsel, saat: number, isMasuk: boolean): Cerita {
  const { tempat, lekat, terakhir } = ponsel
  // Some days somebody works elsewhere, and drives there.
  const pindah =
    !isMasuk && ponsel.isKeliling ? { lat: acak.antara(-0.5, 0.5), lng: acak.antara(-0.5, 0.5) } : NOL
  // A reading that lies kilometres off and does not know it.
  const liar = acak.mungkin(0.001) ? { lat: acak.lonceng(0.05), lng: acak.lonceng(0.05) } : NOL
  const baru = {
    lat: tempat.lat + pindah.lat + liar.lat + acak.lonceng(ponsel.goyah / 111_000),
    lng: tempat.lng + pindah.lng + liar.lng + acak.lonceng(ponsel.goyah / 111_000),
  }
  const titik = terakhir !== null && acak.mungkin(lekat) ? terakhir : baru
  ponsel.terakhir = titik
  const akurasi =
    ponsel.pilihanAkurasi === null ? Math.abs(acak.lonceng(8)) + 3 : acak.pilih(ponsel.pilihanAkurasi)
  const jalan = acak.mungkin(0.0002) ? acak.antara(60_000, 110_000) : acak.antara(200, 12_000)
  const geser = acak.mungkin(0.0005) ? acak.lonceng(300_000) : acak.lonceng(300)
  const isLuring = acak.mungkin(0.05)
  return {
    saat,
    titik,
    akurasi,
    waktu: waktuFrom(acak, saat, { geser, jalan, tunda: isLuring ? acak.antara(JAM / 6, 6 * JAM) : 300 }),
    pemakai: pemakaiFrom(acak, ponsel, saat),
    kamera: ponsel.kamera,
    // The screen was left open while somebody talked.
    posisiUmur: Math.round(acak.mungkin(0.0005) ? acak.antara(100, 400) : acak.antara(0, 25)),
    sidik: turnBits(acak, ponsel.wajah, 0.3),
  }
}

type Kirim = { readonly geser: number; readonly jalan: number; readonly tunda: number }

/** The time was heard up to two days before; the page may have slept, or been loaded anew. */
function waktuFrom(acak: Acak, saat: number, { geser, jalan, tunda }: Kirim): NonNullable<Cerita['waktu']> {
  const sejak = acak.mungkin(0.8) ? acak.antara(5000, 600_000) : acak.antara(JAM, 20 * JAM)
  const tidur = acak.mungkin(0.3) ? sejak * acak.pecahan() : 0
  const [beda, lambat] = [acak.lonceng(acak.mungkin(0.9) ? 2000 : 200_000), acak.antara(100, 4000)]
  const isMuat = acak.mungkin(0.2)
  const hidup = 'a'
  const dengar = { jam: Math.round(saat - sejak + beda + lambat), mono: lambat, hidup }
  const mono = lambat + sejak - lambat - tidur
  const ambil = { jam: Math.round(saat + beda + geser), mono, hidup }
  const tiba = Math.round(saat + tunda + jalan)
  const halaman = isMuat
    ? { mono: 300, hidup: 'b', bergeser: 0 }
    : { mono: mono + tunda, hidup, bergeser: Math.abs(geser) }
  return {
    token: saat - sejak,
    dengar,
    ambil,
    bergeser: Math.max(Math.abs(geser), tidur),
    kirim: { jam: Math.round(saat + tunda + beda + geser), halaman },
    tiba,
  }
}

function pemakaiFrom(acak: Acak, ponsel: Ponsel, saat: number): Cerita['pemakai'] {
  const lain = acak.mungkin(0.0005) ? 2 : Number(ponsel.isBerdua && acak.mungkin(0.5))
  return Array.from({ length: lain }, (_, i) => ({
    karyawanId: 2 + i,
    saat: saat - acak.bulat(1, 50) * 60_000,
  }))
}

const NOL = { lat: 0, lng: 0 }

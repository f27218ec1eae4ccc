/**
 * A contract's period as told to the product and to the independent computation alike: what is needed, who works when, what is
 * paid. Days are `YYYY-MM-DD`, moments milliseconds, hours minutes since local midnight; an end at or before the start lies on
 * the next day.
 */
export type MasaKlien = {
  readonly zona: keyof typeof GESER_JAM
  readonly tahun: number
  readonly bulan: number
  /** The day of the month that periods end with */
  readonly tutup: number
  /** The contract's first and last day */
  readonly mulai: string
  readonly sampai: string
  /** The earliest first */
  readonly syarat: readonly SyaratKisah[]
  readonly pos: readonly PosKisah[]
  readonly kerja: readonly KerjaKisah[]
}
export type SyaratKisah = {
  readonly berlaku_dari: string
  readonly toleransi: number
  readonly jamPenuh: number
  readonly ganti: number | null
  readonly biaya: number
  readonly potongan: number | null
  /** Of the jobs at these places in `JABATAN`; null: it has no price */
  readonly harga: readonly (HargaKisah | null)[]
}
export type HargaKisah = {
  readonly satuan: 'bulan' | 'hari' | 'jam'
  readonly harga: number
  readonly persen: number
  readonly lembur: number | null
}
export type PosKisah = {
  readonly jabatan: number
  /** The first day on which nobody stands there; null: as long as the contract */
  readonly tutup: string | null
  readonly kebutuhan: readonly {
    readonly berlaku_dari: string
    /** On these weekdays, 1 Monday to 7 Sunday, so many in the shift at that place in `SHIFT` */
    readonly isi: readonly { readonly shift: number; readonly hari: number; readonly jumlah: number }[]
  }[]
}
export type KerjaKisah = {
  /** The person's place among the story's */
  readonly orang: number
  readonly pos: number
  /** Null: of no shift kind */
  readonly shift: number | null
  readonly tanggal: string
  readonly mulai: number
  readonly selesai: number
  /** The work's place in `kerja` that it stands in for */
  readonly menggantikan: number | null
  readonly masuk: number | null
  readonly pulang: number | null
  /** Approved overtime right after it */
  readonly lembur: { readonly mulai: number; readonly selesai: number } | null
}

export const GESER_JAM = { WIB: 7, WITA: 8, WIT: 9 } as const
export const JABATAN = ['Satpam', 'Petugas Kebersihan'] as const
/** Minutes: morning, evening, night, office hours */
export const SHIFT = [
  [420, 900],
  [900, 1380],
  [1380, 420],
  [480, 1020],
] as const
export const ORANG_TERBANYAK = 6

const HARI_MS = 86_400_000
const MENIT = 60_000

export const hariTambah = (tanggal: string, n: number): string =>
  new Date(Date.parse(tanggal) + n * HARI_MS).toISOString().slice(0, 10)
export const saatKisah = (tanggal: string, menit: number, zona: MasaKlien['zona']): number =>
  Date.parse(tanggal) + (menit - GESER_JAM[zona] * 60) * MENIT

/** Makes up the story of one number, the same one every time. `hari`: the contract has at most so many days in it. */
export function karangMasa(nomor: number, hariTerbanyak: number): MasaKlien {
  const acak = acakDari(nomor)
  const zona = acak.satu(['WIB', 'WITA', 'WIT'] as const)
  const bulan = acak.bulat(1, 10)
  const tutup = acak.satu([31, 31, 20, 25])
  const akhir =
    tutup === 31 ? hariTambah(`2026-${dua(bulan + 1)}-01`, -1) : `2026-${dua(bulan)}-${dua(tutup)}`
  const awal =
    tutup === 31
      ? `2026-${dua(bulan)}-01`
      : hariTambah(bulan === 1 ? `2025-12-${dua(tutup)}` : `2026-${dua(bulan - 1)}-${dua(tutup)}`, 1)
  const panjang = (Date.parse(akhir) - Date.parse(awal)) / HARI_MS + 1
  // Most begin or end within the period; those that hold all of it are as long as is asked for.
  const lama = Math.min(panjang, acak.bulat(3, hariTerbanyak))
  const geser = acak.bulat(0, panjang - lama)
  const isAkhir = acak.kira(0.4)
  const mulai = hariTambah(awal, isAkhir ? panjang - lama : geser)
  const sampai =
    isAkhir && acak.kira(0.5) ? hariTambah(akhir, acak.bulat(1, 40)) : hariTambah(mulai, lama - 1)
  const hari = Array.from({ length: lama }, (_, i) => hariTambah(mulai, i))
  const syarat = karangSyarat(acak, hari)
  const pos = Array.from({ length: acak.bulat(1, 2) }, () => karangPos(acak, hari))
  return {
    zona,
    tahun: 2026,
    bulan,
    tutup,
    mulai,
    sampai,
    syarat,
    pos,
    kerja: karangKerja(acak, hari, pos, zona),
  }
}

function karangSyarat(acak: Acak, hari: readonly string[]): SyaratKisah[] {
  const satu = (berlaku_dari: string): SyaratKisah => ({
    berlaku_dari,
    toleransi: acak.satu([0, 5, 15, 60]),
    jamPenuh: acak.satu([60, 240, 420, 480, 1440]),
    ganti: acak.satu([null, 60]),
    biaya: acak.satu([0, 750, 1000, 1234]),
    potongan: acak.satu([null, null, 0, 50_000]),
    harga: JABATAN.map(() =>
      acak.kira(0.92)
        ? {
            satuan: acak.satu(['bulan', 'hari', 'jam'] as const),
            harga: acak.satu([0, 1, 33_333, 250_000, 4_567_891]),
            persen: acak.satu([100, 150, 200]),
            lembur: acak.satu([null, 25_000, 33_333]),
          }
        : null,
    ),
  })
  const mulai = hari[0] ?? ''
  return acak.kira(0.35) ? [satu(mulai), satu(acak.satu(hari.slice(1)))] : [satu(mulai)]
}

function karangPos(acak: Acak, hari: readonly string[]): PosKisah {
  const versi = (berlaku_dari: string) => ({
    berlaku_dari,
    isi: SHIFT.flatMap((_, shift) => {
      if (!acak.kira(0.5)) return []
      const libur = acak.satu([0, 0, 6, 7])
      return [1, 2, 3, 4, 5, 6, 7].flatMap((ke) =>
        ke === libur ? [] : [{ shift, hari: ke, jumlah: acak.kira(0.1) ? 3 : acak.satu([1, 1, 2]) }],
      )
    }),
  })
  const mulai = hari[0] ?? ''
  return {
    jabatan: acak.bulat(0, 1),
    tutup: acak.kira(0.15) ? acak.satu(hari.slice(1)) : null,
    kebutuhan: acak.kira(0.3)
      ? [versi(mulai), versi(acak.satu(hari.slice(1)))]
      : [versi(acak.kira(0.2) ? hariTambah(mulai, -30) : mulai)],
  }
}

/** One work a person and day, at most; some stood in for, and some of those once more. */
function karangKerja(
  acak: Acak,
  hari: readonly string[],
  pos: readonly PosKisah[],
  zona: MasaKlien['zona'],
): KerjaKisah[] {
  const kerja: KerjaKisah[] = []
  const sibuk = new Map<number, number>()
  for (const tanggal of hari) {
    const bebas = Array.from({ length: ORANG_TERBANYAK }, (_, i) => i)
    const ambil = (dari: number): number | undefined => {
      const ke = bebas.findIndex((orang) => (sibuk.get(orang) ?? 0) <= dari)
      return ke < 0 ? undefined : bebas.splice(ke, 1)[0]
    }
    for (let n = acak.bulat(0, 4); n > 0; n -= 1) {
      const shift = acak.bulat(0, SHIFT.length - 1)
      const [a, b] = SHIFT[shift] as readonly [number, number]
      const sembarang = acak.kira(0.15)
      const awal = sembarang ? acak.bulat(0, 1200) : a
      const lama = sembarang ? acak.bulat(30, 720) : b > a ? b - a : b + 1440 - a
      const mulai = saatKisah(tanggal, awal, zona)
      const selesai = mulai + lama * MENIT
      const orang = ambil(mulai)
      if (orang === undefined) continue
      sibuk.set(orang, selesai + 4 * 3_600_000)
      const milik = {
        pos: acak.bulat(0, pos.length - 1),
        shift: sembarang && acak.kira(0.7) ? null : shift,
        tanggal,
        selesai,
      }
      kerja.push({ ...milik, orang, mulai, menggantikan: null, ...karangHadir(acak, mulai, selesai, 0.7) })
      for (let asal = kerja.length - 1, lagi = 0.25; acak.kira(lagi); lagi = 0.2) {
        const sejak = mulai + Math.floor((selesai - mulai) * acak.satu([0, 0, acak.pecahan() * 0.8]))
        const pengganti = ambil(sejak)
        if (pengganti === undefined) break
        sibuk.set(pengganti, selesai + 4 * 3_600_000)
        kerja.push({
          ...milik,
          shift: null,
          orang: pengganti,
          mulai: sejak,
          menggantikan: asal,
          ...karangHadir(acak, sejak, selesai, 0.8),
          lembur: null,
        })
        asal = kerja.length - 1
      }
    }
  }
  return kerja
}

function karangHadir(acak: Acak, mulai: number, selesai: number, peluang: number) {
  const lembur = acak.kira(0.15) ? { mulai: selesai, selesai: selesai + acak.bulat(15, 180) * MENIT } : null
  if (!acak.kira(peluang)) return { masuk: null, pulang: null, lembur }
  const masuk =
    mulai +
    acak.satu([0, -acak.bulat(0, 60) * MENIT, acak.bulat(0, 90 * 60) * 1000, 899_000, 900_000, 901_000])
  const pulang = Math.max(
    masuk + 1000,
    selesai + acak.satu([0, acak.bulat(0, 200 * 60) * 1000, -acak.bulat(0, 90 * 60) * 1000]),
  )
  return { masuk, pulang: acak.kira(0.9) ? pulang : null, lembur }
}

const dua = (n: number) => String(n).padStart(2, '0')

type Acak = ReturnType<typeof acakDari>

/** The same sequence for the same number (mulberry32). */
function acakDari(nomor: number) {
  let keadaan = Math.imul(nomor, 0x9e_37_79_b1)
  const pecahan = () => {
    keadaan = (keadaan + 0x6d_2b_79_f5) | 0
    let t = Math.imul(keadaan ^ (keadaan >>> 15), 1 | keadaan)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const bulat = (dari: number, sampai: number) => dari + Math.floor(pecahan() * (sampai - dari + 1))
  return {
    pecahan,
    bulat,
    kira: (peluang: number) => pecahan() < peluang,
    satu: <T>(pilihan: readonly T[]) => pilihan[bulat(0, pilihan.length - 1)] as T,
  }
}

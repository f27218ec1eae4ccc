import {
  type Cerita,
  type Ganti,
  type Hadir,
  type Kerja,
  type Lembur,
  ORANG,
  rentangKerja,
  saatDari,
} from './cerita.ts'

type Acak = ReturnType<typeof acakDari>
type Rentang = { readonly mulai: number; readonly selesai: number }

const MENIT = 60_000
const ZONA = ['WIB', 'WITA', 'WIT'] as const

/** Makes up the story of one number, the same one every time. */
export function karangCerita(nomor: number): Cerita {
  const acak = acakDari(nomor)
  const zona = acak.satu(ZONA)
  const awal = Date.UTC(2026, acak.bulat(0, 11), acak.bulat(1, 28))
  const tanggal = [awal, awal + 86_400_000].map((saat) => new Date(saat).toISOString().slice(0, 10))
  const kerja = karangKerja(acak, tanggal, zona)
  const tukar = karangTukar(acak, kerja, zona)
  const ganti = karangGanti(acak, kerja, zona)
  const pos = [1, 2].map((satu) => ({
    pos: satu,
    jumlah: acak.bulat(0, 3),
    mulai: saatDari(tanggal[0] ?? '', 7 * 60, zona),
    selesai: saatDari(tanggal[0] ?? '', 15 * 60, zona),
  }))
  return {
    zona,
    saat: saatDari(tanggal[0] ?? '', acak.bulat(0, 60 * 48), zona) + acak.bulat(0, 59_999),
    kerja,
    tukar,
    ganti,
    lembur: karangLembur(acak, tanggal, zona),
    izin: karangIzin(acak, tanggal, ganti),
    hadir: karangHadir(acak, [
      ...kerja.map((satu) => rentangKerja(satu, zona)),
      ...ganti.map(rentangGanti(kerja, zona)),
    ]),
    butuh: pos,
    toleransiKosong: acak.satu([0, 0, 60, 600, 3600]),
    istirahat: acak.satu([8, 8, 10, 12]) * 3600,
  }
}

/** None to three works a person and day, one after the other; some adjoin, some end on the day after. */
function karangKerja(acak: Acak, tanggal: readonly string[], zona: Cerita['zona']): Kerja[] {
  return ORANG.flatMap((orang) => {
    const semua: Kerja[] = []
    let sampai = -Infinity
    for (const hari of tanggal) {
      let mulai = acak.bulat(0, 20 * 4) * 15
      for (let ke = acak.satu([0, 1, 1, 1, 2, 3]); ke > 0 && mulai < 1440; ke -= 1) {
        const lama = acak.satu([60, 240, 450, 480, 480, 720, acak.bulat(15, 960)])
        const satu: Kerja = {
          orang,
          tanggal: hari,
          mulai,
          selesai: (mulai + lama) % 1440,
          toleransi: acak.satu([0, 0, 300, 900]),
          jeda: acak.kira(0.6)
            ? { detik: acak.satu([900, 1800, 3600]), sesudah: acak.satu([0, 14_400]) }
            : null,
          pos: acak.satu([null, 1, 2]),
        }
        const rentang = rentangKerja(satu, zona)
        if (rentang.mulai >= sampai) {
          semua.push(satu)
          sampai = rentang.selesai
        }
        mulai += lama + acak.satu([0, 0, 30, 60, 240])
      }
    }
    return semua
  })
}

/** Works of two people that change hands where neither then works twice at once. */
function karangTukar(
  acak: Acak,
  kerja: readonly Kerja[],
  zona: Cerita['zona'],
): (readonly [number, number])[] {
  if (kerja.length < 2 || !acak.kira(0.4)) return []
  const [a, b] = [acak.bulat(0, kerja.length - 1), acak.bulat(0, kerja.length - 1)]
  const [satu, lain] = [kerja[a] as Kerja, kerja[b] as Kerja]
  if (satu.orang === lain.orang) return []
  const isMuat = (milik: Kerja, baru: Kerja) =>
    kerja.every(
      (k) =>
        k === milik ||
        k.orang !== milik.orang ||
        !isBertumpuk(rentangKerja(k, zona), rentangKerja(baru, zona)),
    )
  return isMuat(satu, lain) && isMuat(lain, satu) ? [[a, b]] : []
}

function karangGanti(acak: Acak, kerja: readonly Kerja[], zona: Cerita['zona']): Ganti[] {
  const ganti: Ganti[] = []
  for (const [ke, satu] of kerja.entries()) {
    if (!acak.kira(0.2)) continue
    const { mulai, selesai } = rentangKerja(satu, zona)
    const sejak = () => mulai + Math.floor((selesai - mulai) * acak.satu([0, 0, acak.pecahan() * 0.9]))
    // Who stands in is of elsewhere, so that nobody works twice at once; now and then somebody stands in for them too.
    ganti.push({ kerja: ke, orang: 100 + ke, sejak: sejak() })
    if (acak.kira(0.25))
      ganti.push({
        kerja: kerja.length + ganti.length - 1,
        orang: 200 + ke,
        sejak: Math.max(sejak(), ganti.at(-1)?.sejak ?? 0),
      })
  }
  return ganti
}

/** From when somebody stands in to the end of the work at the root. */
export function rentangGanti(kerja: readonly Kerja[], zona: Cerita['zona']) {
  return (satu: Ganti, _: number, semua: readonly Ganti[]): Rentang => {
    let asal = satu.kerja
    while (asal >= kerja.length) asal = (semua[asal - kerja.length] as Ganti).kerja
    return { mulai: satu.sejak, selesai: rentangKerja(kerja[asal] as Kerja, zona).selesai }
  }
}

function karangIzin(acak: Acak, tanggal: readonly string[], ganti: readonly Ganti[]) {
  return [...ORANG, ...ganti.map(({ orang }) => orang)].flatMap((orang) =>
    acak.kira(0.12) ? [{ orang, tanggal: acak.satu(tanggal) }] : [],
  )
}

function karangLembur(acak: Acak, tanggal: readonly string[], zona: Cerita['zona']): Lembur[] {
  return ORANG.flatMap((orang) =>
    tanggal.flatMap((hari) => {
      if (!acak.kira(0.25)) return []
      const mulai = saatDari(hari, acak.bulat(0, 23 * 4) * 15, zona)
      return [{ orang, tanggal: hari, mulai, selesai: mulai + acak.bulat(15, 180) * MENIT }]
    }),
  )
}

function karangHadir(acak: Acak, rentang: readonly Rentang[]): Map<number, Hadir> {
  const hadir = new Map<number, Hadir>()
  for (const [ke, { mulai, selesai }] of rentang.entries()) {
    if (!acak.kira(0.6)) continue
    const masuk =
      mulai +
      acak.satu([0, -acak.bulat(0, 90) * MENIT, acak.bulat(0, 120 * 60) * 1000, acak.bulat(0, 300) * 1000])
    const pulang = selesai + acak.satu([0, acak.bulat(0, 90 * 60) * 1000, -acak.bulat(0, 90 * 60) * 1000])
    hadir.set(ke, { masuk, pulang: acak.kira(0.8) && pulang > masuk ? pulang : null })
  }
  return hadir
}

function isBertumpuk(satu: Rentang, lain: Rentang): boolean {
  return satu.mulai < lain.selesai && lain.mulai < satu.selesai
}

/** The same sequence for the same number (mulberry32). */
function acakDari(nomor: number) {
  let keadaan = nomor * 2_654_435_761
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

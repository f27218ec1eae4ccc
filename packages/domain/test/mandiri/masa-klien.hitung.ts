import { type KerjaKisah, type MasaKlien, JABATAN, SHIFT, hariTambah, saatKisah } from './masa-klien.ts'

/** What a contract's period comes to, computed plainly and slowly from the written rules alone, with nothing of the product's code. */

type Butuh = { pos: number; tanggal: string; shift: number; jumlah: number; mulai: number; selesai: number }

export function hitungMasa(kisah: MasaKlien, libur: ReadonlySet<string>) {
  const { dari, sampai, hari } = periodeDari(kisah)
  const tanggal: string[] = []
  for (let satu = dari; satu <= sampai; satu = hariTambah(satu, 1)) tanggal.push(satu)
  const butuh = tanggal.flatMap((satu) => kisah.pos.flatMap((_, pos) => butuhDari(kisah, pos, satu)))
  const kerja = kisah.kerja.filter((k) => dari <= k.tanggal && k.tanggal <= sampai)
  const asal = (k: KerjaKisah): KerjaKisah =>
    k.menggantikan === null ? k : asal(kisah.kerja[k.menggantikan] as KerjaKisah)
  const isi = butuh.map((b) => kerja.filter((k) => milikButuh(asal(k), butuh) === b))
  const terisi = butuh.map((b, i) => {
    const syarat = syaratDari(kisah, b.tanggal)
    const hadir = (isi[i] ?? []).flatMap((k) => {
      if (k.masuk === null) return []
      const a = Math.max(k.masuk, k.mulai)
      const z = Math.min(k.pulang ?? k.selesai, k.selesai)
      return z > a ? [{ siapa: asal(k).orang, a, z }] : []
    })
    const batas = [...new Set([b.mulai, b.selesai, ...hadir.flatMap(({ a, z }) => [a, z])])]
      .filter((t) => b.mulai <= t && t <= b.selesai)
      .toSorted((x, y) => x - y)
    const lama = Math.floor((b.selesai - b.mulai) / 1000)
    const tingkat = Array.from({ length: b.jumlah }, (_, k) => {
      const celah: number[] = []
      let buka: number | null = null
      for (let j = 0; j + 1 < batas.length; j += 1) {
        const tengah = ((batas[j] as number) + (batas[j + 1] as number)) / 2
        const ada = new Set(hadir.filter(({ a, z }) => a < tengah && tengah < z).map(({ siapa }) => siapa))
          .size
        if (ada <= k) buka ??= batas[j] as number
        else if (buka !== null) {
          celah.push(Math.floor(((batas[j] as number) - buka) / 1000))
          buka = null
        }
      }
      if (buka !== null) celah.push(Math.floor((b.selesai - buka) / 1000))
      const panjang = celah.filter((detik) => detik > syarat.toleransi * 60)
      const kosong = panjang.reduce((x, y) => x + y, 0)
      return { kosong, celah: panjang.length, penuh: lama - kosong >= Math.min(syarat.jamPenuh * 60, lama) }
    })
    return { b, tingkat, detik: tingkat.reduce((n, t) => n + lama - t.kosong, 0) }
  })
  const semua = terisi.flatMap(({ tingkat }) => tingkat)
  const lembur = kerja.map((k) => {
    if (k.lembur === null || k.masuk === null) return 0
    const a = Math.max(k.lembur.mulai, k.masuk)
    const z = Math.min(k.lembur.selesai, k.pulang ?? k.lembur.selesai)
    return Math.max(0, Math.floor((z - a) / 1000))
  })
  return {
    dari,
    sampai,
    hariOrang: semua.filter(({ penuh }) => penuh).length,
    janji: butuh.reduce((n, { jumlah }) => n + jumlah, 0),
    detik: terisi.reduce((n, { detik }) => n + detik, 0),
    kosong: semua.reduce((n, { kosong }) => n + kosong, 0),
    celah: semua.reduce((n, { celah }) => n + celah, 0),
    lembur: lembur.reduce((x, y) => x + y, 0),
    diganti: new Set(kerja.filter((k) => k.menggantikan !== null && k.masuk !== null).map(asal)).size,
    ...hitungHarga(kisah, libur, hari, terisi, kerja, lembur),
  }
}

function periodeDari({ tahun, bulan, tutup, mulai, sampai }: MasaKlien) {
  const akhirBulan = (t: number, b: number) => new Date(Date.UTC(t, b, 0)).getUTCDate()
  const akhir = (t: number, b: number) =>
    new Date(Date.UTC(t, b - 1, Math.min(tutup, akhirBulan(t, b)))).toISOString().slice(0, 10)
  const penuh = { dari: hariTambah(akhir(tahun, bulan - 1), 1), sampai: akhir(tahun, bulan) }
  const hari = Math.round((Date.parse(penuh.sampai) - Date.parse(penuh.dari)) / 86_400_000) + 1
  return {
    dari: [penuh.dari, mulai].toSorted()[1] as string,
    sampai: [penuh.sampai, sampai].toSorted()[0] as string,
    hari,
  }
}

function syaratDari({ syarat }: MasaKlien, tanggal: string) {
  let berlaku = syarat[0]
  for (const satu of syarat) if (satu.berlaku_dari <= tanggal) berlaku = satu
  return berlaku as (typeof syarat)[number]
}

function kebutuhanDari(kisah: MasaKlien, pos: number, tanggal: string) {
  const { kebutuhan, tutup } = kisah.pos[pos] as MasaKlien['pos'][number]
  if (tutup !== null && tanggal >= tutup) return []
  let berlaku: (typeof kebutuhan)[number]['isi'] = []
  // What needs nothing at all is no version.
  for (const satu of kebutuhan) if (satu.berlaku_dari <= tanggal && satu.isi.length > 0) berlaku = satu.isi
  return berlaku
}

function butuhDari(kisah: MasaKlien, pos: number, tanggal: string): Butuh[] {
  const ke = new Date(tanggal).getUTCDay() || 7
  return kebutuhanDari(kisah, pos, tanggal)
    .filter(({ hari }) => hari === ke)
    .map(({ shift, jumlah }) => {
      const [a, b] = SHIFT[shift] as readonly [number, number]
      const mulai = saatKisah(tanggal, a, kisah.zona)
      const selesai = saatKisah(tanggal, b <= a ? b + 1440 : b, kisah.zona)
      return { pos, tanggal, shift, jumlah, mulai, selesai }
    })
}

function milikButuh(k: KerjaKisah, butuh: readonly Butuh[]): Butuh | null {
  const sehari = butuh.filter((b) => b.pos === k.pos && b.tanggal === k.tanggal)
  for (const b of sehari) if (b.shift === k.shift) return b
  let terbaik: Butuh | null = null
  let lama = 0
  for (const b of sehari) {
    const bersama = Math.min(b.selesai, k.selesai) - Math.max(b.mulai, k.mulai)
    if (bersama > lama || (bersama === lama && terbaik !== null && b.mulai < terbaik.mulai)) {
      terbaik = b
      lama = bersama
    }
  }
  return terbaik
}

type Terisi = { b: Butuh; tingkat: readonly { penuh: boolean }[]; detik: number }

/** The nearest whole, halves up. */
function bagi(atas: bigint, bawah: bigint): bigint {
  let hasil = atas / bawah
  let sisa = atas - hasil * bawah
  if (sisa < 0n) {
    hasil -= 1n
    sisa += bawah
  }
  return sisa * 2n >= bawah ? hasil + 1n : hasil
}

function hitungHarga(
  kisah: MasaKlien,
  libur: ReadonlySet<string>,
  hariPeriode: number,
  terisi: readonly Terisi[],
  kerja: readonly KerjaKisah[],
  lembur: readonly number[],
) {
  let jumlah = 0n
  let biaya = 0n
  const tanpa = new Set<string>()
  for (const syarat of kisah.syarat) {
    let sub = 0n
    const milik = terisi.filter(({ b }) => syaratDari(kisah, b.tanggal) === syarat)
    for (const [j, harga] of syarat.harga.entries()) {
      const isi = milik.filter(({ b }) => kisah.pos[b.pos]?.jabatan === j)
      if (harga === null) {
        if (isi.length > 0) tanpa.add(JABATAN[j] as string)
        continue
      }
      const harian = isi.filter(({ b }) => !libur.has(b.tanggal))
      const merah = isi.filter(({ b }) => libur.has(b.tanggal))
      const banyak = (semua: readonly Terisi[]) =>
        semua.reduce((n, { tingkat }) => n + tingkat.filter(({ penuh }) => penuh).length, 0)
      const detik = (semua: readonly Terisi[]) => semua.reduce((n, satu) => n + satu.detik, 0)
      const H = BigInt(harga.harga)
      const P = BigInt(harga.persen)
      // On holidays at 100 percent it is one line with the other days.
      const golongan: (readonly [readonly Terisi[], bigint])[] =
        harga.persen === 100
          ? [[isi, 100n]]
          : [
              [harian, 100n],
              [merah, P],
            ]
      if (harga.satuan === 'hari')
        for (const [semua, persen] of golongan) sub += bagi(BigInt(banyak(semua)) * H * persen, 100n)
      if (harga.satuan === 'jam')
        for (const [semua, persen] of golongan) sub += bagi(BigInt(detik(semua)) * H * persen, 360_000n)
      if (harga.satuan === 'bulan') sub += hitungSebulan(kisah, syarat, isi, golongan, H, hariPeriode)
      const kosong = isi.reduce((n, { tingkat }) => n + tingkat.length, 0) - banyak(isi)
      sub -= BigInt(kosong) * BigInt(syarat.potongan ?? 0)
      if (harga.lembur !== null) {
        const lama = kerja.reduce(
          (n, k, i) =>
            syaratDari(kisah, k.tanggal) === syarat && kisah.pos[k.pos]?.jabatan === j
              ? n + (lembur[i] ?? 0)
              : n,
          0,
        )
        sub += bagi(BigInt(lama) * BigInt(harga.lembur), 3600n)
      }
    }
    jumlah += sub
    biaya += bagi(sub * BigInt(syarat.biaya), 10_000n)
  }
  return { jumlah: Number(jumlah), biaya: Number(biaya), tanpaHarga: [...tanpa].toSorted() }
}

/** Place by place: the month's price, by the days on which it is one, spread over what was promised of it. */
function hitungSebulan(
  kisah: MasaKlien,
  syarat: MasaKlien['syarat'][number],
  isi: readonly Terisi[],
  golongan: readonly (readonly [readonly Terisi[], bigint])[],
  harga: bigint,
  hariPeriode: number,
): bigint {
  const { dari, sampai } = periodeDari(kisah)
  let jumlah = 0n
  for (const pos of kisah.pos.keys())
    for (const shift of SHIFT.keys())
      for (let ke = 0; ke < 3; ke += 1) {
        const milik = (semua: readonly Terisi[]) =>
          semua.filter(({ b }) => b.pos === pos && b.shift === shift && b.jumlah > ke)
        const janji = milik(isi).length
        if (janji === 0) continue
        let ada = 0
        for (let hari = dari; hari <= sampai; hari = hariTambah(hari, 1))
          if (
            syaratDari(kisah, hari) === syarat &&
            kebutuhanDari(kisah, pos, hari).some((k) => k.shift === shift && k.jumlah > ke)
          )
            ada += 1
        for (const [semua, persen] of golongan) {
          const penuh = milik(semua).filter(({ tingkat }) => tingkat[ke]?.penuh === true).length
          jumlah += bagi(
            harga * BigInt(ada) * BigInt(penuh) * persen,
            BigInt(hariPeriode) * BigInt(janji) * 100n,
          )
        }
      }
  return jumlah
}

import {
  BATAS,
  BEBAS,
  JKK,
  JKM,
  KATEGORI,
  LIBUR_NASIONAL,
  OCCUPATION,
  PASAL_17,
  TER,
  USIA_PENSIUN,
} from './hukum.ts'
import {
  IDULFITRI,
  type Kerja,
  MAKAN,
  MALAM,
  NATAL,
  type Orang,
  UMK,
  type Upah,
  addHari,
  hariKe,
  hariTahun,
} from './orang.ts'

/** A person's year of pay computed a second time, plainly, with nothing of the product's own code: what it answers is held against it. */

export type Baris = readonly [jenis: string, jumlah: number]
export type Slip = {
  readonly bulan: number
  readonly jenis: 'BULANAN' | 'THR' | 'KOMPENSASI'
  readonly penghasilan: readonly Baris[]
  readonly potongan: readonly Baris[]
  readonly lain: readonly Baris[]
  readonly bruto: number
  /** What the company pays: health, JHT, JP, accidents, death */
  readonly iuran: readonly number[]
}

const jumlah = (semua: readonly number[]) => semua.reduce((n, satu) => n + satu, 0)
export const nilai = (baris: readonly Baris[], ...jenis: readonly string[]) =>
  jumlah(baris.filter(([satu]) => jenis.length === 0 || jenis.includes(satu)).map(([, rupiah]) => rupiah))
const bulat = (atas: number, bawah: number) =>
  Number((2n * BigInt(atas) + BigInt(bawah)) / (2n * BigInt(bawah)))
const terisi = (baris: readonly Baris[]) => baris.filter(([, rupiah]) => rupiah > 0)

/** All slips of a year in the order in which they are made. */
export function hitungSetahun(orang: Orang): readonly Slip[] {
  const slip: Slip[] = []
  for (let bulan = 1; bulan <= 12; bulan += 1) {
    if (orang.masuk > akhir(bulan)) continue
    const thr =
      bulan === 3 && orang.agama === 'ISLAM'
        ? IDULFITRI
        : bulan === 12 && orang.agama === 'KRISTEN'
          ? NATAL
          : null
    if (thr !== null) slip.push(...slipThr(orang, bulan, thr, slip))
    if (bulan === 12 && orang.kontrak !== null) slip.push(slipKompensasi(orang, orang.kontrak, slip))
    slip.push(slipBulanan(orang, bulan, slip))
  }
  return slip
}

function slipBulanan(orang: Orang, bulan: number, lalu: readonly Slip[]): Slip {
  const penghasilan = terisi([
    ...upahBulan(orang, bulan),
    ...tunjangan(orang, bulan),
    ...lembur(orang, bulan),
  ])
  const absensi = potonganHari(orang, bulan)
  const iuran = iuranBulan(orang, bulan, nilai(penghasilan, 'TETAP'))
  const bruto =
    nilai(penghasilan) -
    absensi +
    jumlah([iuran.perusahaan[0] ?? 0, iuran.perusahaan[3] ?? 0, iuran.perusahaan[4] ?? 0])
  const isAkhir = bulan === 12 && orang.jenis !== 'HARIAN'
  const pph = isAkhir
    ? pajakSetahun(orang, [...lalu, { bruto, potongan: iuran.karyawan, jenis: 'BULANAN' }]) -
      dipotong(orang, lalu)
    : Math.max(0, pajakBulan(orang, bruto + brutoBulan(lalu, bulan)) - dipotongBulan(lalu, bulan))
  return {
    bulan,
    jenis: 'BULANAN',
    penghasilan,
    potongan: terisi([
      ['ABSENSI', absensi],
      ...iuran.karyawan,
      ['PPH21', Math.max(0, pph)],
      ['KASBON', cicilan(orang, bulan)],
    ]),
    lain: terisi([['LAIN', Math.max(0, -pph)]]),
    bruto,
    iuran: iuran.perusahaan,
  }
}

/** By working days of a week of six: of part of a month that part, a raise within it by its days. */
function upahBulan(orang: Orang, bulan: number): readonly Baris[] {
  const seluruh = hariBulan(bulan).filter(isHariKerja).length
  const dibayar = hariBulan(bulan).filter(
    (hari) => isHariKerja(hari) && hari >= orang.masuk && (orang.keluar === null || hari <= orang.keluar),
  )
  return orang.upah.flatMap((upah): readonly Baris[] => {
    if (upah.satuan === 'hari') {
      const hari = orang.kerja.filter((satu) => isBulan(satu.tanggal, bulan)).length
      return [
        ['TETAP', upah.pokok * hari],
        ['TETAP', upah.tetap * hari],
        ['TIDAK_TETAP', upah.tidakTetap * hari],
      ]
    }
    const milik = dibayar.filter((hari) => upahPada(orang, hari) === upah).length
    return [
      ['TETAP', bulat(upah.pokok * milik, seluruh)],
      ['TETAP', bulat(upah.tetap * milik, seluruh)],
      ['TIDAK_TETAP', bulat(upah.tidakTetap * milik, seluruh)],
    ]
  })
}

/** From December on, by rules of the company's own. */
function tunjangan(orang: Orang, bulan: number): readonly Baris[] {
  if (bulan < 12) return []
  const datang = orang.kerja.filter((satu) => satu.hadir && isBulan(satu.tanggal, bulan))
  return [
    ['TIDAK_TETAP', MAKAN * datang.length],
    ['TIDAK_TETAP', MALAM * datang.filter(({ malam }) => malam).length],
  ]
}

/** Work of the roster: on a holiday all of it, else above seven hours a day and forty a week; each is rounded. */
export function lemburHari(
  orang: Orang,
  bulan: number,
): readonly { readonly tanggal: string; readonly sebab: string; readonly jumlah: number }[] {
  if (!orang.roster) return []
  const datang = orang.kerja.filter((satu) => satu.hadir)
  const hasil = datang.flatMap((satu) => {
    const isLibur = LIBUR_NASIONAL.has(satu.tanggal)
    const jam = isLibur ? satu.jam : Math.max(0, satu.jam - 7)
    if (jam === 0) return []
    const kali = isLibur ? faktorLibur(jam) : faktorBiasa(jam)
    return { tanggal: satu.tanggal, sebab: isLibur ? 'LIBUR' : 'MELEKAT', jumlah: upahJam(orang, satu, kali) }
  })
  const biasa = datang.filter(({ tanggal }) => !LIBUR_NASIONAL.has(tanggal))
  for (const [senin, harinya] of Map.groupBy(biasa, ({ tanggal }) => addHari(tanggal, 1 - hariKe(tanggal)))) {
    const terakhir = harinya.at(-1)
    const lebih = jumlah(harinya.map(({ jam }) => Math.min(7, jam))) - 40
    if (terakhir === undefined || lebih <= 0 || addHari(senin, 6) > '2026-12-31') continue
    const sehari = Math.max(0, terakhir.jam - 7)
    const kali = faktorBiasa(sehari + lebih) - faktorBiasa(sehari)
    hasil.push({ tanggal: terakhir.tanggal, sebab: 'MELEKAT', jumlah: upahJam(orang, terakhir, kali) })
  }
  return hasil.filter(({ tanggal }) => isBulan(tanggal, bulan))
}

function lembur(orang: Orang, bulan: number): readonly Baris[] {
  const semua = lemburHari(orang, bulan)
  return ['LIBUR', 'MELEKAT'].map((apa) => [
    'LEMBUR',
    jumlah(semua.filter(({ sebab }) => sebab === apa).map((satu) => satu.jumlah)),
  ])
}

/** Tenths of an hour's wage. */
function faktorBiasa(jam: number): number {
  return Math.min(1, jam) * 15 + Math.max(0, jam - 1) * 20
}
function faktorLibur(jam: number): number {
  return Math.min(7, jam) * 20 + Math.min(1, Math.max(0, jam - 7)) * 30 + Math.max(0, jam - 8) * 40
}

/** 1/173 of basic wage and fixed allowances, of three quarters of all at least. */
function upahJam(orang: Orang, { tanggal }: Kerja, sepersepuluh: number): number {
  const { pokok, tetap, tidakTetap } = upahPada(orang, tanggal)
  const perEmpat = Math.max((pokok + tetap) * 4, tidakTetap > 0 ? (pokok + tetap + tidakTetap) * 3 : 0)
  return bulat(perEmpat * sepersepuluh, 4 * 173 * 10)
}

/** A missed day is one of the month's days of work. */
function potonganHari(orang: Orang, bulan: number): number {
  const hilang = orang.kerja.find((satu) => !satu.hadir && isBulan(satu.tanggal, bulan))
  if (hilang === undefined) return 0
  const { pokok, tetap } = upahPada(orang, hilang.tanggal)
  return bulat(pokok + tetap, hariBulan(bulan).filter(isHariKerja).length)
}

function iuranBulan(orang: Orang, bulan: number, tetap: number) {
  const [upah] = orang.upah
  const isDibayar = upah?.satuan !== 'hari' || tetap > 0
  const dasar = upah?.satuan === 'hari' && isDibayar ? 25 * (upah.pokok + upah.tetap) : tetap
  const pensiun = `${Number(orang.lahir.slice(0, 4)) + USIA_PENSIUN}${orang.lahir.slice(4)}`
  const kesehatan = Math.min(Math.max(dasar, UMK), BATAS.kesehatan)
  const jp = pensiun < awal(bulan) ? 0 : Math.min(dasar, bulan < 3 ? BATAS.jpLama : BATAS.jp)
  const karyawan: readonly Baris[] = [
    ['BPJS_KESEHATAN', bulat(kesehatan, 100)],
    ['BPJS_JHT', bulat(dasar * 2, 100)],
    ['BPJS_JP', bulat(jp, 100)],
  ]
  const perusahaan = [
    bulat(kesehatan * 4, 100),
    bulat(dasar * 37, 1000),
    bulat(jp * 2, 100),
    bulat(dasar * JKK, 10_000),
    bulat(dasar * JKM, 10_000),
  ]
  return { karyawan, perusahaan }
}

function slipThr(orang: Orang, bulan: number, hariRaya: string, lalu: readonly Slip[]): readonly Slip[] {
  const masaKerja = bulanPenuh(orang.masuk, hariRaya)
  if (masaKerja < 1 || (orang.keluar !== null && orang.keluar < hariRaya)) return []
  const upah = upahPada(orang, hariRaya)
  const terima = lalu
    .filter((satu) => satu.jenis === 'BULANAN')
    .map(({ penghasilan }) => nilai(penghasilan, 'TETAP'))
    .toReversed()
    .slice(0, Math.min(12, masaKerja))
  const sebulan = upah.satuan === 'bulan' ? upah.pokok + upah.tetap : bulat(jumlah(terima), terima.length)
  const thr = bulat(sebulan * Math.min(12, masaKerja), 12)
  return [slipLari(orang, bulan, 'THR', thr, lalu, hariRaya)]
}

function slipKompensasi(
  orang: Orang,
  { mulai, sampai }: NonNullable<Orang['kontrak']>,
  lalu: readonly Slip[],
): Slip {
  const sesudah = addHari(sampai, 1)
  const bulan = bulanPenuh(mulai, sesudah)
  const genap = tambahBulan(mulai, bulan)
  const sebulan = hariAntara(genap, tambahBulan(mulai, bulan + 1))
  const { pokok, tetap } = upahPada(orang, sampai)
  const rupiah = bulat((pokok + tetap) * (bulan * sebulan + hariAntara(genap, sesudah)), 12 * sebulan)
  return slipLari(orang, 12, 'KOMPENSASI', rupiah, lalu, sampai)
}

/** Taxed with what the month's own slip is going to be by its fixed pay, less what that one withholds. */
function slipLari(
  orang: Orang,
  bulan: number,
  jenis: 'THR' | 'KOMPENSASI',
  rupiah: number,
  lalu: readonly Slip[],
  hari: string,
): Slip {
  const upah = upahPada(orang, hari)
  const tetap = upah.satuan === 'bulan' ? upah.pokok + upah.tetap : 0
  const [kesehatan = 0, , , jkk = 0, jkm = 0] = iuranBulan(orang, bulan, tetap).perusahaan
  const nanti = tetap === 0 ? 0 : tetap + kesehatan + jkk + jkm
  const pph =
    pajakBulan(orang, rupiah + nanti + brutoBulan(lalu, bulan)) -
    dipotongBulan(lalu, bulan) -
    (tetap === 0 ? 0 : pajakBulan(orang, nanti))
  return {
    bulan,
    jenis,
    penghasilan: [[jenis, rupiah]],
    potongan: terisi([['PPH21', Math.max(0, pph)]]),
    lain: [],
    bruto: rupiah,
    iuran: [0, 0, 0, 0, 0],
  }
}

export function tarifBulan({ status }: Orang, bruto: number): number {
  const lapis = TER[KATEGORI[status]].find(([sampai]) => bruto <= sampai)
  if (lapis === undefined) throw new Error(`TER of ${bruto} was not typed`)
  return lapis[1]
}

function pajakBulan(orang: Orang, bruto: number): number {
  return bulat(bruto * tarifBulan(orang, bruto) * (orang.npwp ? 10 : 12), 100_000)
}

type Sebagian = Pick<Slip, 'bruto' | 'potongan' | 'jenis'>

function pajakSetahun(orang: Orang, semua: readonly Sebagian[]): number {
  const bruto = jumlah(semua.map((satu) => satu.bruto))
  const bulan = semua.filter(({ jenis }) => jenis === 'BULANAN').length
  const jabatan = Math.min(bulat(bruto * OCCUPATION.persen, 100), OCCUPATION.sebulan * bulan)
  const iuran = jumlah(semua.map(({ potongan }) => nilai(potongan, 'BPJS_JHT', 'BPJS_JP')))
  const neto = bruto - jabatan - iuran + (orang.lain?.neto ?? 0)
  const ribu = Math.max(0, Math.floor(neto / 1000) - BEBAS[orang.status])
  let [pajak, dari] = [0, 0]
  for (const [juta, persen] of PASAL_17) {
    pajak += Math.max(0, Math.min(ribu, juta * 1000) - dari) * persen * 10
    dari = juta * 1000
  }
  return orang.npwp ? pajak : bulat(pajak * 12, 10)
}

function dipotong(orang: Orang, lalu: readonly Slip[]): number {
  return jumlah(lalu.map(({ potongan }) => nilai(potongan, 'PPH21'))) + (orang.lain?.dipotong ?? 0)
}
const brutoBulan = (lalu: readonly Slip[], bulan: number) =>
  jumlah(lalu.filter((satu) => satu.bulan === bulan).map((satu) => satu.bruto))
const dipotongBulan = (lalu: readonly Slip[], bulan: number) =>
  jumlah(lalu.filter((satu) => satu.bulan === bulan).map(({ potongan }) => nilai(potongan, 'PPH21')))

function cicilan({ kasbon }: Orang, bulan: number): number {
  if (kasbon === null) return 0
  let sisa = kasbon.jumlah
  for (let ke = 0; ke < kasbon.cicilan; ke += 1) {
    const ambil = Math.ceil(sisa / (kasbon.cicilan - ke))
    if (kasbon.mulai + ke === bulan) return ambil
    sisa -= ambil
  }
  return 0
}

export function upahPada({ upah }: Orang, hari: string): Upah {
  const satu = upah.findLast(({ mulai }) => mulai <= hari)
  if (satu === undefined) throw new Error(`no wage on ${hari}`)
  return satu
}
const isBulan = (tanggal: string, bulan: number) => Number(tanggal.slice(5, 7)) === bulan
const hariBulan = (bulan: number) => hariTahun().filter((hari) => isBulan(hari, bulan))
const isHariKerja = (hari: string) => hariKe(hari) !== 7
const awal = (bulan: number) => `2026-${String(bulan).padStart(2, '0')}-01`
const akhir = (bulan: number) => addHari(bulan === 12 ? '2027-01-01' : awal(bulan + 1), -1)
const hariAntara = (dari: string, sampai: string) => (Date.parse(sampai) - Date.parse(dari)) / 86_400_000

/** The same day of a later month; none of these days is after the 28th. */
function tambahBulan(tanggal: string, n: number): string {
  const ke = Number(tanggal.slice(0, 4)) * 12 + Number(tanggal.slice(5, 7)) - 1 + n
  return `${Math.floor(ke / 12)}-${String((ke % 12) + 1).padStart(2, '0')}${tanggal.slice(7)}`
}
function bulanPenuh(dari: string, sampai: string): number {
  let n = 0
  while (tambahBulan(dari, n + 1) <= sampai) n += 1
  return n
}

/**
 * The law as this journey's second computation has it, typed from its texts and read by nothing of the product: TER of PP 58/2023 up
 * to 60 million a month, article 17 (UU 7/2021), PTKP (PMK 101/2016), BPJS (Perpres 64/2020, PP 46/2015, PP 45/2015, PP 44/2015),
 * overtime (PP 35/2021, article 31), holidays of 2026 (SKB 1497/2025, 2/2025, 5/2025).
 */

/** `[up to and including, ten-thousandths]` of a month's gross */
export const TER: Readonly<Record<'A' | 'B' | 'C', readonly (readonly [number, number])[]>> = {
  A: [
    [5_400_000, 0],
    [5_650_000, 25],
    [5_950_000, 50],
    [6_300_000, 75],
    [6_750_000, 100],
    [7_500_000, 125],
    [8_550_000, 150],
    [9_650_000, 175],
    [10_050_000, 200],
    [10_350_000, 225],
    [10_700_000, 250],
    [11_050_000, 300],
    [11_600_000, 350],
    [12_500_000, 400],
    [13_750_000, 500],
    [15_100_000, 600],
    [16_950_000, 700],
    [19_750_000, 800],
    [24_150_000, 900],
    [26_450_000, 1000],
    [28_000_000, 1100],
    [30_050_000, 1200],
    [32_400_000, 1300],
    [35_400_000, 1400],
    [39_100_000, 1500],
    [43_850_000, 1600],
    [47_800_000, 1700],
    [51_400_000, 1800],
    [56_300_000, 1900],
  ],
  B: [
    [6_200_000, 0],
    [6_500_000, 25],
    [6_850_000, 50],
    [7_300_000, 75],
    [9_200_000, 100],
    [10_750_000, 150],
    [11_250_000, 200],
    [11_600_000, 250],
    [12_600_000, 300],
    [13_600_000, 400],
    [14_950_000, 500],
    [16_400_000, 600],
    [18_450_000, 700],
    [21_850_000, 800],
    [26_000_000, 900],
    [27_700_000, 1000],
    [29_350_000, 1100],
    [31_450_000, 1200],
    [33_950_000, 1300],
    [37_100_000, 1400],
    [41_100_000, 1500],
    [45_800_000, 1600],
    [49_500_000, 1700],
    [53_800_000, 1800],
    [58_500_000, 1900],
  ],
  C: [
    [6_600_000, 0],
    [6_950_000, 25],
    [7_350_000, 50],
    [7_800_000, 75],
    [8_850_000, 100],
    [9_800_000, 125],
    [10_950_000, 150],
    [11_200_000, 175],
    [12_050_000, 200],
    [12_950_000, 300],
    [14_150_000, 400],
    [15_550_000, 500],
    [17_050_000, 600],
    [19_500_000, 700],
    [22_700_000, 800],
    [26_600_000, 900],
    [28_100_000, 1000],
    [30_100_000, 1100],
    [32_600_000, 1200],
    [35_400_000, 1300],
    [38_900_000, 1400],
    [43_000_000, 1500],
    [47_400_000, 1600],
    [51_200_000, 1700],
    [55_800_000, 1800],
  ],
}
export const KATEGORI = {
  'TK/0': 'A',
  'TK/1': 'A',
  'K/0': 'A',
  'TK/2': 'B',
  'TK/3': 'B',
  'K/1': 'B',
  'K/2': 'B',
  'K/3': 'C',
} as const
export type Status = keyof typeof KATEGORI
/** What is free of tax in a year, thousands of rupiah */
export const BEBAS: Readonly<Record<Status, number>> = {
  'TK/0': 54_000,
  'TK/1': 58_500,
  'TK/2': 63_000,
  'TK/3': 67_500,
  'K/0': 58_500,
  'K/1': 63_000,
  'K/2': 67_500,
  'K/3': 72_000,
}
/** `[millions up to, percent]` */
export const PASAL_17 = [
  [60, 5],
  [250, 15],
  [500, 25],
  [5000, 30],
] as const
/** The most of which JP is, before and from March 2026 on; of BPJS Kesehatan */
export const BATAS = { jpLama: 10_547_400, jp: 11_086_300, kesehatan: 12_000_000 }
export const USIA_PENSIUN = 59
/** Ten-thousandths of a month's wage that an employer pays at low risk (JKK RENDAH) and for death */
export const JKK = 54
export const JKM = 30
export const OCCUPATION = { persen: 5, sebulan: 500_000 }

export const LIBUR_NASIONAL: ReadonlySet<string> = new Set(
  '01-01 01-16 02-17 03-19 03-21 03-22 04-03 04-05 05-01 05-14 05-27 05-31 06-01 06-16 08-17 08-25 12-25'
    .split(' ')
    .map((hari) => `2026-${hari}`),
)
export const CUTI_BERSAMA: ReadonlySet<string> = new Set(
  '02-16 03-18 03-20 03-23 03-24 05-15 05-28 12-24'.split(' ').map((hari) => `2026-${hari}`),
)

/** Lines of overtime, with why each is paid and what is to be asked (`docs/rules.md`, section 4.5a). */
import type { PolaLembur } from '../pengajuan/lembur/upah-lembur.ts'
import type { LemburBayar, SebabLembur, TanyaLembur } from '../pengajuan/lembur/lembur-bayar.ts'
import { peringatanTanpaLembur } from './aturan-upah.ts'
import type { BarisSlip } from './payroll.ts'
import { formatDurasi } from '../teks/durasi.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type Tanggal, formatTanggal } from '../waktu.ts'

/** Overtime of a day with what it costs, whole rupiah, and the hour's wage it was reckoned from. */
export type LemburBerupah = LemburBayar & { readonly jumlah: number; readonly upah_sejam: number }
/** What a person's overtime of a period comes to. */
export type LemburPeriode = {
  readonly rincian: readonly LemburBerupah[]
  readonly tanya: readonly { readonly tanggal: Tanggal; readonly tanya: TanyaLembur }[]
  /** Days whose schedule names no break, of which no hours above a day's count */
  readonly tanpaIstirahat: number
  /** Whether the person consents to overtime by plan, and since which day; null: they have not said so */
  readonly bersedia?: Tanggal | null
  /** Overtime of posts and positions that are paid none, with which they are */
  readonly tanpaLembur?: readonly { readonly tanggal: Tanggal; readonly sebab: string }[]
}

/** Lines of overtime, each with why it is paid; article numbers are those of PP 35/2021. */
const BARIS: readonly {
  readonly nama: string
  readonly sebab: readonly SebabLembur[]
  readonly aturan: string
}[] = [
  {
    nama: 'Lembur Hari Libur',
    sebab: ['LIBUR'],
    aturan: 'Kerja pada hari libur resmi dibayar sebagai lembur tanpa perlu diajukan (PP 35/2021 pasal 31).',
  },
  {
    nama: 'Lembur Melekat',
    sebab: ['MELEKAT', 'MINGGUAN'],
    aturan:
      'Jam shift di atas 8 jam sehari (7 jam bila seminggu 6 hari kerja) atau 40 jam seminggu dibayar sebagai lembur (PP 35/2021 pasal 21 dan 31).',
  },
  {
    nama: 'Upah Lembur',
    sebab: ['DISETUJUI'],
    aturan:
      'Lembur yang disetujui dan dikerjakan: yang lebih singkat dari keduanya, tanpa istirahat 30 menit setelah 4 jam (PP 35/2021 pasal 31).',
  },
]

const POLA: Readonly<Record<PolaLembur, string>> = {
  HARI_KERJA: 'hari kerja',
  LIBUR_5_HARI: 'hari libur',
  LIBUR_6_HARI: 'hari libur',
  LIBUR_6_HARI_TERPENDEK: 'libur resmi di hari terpendek',
}

const TANYA: Readonly<Record<TanyaLembur, string>> = {
  TANPA_CHECK_IN: 'tanpa check-in tidak dibayar',
  TANPA_CHECK_OUT: 'tanpa check-out tidak dibayar',
  LEBIH_SINGKAT: 'dikerjakan lebih singkat, dibayar yang dikerjakan',
  LEBIH_LAMA: 'dikerjakan lebih lama dari yang disetujui, lebihnya tidak dibayar',
}

/** A month's lines of overtime; what is to be asked before it is paid is told. */
export function barisLembur(periode: LemburPeriode | undefined, peringatan: string[]): readonly BarisSlip[] {
  if (periode === undefined) return []
  const { rincian, tanya, tanpaIstirahat, tanpaLembur = [], bersedia } = periode
  if (bersedia === null && rincian.some(({ sebab }) => MENURUT_RENCANA.has(sebab)))
    peringatan.push(
      'Lembur Melekat: karyawan belum menyatakan bersedia atas lembur menurut jadwal (PP 35/2021 pasal 28).',
    )
  peringatan.push(...peringatanTanpaLembur(tanpaLembur))
  for (const [apa, hari] of Map.groupBy(tanya, (satu) => satu.tanya)) {
    const tanggal = hari.map((satu) => formatTanggal(satu.tanggal)).join(', ')
    peringatan.push(`Lembur ${TANYA[apa]}: ${tanggal}. Periksa lagi.`)
  }
  if (tanpaIstirahat > 0)
    peringatan.push(
      `${tanpaIstirahat} hari kerja lebih dari 8 jam menurut jadwal tanpa istirahat: lebihnya belum dihitung lembur. Isi istirahat di jadwal kerja.`,
    )
  return BARIS.flatMap(({ nama, sebab, aturan }) => {
    const milik = rincian.filter((satu) => sebab.includes(satu.sebab))
    if (milik.length === 0) return []
    return {
      nama,
      jenis: 'LEMBUR',
      jumlah: milik.reduce((jumlah, satu) => jumlah + satu.jumlah, 0),
      asal: {
        aturan: sebab.some((satu) => MENURUT_RENCANA.has(satu)) ? withKesediaan(aturan, bersedia) : aturan,
        rincian: milik.map(rincianAsal),
      },
    }
  })
}

/** Overtime that is consented to with the roster. */
const MENURUT_RENCANA: ReadonlySet<SebabLembur> = new Set(['MELEKAT', 'MINGGUAN'])

function withKesediaan(aturan: string, bersedia: Tanggal | null | undefined): string {
  if (bersedia === undefined) return aturan
  return bersedia === null
    ? `${aturan} Kesediaan karyawan belum dinyatakan.`
    : `${aturan} Karyawan bersedia sejak ${formatTanggal(bersedia)}.`
}

function rincianAsal({ tanggal, sebab, pola, durasi, sebelum, jumlah, upah_sejam }: LemburBerupah) {
  const apa = sebab === 'MINGGUAN' ? 'di atas 40 jam seminggu' : POLA[pola]
  const sesudah = sebelum > 0 ? `, sesudah ${formatDurasi(sebelum)} lembur lain hari itu` : ''
  return {
    dari: tanggal,
    sampai: tanggal,
    keterangan: `${formatDurasi(durasi)}, ${apa}${sesudah}, upah sejam ${formatRupiah(upah_sejam)}`,
    jumlah,
  }
}

/**
 * What of a month's wage is not paid on days of long sickness and of maternity leave: UU 13/2003, article 93 (3), and UU 4/2024,
 * article 5 (`docs/rules.md`, section 5.5f).
 */
import { type Bulan, rentangBulan } from '../bulan.ts'
import { addBulanTanggal, akhirLama } from '../bulan/lama.ts'
import { type AturanTahap, type Ketentuan, requireBerlaku } from '../ketentuan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { type Tanggal, addHari } from '../waktu.ts'
import type { BarisSlip, RincianAsal } from './payroll.ts'

export type SebabBertahap = 'SAKIT' | 'MELAHIRKAN' | 'MELAHIRKAN_TAMBAHAN'
/** Days that somebody was away on, approved; both ends in it. */
export type CutiBertahap = {
  readonly sebab: SebabBertahap
  readonly dari: Tanggal
  readonly sampai: Tanggal
}

type Golongan = { readonly nama: string; readonly aturan: string }

const GOLONGAN: Readonly<Record<'SAKIT' | 'MELAHIRKAN', Golongan>> = {
  SAKIT: {
    nama: 'Sakit',
    aturan:
      'Sakit terus-menerus dibayar 100% empat bulan pertama, 75% empat bulan kedua, 50% empat bulan ketiga, lalu 25% (UU 13/2003 pasal 93 ayat 3).',
  },
  MELAHIRKAN: {
    nama: 'Cuti Melahirkan',
    aturan:
      'Cuti melahirkan dibayar 100% sampai bulan keempat dan 75% pada bulan kelima dan keenam (UU 4/2024 pasal 5).',
  },
}

/** No more than so many days between two of one kind leave them one: a weekend or a holiday beside it. */
const SELA_HARI = 3
/** The further leave follows the first three months. */
const BULAN_SEBELUM_TAMBAHAN = 3

/** Some days of a kind that are paid so many percent. */
export type BagianCuti = {
  readonly golongan: keyof typeof GOLONGAN
  readonly persen: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
}

/**
 * The days that are paid in full and in part, oldest first: months are counted from the first day on which they began, without
 * a break. Which shares hold is the law of that first day.
 */
export function bagianCuti(
  { sakit, melahirkan }: Pick<Ketentuan, 'sakit' | 'melahirkan'>,
  semua: readonly CutiBertahap[],
): readonly BagianCuti[] {
  const perGolongan = Map.groupBy(semua, ({ sebab }) => (sebab === 'SAKIT' ? 'SAKIT' : 'MELAHIRKAN'))
  return [...perGolongan].flatMap(([golongan, milik]) =>
    listRangkaian(milik).flatMap(({ mulai, hari }) =>
      bagianRangkaian(
        golongan,
        requireBerlaku(golongan === 'SAKIT' ? sakit : melahirkan, mulai),
        mulai,
        hari,
      ),
    ),
  )
}

type Rangkaian = { readonly mulai: Tanggal; readonly hari: readonly CutiBertahap[] }

/** Leave that follows without a break, with the day from which its months count. */
function listRangkaian(semua: readonly CutiBertahap[]): readonly Rangkaian[] {
  const hasil: { mulai: Tanggal; hari: CutiBertahap[] }[] = []
  for (const satu of semua.toSorted((a, b) => (a.dari < b.dari ? -1 : 1))) {
    const terakhir = hasil.at(-1)
    const akhir = terakhir?.hari.at(-1)?.sampai
    if (terakhir !== undefined && akhir !== undefined && satu.dari <= addHari(akhir, 1 + SELA_HARI))
      terakhir.hari.push(satu)
    else {
      const isTambahan = satu.sebab === 'MELAHIRKAN_TAMBAHAN'
      hasil.push({
        mulai: isTambahan ? addBulanTanggal(satu.dari, -BULAN_SEBELUM_TAMBAHAN) : satu.dari,
        hari: [satu],
      })
    }
  }
  return hasil
}

function bagianRangkaian(
  golongan: keyof typeof GOLONGAN,
  { tahap }: AturanTahap,
  mulai: Tanggal,
  semua: readonly CutiBertahap[],
): readonly BagianCuti[] {
  let awal = mulai
  return tahap.flatMap(([sampaiBulan, persen]) => {
    const dari = awal
    const akhir = sampaiBulan === null ? '9999-12-31' : akhirLama(mulai, sampaiBulan)
    awal = addHari(akhir === '9999-12-31' ? dari : akhir, 1)
    return semua.flatMap((satu) => {
      const bagian = {
        golongan,
        persen,
        dari: satu.dari > dari ? satu.dari : dari,
        sampai: satu.sampai < akhir ? satu.sampai : akhir,
      }
      return bagian.dari <= bagian.sampai ? [bagian] : []
    })
  })
}

/**
 * What is taken off a month's wage for days that are paid in part, a line a share with its dates: of the calendar month's days so
 * many, rounded so that they add up to the line. Nothing of who is not paid by the month.
 *
 * @param upahPada the wage of a day
 */
export function barisCutiBertahap(
  ketentuan: Pick<Ketentuan, 'sakit' | 'melahirkan'>,
  semua: readonly CutiBertahap[],
  masa: Bulan,
  { masuk, keluar }: { readonly masuk: Tanggal; readonly keluar: Tanggal | null },
  upahPada: (tanggal: Tanggal) => Upah,
): readonly BarisSlip[] {
  const { dari, sampai } = rentangBulan(masa)
  const awal = masuk > dari ? masuk : dari
  const akhir = keluar !== null && keluar < sampai ? keluar : sampai
  const sebulan = Number(sampai.slice(8))
  const bagian = bagianCuti(ketentuan, semua).filter(({ persen }) => persen < 100)
  return [...Map.groupBy(bagian, ({ golongan, persen }) => `${golongan} ${persen}`).values()].flatMap(
    (milik) => {
      const [pertama] = milik
      if (pertama === undefined) return []
      const { golongan, persen } = pertama
      const hari = milik.flatMap((satu) => listHari(satu, awal, akhir))
      const rincian = rincianPotongan(hari, upahPada, persen, sebulan)
      const jumlah = rincian.reduce((total, satu) => total + satu.jumlah, 0)
      if (jumlah === 0) return []
      const { nama, aturan } = GOLONGAN[golongan]
      return [
        {
          nama: `Potongan ${nama}, dibayar ${persen}%`,
          jenis: 'ABSENSI' as const,
          jumlah,
          asal: { aturan, rincian },
        },
      ]
    },
  )
}

/** Days on end of one wage each a part. */
function rincianPotongan(
  hari: readonly Tanggal[],
  upahPada: (tanggal: Tanggal) => Upah,
  persen: number,
  sebulan: number,
): readonly RincianAsal[] {
  const hasil: { dari: Tanggal; sampai: Tanggal; upah: number; hari: number }[] = []
  for (const tanggal of hari) {
    const { satuan, pokok, tunjanganTetap } = upahPada(tanggal)
    const upah = satuan === 'bulan' ? pokok + tunjanganTetap : 0
    const terakhir = hasil.at(-1)
    if (terakhir !== undefined && terakhir.upah === upah && addHari(terakhir.sampai, 1) === tanggal) {
      terakhir.sampai = tanggal
      terakhir.hari += 1
    } else hasil.push({ dari: tanggal, sampai: tanggal, upah, hari: 1 })
  }
  return hasil.map(({ dari, sampai, upah, hari: lama }) => ({
    dari,
    sampai,
    keterangan: `${lama} dari ${sebulan} hari, dibayar ${persen}%`,
    jumlah: Math.round((upah * (100 - persen) * lama) / (100 * sebulan)),
  }))
}

function listHari({ dari, sampai }: BagianCuti, awal: Tanggal, akhir: Tanggal): readonly Tanggal[] {
  const hari: Tanggal[] = []
  const selesai = sampai < akhir ? sampai : akhir
  for (let satu = dari > awal ? dari : awal; satu <= selesai; satu = addHari(satu, 1)) hari.push(satu)
  return hari
}

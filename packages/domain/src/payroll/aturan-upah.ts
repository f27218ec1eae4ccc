/**
 * What a company pays by days and shifts, by rules of its own that hold from a day on, and whose overtime is not paid
 * (`docs/rules.md`, section 5.5d).
 */
import { type JamKerja, isLintasHari } from '../jadwal/jadwal.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type Tanggal, formatTanggal } from '../waktu.ts'
import type { BarisSlip, RincianAsal } from './payroll.ts'

export const JENIS_ATURAN_UPAH = [
  'MAKAN',
  'TRANSPORT',
  'PREMI_SHIFT',
  'PREMI_MALAM',
  'POS',
  'SERTIFIKAT',
  'TANPA_LEMBUR',
] as const
export type JenisAturanUpah = (typeof JENIS_ATURAN_UPAH)[number]

export const SASARAN_ATURAN = ['kantor_id', 'jenis_shift_id', 'pos_id', 'sertifikat', 'jabatan'] as const
export type SasaranAturan = (typeof SASARAN_ATURAN)[number]

/** What a rule is about; all null: of everybody. */
export type TujuanAturan = {
  readonly kantor_id: number | null
  readonly jenis_shift_id: number | null
  readonly pos_id: number | null
  /** Kode of a kind of document */
  readonly sertifikat: string | null
  /** Compared without regard to letter case */
  readonly jabatan: string | null
}
/** A rule from a day on, until the next of the same kind and target; `jumlah` in whole rupiah, 0: no longer. */
export type AturanUpah = TujuanAturan & {
  readonly jenis: JenisAturanUpah
  readonly mulai: Tanggal
  /** Of TANPA_LEMBUR 1: no overtime is paid; 0: it is again */
  readonly jumlah: number
}

type Keterangan = {
  readonly nama: string
  readonly aturan: string
  /** What the rule has to name: exactly one of them */
  readonly wajib: readonly SasaranAturan[]
  /** What it may name */
  readonly boleh: readonly SasaranAturan[]
}

/** Each kind by its line on a payslip, with the rule in a sentence. */
export const ATURAN_UPAH: Readonly<Record<JenisAturanUpah, Keterangan>> = {
  MAKAN: {
    nama: 'Uang Makan',
    aturan: 'Uang makan dibayar tiap hari hadir.',
    wajib: [],
    boleh: ['kantor_id'],
  },
  TRANSPORT: {
    nama: 'Uang Transport',
    aturan: 'Uang transport dibayar tiap hari hadir.',
    wajib: [],
    boleh: ['kantor_id'],
  },
  PREMI_SHIFT: {
    nama: 'Premi Shift',
    aturan: 'Premi shift dibayar tiap shift yang dikerjakan, menurut jenisnya.',
    wajib: ['jenis_shift_id'],
    boleh: [],
  },
  PREMI_MALAM: {
    nama: 'Premi Malam',
    aturan: 'Premi malam dibayar tiap shift yang dikerjakan antara pukul 00.00 dan 04.00.',
    wajib: [],
    boleh: ['kantor_id'],
  },
  POS: {
    nama: 'Tunjangan Pos',
    aturan: 'Tunjangan pos dibayar tiap hari berdiri di pos itu.',
    wajib: ['pos_id'],
    boleh: [],
  },
  SERTIFIKAT: {
    nama: 'Tunjangan Sertifikat',
    aturan:
      'Tunjangan sertifikat dibayar tiap hari berdiri di pos yang memintanya, selama sertifikatnya berlaku.',
    wajib: ['sertifikat'],
    boleh: [],
  },
  TANPA_LEMBUR: {
    nama: 'Tanpa Lembur',
    aturan: 'Golongan jabatan tertentu tidak mendapat upah lembur (PP 35/2021 pasal 27).',
    wajib: ['pos_id', 'jabatan'],
    boleh: [],
  },
}

export const JUMLAH_ATURAN_TERBESAR = 10_000_000

/** What is wrong with a rule, by field; empty where nothing is. */
export function judgeAturanUpah({
  jenis,
  jumlah,
  ...tujuan
}: Omit<AturanUpah, 'mulai'>): Readonly<Record<string, string>> {
  const { wajib, boleh } = ATURAN_UPAH[jenis]
  const diisi = SASARAN_ATURAN.filter((nama) => tujuan[nama] !== null)
  const salah: Record<string, string> = {}
  const [pertama] = wajib
  if (pertama !== undefined && diisi.filter((nama) => wajib.includes(nama)).length !== 1)
    salah[pertama] =
      wajib.length > 1 ? 'Pilih pos atau tulis jabatan, salah satu.' : 'Pilih untuk apa aturan ini.'
  for (const nama of diisi)
    if (![...wajib, ...boleh].includes(nama)) salah[nama] = 'Tidak dipakai untuk aturan jenis ini.'
  if (jenis === 'TANPA_LEMBUR' && jumlah > 1)
    salah['jumlah'] = 'Tulis 1 bila tanpa lembur, 0 bila lembur kembali dibayar.'
  return salah
}

/** A work of a day that was come to. */
export type KerjaHari = {
  readonly jam: JamKerja
  readonly jenisShift: { readonly id: number; readonly nama: string } | null
  readonly pos: {
    readonly id: number
    readonly nama: string
    /** Kode of the kinds of document that it asks for, with what they are called */
    readonly sertifikat: readonly { readonly jenis: string; readonly nama: string }[]
  } | null
}
/** A day that somebody came to. */
export type HariTunjangan = {
  readonly tanggal: Tanggal
  readonly kantor: { readonly id: number; readonly nama: string }
  readonly kerja: readonly KerjaHari[]
  /** Kode of the kinds of document that the person holds on it */
  readonly sertifikat: ReadonlySet<string>
}

/** What of a kind holds on a day for a target, the more special first; undefined where nothing does. */
export function aturanPada(
  semua: readonly AturanUpah[],
  jenis: JenisAturanUpah,
  tanggal: Tanggal,
  tujuan: Partial<TujuanAturan>,
): AturanUpah | undefined {
  const cocok = semua.filter(
    (satu) =>
      satu.jenis === jenis &&
      satu.mulai <= tanggal &&
      SASARAN_ATURAN.every((nama) => satu[nama] === null || isSama(satu[nama], tujuan[nama])),
  )
  // A rule of a site stands over the company's.
  const khusus = cocok.filter((satu) => SASARAN_ATURAN.some((nama) => satu[nama] !== null))
  return [...(khusus.length > 0 ? khusus : cocok)].toSorted((a, b) => (a.mulai < b.mulai ? -1 : 1)).at(-1)
}

function isSama(satu: number | string | null, lain: number | string | null | undefined): boolean {
  return typeof satu === 'string' && typeof lain === 'string'
    ? satu.trim().toLowerCase() === lain.trim().toLowerCase()
    : satu === lain
}

/** Whether a shift has work between midnight and four. */
export function isMalam(jam: JamKerja): boolean {
  return (isLintasHari(jam) && jam.selesai > 0) || jam.mulai < 4 * 3600
}

/** Lines of what the rules give for some days, each with its days; none where nothing is given. */
export function barisTunjangan(
  aturan: readonly AturanUpah[],
  hari: readonly HariTunjangan[],
): readonly BarisSlip[] {
  return JENIS_ATURAN_UPAH.flatMap((jenis) => {
    if (jenis === 'TANPA_LEMBUR') return []
    const rincian = hari.flatMap((satu) =>
      dasarAturan(jenis, satu).flatMap(({ tujuan, keterangan }): RincianAsal[] => {
        const jumlah = aturanPada(aturan, jenis, satu.tanggal, tujuan)?.jumlah ?? 0
        return jumlah === 0
          ? []
          : [
              {
                dari: satu.tanggal,
                sampai: satu.tanggal,
                keterangan: `${keterangan}, ${formatRupiah(jumlah)}`,
                jumlah,
              },
            ]
      }),
    )
    if (rincian.length === 0) return []
    const { nama, aturan: kalimat } = ATURAN_UPAH[jenis]
    return [
      {
        nama,
        jenis: 'TIDAK_TETAP',
        jumlah: rincian.reduce((total, satu) => total + satu.jumlah, 0),
        asal: { aturan: kalimat, rincian },
      },
    ]
  })
}

type DasarAturan = { readonly tujuan: Partial<TujuanAturan>; readonly keterangan: string }

/** What a rule of a kind counts on a day: the day itself, its shifts or its posts. */
function dasarAturan(
  jenis: Exclude<JenisAturanUpah, 'TANPA_LEMBUR'>,
  { kantor, kerja, sertifikat }: HariTunjangan,
): readonly DasarAturan[] {
  const lokasi = { kantor_id: kantor.id }
  switch (jenis) {
    case 'MAKAN':
    case 'TRANSPORT':
      return [{ tujuan: lokasi, keterangan: `hadir di ${kantor.nama}` }]
    case 'PREMI_SHIFT':
      return kerja.flatMap(({ jenisShift }) =>
        jenisShift === null
          ? []
          : { tujuan: { jenis_shift_id: jenisShift.id }, keterangan: `shift ${jenisShift.nama}` },
      )
    case 'PREMI_MALAM':
      return kerja.flatMap(({ jam, jenisShift }) =>
        isMalam(jam) ? { tujuan: lokasi, keterangan: `shift ${jenisShift?.nama ?? 'malam'}` } : [],
      )
    case 'POS':
      return [...new Map(kerja.flatMap(({ pos }) => (pos === null ? [] : [[pos.id, pos]]))).values()].map(
        ({ id, nama }) => ({ tujuan: { pos_id: id }, keterangan: `pos ${nama}` }),
      )
    case 'SERTIFIKAT': {
      const diminta = kerja.flatMap(({ pos }) =>
        pos === null ? [] : pos.sertifikat.map((satu) => ({ ...satu, pos: pos.nama })),
      )
      return [...new Map(diminta.map((satu) => [satu.jenis, satu])).values()]
        .filter((satu) => sertifikat.has(satu.jenis))
        .map((satu) => ({
          tujuan: { sertifikat: satu.jenis },
          keterangan: `${satu.nama} di pos ${satu.pos}`,
        }))
    }
  }
}

/** Why overtime of a day is not paid; null where it is. */
export function sebabTanpaLembur(
  aturan: readonly AturanUpah[],
  tanggal: Tanggal,
  {
    jabatan,
    pos,
  }: { readonly jabatan: string; readonly pos: readonly { readonly id: number; readonly nama: string }[] },
): string | null {
  const isBerlaku = (tujuan: Partial<TujuanAturan>) =>
    aturanPada(aturan, 'TANPA_LEMBUR', tanggal, tujuan)?.jumlah === 1
  const dikecualikan = pos.find(({ id }) => isBerlaku({ pos_id: id }))
  if (dikecualikan !== undefined) return `pos ${dikecualikan.nama}`
  return isBerlaku({ jabatan }) ? `jabatan ${jabatan}` : null
}

/** In a sentence, overtime that is not paid because of the post or position it was done in. */
export function peringatanTanpaLembur(
  hari: readonly { readonly tanggal: Tanggal; readonly sebab: string }[],
): readonly string[] {
  return [...Map.groupBy(hari, ({ sebab }) => sebab)].map(
    ([sebab, milik]) =>
      `Lembur tidak diusulkan karena ${sebab} termasuk golongan jabatan tertentu (PP 35/2021 pasal 27): ${[...new Set(milik.map(({ tanggal }) => formatTanggal(tanggal)))].join(', ')}.`,
  )
}

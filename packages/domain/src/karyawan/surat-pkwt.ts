/** What a contract for a span of days says on paper (PP 35/2021, article 13): its clauses, from what is on record. */
import { formatRupiah } from '../teks/rupiah.ts'
import { terbilang } from '../teks/terbilang.ts'
import { type Tanggal, formatTanggal } from '../waktu.ts'

export type BahanPkwt = {
  readonly perusahaan: string
  readonly alamatPerusahaan: string | null
  readonly nomor: string
  readonly ditandatangani: Tanggal
  readonly mulai: Tanggal
  readonly sampai: Tanggal
  /** 0: the first of its row */
  readonly perpanjanganKe: number
  readonly pekerja: {
    readonly nama: string
    readonly nik: string | null
    readonly jenisKelamin: 'L' | 'P'
    readonly tempatLahir: string | null
    readonly tanggalLahir: Tanggal
  }
  /** Null: no placement says so */
  readonly jabatan: string | null
  readonly tempat: string | null
  /** Null: no wage is on record */
  readonly upah: {
    readonly satuan: 'bulan' | 'hari' | 'shift' | 'potong'
    readonly pokok: number
    readonly tunjanganTetap: number
    readonly tunjanganTidakTetap: number
  } | null
}

export type PasalPkwt = { readonly judul: string; readonly isi: readonly string[] }

/** What is not on record, and is left to be written by hand. */
export const TITIK = '..............................'

const TIAP = { bulan: 'sebulan', hari: 'sehari', shift: 'per shift', potong: 'per potong' } as const

/** The clauses that article 13 asks for, each from the record; what the record does not know is left open, never made up. */
export function listPasalPkwt({
  mulai,
  sampai,
  jabatan,
  tempat,
  upah,
  perpanjanganKe,
}: BahanPkwt): readonly PasalPkwt[] {
  const rupiah = (jumlah: number) => `${formatRupiah(jumlah)} (${terbilang(jumlah)} rupiah)`
  return [
    {
      judul: 'Pekerjaan dan tempat kerja',
      isi: [
        `Pihak Kedua bekerja sebagai ${jabatan ?? TITIK}.`,
        `Tempat kerja: ${tempat ?? TITIK}.`,
        `Jenis pekerjaan yang mendasari PKWT (PP 35/2021 pasal 5): ${TITIK}.`,
      ],
    },
    {
      judul: 'Jangka waktu',
      isi: [
        `Perjanjian ini berlaku mulai ${formatTanggal(mulai)} sampai ${formatTanggal(sampai)}${perpanjanganKe === 0 ? '' : `, sebagai perpanjangan ke-${perpanjanganKe}`}.`,
        'Tidak ada masa percobaan (UU 13/2003 pasal 58).',
      ],
    },
    {
      judul: 'Upah dan cara pembayaran',
      isi:
        upah === null
          ? [`Upah: ${TITIK}.`]
          : [
              `Upah pokok ${TIAP[upah.satuan]}: ${rupiah(upah.pokok)}.`,
              ...(upah.tunjanganTetap > 0 ? [`Tunjangan tetap: ${rupiah(upah.tunjanganTetap)}.`] : []),
              ...(upah.tunjanganTidakTetap > 0
                ? [`Tunjangan tidak tetap: ${rupiah(upah.tunjanganTidakTetap)}.`]
                : []),
              'Upah dibayar lewat rekening Pihak Kedua sekali sebulan.',
            ],
    },
    {
      judul: 'Hak dan kewajiban',
      isi: [
        'Pihak Pertama mengikutsertakan Pihak Kedua dalam BPJS Kesehatan dan BPJS Ketenagakerjaan, memberi waktu istirahat, cuti, dan tunjangan hari raya menurut peraturan perundang-undangan.',
        'Pihak Kedua melaksanakan pekerjaan, mematuhi jam kerja, peraturan perusahaan, dan perintah kerja yang patut.',
      ],
    },
    {
      judul: 'Berakhirnya perjanjian dan uang kompensasi',
      isi: [
        'Perjanjian ini berakhir pada hari terakhir jangka waktunya, atau lebih awal menurut peraturan perundang-undangan.',
        'Pada saat perjanjian ini berakhir Pihak Kedua menerima uang kompensasi sebesar masa kerja dibagi 12 kali upah pokok dan tunjangan tetap (PP 35/2021 pasal 15 sampai 17).',
      ],
    },
    {
      judul: 'Lain-lain',
      isi: [
        'Perjanjian ini dibuat rangkap dua, masing-masing sama kekuatannya, dan dicatatkan paling lama 3 hari kerja sejak ditandatangani (PP 35/2021 pasal 14).',
      ],
    },
  ]
}

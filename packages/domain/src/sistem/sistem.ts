/** What the administrator has to see to: judged from the state of the queues and stores. */
import { type Poligon, areaFrom } from '../perusahaan/area.ts'
import { formatDurasi } from '../teks/durasi.ts'
import { findPersilangan } from '../perusahaan/garis-area.ts'
import { type Instan, type Tanggal, SEHARI, addHari, formatTanggal, tanggalLokal } from '../waktu.ts'

export const ANTREAN = ['surat', 'push', 'foto', 'slip'] as const
export type NamaAntrean = (typeof ANTREAN)[number]

/** Work that waits beside the requests. */
export type Antrean = {
  readonly nama: NamaAntrean
  readonly menunggu: number
  /** Of these, tried without success before */
  readonly gagal: number
  /** Since when the oldest waits; null where none does */
  readonly tertua: Instan | null
}

export const PERINGATAN = [
  'PENYIMPANAN_PENUH',
  'SURAT_TERTAHAN',
  'PUSH_TERTAHAN',
  'FOTO_TERTAHAN',
  'SLIP_TERTAHAN',
  'BERKAS_TIDAK_TERBACA',
  'PERUSAHAAN_KOSONG',
  'AREA_BERSILANG',
  'LIBUR_HABIS',
  'CADANGAN_LAMA',
  'CADANGAN_LEWAT_SIMPAN',
] as const
export type Peringatan = { readonly nama: (typeof PERINGATAN)[number]; readonly pesan: string }

/** So many seconds a queue may take; what waits longer is held up by something that somebody has to mend. */
const WAJAR: Readonly<Record<NamaAntrean, number>> = {
  surat: 15 * 60,
  push: 60 * 60,
  foto: 30 * 60,
  slip: 30 * 60,
}
const TERTAHAN = {
  surat: ['SURAT_TERTAHAN', 'surat belum terkirim', 'Periksa SMTP_URL dan server surat.'],
  push: ['PUSH_TERTAHAN', 'pemberitahuan belum sampai ke perangkat', 'Periksa sambungan server ke internet.'],
  foto: ['FOTO_TERTAHAN', 'foto presensi belum diproses', 'Periksa ruang penyimpanan dan catatan server.'],
  slip: ['SLIP_TERTAHAN', 'PDF slip gaji belum dicetak', 'Periksa ruang penyimpanan dan catatan server.'],
} as const

/** A nightly backup that failed once is behind; who backs up in another way has no last one here. */
const CADANGAN_WAJAR = 2 * SEHARI
/** Holidays are announced for a year at a time, and come with a release: so many days before they end it is time for one. */
const LIBUR_HARI = 60

export type Keadaan = {
  readonly antrean: readonly Antrean[]
  readonly berkasTerbaca: boolean
  /** Bytes left on a disk that counts as full, where writes are refused; null while there is room */
  readonly sisaPenuh: number | null
  /** Whether there is an office and a week of working hours, without which nobody can be taken on */
  readonly adaTempat: boolean
  /** Offices with their areas; null for none */
  readonly kantor: readonly { readonly nama: string; readonly area: Poligon | null }[]
  /** The last holiday by law that is on record; null for none */
  readonly liburSampai: Tanggal | null
  /** When the last backup was begun; null where none is known of */
  readonly cadangan: Instan | null
  /** The names of known backups that hold photos past their term, and that term */
  readonly lewatSimpan: { readonly bulan: number; readonly nama: readonly string[] }
}

/** Open alarms, the gravest first; none while all is well. */
export function listPeringatan(
  { antrean, berkasTerbaca, sisaPenuh, cadangan, lewatSimpan, adaTempat, kantor, liburSampai }: Keadaan,
  saat: Instan,
): readonly Peringatan[] {
  const berkas: Peringatan = {
    nama: 'BERKAS_TIDAK_TERBACA',
    pesan: 'Penyimpanan berkas tidak dapat dibaca. Periksa DATA_DIR atau S3.',
  }
  const tertahan = antrean.flatMap(({ nama, menunggu, tertua }): Peringatan[] => {
    const detik = tertua === null ? 0 : Math.floor((saat - tertua) / 1000)
    if (detik <= WAJAR[nama]) return []
    const [kode, apa, perbaikan] = TERTAHAN[nama]
    return [
      {
        nama: kode,
        pesan: `${menunggu} ${apa}, yang tertua ${formatDurasi(detik - (detik % 60))}. ${perbaikan}`,
      },
    ]
  })
  return [
    ...listPenuh(sisaPenuh),
    ...(berkasTerbaca ? [] : [berkas]),
    ...tertahan,
    ...listCadangan(cadangan, saat),
    ...listBersilang(kantor),
    ...listLewatSimpan(lewatSimpan),
    ...listKurang(adaTempat, liburSampai, saat),
  ]
}

function listPenuh(sisa: number | null): Peringatan[] {
  if (sisa === null) return []
  const mb = Math.floor(sisa / 1_000_000)
  return [
    {
      nama: 'PENYIMPANAN_PENUH',
      pesan: `Disk server penuh, tersisa ${mb} MB. Presensi, pengajuan, dan perubahan lain ditolak sampai ada ruang. Kosongkan disk tempat DATA_DIR sekarang.`,
    },
  ]
}

function listCadangan(cadangan: Instan | null, saat: Instan): Peringatan[] {
  const umur = cadangan === null ? 0 : Math.floor((saat - cadangan) / 1000)
  if (umur <= CADANGAN_WAJAR) return []
  const hari = Math.floor(umur / SEHARI)
  return [
    {
      nama: 'CADANGAN_LAMA',
      pesan: `Cadangan terakhir berumur ${hari} hari. Periksa jadwal npm run backup.`,
    },
  ]
}

/** Areas from before any was refused: of a line that meets itself, part lies outside. */
function listBersilang(kantor: Keadaan['kantor']): Peringatan[] {
  const bersilang = kantor.flatMap(({ nama, area }) => {
    const di = findPersilangan(areaFrom(area).boundaries)
    return di === undefined ? [] : [`${nama} di [${di.join(', ')}]`]
  })
  if (bersilang.length === 0) return []
  return [
    {
      nama: 'AREA_BERSILANG',
      pesan: `Garis batas area bersilang, sehingga sebagian area terhitung di luar: ${bersilang.join('; ')} ([bujur, lintang]). Minta HRD memperbaiki areanya.`,
    },
  ]
}

function listLewatSimpan({ bulan, nama }: Keadaan['lewatSimpan']): Peringatan[] {
  if (nama.length === 0) return []
  return [
    {
      nama: 'CADANGAN_LEWAT_SIMPAN',
      pesan: `Cadangan ${nama.join(', ')} masih memuat foto yang melewati masa simpan ${bulan} bulan. Hapus bila tidak diperlukan lagi.`,
    },
  ]
}

/** What the company lacks. */
function listKurang(adaTempat: boolean, liburSampai: Tanggal | null, saat: Instan): Peringatan[] {
  const kurang: Peringatan[] = []
  if (!adaTempat)
    kurang.push({
      nama: 'PERUSAHAAN_KOSONG',
      pesan:
        'Belum ada kantor atau jadwal kerja, jadi belum ada yang dapat ditambahkan. Jalankan npm run perusahaan di server.',
    })
  if (liburSampai === null || liburSampai < addHari(tanggalLokal(saat, 'WIB'), LIBUR_HARI))
    kurang.push({
      nama: 'LIBUR_HABIS',
      pesan: `Libur nasional ${liburSampai === null ? 'belum tercatat' : `baru tercatat sampai ${formatTanggal(liburSampai)}`}; sesudahnya terhitung hari kerja. Pasang versi Rekan yang lebih baru.`,
    })
  return kurang
}

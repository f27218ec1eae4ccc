import { KETENTUAN } from '@rekan/domain/ketentuan'
import type { Lingkup } from '@rekan/domain/akses/akses'
import { type Bulan, formatBulan, rentangBulan } from '@rekan/domain/bulan'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { lemburDalamShift } from '@rekan/domain/pengajuan/lembur/lembur-bayar'
import { durasiLembur } from '@rekan/domain/pengajuan/lembur/lembur'
import { type Instan, formatJam, formatTanggal, jamLokal, tanggalLokal } from '@rekan/domain/waktu'
import writeExcelFile from 'write-excel-file/node'
import type { Deps } from '../../../platform/deps.ts'
import { readKop } from '../../../platform/kop.ts'
import { type BarisDaftar, type HariMelekat, listDisetujui, listMelekat } from './daftar-lembur.queries.ts'
import { drawDaftar } from './daftar-lembur.print.ts'

const TIPE = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The columns of the list, the same in both formats. */
export const KOLOM = [
  'Nama',
  'Kode',
  'Lokasi',
  'Tanggal',
  'Jam',
  'Lama',
  'Pekerjaan',
  'Kesediaan pekerja',
  'Perintah',
] as const

/**
 * The list of names and hours of overtime of a month that the employer keeps, with the worker's consent and the order
 * (PP 35/2021, article 28 (2)). A month without overtime gives a list without rows.
 */
export async function writeDaftarLembur(
  deps: Pick<Deps, 'db' | 'files'>,
  siapa: Lingkup | null,
  { format, ...masa }: Bulan & { readonly format: keyof typeof TIPE },
  saat: Instan,
) {
  const disetujui = await listDisetujui(deps.db, siapa, rentangBulan(masa), saat)
  const melekat = await listMelekat(deps.db, siapa, rentangBulan(masa), saat)
  const baris = [...disetujui.map(barisFrom), ...melekat.flatMap(barisMelekat)].toSorted(
    ([a = ''], [b = '']) => a.localeCompare(b, 'id'),
  )
  const judul = `Daftar kerja lembur ${formatBulan(masa)}`
  const isi =
    format === 'pdf'
      ? await drawDaftar({ judul, kolom: KOLOM, baris, dibuat: saat, kop: await readKop(deps) })
      : await writeExcel(baris)
  const nama = `lembur-${masa.tahun}-${String(masa.bulan).padStart(2, '0')}.${format}`
  return { nama, tipe: TIPE[format], isi: isi.toString('base64') }
}

function barisFrom(l: BarisDaftar): string[] {
  const pukul = (saat: Instan) => formatJam(jamLokal(saat, l.zona)).slice(0, 'HH:mm'.length)
  const jam = `${pukul(l.mulai)}–${pukul(l.selesai)} ${l.zona}`
  return [
    l.nama,
    l.kode,
    l.lokasi ?? '',
    formatTanggal(l.tanggal),
    jam,
    formatDurasi(durasiLembur(l)),
    l.keterangan,
    l.bersedia_pada === null ? 'Belum dinyatakan' : `Bersedia, ${formatPada(l, l.bersedia_pada)}`,
    `${l.diputus_oleh}, ${formatPada(l, l.diputus_pada)}`,
  ]
}

/** Overtime inside a day's shifts; none where its hours are a day's. */
function barisMelekat(hari: HariMelekat): string[][] {
  const lama = lemburDalamShift(KETENTUAN.jam_kerja, hari)
  if (lama === 0) return []
  const keterangan = hari.isLiburNasional
    ? 'Shift pada hari libur resmi'
    : 'Jam shift di atas jam kerja sehari'
  const dasar = barisFrom({
    ...hari,
    keterangan,
    diputus_oleh: 'Roster terbit',
    diputus_pada: hari.terbit_pada,
  })
  return [dasar.map((sel, ke) => (KOLOM[ke] === 'Lama' ? formatDurasi(lama) : sel))]
}

function formatPada({ zona }: Pick<BarisDaftar, 'zona'>, saat: Instan): string {
  return formatTanggal(tanggalLokal(saat, zona))
}

/** What somebody typed stays text, whatever it begins with. */
async function writeExcel(baris: readonly (readonly string[])[]): Promise<Buffer> {
  return writeExcelFile(
    [
      KOLOM.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...baris.map((sel) => sel.map((value) => ({ value, type: String }))),
    ],
    { columns: KOLOM.map((judul) => ({ width: Math.max(16, judul.length + 2) })), stickyRowsCount: 1 },
  ).toBuffer()
}

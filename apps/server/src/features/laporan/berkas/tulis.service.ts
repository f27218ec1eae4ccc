import { formatBulan } from '@rekan/domain/bulan'
import { type FormatLaporan, type JenisLaporan, NAMA_LAPORAN } from '@rekan/domain/laporan/jenis'
import type { BarisLaporan, KolomLaporan, SelLaporan } from '@rekan/domain/laporan/laporan'
import { type Instan, formatSaat } from '@rekan/domain/waktu'
import type { Kop } from '../../../platform/kop.ts'
import { writeXlsxAlir } from '../../../platform/lembar.alir.ts'
import { MULAI_CSV, formatBarisCsv } from '../../../platform/lembar.write.ts'

/** A report with the rows that the screen shows as well. */
export type IsiLaporan = {
  readonly jenis: JenisLaporan
  readonly masa: { readonly tahun: number; readonly bulan: number }
  readonly lokasi: string | null
  readonly saat: Instan
  readonly kolom: readonly KolomLaporan[]
  readonly baris: AsyncIterable<BarisLaporan>
  /** Known once all rows are */
  readonly jumlah: () => readonly SelLaporan[]
}

/** A report as a file: a line of titles, its rows, and its totals, which begin with `Jumlah`. */
export async function writeLaporan(format: FormatLaporan, isi: IsiLaporan, kop: Kop): Promise<Buffer> {
  const { kolom, baris, jumlah, saat } = isi
  if (format === 'pdf') {
    const judul = formatJudul(isi)
    const keterangan = `${isi.lokasi ?? 'Semua lokasi'}. Keadaan ${formatSaat(saat, 'WIB')}.`
    // Only here: letters and paper would take a third of what the process may.
    const { drawLaporan } = await import('./berkas.print.ts')
    return drawLaporan({ judul, keterangan, kolom, baris, jumlah, dibuat: saat, kop })
  }
  const semua = withJumlah(baris, jumlah)
  if (format === 'xlsx')
    return writeXlsxAlir(
      kolom.map(({ judul, lebar }) => ({ judul, lebar: Math.max(lebar * 1.6, judul.length + 1) })),
      semua,
    )
  const bagian = [Buffer.from(MULAI_CSV + formatBarisCsv(kolom.map(({ judul }) => judul)))]
  for await (const satu of semua) bagian.push(Buffer.from(formatBarisCsv(satu)))
  return Buffer.concat(bagian)
}

export function formatJudul({ jenis, masa }: Pick<IsiLaporan, 'jenis' | 'masa'>): string {
  return `${NAMA_LAPORAN[jenis]} ${formatBulan(masa)}`
}

/** Without its ending. */
export function namaBerkas({ jenis, masa }: Pick<IsiLaporan, 'jenis' | 'masa'>): string {
  return `laporan-${jenis}-${masa.tahun}-${String(masa.bulan).padStart(2, '0')}`
}

async function* withJumlah(
  baris: AsyncIterable<BarisLaporan>,
  jumlah: () => readonly SelLaporan[],
): AsyncGenerator<BarisLaporan> {
  let ada = false
  for await (const satu of baris) {
    ada = true
    yield satu
  }
  if (ada) yield jumlah().with(0, jumlah()[0] ?? 'Jumlah')
}

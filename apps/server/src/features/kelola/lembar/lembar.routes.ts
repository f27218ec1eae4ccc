import type { KelompokPesan } from '@rekan/domain/lembar/kelompok'
import { type Lembar, type Sel, teksAsli } from '@rekan/domain/lembar/sel'
import { KOLOM_TANDA } from '@rekan/domain/lembar/tabel'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Mount } from '../../../platform/http.ts'
import { type SelAlir, writeXlsxAlir } from '../../../platform/lembar.alir.ts'

const TIPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function mountLembar(mount: Mount, { reader }: Deps): void {
  // Not by `write`, which would keep the whole workbook for a second sending.
  mount('POST /kelola/lembar/tandai', async ({ form, pelaku, signal }) => {
    const { bytes, filename } = form.files.berkas
    const isi = await reader.readLembar(bytes, pelaku.penggunaId, signal)
    if ('tolak' in isi) throw invalid({ berkas: [isi.tolak] })
    const nama = `${filename.replace(/\.\w{1,5}$/, '').slice(0, 80) || 'lembar'}-diperiksa.xlsx`
    const buku = await drawTanda(isi.lembar, form.fields.kelompok)
    return { data: { nama, tipe: TIPE, isi: buku.toString('base64') } }
  })
}

/** The cells as they stand, each in its row, and behind them what is wrong with it; rows that the sheet has not are passed over. */
async function drawTanda({ sel }: Lembar, kelompok: readonly KelompokPesan[]): Promise<Buffer> {
  const perBaris = new Map<number, string[]>()
  for (const { baris, kolom, pesan } of kelompok)
    for (const satu of baris)
      if (satu <= sel.length)
        perBaris.set(satu, [...(perBaris.get(satu) ?? []), kolom === null ? pesan : `${kolom}: ${pesan}`])
  const lebar = Math.max(1, ...sel.map((deret) => deret.length))
  const kepala = barisFrom(sel[0] ?? [], lebar)
  const tanda = (ke: number) => perBaris.get(ke)?.join(' ') ?? ''
  async function* rows(): AsyncGenerator<readonly SelAlir[]> {
    for (let ke = 2; ke <= sel.length; ke += 1) yield [...barisFrom(sel[ke - 1] ?? [], lebar), tanda(ke)]
  }
  const judul = [KOLOM_TANDA, tanda(1)].filter(Boolean).join(': ')
  return writeXlsxAlir(
    [...kepala.map((satu) => ({ judul: String(satu ?? ''), lebar: 18 })), { judul, lebar: 80 }],
    rows(),
  )
}

function barisFrom(deret: readonly Sel[], lebar: number): readonly SelAlir[] {
  return Array.from({ length: lebar }, (_, ke) => {
    const sel = deret[ke]
    // What was never reckoned stays wrong until somebody writes it.
    if (typeof sel === 'object' && sel !== null && 'galat' in sel)
      return sel.galat.startsWith('#') ? sel.galat : '#N/A'
    return typeof sel === 'number' ? sel : teksAsli(sel)
  })
}

/** How a berita acara goes from draft to signature (`docs/rules.md`, section 1.10). */
import { type Aturan, paling, tanpaKendali, urut, wajib } from '../aturan.ts'

/** Where a revision stands: not sent yet, waiting for its signature, signed, held as agreed by a clause, followed by another. */
export const STATUS_BERITA_ACARA = [
  'draf',
  'dikirim',
  'ditandatangani',
  'dianggap_setuju',
  'diganti',
] as const
export type StatusBeritaAcara = (typeof STATUS_BERITA_ACARA)[number]

export const FORMAT_BERITA_ACARA = ['pdf', 'xlsx'] as const
export type FormatBeritaAcara = (typeof FORMAT_BERITA_ACARA)[number]

const isian = (sebutan: string, batas: number) =>
  urut<string>(
    wajib(`${sebutan} harus diisi.`),
    paling(batas, `${sebutan} tidak boleh lebih dari ${batas} karakter.`),
    tanpaKendali(`${sebutan} mengandung karakter yang tidak dikenal.`),
  )

/** The rule of each text of a berita acara. */
export const ATURAN_BERITA_ACARA = {
  alasan: isian('Alasan', 500),
  bukti: isian('Bukti', 1000),
  penanda: isian('Nama penanda tangan', 100),
} as const satisfies Readonly<Record<string, Aturan<string>>>

/** Where a revision stands, from what happened to it. */
export function statusRevisi({
  dikirim,
  ditandatangani,
  pasalDiam,
  terbaru,
}: {
  readonly dikirim: boolean
  readonly ditandatangani: boolean
  /** It holds by a clause, with no signature of anybody */
  readonly pasalDiam: boolean
  readonly terbaru: boolean
}): StatusBeritaAcara {
  if (ditandatangani) return pasalDiam ? 'dianggap_setuju' : 'ditandatangani'
  if (!terbaru) return 'diganti'
  return dikirim ? 'dikirim' : 'draf'
}

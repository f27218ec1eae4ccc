/** Settings that guard pay, presence and evidence: who lowers one goes by the former themselves (`docs/rules.md`, section 7.6c). */
import type { NamaPengaturan, NilaiPengaturan, Pengaturan } from './pengaturan.ts'

/** So long who lowered a guard, or changed by what they are judged themselves, gains nothing by it. */
export const JAGA_HARI = 14

/** Each with the value that guards more: the greater, the smaller, yes, or that the person is asked. */
export const PENJAGA = {
  tahan_rekening_hari: 'besar',
  gaji_orang_kedua: 'ya',
  luring_jam: 'kecil',
  luring_sampel_persen: 'besar',
  simpan_foto_bulan: 'besar',
  simpan_dokumen_tahun: 'besar',
  tanpa_pulang: 'tanya',
} as const satisfies Partial<Record<NamaPengaturan, 'besar' | 'kecil' | 'ya' | 'tanya'>>
export type NamaPenjaga = keyof typeof PENJAGA

export function isPenjaga(nama: unknown): nama is NamaPenjaga {
  return typeof nama === 'string' && Object.hasOwn(PENJAGA, nama)
}

/** Whether a setting guards less by this value than by the one before. */
export function isLebihLonggar(
  nama: NamaPengaturan,
  sebelum: NilaiPengaturan,
  sesudah: NilaiPengaturan,
): boolean {
  return isPenjaga(nama) && sebelum !== sesudah && pickKetat(nama, sebelum, sesudah) === sebelum
}

/** The settings for somebody: of each guard that they lowered, the strictest that it was before. */
export function pengaturanBagi<P extends Partial<Pengaturan>>(
  pengaturan: P,
  dilonggarkan: readonly { readonly kunci: string; readonly nilai: unknown }[],
): P {
  const bagi: Record<string, unknown> = { ...pengaturan }
  for (const { kunci, nilai } of dilonggarkan) {
    if (isPenjaga(kunci) && kunci in bagi) bagi[kunci] = pickKetat(kunci, bagi[kunci], nilai)
  }
  return bagi as P
}

function pickKetat(nama: NamaPenjaga, satu: unknown, lain: unknown): unknown {
  const cara = PENJAGA[nama]
  if (cara === 'ya') return satu === true || lain === true
  if (cara === 'tanya') return satu === cara ? satu : lain
  return cara === 'besar' ? Math.max(Number(satu), Number(lain)) : Math.min(Number(satu), Number(lain))
}

import { addHari, hariBarat } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import type { Nilai, Setelan } from '../../perusahaan/setelan/setelan.queries.ts'

export type Versi = Setelan['riwayat'][number]

/** A value in words, such as `12 bulan`. */
export function nilaiTeks(
  { kunci, satuan, pilihan }: Pick<Setelan, 'kunci' | 'satuan' | 'pilihan'>,
  nilai: Nilai,
): string {
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak'
  if (typeof nilai === 'string') return pilihan?.find((satu) => satu.nilai === nilai)?.label ?? nilai
  if (kunci === 'tutup_tanggal') return nilai === 31 ? 'Akhir bulan' : `Tanggal ${nilai}`
  return `${nilai.toLocaleString('id-ID')} ${satuan ?? ''}`.trim()
}

/** What holds before a version does: the one before it, or what holds without any. */
export function nilaiSebelum({ riwayat, bawaan }: Pick<Setelan, 'riwayat' | 'bawaan'>, ke: number): Nilai {
  return riwayat[ke + 1]?.nilai ?? bawaan
}

/** The versions that change something and have not begun, the next one first; `ke`: their place in the history. */
export function listPerubahan(
  setelan: Pick<Setelan, 'riwayat' | 'bawaan'>,
): (Versi & { readonly ke: number })[] {
  const hariIni = hariBarat(serverNow())
  return setelan.riwayat
    .map((versi, ke) => ({ ...versi, ke }))
    .filter(({ berlaku_dari, nilai, ke }) => berlaku_dari > hariIni && nilai !== nilaiSebelum(setelan, ke))
    .toReversed()
}

/** The first day that a form proposes for a change. */
export function hariBesok(): string {
  return addHari(hariBarat(serverNow()), 1)
}

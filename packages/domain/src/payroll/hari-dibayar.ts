/** Which days somebody engaged by the day is paid for (`docs/rules.md`, section 5.5). */
import type { JenisIzin } from '../pengajuan/izin/absensi.ts'
import type { Tanggal } from '../waktu.ts'

export const SEBAB_DIBAYAR = ['HADIR', 'DINAS_LUAR', 'CUTI', 'SAKIT'] as const
export type SebabDibayar = (typeof SEBAB_DIBAYAR)[number]
export type HariDibayar = { readonly tanggal: Tanggal; readonly sebab: SebabDibayar }

/** What is known of a day of work. */
export type FaktaDibayar = {
  /** A check-in that nobody disputes: who came and was sent home by the employer has one as well */
  readonly hadir: boolean
  /** The approved request of the day */
  readonly izin: JenisIzin | null
  /** Its kind of leave is paid, days on which the employer gives no work among them */
  readonly cutiDibayar: boolean
  /** A letter is with it */
  readonly surat: boolean
}

/**
 * Why a day of work is paid, null where it is not: who came, however early they were sent home, since the employer owes the
 * wage of work it does not give (UU 13/2003, article 93 (2) f; PP 36/2021, article 40); duty outside; paid leave (UU 13/2003,
 * articles 84 and 93 (2)); sickness with a letter (article 93 (2) a). Nothing else is: article 93 (1).
 */
export function sebabDibayar({ hadir, izin, cutiDibayar, surat }: FaktaDibayar): SebabDibayar | null {
  if (hadir) return 'HADIR'
  if (izin === 'DINAS_LUAR') return 'DINAS_LUAR'
  if (izin === 'CUTI') return cutiDibayar ? 'CUTI' : null
  return izin === 'SAKIT' && surat ? 'SAKIT' : null
}

const SEBUTAN: Readonly<Record<SebabDibayar, string>> = {
  HADIR: 'hadir',
  DINAS_LUAR: 'dinas luar',
  CUTI: 'cuti dibayar',
  SAKIT: 'sakit dengan surat',
}

/** `3 hari hadir`, or `5 hari (3 hadir, 2 cuti dibayar)`. */
export function formatHariDibayar(hari: readonly Pick<HariDibayar, 'sebab'>[]): string {
  const banyak = (sebab: SebabDibayar) => hari.filter((satu) => satu.sebab === sebab).length
  if (banyak('HADIR') === hari.length) return `${hari.length} hari hadir`
  const bagian = SEBAB_DIBAYAR.flatMap((sebab) =>
    banyak(sebab) > 0 ? [`${banyak(sebab)} ${SEBUTAN[sebab]}`] : [],
  )
  return `${hari.length} hari (${bagian.join(', ')})`
}

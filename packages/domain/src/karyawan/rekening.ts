/** Another bank account of somebody: until it counts, who says that it is right, and what is told of it when pay is sent. */
import { PENGATURAN } from '../perusahaan/pengaturan.ts'
import { type Instan, type Tanggal, formatSaat } from '../waktu.ts'

const SEHARI_MS = 86_400_000

/** Where pay goes while another account waits: to the one of before, or nowhere yet. */
export const CARA_TAHAN = ['lama', 'tunggu'] as const
export type CaraTahan = (typeof CARA_TAHAN)[number]

/** Of a bank account, what tells it from others. */
export type Rekening = { readonly nama_bank: string | null; readonly nomor_rekening: string | null }

export function isSamaRekening(satu: Rekening, lain: Rekening): boolean {
  return satu.nama_bank === lain.nama_bank && satu.nomor_rekening === lain.nomor_rekening
}

/**
 * Whether another account waits: not the first of a person, nor the one that pay goes to anyway.
 *
 * @param dibayar where pay goes now
 * @param hari the company's days; 0: nothing waits
 */
export function isRekeningDitahan(dibayar: Rekening, baru: Rekening, hari: number): boolean {
  return hari > 0 && dibayar.nomor_rekening !== null && !isSamaRekening(dibayar, baru)
}

/**
 * How many days another account waits. A shorter term counts once a longer one of before would be over: whoever shortens it
 * redirects nobody's pay by that sooner.
 */
export function hariTahan(
  riwayat: readonly { readonly berlaku_dari: Tanggal; readonly nilai: number }[],
  hari: Tanggal,
): number {
  const urut = riwayat
    .filter(({ berlaku_dari }) => berlaku_dari <= hari)
    .toSorted((a, b) => (a.berlaku_dari < b.berlaku_dari ? -1 : 1))
  const nilai = [PENGATURAN.tahan_rekening_hari.bawaan, ...urut.map((satu) => satu.nilai)]
  return nilai.reduce((terlama, satu, ke) => {
    const berikut = urut[ke]?.berlaku_dari
    const lewat = berikut === undefined ? 0 : 1 + (Date.parse(hari) - Date.parse(berikut)) / SEHARI_MS
    return Math.max(terlama, satu - lewat)
  }, 0)
}

/** Somebody with an account of theirs, and the person behind it. */
type Akun = { readonly penggunaId: number; readonly karyawanId: number | null }

/**
 * Whether somebody may say that a changed account is right: its owner of what another wrote, HR of what they did not write; nobody by
 * an account without an employee for whom it is their own or written by them.
 *
 * @param penulis null: the owner, before that was kept
 */
export function mayConfirmRekening(
  siapa: Akun & { readonly isHr: boolean; readonly diri?: readonly number[] | undefined },
  karyawanId: number,
  penulis: Akun | null,
): boolean {
  const isPenulis =
    siapa.penggunaId === penulis?.penggunaId ||
    (siapa.karyawanId !== null && siapa.karyawanId === (penulis ?? { karyawanId }).karyawanId)
  const { diri = [] } = siapa
  if (diri.includes(karyawanId) || (penulis?.karyawanId != null && diri.includes(penulis.karyawanId)))
    return false
  return !isPenulis && (siapa.isHr || siapa.karyawanId === karyawanId)
}

/** What a bank's file knows of an account beside its number. */
export type KeadaanRekening = {
  /** It waits, and pay with it */
  readonly ditunda: boolean
  /** It counts because its term is over, and nobody has said that it is right */
  readonly belumDikonfirmasi: boolean
  /** Another than the files of an earlier run sent pay to: until when that was so */
  readonly terakhirDibayar: Instan | null
  /** Another than the second person approved */
  readonly bedaDisetujui: boolean
  /** Who else has this very account, by kode and name */
  readonly jugaMilik: readonly string[]
}

/** What is told beside an account, the gravest first; null: nothing. */
export function catatanRekening(keadaan: KeadaanRekening): string | null {
  const { belumDikonfirmasi, terakhirDibayar, bedaDisetujui, jugaMilik } = keadaan
  const catatan = [
    ...(bedaDisetujui ? ['rekening berubah sejak disetujui orang kedua'] : []),
    ...(belumDikonfirmasi ? ['rekening baru belum dikonfirmasi'] : []),
    ...(jugaMilik.length === 0 ? [] : [`rekening ini juga milik ${jugaMilik.join(', ')}`]),
    ...(terakhirDibayar === null
      ? []
      : [`rekening berubah sejak berkas terakhir (${formatSaat(terakhirDibayar, 'WIB')})`]),
  ]
  return catatan.length === 0 ? null : catatan.join('; ')
}

import { formatTanggal } from '@rekan/domain/waktu'
import type { Baris, Dipilih, IsiLembar, Keberatan, Tanda } from './lembar.wire.ts'
import { TANDA } from './tanda.ts'

type SelHariProps = {
  readonly baris: Baris
  readonly tanggal: string
  readonly tanda: Tanda | null
  /** Disputed: 'menunggu' while it waits for its answer */
  readonly keberatan: 'menunggu' | 'dijawab' | undefined
  readonly className: string
  /** Shows the day's number above its mark */
  readonly denganTanggal?: boolean
  readonly onOpen: (dipilih: Dipilih) => void
}

/** A day of somebody at a post, which opens. */
export function SelHari({
  baris,
  tanggal,
  tanda,
  keberatan,
  className,
  denganTanggal,
  onOpen,
}: SelHariProps) {
  const petugas = baris.petugas
  const hari = Number(tanggal.slice(8))
  const angka = denganTanggal === true && (
    <span className="block text-xs text-ink-muted tabular-nums">{hari}</span>
  )
  if (tanda === null)
    return (
      <span aria-hidden className={`${className} text-ink-muted`}>
        {angka}
        {denganTanggal === true ? '' : '·'}
      </span>
    )
  const { huruf, kata, warna } = TANDA[tanda]
  const ucapan =
    keberatan === undefined ? '' : keberatan === 'menunggu' ? ', keberatan menunggu' : ', keberatan dijawab'
  return (
    <button
      type="button"
      aria-label={`${petugas?.nama ?? 'Belum ada petugas'}, ${formatTanggal(tanggal)}: ${kata}${ucapan}`}
      onClick={() => onOpen({ posId: baris.pos_id, petugas, tanggal })}
      className={`${className} ${warna} rounded-control hover:bg-sunken ${
        keberatan === undefined ? '' : 'outline-2 -outline-offset-2 outline-accent'
      }`}
    >
      {angka}
      <span aria-hidden>{huruf}</span>
    </button>
  )
}

/** By cell, whether it is disputed and the answer waits. */
export function listDiberatkan(
  lembar: Pick<IsiLembar, 'daftar_keberatan'>,
  kunci: (satu: Keberatan) => string,
): ReadonlyMap<string, 'menunggu' | 'dijawab'> {
  return new Map(
    lembar.daftar_keberatan
      .toReversed()
      .map((satu) => [kunci(satu), satu.jawaban === null ? 'menunggu' : 'dijawab'] as const),
  )
}

import { useEffect, useRef } from 'react'
import { statusTerhitung } from '@rekan/domain/presensi/hari/rekap'
import { NAMA_KEADAAN } from '@rekan/domain/presensi/meja'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { SelPresensi } from './meja.queries.ts'

type SelProps = {
  readonly nama: string
  readonly tanggal: Tanggal
  readonly sel: SelPresensi | null
  readonly isTerbuka: boolean
  readonly onBuka: () => void
}

const TONES = {
  baik: 'bg-primary-soft text-primary-strong',
  awas: 'bg-accent-soft text-accent',
  buruk: 'bg-destructive-soft text-destructive',
  sepi: 'bg-sunken text-ink-muted',
} as const
const HURUF = {
  BELUM_PRESENSI: '·',
  HADIR: '',
  IZIN: 'I',
  SAKIT: 'S',
  CUTI: 'C',
  DINAS_LUAR: 'D',
  LIBUR: 'L',
  ALPA: 'A',
} as const

/** A day of somebody's month: hours, or a letter for what it was instead; pressed, it opens. */
export function Sel({ nama, tanggal, sel, isTerbuka, onBuka }: SelProps) {
  const tombol = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Its day may lie beyond the edge of the list.
    if (isTerbuka) tombol.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isTerbuka])
  if (sel === null) return null
  const { huruf, tone } = bentukSel(sel)
  const kata = [
    sel.status.replaceAll('_', ' ').toLowerCase(),
    ...sel.keadaan.map((satu) => NAMA_KEADAAN[satu].toLowerCase()),
    ...(sel.ditanya ? ['sudah ditanyakan'] : []),
  ]
  return (
    <button
      ref={tombol}
      type="button"
      // The list has the keys.
      tabIndex={-1}
      title={kata.join(', ')}
      aria-label={`${nama}, ${formatTanggal(tanggal)}: ${kata.join(', ')}`}
      onClick={(event) => {
        event.stopPropagation()
        onBuka()
      }}
      className={`relative grid h-8 w-full place-items-center rounded-[6px] text-xs font-bold tabular-nums ${TONES[tone]} ${isTerbuka ? 'outline-2 outline-primary' : ''}`}
    >
      {huruf}
      {(sel.usulan !== null || sel.keadaan.includes('PERLU_TINJAUAN')) && (
        <span aria-hidden className="absolute top-0.5 right-0.5 size-1.5 rounded-full bg-destructive" />
      )}
    </button>
  )
}

function bentukSel(sel: SelPresensi): { readonly huruf: string; readonly tone: keyof typeof TONES } {
  if (sel.keadaan.includes('TANPA_PULANG')) return { huruf: '?', tone: 'buruk' }
  const status = statusTerhitung(sel)
  if (status === 'ALPA') return { huruf: 'A', tone: 'buruk' }
  if (status !== 'HADIR') return { huruf: HURUF[status], tone: 'sepi' }
  if (sel.keadaan.includes('TELAT')) return { huruf: 'T', tone: 'awas' }
  return { huruf: formatSetengah(sel.jam_kerja), tone: 'baik' }
}

/** Hours to the half: `8½`. */
function formatSetengah(detik: number): string {
  const setengah = Math.round(detik / 1800)
  return setengah % 2 === 0 ? String(setengah / 2) : `${Math.floor(setengah / 2)}½`
}

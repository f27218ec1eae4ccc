import { memo } from 'react'
import { isiBerlaku } from '@rekan/domain/roster/lembar'
import { WARNA_CLASS } from '../../../ui/wide/huruf-shift.tsx'
import type { SelRoster, ShiftRoster } from './roster.queries.ts'

export type JenisShift = ReadonlyMap<number, ShiftRoster>

const IZIN: Readonly<Record<string, string>> = {
  CUTI: 'Cuti',
  IZIN: 'Izin',
  SAKIT: 'Sakit',
  DINAS_LUAR: 'Dinas',
}

type SelProps = {
  readonly sel: SelRoster
  readonly nama: string
  readonly baris: number
  readonly kolom: number
  readonly shift: JenisShift
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly isLewat: boolean
  /** What is wrong with it: it refuses, or it warns */
  readonly peringatan: 'menolak' | 'mengingatkan' | null
}

/** A cell of the roster; the grid has its keys and the pointer. */
export const RosterSel = memo(function RosterSel(props: SelProps) {
  const { sel, baris, kolom, shift, isActive, isChosen, isLewat, peringatan } = props
  const { text, tone } = tampakOf(sel, shift)
  const rim = isChosen
    ? 'outline-2 outline-primary'
    : peringatan === 'menolak'
      ? 'outline-2 outline-destructive'
      : peringatan === 'mengingatkan'
        ? 'outline-1 outline-accent'
        : ''
  return (
    <td
      tabIndex={isActive ? 0 : -1}
      aria-label={labelOf(props)}
      aria-selected={isChosen}
      data-baris={baris}
      data-kolom={kolom}
      className={`p-0.5 text-center select-none focus-visible:outline-none ${isLewat ? 'opacity-60' : 'cursor-cell'}`}
    >
      <span
        className={`relative flex h-9 min-w-11 items-center justify-center rounded-control text-xs font-bold -outline-offset-1 ${tone} ${rim} ${isActive ? 'in-focus-visible:outline-2 in-focus-visible:outline-primary' : ''}`}
      >
        {text}
        {sel.draf !== null && (
          <span
            className="absolute top-1 right-1 size-1.5 rounded-full bg-accent"
            title="Belum diterbitkan"
          />
        )}
      </span>
    </td>
  )
})

function tampakOf(sel: SelRoster, shift: JenisShift): { readonly text: string; readonly tone: string } {
  const isi = isiBerlaku(sel)
  if (sel.izin !== null) return { text: IZIN[sel.izin] ?? 'Izin', tone: 'bg-away-soft text-away' }
  if (isi === null)
    return sel.jam === null
      ? { text: '·', tone: 'bg-sunken text-ink-muted' }
      : {
          text: `${jamPendek(sel.jam.mulai)}–${jamPendek(sel.jam.selesai)}`,
          tone: 'text-ink-muted font-normal',
        }
  const jenis = isi.flatMap(({ jenis_shift_id }) => shift.get(jenis_shift_id ?? 0) ?? [])
  const [pertama] = jenis
  if (pertama === undefined) return { text: '·', tone: 'bg-sunken text-ink-muted' }
  return { text: jenis.map(({ huruf }) => huruf).join('+'), tone: WARNA_CLASS[pertama.warna] }
}

/** '08:00:00' as '8', '07:30:00' as '7.30'. */
function jamPendek(jam: string): string {
  const [pukul = '', menit = ''] = jam.split(':')
  return menit === '00' ? String(Number(pukul)) : `${Number(pukul)}.${menit}`
}

function labelOf({ sel, nama, shift, peringatan }: SelProps): string {
  const isi = isiBerlaku(sel)
  const kerja = (isi ?? []).map(({ jenis_shift_id }) => shift.get(jenis_shift_id ?? 0)?.nama ?? 'Libur')
  const apa =
    isi === null
      ? sel.jam === null
        ? 'Libur'
        : `Jam kerja ${sel.jam.mulai.slice(0, 5)} sampai ${sel.jam.selesai.slice(0, 5)}`
      : kerja.join(' dan ')
  return [
    nama,
    sel.tanggal,
    ...(sel.izin === null ? [] : [IZIN[sel.izin] ?? 'Izin']),
    apa,
    ...(sel.draf === null ? [] : ['draf']),
    ...(peringatan === null ? [] : ['ada peringatan']),
  ].join(', ')
}

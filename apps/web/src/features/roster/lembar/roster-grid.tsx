import { type FocusEvent, type PointerEvent, memo, useMemo, useRef, useState } from 'react'
import { jamSepekan } from '@rekan/domain/roster/peringatan'
import { type Tanggal, hariKe } from '@rekan/domain/waktu'
import { Avatar } from '../../../ui/avatar.tsx'
import { type Kotak, type Kuas, type Titik, isInKotak } from './lukis.ts'
import { TerisiBaris } from './terisi-baris.tsx'
import type { OrangRoster, Roster } from './roster.queries.ts'
import { type JenisShift, RosterSel } from './roster-sel.tsx'
import { useRosterKeys } from './use-roster-keys.ts'

type RosterGridProps = {
  readonly roster: Roster
  /** Who may only read it paints nothing */
  readonly isBaca: boolean
  /** What a drag paints; null: it only chooses */
  readonly kuas: Kuas | null
  readonly aktif: Titik
  readonly onAktif: (titik: Titik) => void
  readonly onPaint: (kotak: Kotak, kuas: Kuas) => void
  readonly onUndo: () => void
}

const HURUF_HARI = ['', 'S', 'S', 'R', 'K', 'J', 'S', 'M']

/**
 * People by day. The pointer drags over cells, and what is chosen in the palette paints them when it is let go; arrows
 * move, with Shift they widen the choice, a letter sets what is chosen.
 */
export function RosterGrid(props: RosterGridProps) {
  const { roster, isBaca, kuas, aktif, onAktif, onPaint, onUndo } = props
  const [kotak, setKotak] = useState<Kotak>({ dari: aktif, ke: aktif })
  const isDragging = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const shift: JenisShift = useMemo(
    () => new Map(roster.shift.map((satu) => [satu.id, satu])),
    [roster.shift],
  )
  const tanggal = roster.orang[0]?.sel.map((satu) => satu.tanggal) ?? []

  function choose(dari: Titik, ke: Titik) {
    setKotak({ dari, ke })
    table.current?.querySelector<HTMLElement>(`[data-baris="${ke.baris}"][data-kolom="${ke.kolom}"]`)?.focus()
  }
  function onFocus(event: FocusEvent) {
    const titik = titikAt(event.target)
    if (titik !== null) onAktif(titik)
  }
  const keys = useRosterKeys({
    roster,
    kotak,
    onChoose: choose,
    onPaint: (baru) => !isBaca && onPaint(kotak, baru),
    onUndo,
  })

  function onPointerDown(event: PointerEvent) {
    const titik = titikAt(event.target)
    if (titik === null || event.button !== 0) return
    choose(event.shiftKey ? kotak.dari : titik, titik)
    isDragging.current = !event.shiftKey
    const finish = () => {
      window.removeEventListener('pointerup', finish)
      isDragging.current = false
      setKotak((kini) => {
        if (kuas !== null && !isBaca) queueMicrotask(() => onPaint(kini, kuas))
        return kini
      })
    }
    window.addEventListener('pointerup', finish)
  }
  function onPointerOver(event: PointerEvent) {
    if (!isDragging.current || event.pointerType === 'touch') return
    const titik = titikAt(event.target)
    if (titik !== null) setKotak(({ dari }) => ({ dari, ke: titik }))
  }

  return (
    <div className="overflow-auto rounded-card border border-line bg-surface">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are moved among by keys
        role="grid"
        aria-label={`Roster ${roster.kantor.nama}`}
        aria-multiselectable="true"
        aria-readonly={isBaca}
        className="w-full border-separate border-spacing-0 text-sm"
        onKeyDown={keys}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
      >
        <thead>
          <tr>
            <th scope="col" className={`${KEPALA} left-0 z-20 text-left desk:min-w-48`}>
              Karyawan
            </th>
            <th scope="col" className={`${KEPALA} text-right`}>
              Jam/pekan
            </th>
            {tanggal.map((satu) => (
              <th key={satu} scope="col" className={`${KEPALA} ${warnaHari(satu, roster.hari_ini)}`}>
                <span className="block text-xs">{HURUF_HARI[hariKe(satu)]}</span>
                {Number(satu.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roster.orang.map((orang, baris) => (
            <Baris
              key={orang.id}
              orang={orang}
              baris={baris}
              shift={shift}
              hariIni={roster.hari_ini}
              aktif={aktif.baris === baris ? aktif.kolom : null}
              kotak={isInKotak(kotak, { baris, kolom: kotak.dari.kolom }) ? kotak : null}
            />
          ))}
        </tbody>
        <TerisiBaris roster={roster} tanggal={tanggal} />
      </table>
    </div>
  )
}

const KEPALA = 'sticky top-0 z-10 border-b border-line bg-surface px-2 py-1.5 font-semibold'

function warnaHari(tanggal: Tanggal, hariIni: Tanggal): string {
  if (tanggal === hariIni) return 'text-primary-strong underline'
  return hariKe(tanggal) >= 6 ? 'text-destructive' : ''
}

type BarisProps = {
  readonly orang: OrangRoster
  readonly baris: number
  readonly shift: JenisShift
  readonly hariIni: Tanggal
  readonly aktif: number | null
  readonly kotak: Kotak | null
}

const Baris = memo(function Baris({ orang, baris, shift, hariIni, aktif, kotak }: BarisProps) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-b border-line bg-surface px-3 py-0.5 text-left font-normal"
      >
        <span className="flex items-center gap-2">
          <Avatar name={orang.nama} url={null} className="hidden size-7 desk:block" />
          <span className="max-w-32 min-w-0 desk:max-w-52">
            <span className="block truncate">{orang.nama}</span>
            <span className="block truncate text-xs text-ink-muted">{orang.jabatan}</span>
          </span>
        </span>
      </th>
      <td className="border-b border-line px-2 text-right tabular-nums">
        {orang.pekan.map(({ senin, jam }, ke) => (
          <span key={senin} className={jam > jamSepekan(senin) ? 'font-bold text-destructive' : ''}>
            {ke > 0 && ' / '}
            {Math.round(jam / 360) / 10}
            {jam > jamSepekan(senin) && (
              <span className="sr-only"> di atas {jamSepekan(senin) / 3600} jam</span>
            )}
          </span>
        ))}
      </td>
      {orang.sel.map((sel, kolom) => {
        const salah = orang.peringatan.filter(
          ({ tanggal, kode }) => kode !== 'JAM_SEPEKAN' && tanggal === sel.tanggal,
        )
        return (
          <RosterSel
            key={sel.tanggal}
            sel={sel}
            nama={orang.nama}
            baris={baris}
            kolom={kolom}
            shift={shift}
            isActive={aktif === kolom}
            isChosen={kotak !== null && isInKotak(kotak, { baris, kolom })}
            isLewat={sel.tanggal < hariIni}
            peringatan={
              salah.some(({ menolak }) => menolak) ? 'menolak' : salah.length > 0 ? 'mengingatkan' : null
            }
          />
        )
      })}
    </tr>
  )
})

function titikAt(target: EventTarget): Titik | null {
  const sel = target instanceof Element ? target.closest<HTMLElement>('[data-baris]') : null
  return sel && { baris: Number(sel.dataset['baris']), kolom: Number(sel.dataset['kolom']) }
}

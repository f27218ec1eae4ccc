import { CalendarDays, X } from 'lucide-react'
import { JENIS_IZIN } from '@rekan/domain/pengajuan/izin/absensi'
import { bulanLokal, formatBulan } from '@rekan/domain/bulan'
import { NAMA_IZIN_PENDEK } from '@rekan/domain/pengajuan/izin/nama-izin'
import { serverNow } from '../../../lib/clock.ts'
import { DateFilter } from '../../../ui/date-filter.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MonthGrid } from '../../../ui/month-picker.grid.tsx'
import { Popover, usePopover } from '../../../ui/popover.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useReferensi } from '../../reference/reference.queries.ts'
import type { Saringan } from '../antrean/pengajuan.search.ts'

type SaringanProps = {
  readonly saringan: Saringan
  readonly onSaring: (saringan: Saringan) => void
  /** Whether there are kinds, days and coordinators to choose among */
  readonly hasJenis: boolean
}

const PILIHAN = JENIS_IZIN.map((value) => ({ value, label: NAMA_IZIN_PENDEK[value] }))

/** Narrows the list by kind and by month; leave by a day and by who is named to decide as well. */
export function SaringanFields({ saringan, onSaring, hasJenis }: SaringanProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2">
      {hasJenis && (
        <SelectField
          label="Jenis"
          placeholder="Semua jenis"
          options={PILIHAN}
          value={saringan.jenis ?? ''}
          onChange={({ target }) => {
            const { jenis: _, ...rest } = saringan
            const jenis = JENIS_IZIN.find((satu) => satu === target.value)
            onSaring(jenis === undefined ? rest : { ...rest, jenis })
          }}
        />
      )}
      <BulanField saringan={saringan} onSaring={onSaring} />
      {hasJenis && <KoordinatorField saringan={saringan} onSaring={onSaring} />}
      {hasJenis && (
        <DateFilter
          label="Tanggal"
          value={saringan.tanggal}
          onChange={(tanggal) => {
            const { tanggal: _, ...rest } = saringan
            onSaring(tanggal === undefined ? rest : { ...rest, tanggal })
          }}
        />
      )}
    </div>
  )
}

function KoordinatorField({ saringan, onSaring }: Omit<SaringanProps, 'hasJenis'>) {
  const { koordinator, ...rest } = saringan
  return (
    <SearchableSelect
      {...useReferensi('koordinator')}
      label="Koordinator"
      value={koordinator === undefined ? null : String(koordinator)}
      onChange={(id) => onSaring(id === null ? rest : { ...rest, koordinator: Number(id) })}
    />
  )
}

/** A month of the calendar, coming ones too, or all of them. */
function BulanField({ saringan, onSaring }: Omit<SaringanProps, 'hasJenis'>) {
  const popover = usePopover()
  const { setAnchor, close } = popover
  const { bulan, tahun, ...rest } = saringan
  const value = bulan === undefined || tahun === undefined ? null : { bulan, tahun }
  return (
    <div className="flex items-center gap-2">
      <div ref={setAnchor} className="flex-1">
        <button
          type="button"
          {...popover.trigger}
          className="flex min-h-12.5 w-full items-center gap-2 rounded-control border border-field bg-surface px-3.5 py-2 text-left text-base"
        >
          <CalendarDays className="size-5 shrink-0 text-primary" />
          {value === null ? 'Semua bulan' : formatBulan(value)}
        </button>
        <Popover popover={popover} label="Pilih bulan" width={288}>
          <MonthGrid
            value={value}
            tahun={bulanLokal(serverNow(), 'WIB').tahun}
            onPick={(dipilih) => {
              onSaring({ ...rest, ...dipilih })
              close()
            }}
          />
        </Popover>
      </div>
      {value !== null && (
        <IconButton
          label="Semua bulan"
          className="text-ink-muted hover:bg-sunken"
          onClick={() => onSaring(rest)}
        >
          <X className="size-5" />
        </IconButton>
      )}
    </div>
  )
}

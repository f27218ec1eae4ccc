import { type ClassNames, type DateRange, DayPicker, type Labels, type Matcher } from 'react-day-picker'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import {
  type KodeZona,
  NAMA_BULAN,
  type Tanggal,
  isTanggal,
  namaHari,
  tanggalLokal,
} from '@rekan/domain/waktu'
import { serverNow } from '../lib/clock.ts'
import { formatTanggal } from '../lib/format.ts'

/** Seven targets of 44 px, and the room around them. */
export const CALENDAR_WIDTH = 326

export type CalendarLimits = {
  /** First and last day that can be chosen; the days outside are disabled. */
  readonly minDate?: Tanggal | undefined
  readonly maxDate?: Tanggal | undefined
  /** Lists of months and years above the days, for days that lie decades away. */
  readonly dropdowns?: boolean
  /** Whose calendar says which day is today. */
  readonly zona?: KodeZona
}

type DayCalendarProps = CalendarLimits & {
  readonly value: string
  readonly onPick: (tanggal: Tanggal) => void
}

/** One month of days, of which one is chosen. */
export function DayCalendar({ value, onPick, ...limits }: DayCalendarProps) {
  const selected = toDate(value)
  return (
    <DayPicker
      {...calendarProps(limits, value)}
      mode="single"
      required
      selected={selected}
      onSelect={(date) => onPick(toTanggal(date))}
    />
  )
}

export type Rentang = { readonly mulai: string; readonly selesai: string }

type RangeCalendarProps = CalendarLimits & {
  readonly value: Rentang
  readonly onPick: (rentang: Rentang) => void
}

/** One month of days, of which a first and a last are chosen. */
export function RangeCalendar({ value, onPick, ...limits }: RangeCalendarProps) {
  const selected: DateRange = { from: toDate(value.mulai), to: toDate(value.selesai) }
  return (
    <DayPicker
      {...calendarProps(limits, value.mulai)}
      mode="range"
      selected={selected}
      onSelect={(_, date) => onPick(nextRentang(value, toTanggal(date)))}
    />
  )
}

/** The first press gives the start, the second the end; one before the start, or a third, starts anew. */
function nextRentang({ mulai, selesai }: Rentang, tanggal: Tanggal): Rentang {
  const isOpen = isTanggal(mulai) && selesai === ''
  return isOpen && tanggal >= mulai ? { mulai, selesai: tanggal } : { mulai: tanggal, selesai: '' }
}

function calendarProps({ minDate, maxDate, dropdowns = false, zona = 'WIB' }: CalendarLimits, value: string) {
  const hariIni = tanggalLokal(serverNow(), zona)
  const min = toDate(minDate ?? '')
  const max = toDate(maxDate ?? '')
  const disabled: Matcher[] = [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])]
  const first = isTanggal(value) ? value : clamp(hariIni, minDate, maxDate)
  return {
    disabled,
    today: asDate(hariIni),
    defaultMonth: asDate(first),
    startMonth: min ?? asDate('1900-01-01'),
    endMonth: max ?? asDate(`${Number(hariIni.slice(0, 4)) + 10}-12-31`),
    captionLayout: dropdowns ? ('dropdown' as const) : ('label' as const),
    weekStartsOn: 1 as const,
    autoFocus: true,
    lang: 'id',
    classNames: CLASSES,
    labels: LABELS,
    formatters: FORMATTERS,
    components: { Chevron },
  }
}

function clamp(tanggal: Tanggal, min = '0001-01-01', max = '9999-12-31'): Tanggal {
  if (tanggal < min) return min
  return tanggal > max ? max : tanggal
}

/** The device's noon of a day, which in every zone is on that day; the calendar itself counts in the device's zone. */
function asDate(tanggal: Tanggal): Date {
  return new Date(`${tanggal}T12:00:00`)
}

function toDate(teks: string): Date | undefined {
  return isTanggal(teks) ? asDate(teks) : undefined
}

/** The day that a date has in the device's zone. */
function toTanggal(date: Date): Tanggal {
  const digits = (n: number, length: number) => String(n).padStart(length, '0')
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`
}

function bulanOf(date: Date): string {
  return formatBulan({ tahun: date.getFullYear(), bulan: date.getMonth() + 1 })
}

const FORMATTERS = {
  formatCaption: bulanOf,
  formatMonthDropdown: (date: Date) => NAMA_BULAN[date.getMonth()] ?? '',
  formatWeekdayName: (date: Date) => namaHari(toTanggal(date)).slice(0, 3),
}

const LABELS: Partial<Labels> = {
  labelDayButton: (date, modifiers) =>
    [
      ...(modifiers['today'] === true ? ['Hari ini'] : []),
      formatTanggal(toTanggal(date)),
      ...(modifiers['selected'] === true ? ['dipilih'] : []),
    ].join(', '),
  labelGrid: bulanOf,
  labelMonthDropdown: () => 'Bulan',
  labelYearDropdown: () => 'Tahun',
  labelNav: () => 'Ganti bulan',
  labelNext: () => 'Bulan berikutnya',
  labelPrevious: () => 'Bulan sebelumnya',
  labelWeekday: (date) => namaHari(toTanggal(date)),
}

const ARROW =
  'grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40'

// Sizes of the days are in pixels: with text twice as large seven must still fit abreast.
const CLASSES: Partial<ClassNames> = {
  root: 'pt-1 pb-2',
  months: 'relative',
  month: 'w-full',
  nav: 'absolute inset-x-1 top-0 flex justify-between pointer-events-none *:pointer-events-auto',
  button_previous: ARROW,
  button_next: ARROW,
  month_caption: 'mx-12 flex min-h-11 items-center justify-center font-semibold',
  dropdowns: 'flex flex-wrap justify-center gap-1',
  dropdown_root:
    'relative inline-flex min-h-11 items-center rounded-control px-2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-primary',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1',
  month_grid: 'mx-auto w-[calc(100%-2px)] table-fixed border-collapse',
  weekday: 'h-8 text-[min(0.75rem,20px)] font-medium text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'mx-auto grid h-[44px] w-full min-w-0 place-items-center rounded-control text-sm hover:bg-primary-soft disabled:cursor-default disabled:bg-transparent',
  today: '*:font-bold *:underline *:underline-offset-4 not-aria-selected:*:text-primary',
  outside: 'text-ink-muted',
  disabled: '*:text-ink-muted *:line-through *:opacity-60',
  selected: '*:bg-primary *:font-semibold *:text-on-primary *:hover:bg-primary-strong',
  range_middle: '*:rounded-none *:bg-primary-soft! *:text-ink!',
}

type ChevronProps = { readonly orientation?: 'up' | 'down' | 'left' | 'right' }

function Chevron({ orientation }: ChevronProps) {
  if (orientation === 'left') return <ChevronLeft className="size-5" />
  if (orientation === 'right') return <ChevronRight className="size-5" />
  return <ChevronDown className="size-4" />
}

import { type ComponentProps, useRef, useState } from 'react'
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { type DateFormat, parseTanggal, showTanggal } from './date-picker.text.ts'

type DateInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'onClick' | 'type' | 'inputMode'
> & {
  readonly value: string
  readonly format: DateFormat
  /** A day, '' when emptied, or what was typed when it is no day. */
  readonly onCommit: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Opens the calendar under a finger; without, a finger brings up the digits. */
  readonly onTap?: (() => void) | undefined
}

/** A day to be typed. A complete one is handed on at once, anything else when the field is left. */
export function DateInput({ value, format, onCommit, onBlur, onTap, ...input }: DateInputProps) {
  const [draft, setDraft] = useState<string>()
  const pointer = useRef<string>('')

  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const next = parseTanggal(draft) ?? draft.trim()
    if (next !== value) onCommit(next)
  }
  return (
    <input
      {...input}
      type="text"
      autoComplete="off"
      inputMode={onTap ? 'none' : 'numeric'}
      value={draft ?? showTanggal(value, format)}
      onChange={(event) => {
        const text = event.target.value
        setDraft(text)
        const tanggal = parseTanggal(text)
        if (tanggal !== undefined && tanggal !== value) onCommit(tanggal)
      }}
      onPointerDown={(event) => (pointer.current = event.pointerType)}
      onClick={() => {
        if (pointer.current === 'touch') onTap?.()
      }}
      onKeyDown={(event) => {
        // Enter also sends the form, which must then hold what was typed.
        if (event.key === 'Enter') commit()
      }}
      onBlur={() => {
        commit()
        onBlur?.()
      }}
    />
  )
}

/** What is wrong with a day by itself, whoever typed it; undefined for none at all. */
export function judgeTanggal(teks: string, min?: Tanggal, max?: Tanggal): string | undefined {
  if (teks === '') return undefined
  if (!isTanggal(teks)) return 'Tanggal tidak dikenal. Tulis seperti 20/11/2026.'
  if (min !== undefined && teks < min) return `Paling awal ${showTanggal(min, 'short')}.`
  return max !== undefined && teks > max ? `Paling akhir ${showTanggal(max, 'short')}.` : undefined
}

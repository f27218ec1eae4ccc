import { type KeyboardEvent, useRef } from 'react'
import type { Roster } from './roster.queries.ts'
import { type Kotak, type Kuas, type Titik, shiftByHuruf } from './lukis.ts'

/** So long a second letter may still follow. */
const TUNGGU_HURUF_MS = 600

type Keys = {
  readonly roster: Roster
  readonly kotak: Kotak
  readonly onChoose: (dari: Titik, ke: Titik) => void
  /** Paints what is chosen */
  readonly onPaint: (kuas: Kuas) => void
  readonly onUndo: () => void
}

const PANAH: Readonly<Record<string, Titik>> = {
  ArrowUp: { baris: -1, kolom: 0 },
  ArrowDown: { baris: 1, kolom: 0 },
  ArrowLeft: { baris: 0, kolom: -1 },
  ArrowRight: { baris: 0, kolom: 1 },
}

/** The keys of the roster: arrows move, with Shift they widen the choice; letters paint, Delete takes drafts away. */
export function useRosterKeys({ roster, kotak, onChoose, onPaint, onUndo }: Keys) {
  const ketikan = useRef('')
  const tunggu = useRef<number>(undefined)
  const [barisAkhir, kolomAkhir] = [roster.orang.length - 1, roster.hari - 1]

  function type(huruf: string) {
    window.clearTimeout(tunggu.current)
    const cocok = shiftByHuruf(roster.shift, ketikan.current + huruf) ?? shiftByHuruf(roster.shift, huruf)
    if (cocok === null) {
      ketikan.current = ''
      return
    }
    ketikan.current = cocok.isMenunggu ? (ketikan.current + huruf).toUpperCase() : ''
    const { kuas } = cocok
    if (kuas === null) return
    if (!cocok.isMenunggu) {
      onPaint(kuas)
      return
    }
    tunggu.current = window.setTimeout(() => {
      ketikan.current = ''
      onPaint(kuas)
    }, TUNGGU_HURUF_MS)
  }

  return (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault()
      onUndo()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const langkah = PANAH[key]
    if (langkah !== undefined) {
      event.preventDefault()
      const ke = {
        baris: Math.min(barisAkhir, Math.max(0, kotak.ke.baris + langkah.baris)),
        kolom: Math.min(kolomAkhir, Math.max(0, kotak.ke.kolom + langkah.kolom)),
      }
      onChoose(shiftKey ? kotak.dari : ke, ke)
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      onPaint('hapus')
    } else if (/^[a-z0-9]$/i.test(key)) {
      event.preventDefault()
      event.stopPropagation()
      type(key)
    }
  }
}

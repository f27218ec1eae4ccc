import type { RefObject } from 'react'
import { Bold, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type Alat, applyAlat } from './naskah-alat.ts'

const ALAT: readonly { readonly alat: Alat; readonly label: string; readonly icon: LucideIcon }[] = [
  { alat: 'tebal', label: 'Tebal', icon: Bold },
  { alat: 'butir', label: 'Daftar butir', icon: List },
  { alat: 'nomor', label: 'Daftar bernomor', icon: ListOrdered },
  { alat: 'tautan', label: 'Tautan', icon: Link2 },
]

type AlatBarProps = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onText: (teks: string) => void
}

/** Writes lists, bold words and links into the field `body`, at what is chosen there. */
export function AlatBar({ form, onText }: AlatBarProps) {
  function use(alat: Alat) {
    const isi = form.current?.elements.namedItem('body')
    if (!(isi instanceof HTMLTextAreaElement)) return
    const { value: teks, selectionStart: dari, selectionEnd: sampai } = isi
    const hasil = applyAlat({ teks, dari, sampai }, alat)
    onText(hasil.teks)
    isi.focus()
    isi.setSelectionRange(hasil.dari, hasil.sampai)
  }
  return (
    <div role="toolbar" aria-label="Bentuk tulisan" className="flex gap-1">
      {ALAT.map(({ alat, label, icon: Icon }) => (
        <IconButton key={alat} label={label} className="hover:bg-sunken" onClick={() => use(alat)}>
          <Icon className="size-5" />
        </IconButton>
      ))}
    </div>
  )
}

import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useDialog } from '../../../ui/use-dialog.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { hasilQuery } from './cari.queries.ts'
import { type Hasil, hasilFrom, hasilOf } from './perintah.ts'

/** Finds people, sites, screens and actions from anywhere; arrows choose, Enter goes there. */
export function CariDialog({ onClose }: { readonly onClose: () => void }) {
  const profile = useProfil()
  const router = useRouter()
  const dialog = useDialog(onClose)
  const id = useId()
  const [kata, setKata] = useState('')
  const [dipilih, setDipilih] = useState(0)
  const dicari = useDeferredValue(kata.trim())
  const { data, isFetching, isError } = useQuery(hasilQuery(dicari))
  const temuan = kata.trim() === '' || data === undefined ? [] : hasilFrom(data)
  const hasil = [...temuan, ...hasilOf(profile, kata)]
  const at = Math.min(dipilih, hasil.length - 1)

  function go({ href }: Hasil) {
    onClose()
    void router.navigate({ href })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const satu = hasil[at]
    if (step !== undefined && hasil.length > 0) {
      setDipilih((at + step + hasil.length) % hasil.length)
      event.preventDefault()
    } else if (event.key === 'Enter' && satu !== undefined) {
      event.preventDefault()
      go(satu)
    }
  }
  return (
    <dialog
      {...dialog}
      aria-label="Cari"
      className="fixed inset-x-0 top-0 mx-auto my-0 max-h-[88dvh] w-full max-w-xl animate-fade dialog flex-col rounded-b-card p-0 open:flex desk:top-2 desk:rounded-card"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-5 shrink-0 text-ink-muted" />
        <input
          type="search"
          role="combobox"
          aria-label="Cari orang, lokasi, layar, perintah"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          placeholder="Nama, kode, NIK, nomor HP, lokasi, layar"
          autoComplete="off"
          value={kata}
          onChange={({ target }) => {
            setKata(target.value)
            setDipilih(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full min-w-0 bg-transparent outline-none"
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label="Hasil"
        aria-busy={isFetching}
        className="min-h-0 overflow-y-auto p-2"
      >
        {hasil.map((satu, i) => (
          <Baris
            key={satu.href + satu.label}
            id={`${id}-${i}`}
            hasil={satu}
            isChosen={i === at}
            onGo={() => go(satu)}
          />
        ))}
      </div>
      <p role="status" className="px-4 pb-3 text-sm text-ink-muted empty:hidden">
        {hasil.length === 0 && !isFetching && !isError && 'Tidak ada yang cocok.'}
        {isError && 'Orang dan lokasi belum dapat dicari.'}
      </p>
    </dialog>
  )
}

type BarisProps = {
  readonly id: string
  readonly hasil: Hasil
  readonly isChosen: boolean
  readonly onGo: () => void
}

function Baris({ id, hasil, isChosen, onGo }: BarisProps) {
  const { jenis, label, keterangan, icon: Icon } = hasil
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={(row) => {
        if (isChosen) row?.scrollIntoView({ block: 'nearest' })
      }}
      tabIndex={-1}
      onClick={onGo}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 hover:bg-sunken aria-selected:bg-primary-soft"
    >
      <Icon className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">{label}</span>
        {keterangan !== '' && <span className="block truncate text-xs text-ink-muted">{keterangan}</span>}
      </span>
      <span className="text-xs text-ink-muted">{jenis}</span>
    </div>
  )
}

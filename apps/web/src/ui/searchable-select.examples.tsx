import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { SearchableSelect } from './searchable-select.tsx'
import { useOptionSearch } from './searchable-select.search.ts'

const STATUS = [
  { value: 1, label: 'Belum menikah' },
  { value: 2, label: 'Menikah' },
  { value: 3, label: 'Cerai hidup' },
  { value: 4, label: 'Cerai mati' },
]
const KOTA = Array.from({ length: 20_000 }, (_, i) => ({
  value: i + 1,
  label: `Kantor ${i + 1}`,
  hint: i % 2 === 0 ? 'Gambir' : 'Menteng',
}))

export function Short() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <SearchableSelect label="Status pernikahan" value={value} onChange={setValue} options={STATUS} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

export function Chosen() {
  const [value, setValue] = useState<number | null>(2)
  return (
    <SearchableSelect
      label="Status pernikahan"
      required
      placeholder="Pilih status…"
      hint="Seperti di KTP"
      value={value}
      onChange={setValue}
      options={STATUS}
    />
  )
}

export function Empty() {
  return <SearchableSelect label="Koordinator" value={null} onChange={() => {}} options={[]} />
}

export function States() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <SearchableSelect label="Tidak dapat diubah" disabled value={3} onChange={setValue} options={STATUS} />
      <SearchableSelect
        label="Salah"
        error={value === null ? 'Status pernikahan harus diisi.' : undefined}
        value={value}
        onChange={setValue}
        options={STATUS}
      />
    </>
  )
}

export function TwentyThousand() {
  const [value, setValue] = useState<number | null>(null)
  return <SearchableSelect label="Kantor" value={value} onChange={setValue} options={KOTA} />
}

/** A server in the page: 20,000 rows in pages of 50; a page may be told to fail by `failPage`. */
export function Server() {
  const [value, setValue] = useState<number | null>(7)
  const found = useOptionSearch({
    queryKey: ['examples', 'kantor'],
    fetchPage: async ({ text, page, signal }) => {
      const answer = await fetch(`/contoh/kantor?nama=${encodeURIComponent(text)}&page=${page}`, { signal })
      if (!answer.ok) throw new Error(String(answer.status))
      return (await answer.json()) as { options: typeof KOTA; hasMore: boolean }
    },
  })
  return (
    <SearchableSelect
      label="Kantor dari server"
      value={value}
      onChange={setValue}
      selected={{ value: 7, label: 'Kantor 7' }}
      {...found}
    />
  )
}

/** At the lower end of what is visible it opens upwards. */
export function ScreenBottom() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <div className="flex min-h-dvh flex-col justify-end p-4">
      <SearchableSelect label="Status pernikahan" value={value} onChange={setValue} options={STATUS} />
    </div>
  )
}

/** Esc closes the list alone, and the dialog stays. */
export function InDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Buka dialog</Button>
      <dialog ref={dialog} aria-label="Dialog" className="dialog m-auto w-full max-w-80 rounded-card p-4">
        <SearchableSelect label="Status pernikahan" value={value} onChange={setValue} options={STATUS} />
      </dialog>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Search, X } from 'lucide-react'
import { controlClass } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type SearchFieldProps = {
  /** What is searched for, also its placeholder: 'Cari nama atau kode' */
  readonly label: string
  /** What the list is narrowed to now, usually from the address */
  readonly value: string
  /** Called with the trimmed text once the person pauses, presses Enter, or clears it. */
  readonly onSearch: (text: string) => void
}

const PAUSE_MS = 300

/** Narrows a list as one types, without a request for every letter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    // Changed from outside, by the browser's back or a link; what is being typed stays.
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  // What narrows the list beside it may change within the pause.
  const latest = useRef({ value, onSearch })
  useEffect(() => {
    latest.current = { value, onSearch }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(next: string, delay: number) {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (next.trim() !== latest.current.value) latest.current.onSearch(next.trim())
    }, delay)
  }

  return (
    <search className="relative block">
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => search(target.value, PAUSE_MS)}
        onKeyDown={({ key }) => key === 'Enter' && search(text, 0)}
        className={`${controlClass(false)} pr-13 pl-11`}
      />
      {text !== '' && (
        <div className="absolute inset-y-0 right-1 flex items-center">
          <IconButton
            label="Hapus pencarian"
            className="text-ink-muted hover:bg-sunken"
            onClick={() => {
              search('', 0)
              input.current?.focus()
            }}
          >
            <X className="size-5" />
          </IconButton>
        </div>
      )}
    </search>
  )
}

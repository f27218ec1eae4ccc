import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCombobox } from 'downshift'
import { LoaderCircle, Search } from 'lucide-react'
import { Row } from './searchable-select.row.tsx'
import type { Option, OptionSource } from './searchable-select.tsx'

/** Rows that are drawn at first, and that scrolling adds each time. */
const STEP = 50
/** Options among which the chosen one is looked up, to be in sight at once. */
const FAR = 500
/** Milliseconds of rest in the typing before the server is asked. */
const REST = 300

type SelectPanelProps<Value> = {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly Option<Value>[]
  readonly source: OptionSource | undefined
  readonly onPick: (option: Option<Value>) => void
  readonly onLeave: () => void
}

/** Search and list of a `SearchableSelect`; it lives only while it is open. */
export function SelectPanel<Value extends string | number>(props: SelectPanelProps<Value>) {
  const { label, value, options, source, onPick, onLeave } = props
  const [text, setText] = useState('')
  const [drawn, setDrawn] = useState(
    () =>
      STEP +
      Math.max(
        0,
        options.slice(0, FAR).findIndex((option) => option.value === value),
      ),
  )
  useSearch(source, text)
  const isLocal = source === undefined
  const isAnswered = isLocal || source.text === text.trim()
  const found = useMemo(() => (isLocal ? matching(options, text) : options), [isLocal, options, text])
  // Rows that answer an earlier search are none to choose from: Enter would take the wrong one.
  const rows = useMemo(
    () => (isAnswered ? found.slice(0, isLocal ? drawn : undefined) : []),
    [isAnswered, isLocal, found, drawn],
  )
  const keyboard = useKeyboardOnTap(isLocal)

  const combobox = useCombobox<Option<Value>>({
    items: rows,
    isOpen: true,
    // The panel shows what is chosen itself: to the library each choice is a new one, also that of the chosen.
    selectedItem: null,
    inputValue: text,
    itemToString: (option) => option?.label ?? '',
    initialHighlightedIndex: rows.findIndex((option) => option.value === value),
    defaultHighlightedIndex: 0,
    // Leaving the search is no choice; Esc closes the popover and nothing else.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur || type === useCombobox.stateChangeTypes.InputClick
        ? state
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem)
    },
  })
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = combobox

  // What the server found is highlighted when it comes, as what is found here is at once.
  const hasRows = rows.length > 0
  const hadRows = useRef(hasRows)
  useEffect(() => {
    if (!isLocal && hasRows && !hadRows.current) setHighlightedIndex(0)
    hadRows.current = hasRows
  }, [isLocal, hasRows, setHighlightedIndex])

  const endRef = useListEnd(() => {
    if (isLocal) setDrawn((n) => (n < found.length ? n + STEP : n))
    else if (isAnswered && source.hasMore && !source.isPending && !source.isError) source.loadMore()
  })
  const isPending = !isAnswered || source?.isPending === true
  const isFailed = isAnswered && source?.isError === true
  const note = hasRows || isPending || isFailed ? undefined : emptyText(text, isLocal && options.length === 0)

  return (
    <>
      <div className="relative shrink-0 border-b border-line">
        <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
        <input
          {...getInputProps({
            'aria-label': 'Cari',
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value)
              setDrawn(STEP)
            },
            onKeyDown: (event: KeyboardEvent) => {
              // Esc would else close a dialog around it as well; Tab goes on from the field.
              if (event.key === 'Escape') event.preventDefault()
              if (event.key === 'Escape' || (event.key === 'Tab' && !isFailed)) onLeave()
            },
          })}
          {...keyboard}
          type="text"
          enterKeyHint="done"
          placeholder="Cari..."
          className="min-h-12 w-full rounded-t-card bg-surface py-2 pr-3.5 pl-11 text-base -outline-offset-3 placeholder:text-ink-muted"
        />
      </div>
      <div
        {...getMenuProps({ 'aria-label': label })}
        className={`max-h-[300px] min-h-0 flex-1 overflow-y-auto overscroll-contain ${hasRows ? 'p-1' : ''}`}
      >
        {rows.map((option, index) => (
          <Row
            key={option.value}
            option={option}
            index={index}
            isChosen={option.value === value}
            isHighlighted={index === highlightedIndex}
            props={getItemProps({ item: option, index })}
          />
        ))}
        {/* A new one reports anew, should the end still be in sight after more rows came. */}
        <div key={rows.length} ref={endRef} aria-hidden />
      </div>
      <div role="status" className="text-sm text-ink-muted">
        {isPending ? (
          <p className="flex items-center justify-center gap-2 p-4">
            <LoaderCircle className="size-5 animate-spin" /> Memuat…
          </p>
        ) : (
          note !== undefined && <p className="px-4 py-6 text-center">{note}</p>
        )}
      </div>
      {isFailed && (
        <div role="alert" className="p-3 text-center text-sm text-destructive">
          <p>Gagal memuat data.</p>
          <button
            type="button"
            onClick={source.retry}
            className="mt-1 min-h-11 rounded-control px-4 font-semibold text-primary hover:bg-primary-soft"
          >
            Coba Lagi
          </button>
        </div>
      )}
    </>
  )
}

function emptyText(text: string, hasNone: boolean): string {
  return text.trim() === '' || hasNone ? 'Tidak ada data tersedia' : 'No results found.'
}

/** A ref for what stands after the last row; calls `more` whenever it is nearly in sight. */
function useListEnd(more: () => void) {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const latest = useRef(more)
  useEffect(() => {
    latest.current = more
  })
  useEffect(() => {
    if (end === null) return
    const watcher = new IntersectionObserver(
      (seen) => seen.at(-1)?.isIntersecting === true && latest.current(),
      {
        root: end.parentElement,
        rootMargin: '300px',
      },
    )
    watcher.observe(end)
    return () => watcher.disconnect()
  }, [end])
  return useCallback((element: HTMLElement | null) => setEnd(element), [])
}

/** Options in which every word that was typed occurs. */
function matching<Value>(options: readonly Option<Value>[], text: string): readonly Option<Value>[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, hint = '' }) => {
    const haystack = `${label} ${hint}`.toLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}

/** Asks the server once the typing rests; for everything at once when the panel opens or the search is emptied. */
function useSearch(source: OptionSource | undefined, text: string): void {
  const search = source?.search
  useEffect(() => {
    if (search === undefined) return
    const timer = setTimeout(() => search(text.trim()), text === '' ? 0 : REST)
    return () => clearTimeout(timer)
  }, [search, text])
}

/**
 * A finger that opens a short list sees the list first; the keyboard, which would cover half of it, comes when the
 * search is touched. Keys of a real keyboard reach the search at once.
 */
function useKeyboardOnTap(isWanted: boolean) {
  const [isTapped, setTapped] = useState(!isWanted)
  if (isTapped) return {}
  return {
    inputMode: 'none' as const,
    onPointerDown: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTapped(true)
      // The touch that follows focuses it anew, now with a keyboard.
      currentTarget.blur()
    },
  }
}

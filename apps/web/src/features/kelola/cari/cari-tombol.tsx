import { Suspense, lazy, useEffect, useState } from 'react'
import { Search } from 'lucide-react'

const load = async () => ({ default: (await import('./cari-dialog.tsx')).CariDialog })
const CariDialog = lazy(load)

/** Opens the search; Ctrl+K does from anywhere, and `/` where nothing is being typed. */
export function CariTombol() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // There before it is asked for: what is typed after the key belongs into it.
    void load().catch(() => undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      const isCtrlK = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isCtrlK && (event.key !== '/' || isTyping(event.target))) return
      // What is open over the page has the keys.
      if (document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K /"
        onClick={() => setOpen(true)}
        className="flex size-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-ink-muted hover:bg-sunken desk:size-auto desk:min-h-9 desk:w-82 desk:justify-start desk:border desk:border-field desk:px-3"
      >
        <Search className="size-5 shrink-0 desk:size-4" strokeWidth={1.75} />
        <span className="sr-only desk:not-sr-only desk:min-w-0 desk:flex-1 desk:truncate desk:text-left">
          Cari orang, lokasi, layar, perintah
        </span>
        <kbd className="hidden rounded-[6px] border border-line px-1.5 text-xs desk:block">Ctrl K</kbd>
      </button>
      <Suspense>{isOpen && <CariDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Whether keys are characters there. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}

import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { formatJamDetik } from '../../../lib/format.ts'

/** The time that decides, large: the server's, in the office's zone. */
export function LiveClock({ now, zona }: { readonly now: Instan; readonly zona: KodeZona }) {
  const [jam, menit, detik] = formatJamDetik(now, zona).split(':')
  return (
    <p className="mt-2 mb-1 flex flex-wrap items-end gap-x-2 tabular-nums">
      <time className="flex flex-wrap items-start gap-x-1">
        <span className="text-clock font-bold">
          {jam}:{menit}
        </span>
        <span className="pt-0.5 text-lg font-semibold text-ink-muted">
          <span className="sr-only">:</span>
          {detik}
        </span>
      </time>
      <span className="pb-1.5 text-sm font-semibold text-ink-muted">{zona}</span>
    </p>
  )
}

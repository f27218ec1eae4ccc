import { useEffect, useRef } from 'react'
import type { Bars } from './bar-draw.ts'

type BarChartProps = Bars & {
  /** What it shows, for those who hear it and above the bars */
  readonly label: string
  /** What a group is: 'Tanggal' */
  readonly per: string
}

const FILL = ['bg-primary', 'bg-accent', 'bg-destructive'] as const
/** Pixels of a group with a long name, and of the axis below them */
const ROW = 26
const AXIS = 30

/** Values in groups as bars, with the same figures as a table for who wants to read them. */
export function BarChart({ label, per, series, groups, isStacked, isLong }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    let chart: { readonly destroy: () => void } | undefined
    // The library comes when a chart is seen; where it does not come, the table says the same.
    import('./bar-draw.ts')
      .then(({ drawBars }) => {
        if (!isGone && canvas.current !== null)
          chart = drawBars(canvas.current, { series, groups, isStacked, isLong })
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      chart?.destroy()
    }
  }, [series, groups, isStacked, isLong])
  const height = isLong
    ? groups.length * ROW * (isStacked ? 1 : Math.max(1, series.length * 0.7)) + AXIS
    : 208
  return (
    <figure aria-label={label} className="card space-y-3 p-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-sm font-bold">{label}</span>
        {series.length > 1 && (
          <span className="flex flex-wrap gap-x-4 text-sm">
            {series.map((nama, ke) => (
              <span key={nama} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-3 rounded-full ${FILL[ke] ?? FILL[0]}`} />
                {nama}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div className="relative" style={{ height }}>
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <details className="text-sm">
        <summary className="min-h-9 cursor-pointer font-semibold text-primary-strong max-desk:min-h-11">
          Angkanya sebagai tabel
        </summary>
        <div className="overflow-x-auto">
          <table aria-label={label} className="mt-2">
            <thead>
              <tr>
                <th scope="col" className="pr-6 text-left font-semibold">
                  {per}
                </th>
                {series.map((nama) => (
                  <th key={nama} scope="col" className="px-3 text-right font-semibold">
                    {nama}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ label: nama, nilai }) => (
                <tr key={nama}>
                  <th scope="row" className="pr-6 text-left font-normal">
                    {nama}
                  </th>
                  {series.map((satu, ke) => (
                    <td key={satu} className="px-3 text-right tabular-nums">
                      {(nilai[ke] ?? 0).toLocaleString('id-ID')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

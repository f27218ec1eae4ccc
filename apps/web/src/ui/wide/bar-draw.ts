import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

export type Bars = {
  readonly series: readonly string[]
  readonly groups: readonly { readonly label: string; readonly nilai: readonly number[] }[]
  /** The values of a group stand on each other */
  readonly isStacked: boolean
  /** Groups have long names: they stand below each other */
  readonly isLong: boolean
}

/** Of the series, in their order */
const TONES = ['primary', 'accent', 'destructive'] as const

/** Draws bars into a canvas in the theme's colours; the caller destroys what it gets. */
export function drawBars(canvas: HTMLCanvasElement, { series, groups, isStacked, isLong }: Bars): Chart {
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  const ink = { color: color('ink-muted'), font: { family: style.fontFamily, size: 12 } }
  const line = { color: color('line') }
  const [values, names] = isLong ? (['x', 'y'] as const) : (['y', 'x'] as const)
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: groups.map(({ label }) => label),
      datasets: series.map((label, ke) => ({
        label,
        data: groups.map(({ nilai }) => nilai[ke] ?? 0),
        backgroundColor: color(TONES[ke] ?? TONES[0]),
        maxBarThickness: 28,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      indexAxis: names,
      locale: 'id-ID',
      interaction: { mode: 'index', axis: names, intersect: false },
      scales: {
        [values]: {
          stacked: isStacked,
          beginAtZero: true,
          grid: line,
          border: line,
          ticks: { ...ink, precision: 0 },
        },
        [names]: {
          stacked: isStacked,
          grid: { display: false },
          border: line,
          ticks: { ...ink, autoSkip: !isLong },
        },
      },
    },
  })
}

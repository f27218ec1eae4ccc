import { useServerNow } from '../../lib/clock.ts'

/** Minutes since a moment, growing while it is looked at. */
export function Lama({ sejak }: { readonly sejak: string }) {
  const menit = Math.max(0, Math.floor((useServerNow() - Date.parse(sejak)) / 60_000))
  const jam = Math.floor(menit / 60)
  return <span className="tabular-nums">{jam > 0 ? `${jam} jam ${menit % 60} menit` : `${menit} menit`}</span>
}

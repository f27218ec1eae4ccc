import type { AsalBaris, BarisSlip } from '@rekan/domain/payroll/payroll'
import { formatTanggal } from '../../../lib/format.ts'
import { Nominal } from './sembunyi.tsx'

type MengapaProps = {
  /** Whose line it is, for who hears the screen */
  readonly nama: string
  readonly asal: AsalBaris
  readonly isSembunyi?: boolean
}

/** What a line was computed from, opened by who asks: its rule, and its days with what each came to. */
export function Mengapa({ nama, asal: { aturan, rincian }, isSembunyi = false }: MengapaProps) {
  return (
    <details className="w-full text-sm">
      <summary
        aria-label={`Mengapa ${nama}?`}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary desk:min-h-8"
      >
        Mengapa?
      </summary>
      <div className="space-y-2 rounded-card bg-sunken p-3">
        <p>{aturan}</p>
        <ul className="space-y-1.5">
          {rincian.map(({ dari, sampai, keterangan, jumlah }) => (
            <li
              key={`${dari} ${sampai} ${keterangan}`}
              className="flex flex-wrap items-baseline justify-between gap-x-3"
            >
              <span className="min-w-0">
                <b>
                  {dari === sampai
                    ? formatTanggal(dari)
                    : `${formatTanggal(dari)} – ${formatTanggal(sampai)}`}
                </b>
                : {isSembunyi ? '' : keterangan}
              </span>
              <span className="ml-auto whitespace-nowrap tabular-nums">
                <Nominal jumlah={jumlah} isSembunyi={isSembunyi} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** The same of several lines, each with its name; those that somebody wrote have none. */
export function MengapaBaris({ baris }: { readonly baris: readonly Pick<BarisSlip, 'nama' | 'asal'>[] }) {
  return baris.map(
    ({ nama, asal }) =>
      asal && (
        <div key={nama} className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="text-ink-muted">{nama}</span>
          <Mengapa nama={nama} asal={asal} />
        </div>
      ),
  )
}

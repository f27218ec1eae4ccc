import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import type { JenisShift } from '../shift/shift.queries.ts'

/** People by kind of shift and weekday. */
export type JumlahKebutuhan = Readonly<Record<string, number>>

const HARI = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'] as const

type KebutuhanTabelProps = {
  readonly shift: readonly JenisShift[]
  readonly jumlah: JumlahKebutuhan
  readonly error: string | undefined
  readonly onChange: (jumlah: JumlahKebutuhan) => void
}

/** How many people a post needs of each kind of shift on each weekday. */
export function KebutuhanTabel({ shift, jumlah, error, onChange }: KebutuhanTabelProps) {
  if (shift.length === 0)
    return <p className="text-sm text-ink-muted">Buat jenis shift dulu, di Jadwal › Jenis shift & pola.</p>
  return (
    <div className="overflow-x-auto">
      <table aria-label="Kebutuhan" aria-invalid={error !== undefined || undefined} className="text-sm">
        <thead>
          <tr>
            <th scope="col" className="pr-2 text-left">
              Shift
            </th>
            {HARI.map((hari) => (
              <th key={hari} scope="col" className="px-1">
                {hari}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shift.map(({ id, huruf, warna, nama }) => (
            <tr key={id}>
              <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap">
                <HurufShift huruf={huruf} warna={warna} /> <span className="sr-only">{nama}</span>
              </th>
              {HARI.map((hari, ke) => {
                const kunci = kunciKebutuhan(id, ke + 1)
                return (
                  <td key={hari} className="p-0.5">
                    <input
                      aria-label={`${nama} ${hari}`}
                      inputMode="numeric"
                      value={String(jumlah[kunci] ?? 0)}
                      onFocus={(event) => event.target.select()}
                      onChange={(event) =>
                        onChange({ ...jumlah, [kunci]: Number(event.target.value.replaceAll(/\D/g, '')) })
                      }
                      className="h-10 w-10 rounded-control border border-field bg-surface text-center tabular-nums"
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {error !== undefined && <p className="text-sm font-medium text-destructive">{error}</p>}
    </div>
  )
}

/** By what a cell of the table is known. */
export function kunciKebutuhan(jenisShiftId: number, hari: number): string {
  return `${jenisShiftId} ${hari}`
}

/** From the form's text. */
export function kebutuhanFrom(isi: string): JumlahKebutuhan {
  return isi === '' ? {} : (JSON.parse(isi) as JumlahKebutuhan)
}

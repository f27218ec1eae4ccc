import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TimeField } from '../../../../ui/time-field.tsx'
import { HARI, type HariKerja } from './pekan.ts'

type PekanFieldsProps = {
  readonly value: readonly HariKerja[]
  readonly onChange: (pekan: readonly HariKerja[]) => void
  readonly error?: string | undefined
  /** Whether each day's unpaid break is asked as well */
  readonly withIstirahat?: boolean
}

/** The weekdays that are worked, each with its hours; a new one begins with those of the first. */
export function PekanFields({ value, onChange, error, withIstirahat = false }: PekanFieldsProps) {
  const edit = (ke: number, ubah: Partial<HariKerja>) =>
    onChange(value.map((satu) => (satu.hari === ke ? { ...satu, ...ubah } : satu)))
  const toggle = (ke: number, isKerja: boolean) => {
    const { jam_mulai = '08:00', jam_selesai = '17:00', istirahat_menit = 0 } = value[0] ?? {}
    const baru = { hari: ke, jam_mulai, jam_selesai, ...(withIstirahat && { istirahat_menit }) }
    const lain = value.filter(({ hari }) => hari !== ke)
    onChange(isKerja ? [...lain, baru].toSorted((satu, itu) => satu.hari - itu.hari) : lain)
  }
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 text-sm font-semibold">Hari kerja</legend>
      {HARI.map((sebutan, ke) => {
        const hari = ke + 1
        const kerja = value.find((satu) => satu.hari === hari)
        return (
          <div key={sebutan} className="grid grid-cols-[7rem_1fr] items-start gap-3">
            <Checkbox
              label={sebutan}
              checked={kerja !== undefined}
              onChange={({ target }) => toggle(hari, target.checked)}
            />
            {kerja === undefined ? (
              <p className="py-2.5 text-ink-muted">Libur</p>
            ) : (
              <div
                className={
                  withIstirahat ? 'grid grid-cols-2 gap-2 desk:grid-cols-3' : 'grid grid-cols-2 gap-2'
                }
              >
                <TimeField
                  label={`${sebutan} mulai`}
                  value={kerja.jam_mulai}
                  onChange={(jam) => edit(hari, { jam_mulai: jam })}
                />
                <TimeField
                  label={`${sebutan} selesai`}
                  value={kerja.jam_selesai}
                  onChange={(jam) => edit(hari, { jam_selesai: jam })}
                />
                {withIstirahat && (
                  <TextField
                    label="Istirahat (menit)"
                    aria-label={`${sebutan} istirahat (menit)`}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={240}
                    value={String(kerja.istirahat_menit ?? 0)}
                    onChange={({ target }) =>
                      edit(hari, { istirahat_menit: Math.round(Number(target.value)) })
                    }
                  />
                )}
              </div>
            )}
          </div>
        )
      })}
      {error !== undefined && <p className="text-sm font-medium text-destructive">{error}</p>}
      <p className="text-sm text-ink-muted">Jam selesai sebelum jam mulai berarti keesokan harinya.</p>
    </fieldset>
  )
}

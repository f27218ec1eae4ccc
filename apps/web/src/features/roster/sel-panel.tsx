import { isiBerlaku } from '@rekan/domain/roster/lembar'
import { addHari } from '@rekan/domain/waktu'
import { formatTanggal } from '../../lib/format.ts'
import type { OrangRoster, Roster, SelBaru, SelRoster } from './lembar/roster.api.ts'

type SelPanelProps = {
  readonly roster: Roster
  readonly orang: OrangRoster
  readonly sel: SelRoster
  /** Undefined: who may only read it */
  readonly onPaint: ((sel: readonly SelBaru[]) => void) | undefined
}

/** More about the cell that has the focus: what is wrong with it, and at which post it stands. */
export function SelPanel({ roster, orang, sel, onPaint }: SelPanelProps) {
  const pekan = orang.pekan.find(({ senin }) => senin <= sel.tanggal && sel.tanggal <= addHari(senin, 6))
  const salah = orang.peringatan.filter(({ tanggal, kode }) =>
    kode === 'JAM_SEPEKAN' ? tanggal === pekan?.senin : tanggal === sel.tanggal,
  )
  const isi = isiBerlaku(sel)
  const isBerpos =
    roster.pos.length > 0 &&
    isi?.some(({ jenis_shift_id, cuti }) => jenis_shift_id !== null && !cuti) === true
  if (salah.length === 0 && !isBerpos) return null
  return (
    <section
      aria-label="Sel terpilih"
      className="card fixed right-4 bottom-4 z-30 max-w-80 space-y-2 p-4 shade-raised desk:right-6 desk:bottom-6"
    >
      <h2 className="text-sm font-bold">
        {orang.nama} · {formatTanggal(sel.tanggal)}
      </h2>
      {salah.map(({ kode, kalimat, menolak }) => (
        <p key={kode + kalimat} className={`text-sm ${menolak ? 'text-destructive' : 'text-accent-strong'}`}>
          {kalimat}
        </p>
      ))}
      {isBerpos && isi !== null && (
        <label className="flex items-center gap-2 text-sm">
          <span className="font-semibold">Pos</span>
          <select
            disabled={onPaint === undefined}
            value={isi[0]?.pos_id ?? ''}
            onChange={(event) => {
              const pos_id = event.target.value === '' ? null : Number(event.target.value)
              const baru = isi.map((satu) => (satu.cuti ? satu : { ...satu, pos_id }))
              onPaint?.([{ karyawan_id: orang.id, tanggal: sel.tanggal, isi: baru }])
            }}
            className="min-h-9 min-w-0 flex-1 rounded-control border border-field bg-surface px-2"
          >
            <option value="">Dibagi sendiri</option>
            {roster.pos.map(({ id, nama }) => (
              <option key={id} value={id}>
                {nama}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

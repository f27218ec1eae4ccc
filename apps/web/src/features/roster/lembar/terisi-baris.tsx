import { TriangleAlert } from 'lucide-react'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Roster } from './roster.queries.ts'

/** Under the people: of each kind of shift and day how many stand there, beside how many the posts need. */
export function TerisiBaris({
  roster,
  tanggal,
}: {
  readonly roster: Roster
  readonly tanggal: readonly Tanggal[]
}) {
  const shift = roster.shift.filter(({ id }) => roster.terisi.some((satu) => satu.jenis_shift_id === id))
  return (
    <tfoot>
      {shift.map(({ id, nama }) => {
        const semua = new Map(
          roster.terisi.filter((satu) => satu.jenis_shift_id === id).map((satu) => [satu.tanggal, satu]),
        )
        const butuh = [...new Set([...semua.values()].map((satu) => satu.butuh))]
        return (
          <tr key={id}>
            <th
              scope="row"
              className="sticky left-0 z-10 border-t border-line bg-ground px-3 py-1.5 text-left"
            >
              Terisi {nama}
            </th>
            <td className="border-t border-line bg-ground px-2 text-right text-xs text-ink-muted">
              {butuh.length === 1 && butuh[0] !== 0 ? `butuh ${butuh[0]}` : ''}
            </td>
            {tanggal.map((satu) => (
              <Terisi key={satu} terisi={semua.get(satu)} />
            ))}
          </tr>
        )
      })}
    </tfoot>
  )
}

function Terisi({ terisi }: { readonly terisi: Roster['terisi'][number] | undefined }) {
  const { terisi: ada = 0, butuh = 0 } = terisi ?? {}
  const kurang = ada < butuh
  const lebih = butuh > 0 && ada > butuh
  const tone = kurang ? 'text-destructive' : lebih ? 'text-accent-strong' : butuh > 0 ? 'text-success' : ''
  return (
    <td className={`border-t border-line bg-ground px-1 text-center font-semibold tabular-nums ${tone}`}>
      {terisi === undefined ? (
        <span className="text-ink-muted">–</span>
      ) : (
        <span className="inline-flex items-center gap-1">
          {kurang && <TriangleAlert aria-label="kurang" className="size-3.5" />}
          {butuh > 0 ? `${ada}/${butuh}` : ada}
          {lebih && <span className="sr-only"> lebih</span>}
          {lebih && <span aria-hidden="true">+</span>}
        </span>
      )}
    </td>
  )
}

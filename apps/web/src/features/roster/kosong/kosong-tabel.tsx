import { formatHari } from '../../../lib/format-hari.ts'
import type { AlamatKosong, PosKosong } from './kosong.queries.ts'

const KOLOM = ['Tanggal', 'Pos', 'Lokasi', 'Shift', 'Terisi', 'Kurang'] as const

type KosongTabelProps = {
  readonly rows: readonly PosKosong[]
  /** The need whose people are shown */
  readonly alamat: AlamatKosong | undefined
  readonly onPilih: (alamat: AlamatKosong) => void
}

/** What posts still need; a press on a post shows who could be put there. */
export function KosongTabel({ rows, alamat, onPilih }: KosongTabelProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label="Belum terisi" className="w-full text-sm">
        <thead>
          <tr>
            {KOLOM.map((judul, ke) => (
              <th
                key={judul}
                scope="col"
                className={`border-b border-line px-3 py-2 font-semibold whitespace-nowrap ${ke > 3 ? 'text-right' : 'text-left'}`}
              >
                {judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((satu) => {
            const { tanggal, pos, kantor, shift, butuh, terisi } = satu
            const isPilih = alamat?.pos === pos.id && alamat.shift === shift.id && alamat.tanggal === tanggal
            return (
              <tr
                key={`${tanggal} ${pos.id} ${shift.id}`}
                className={`h-10 border-b border-line hover:bg-sunken ${isPilih ? 'bg-sunken' : ''}`}
              >
                <td className="px-3 whitespace-nowrap tabular-nums">{formatHari(tanggal)}</td>
                <td className="px-3">
                  <button
                    type="button"
                    aria-pressed={isPilih}
                    onClick={() => onPilih({ pos: pos.id, shift: shift.id, tanggal })}
                    className="min-h-11 text-left font-semibold text-primary-strong hover:underline desk:min-h-9"
                  >
                    {pos.nama}
                  </button>
                </td>
                <td className="min-w-52 px-3">{kantor.nama}</td>
                <td className="px-3 whitespace-nowrap tabular-nums">
                  {shift.nama} {shift.jam_mulai.slice(0, 5)}–{shift.jam_selesai.slice(0, 5)}
                </td>
                <td className="px-3 text-right whitespace-nowrap tabular-nums">
                  {terisi} dari {butuh}
                </td>
                <td className="px-3 text-right font-semibold tabular-nums">{butuh - terisi}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

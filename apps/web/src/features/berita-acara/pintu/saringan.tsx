import type { Baris, IsiLembar, Tanda } from '../lembar/lembar.wire.ts'
import { kunciKeberatan, kunciSel } from '../lembar/tanda.ts'

export type Pilihan = {
  readonly apa: 'semua' | 'kosong' | 'pengganti' | 'keberatan'
  readonly pos: number | null
}

const APA: readonly (readonly [Pilihan['apa'], string])[] = [
  ['semua', 'Semua'],
  ['kosong', 'Kosong'],
  ['pengganti', 'Pengganti'],
  ['keberatan', 'Keberatan'],
]
const TANDA_KOSONG: ReadonlySet<Tanda | null> = new Set(['kosong', 'sebagian'])

/** The rows that a choice leaves. */
export function pickBaris(lembar: IsiLembar, { apa, pos }: Pilihan): readonly Baris[] {
  const diberatkan = new Set(lembar.daftar_keberatan.map(kunciKeberatan))
  return lembar.baris.filter((baris) => (pos === null || baris.pos_id === pos) && isDicari(baris))

  function isDicari({ sel, pos_id, petugas }: Baris): boolean {
    if (apa === 'kosong') return sel.some((tanda) => TANDA_KOSONG.has(tanda))
    if (apa === 'pengganti') return sel.includes('pengganti')
    if (apa === 'keberatan')
      return lembar.hari.some((hari) => diberatkan.has(kunciSel(pos_id, petugas?.id ?? null, hari)))
    return true
  }
}

type SaringanProps = {
  readonly lembar: IsiLembar
  readonly pilihan: Pilihan
  readonly onPilih: (pilihan: Pilihan) => void
}

/** What of the sheet is shown: by what a day was, and by post. */
export function Saringan({ lembar, pilihan, onPilih }: SaringanProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 lebar:px-6">
      <div role="group" aria-label="Tampilkan" className="flex flex-wrap gap-2">
        {APA.map(([apa, sebutan]) => (
          <button
            key={apa}
            type="button"
            aria-pressed={pilihan.apa === apa}
            onClick={() => onPilih({ ...pilihan, apa })}
            className="min-h-11 rounded-full border border-field px-4 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
          >
            {sebutan} ({pickBaris(lembar, { ...pilihan, apa }).length})
          </button>
        ))}
      </div>
      {lembar.pos.length > 1 && (
        <select
          aria-label="Pos"
          value={pilihan.pos ?? ''}
          onChange={({ target }) =>
            onPilih({ ...pilihan, pos: target.value === '' ? null : Number(target.value) })
          }
          className="min-h-11 max-w-full rounded-control border border-field bg-surface px-3 text-sm"
        >
          <option value="">Semua pos</option>
          {lembar.pos.map(({ id, nama, lokasi }) => (
            <option key={id} value={id}>
              {nama} · {lokasi}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

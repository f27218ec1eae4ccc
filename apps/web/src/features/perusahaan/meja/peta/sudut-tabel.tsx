import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { Titik } from '@rekan/domain/perusahaan/area'
import { readTempelan } from '@rekan/domain/perusahaan/tempel'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { controlClass } from '../../../../ui/field.tsx'

type SudutTabelProps = {
  readonly sudut: readonly Titik[]
  readonly onChange: (sudut: readonly Titik[]) => void
}

/** The corners as numbers: what the map draws can be read, typed and deleted without a pointer. */
export function SudutTabel({ sudut, onChange }: SudutTabelProps) {
  const [baru, setBaru] = useState('')
  const [galat, setGalat] = useState<string>()
  const tambah = () => {
    const dibaca = readTempelan(baru)
    if (!dibaca.ok) return setGalat(dibaca.pesan)
    onChange([...sudut, ...(dibaca.bentuk === 'titik' ? [dibaca.titik] : dibaca.sudut)])
    setBaru('')
    setGalat(undefined)
  }
  return (
    <details className="rounded-control border border-line p-3">
      <summary className="cursor-pointer text-sm font-semibold">Sudut sebagai angka ({sudut.length})</summary>
      <ol className="mt-2 space-y-1.5">
        {sudut.map((titik, ke) => (
          // oxlint-disable-next-line react/no-array-index-key -- a corner is its place in the line
          <li key={`${ke} ${titik.lat} ${titik.lng}`} className="flex items-center gap-1">
            <span className="w-6 shrink-0 text-sm text-ink-muted tabular-nums">{ke + 1}</span>
            <Derajat
              label={`Lintang sudut ${ke + 1}`}
              nilai={titik.lat}
              onChange={(lat) => onChange(sudut.with(ke, { ...titik, lat }))}
            />
            <Derajat
              label={`Bujur sudut ${ke + 1}`}
              nilai={titik.lng}
              onChange={(lng) => onChange(sudut.with(ke, { ...titik, lng }))}
            />
            <IconButton label={`Hapus sudut ${ke + 1}`} onClick={() => onChange(sudut.toSpliced(ke, 1))}>
              <Trash2 className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex gap-2">
        <input
          aria-label="Sudut baru: lintang, bujur"
          placeholder="-6.175400, 106.827200"
          value={baru}
          onChange={(event) => setBaru(event.target.value)}
          className={controlClass(galat !== undefined)}
        />
        <button type="button" onClick={tambah} className="shrink-0 px-3 text-sm font-semibold text-primary">
          Tambah
        </button>
      </div>
      {galat !== undefined && (
        <p role="alert" className="mt-1 text-sm font-medium text-destructive">
          {galat}
        </p>
      )}
    </details>
  )
}

type DerajatProps = {
  readonly label: string
  readonly nilai: number
  readonly onChange: (nilai: number) => void
}

/** Degrees with six decimals; taken when the field is left. */
function Derajat({ label, nilai, onChange }: DerajatProps) {
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      defaultValue={nilai.toFixed(6)}
      onBlur={(event) => {
        const baru = Number(event.target.value.replace(',', '.'))
        if (!Number.isFinite(baru) || event.target.value.trim() === '') event.target.value = nilai.toFixed(6)
        else if (baru !== nilai) onChange(baru)
      }}
      className="min-h-11 w-full min-w-0 rounded-control border border-field bg-surface px-2 text-sm tabular-nums"
    />
  )
}

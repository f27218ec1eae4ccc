import { useId, useState } from 'react'
import { Button } from './button.tsx'
import { RadioCards } from './radio-cards.tsx'
import { useDialog } from './use-dialog.ts'

/** A field that somebody else has changed since: as text to read. */
export type ConflictField = {
  readonly name: string
  readonly label: string
  readonly theirs: string
  /** Absent where the form says nothing else of it than before: theirs is taken over. */
  readonly mine?: string
}

type Choice = 'theirs' | 'mine'

type ConflictDialogProps = {
  readonly fields: readonly ConflictField[]
  readonly busy: boolean
  /** The fields in which one's own value holds */
  readonly onSave: (mine: readonly string[]) => void
  readonly onCancel: () => void
}

/** Somebody else has saved the record meanwhile: field by field, theirs and mine. Nothing is written before a choice. */
export function ConflictDialog({ fields, busy, onSave, onCancel }: ConflictDialogProps) {
  const id = useId()
  const dialog = useDialog(onCancel)
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const clashes = fields.filter(({ mine }) => mine !== undefined)
  const taken = fields.filter(({ mine }) => mine === undefined)
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={id}
      className="m-auto w-[calc(100%-2rem)] max-w-xl animate-rise dialog rounded-card p-5"
    >
      <h2 id={id} className="text-lg font-bold">
        Data sudah berubah
      </h2>
      <p className="mt-2 text-ink-muted">
        Data ini disimpan orang lain sejak Anda membukanya. Isian Anda belum dikirim.
      </p>
      <div className="mt-4 space-y-4">
        {clashes.map(({ name, label, theirs, mine = '' }) => (
          <RadioCards
            key={name}
            name={`${id}-${name}`}
            label={label}
            columns
            value={chosen[name]}
            onChange={(choice: Choice) => setChosen({ ...chosen, [name]: choice })}
            options={[
              { value: 'theirs', label: textOf(theirs), hint: 'Tersimpan sekarang' },
              { value: 'mine', label: textOf(mine), hint: 'Isian Anda' },
            ]}
          />
        ))}
        {taken.length > 0 && (
          <div>
            <p className="text-sm font-semibold">Ikut diambil dari yang tersimpan</p>
            <ul className="mt-1 text-sm text-ink-muted">
              {taken.map(({ name, label, theirs }) => (
                <li key={name}>
                  {label}: {textOf(theirs)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="mt-5 flex flex-wrap-reverse gap-2 *:flex-1 *:basis-32">
        <Button tone="outline" disabled={busy} onClick={onCancel}>
          Kembali
        </Button>
        <Button
          busy={busy}
          disabled={clashes.some(({ name }) => chosen[name] === undefined)}
          onClick={() => onSave(clashes.flatMap(({ name }) => (chosen[name] === 'mine' ? [name] : [])))}
        >
          Simpan Pilihan
        </Button>
      </div>
    </dialog>
  )
}

function textOf(value: string): string {
  return value === '' ? '(kosong)' : value
}

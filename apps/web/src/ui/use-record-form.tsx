import { type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import type { DefaultValues, Path, PathValue } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { ApiError } from '../lib/api-error.ts'
import { formatTanggalAngka } from '../lib/format.ts'
import type { ConflictField } from './conflict-dialog.tsx'
import { type FormHandle, useForm } from './use-form.ts'

// Few meet it.
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

/** A record as a form edits it: its fields as text, and the version that they are of. */
export type FormRecord<Values> = { readonly values: Values; readonly versi: number }

type RecordFormOptions<Values extends Record<string, string>, Result> = {
  readonly schema: ZodMiniType<Values, Values>
  readonly record: FormRecord<Values>
  /** What the fields are called; one without a name here does not stand on the form. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>
  /** A value as people read it; days are written out without it */
  readonly display?: (name: keyof Values & string, value: string) => string
  /** The newer record that a refusal (409) came with */
  readonly latest: (error: ApiError) => FormRecord<Values> | undefined
  /** Sends what was typed against the record that it was typed over. */
  readonly submit: (values: Values, record: FormRecord<Values>) => Promise<Result>
  readonly onSuccess: (result: Result) => void
}

type RecordForm<Values extends Record<string, string>> = {
  readonly form: FormHandle<Values>
  /** Stands beside the form: what somebody else has saved meanwhile, while that is to be decided */
  readonly conflict: ReactNode
}

/**
 * A form over a record that others edit too. Where a newer version stands in its way it shows what they changed, their
 * value and one's own, and saves what was chosen; what was typed in other fields stays, what they changed there is taken over.
 */
export function useRecordForm<Values extends Record<string, string>, Result>({
  schema,
  record,
  labels,
  display = formatPlain,
  latest,
  submit,
  onSuccess,
}: RecordFormOptions<Values, Result>): RecordForm<Values> {
  const base = useRef(record)
  const [newer, setNewer] = useState<{
    readonly theirs: FormRecord<Values>
    readonly fields: ConflictField[]
  }>()
  const form = useForm({
    schema,
    defaultValues: record.values as DefaultValues<Values>,
    submit: async (values: Values) => submit(values, base.current),
    onSuccess,
    onFailure: (error, values) => {
      const theirs = latest(error)
      if (theirs !== undefined) setNewer({ theirs, fields: compareAll(values, theirs.values) })
      return theirs !== undefined
    },
  })

  function compareAll(mine: Values, theirs: Values): ConflictField[] {
    return Object.entries<string | undefined>(labels).flatMap(([name, label = name]) => {
      const [was, now, own] = [base.current.values, theirs, mine].map((values) => (values[name] ?? '').trim())
      if (now === was || now === own) return []
      const field = { name, label, theirs: display(name, now ?? '') }
      return [own === was ? field : { ...field, mine: display(name, own ?? '') }]
    })
  }

  function save(chosen: readonly string[]) {
    if (newer === undefined) return
    const { theirs, fields } = newer
    const typed = form.hook.getValues()
    const taken = new Set(fields.map(({ name }) => name).filter((name) => !chosen.includes(name)))
    form.hook.reset(theirs.values)
    for (const name of Object.keys(labels) as Path<Values>[]) {
      const value = (typed as Readonly<Record<string, string>>)[name] ?? ''
      if (!taken.has(name) && value !== theirs.values[name])
        form.hook.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    base.current = theirs
    setNewer(undefined)
    form.onSubmit()
  }

  return {
    form,
    conflict: newer !== undefined && (
      <Suspense>
        <ConflictDialog
          fields={newer.fields}
          busy={form.isBusy}
          onSave={save}
          onCancel={() => setNewer(undefined)}
        />
      </Suspense>
    ),
  }
}

function formatPlain(_name: string, value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatTanggalAngka(value) : value
}

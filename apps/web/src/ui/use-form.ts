import { type RefObject, useEffect, useRef } from 'react'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type ApiError, errorFrom } from '../lib/api-error.ts'
import { toast } from '../lib/toast.ts'
import { useDraf } from './use-draf.ts'

/** Milliseconds after a form was taken in which the same values are another tap of the same finger. */
const DOUBLE_TAP = 1000

type FormOptions<Input extends FieldValues, Output, Result> = {
  readonly schema: ZodMiniType<Output, Input>
  readonly defaultValues: DefaultValues<Input>
  /** The form's name of a field of the server, where the two differ: `{ tempat_lahir: 'birthPlace' }` */
  readonly wire?: Readonly<Record<string, FieldPath<Input>>>
  readonly submit: (values: Output) => Promise<Result>
  /** Called once the server has taken it and nothing is unsaved any more: say so, go on. */
  readonly onSuccess?: (result: Result, values: Output) => unknown
  /** Called before anything is said of a failure; true when it has been dealt with. */
  readonly onFailure?: (error: ApiError, values: Output) => boolean
  /** It stays where it was taken, and tells by itself that nothing has changed since. */
  readonly staysOpen?: boolean
  /** The refusal of what the form starts with: it stands at its fields from the start. */
  readonly ditolak?: ApiError | undefined
}

export type FormField = UseFormRegisterReturn & { readonly error: string | undefined }

export type FormHandle<Input extends FieldValues, Output = Input> = {
  /** The library's own, for `useWatch`, `setValue` and the like */
  readonly hook: UseFormReturn<Input, unknown, Output>
  /** What an input of the system takes: `<TextField label="Nama" {...form.field('nama')} />` */
  readonly field: (name: FieldPath<Input>) => FormField
  readonly onSubmit: () => void
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** Whether there is something to lose, at this very moment */
  readonly isUnsaved: () => boolean
  readonly element: RefObject<HTMLFormElement | null>
}

/**
 * A form: judged by its schema when it is sent and from then on as one types. Refusals by field (422) stand at their
 * fields, every other failure shows as a toast; the first wrong field takes the focus. What was typed stays.
 */
export function useForm<Input extends FieldValues, Output, Result>({
  schema,
  defaultValues,
  wire = {},
  submit,
  onSuccess,
  onFailure,
  staysOpen = false,
  ditolak,
}: FormOptions<Input, Output, Result>): FormHandle<Input, Output> {
  const hook = useHookForm<Input, unknown, Output>({
    // The library compiles its types against the plain flavour of the same standard.
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
    defaultValues,
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, submitCount } = hook.formState
  const { element, keepFocus } = useFocusAfter(submitCount)
  const unsaved = useRef(false)
  const isRunning = useRef(false)
  const takenAt = useRef(-Infinity)
  useEffect(() => {
    unsaved.current = isDirty
  }, [isDirty])
  useDraf(hook, unsaved)

  async function send(values: Output) {
    try {
      const result = await submit(values)
      unsaved.current = false
      takenAt.current = performance.now()
      hook.reset(hook.getValues(), { keepIsSubmitted: false })
      await onSuccess?.(result, values)
    } catch (cause) {
      const error = errorFrom(cause)
      if (onFailure?.(error, values) === true) return
      toast.error(place(error) ?? error.message, 'form')
    }
  }

  /** Puts a refusal at its fields. Returns what of it belongs to none. */
  function place({ message, errors: refused }: ApiError): string | undefined {
    const known = hook.getValues()
    let unplaced: string | undefined
    for (const [name, [said]] of Object.entries(refused)) {
      const field = wire[name] ?? (name as FieldPath<Input>)
      if ((field.split('.', 1)[0] ?? '') in known)
        hook.setError(field, { type: 'server', message: said ?? message })
      else unplaced ??= said
    }
    return unplaced
  }
  const isPlaced = useRef(false)
  useEffect(() => {
    if (ditolak === undefined || isPlaced.current) return
    isPlaced.current = true
    place(ditolak)
  })

  return {
    hook,
    element,
    isBusy: isSubmitting,
    isDirty,
    isUnsaved: () => unsaved.current,
    field: (name) => ({
      ...hook.register(name),
      error: hook.getFieldState(name, hook.formState).error?.message,
    }),
    onSubmit: () => {
      // A second tap may come before the first has disabled the button, or once it was taken and its screen is about to go.
      const isTaken = !staysOpen && !unsaved.current && performance.now() - takenAt.current < DOUBLE_TAP
      if (isRunning.current || isTaken) return
      isRunning.current = true
      keepFocus()
      void hook
        .handleSubmit(send)()
        .finally(() => (isRunning.current = false))
    },
  }
}

/** Puts a value where the form starts, once it is known: nothing to lose, and what was chosen meanwhile stays. */
export function useStart<Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  { hook }: FormHandle<Input, Output>,
  name: Name,
  value: FieldPathValue<Input, Name> | undefined,
): void {
  useEffect(() => {
    if (value !== undefined && hook.getValues(name) === '') hook.resetField(name, { defaultValue: value })
  }, [hook, name, value])
}

/** After a submission that failed: the first wrong field has the focus, or else what had it before. */
function useFocusAfter(submitCount: number) {
  const element = useRef<HTMLFormElement>(null)
  const before = useRef<Element>(null)
  useEffect(() => {
    if (submitCount === 0) return
    const wrong = element.current?.querySelector('[aria-invalid=true]')
    const target = wrong?.matches(FOCUSABLE) ? wrong : (wrong?.querySelector(FOCUSABLE) ?? before.current)
    if (target instanceof HTMLElement) target.focus()
  }, [submitCount])
  return { element, keepFocus: () => (before.current = document.activeElement) }
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex]'

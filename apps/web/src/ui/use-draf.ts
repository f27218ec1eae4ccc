import { type RefObject, useEffect, useRef } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { readAkun, readToken } from '../lib/session.ts'
import { toast } from '../lib/toast.ts'

/**
 * What was typed into forms that a session's end took away, by account, address and what the form began with: the same screen
 * shows one record after another. Gone with the page, files and all.
 */
const semua = new Map<string, FieldValues>()
/** Never kept, wherever a form has them */
const RAHASIA = /sandi|password|pin|kode|otp/i

/** A form that a session's end takes away comes back as it was, for the same person and the same record. */
export function useDraf<Input extends FieldValues, Output>(
  hook: UseFormReturn<Input, unknown, Output>,
  unsaved: RefObject<boolean>,
): void {
  const kunci = useRef('')
  useEffect(() => {
    const { pathname, search } = location
    // Nothing has been typed yet: these are the values that it begins with.
    kunci.current = JSON.stringify([readAkun(), pathname, search, Object.entries(hook.getValues())])
    const draf = semua.get(kunci.current)
    semua.delete(kunci.current)
    if (draf === undefined) return
    for (const [name, value] of Object.entries(draf))
      hook.setValue(name as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
      })
    toast.info('Isian Anda sebelum sesi berakhir masih ada.', 'form')
  }, [hook])
  useEffect(
    () => () => {
      // Whoever leaves of their own will, with their session, has been asked.
      if (!unsaved.current || readToken() !== null) return
      const isi = Object.entries(hook.getValues()).filter(([name]) => !RAHASIA.test(name))
      semua.set(kunci.current, Object.fromEntries(isi))
    },
    [hook, unsaved],
  )
}

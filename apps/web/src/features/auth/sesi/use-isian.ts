import { type FormEvent, useRef, useState } from 'react'
import type { Aturan } from '@rekan/domain/aturan'

type Isi<Name extends string> = Readonly<Record<Name, string>>
type Salah<Name extends string> = Readonly<Partial<Record<Name, string>>>

/**
 * The fields of a form on the screens around the sign-in, which do without the forms' library. They are judged on
 * sending; a message stays at its field until the field changes, and the first wrong field gets the focus. Typed text
 * stays.
 */
export function useIsian<Name extends string>(aturan: Readonly<Record<Name, Aturan<string>>>) {
  const names = Object.keys(aturan) as Name[]
  const [isi, setIsi] = useState<Isi<Name>>(() => perName(names, () => ''))
  const [salah, setSalah] = useState<Salah<Name>>(() => perName(names, () => undefined))
  const element = useRef<HTMLFormElement>(null)

  function refuse(found: Salah<Name>) {
    setSalah(found)
    const first = names.find((name) => found[name] !== undefined)
    element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  return {
    isi,
    /** Puts what the server refuses at its fields. */
    refuse,
    field: (name: Name) => ({
      name,
      value: isi[name],
      error: salah[name],
      onChange({ target }: { readonly target: { readonly value: string } }) {
        setIsi((before) => ({ ...before, [name]: target.value }))
        setSalah((before) => ({ ...before, [name]: undefined }))
      },
    }),
    /**
     * The form's handlers; `send` gets values that keep the rules, and is not called while an earlier one is on its
     * way.
     */
    form: (isBusy: boolean, send: (isi: Isi<Name>) => void) => ({
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        if (isBusy) return
        const found = perName(names, (name) => aturan[name](isi[name]))
        if (names.some((name) => found[name] !== undefined)) refuse(found)
        else send(isi)
      },
    }),
  }
}

function perName<Name extends string, T>(
  names: readonly Name[],
  valueOf: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>
}

import { useEffect, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { ApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { type FormHandle, useForm } from '../../../ui/use-form.ts'
import {
  type Bentrok,
  type FieldMap,
  type IsianProfil,
  changesIn,
  isSama,
  mergeIsian,
  namesByKolom,
} from '../isian/isian.ts'
import { useProfil } from '../diri/profil.queries.ts'
import { terbaruFrom, useEditProfil } from '../isian/ubah.queries.ts'
import type { Profile } from '../diri/profil.wire.ts'

type Options<M extends FieldMap> = {
  readonly fields: M
  readonly valuesFrom: (profile: Profile) => IsianProfil<M>
  readonly schema: ZodMiniType<IsianProfil<M>, IsianProfil<M>>
  /** Where it goes on, changed or not */
  readonly onDone?: () => unknown
}

/** Newer data that somebody else saved, while these were typed. */
export type Pertemuan<M extends FieldMap> = {
  readonly bentrok: readonly Bentrok<keyof M & string>[]
  /** Takes them over; what was typed stays where the two do not clash. */
  readonly load: () => void
  readonly dismiss: () => void
}

type Terbaru<M extends FieldMap> = ReturnType<typeof mergeIsian<M>> & { readonly profile: Profile }

type Ubah<M extends FieldMap> = {
  readonly form: FormHandle<IsianProfil<M>>
  readonly pertemuan: Pertemuan<M> | undefined
}

/** A form of one's own data: sends what changed against the data it was opened with, and says how it went. */
export function useUbah<M extends FieldMap>({ fields, valuesFrom, schema, onDone }: Options<M>): Ubah<M> {
  const profile = useProfil()
  const editProfil = useEditProfil()
  const opened = useRef(profile)
  const [terbaru, setTerbaru] = useState<Terbaru<M>>()

  const send = (typed: IsianProfil<M>, onTopOf: Profile) =>
    editProfil(onTopOf, changesIn(fields, valuesFrom(opened.current), typed), (saved) => {
      opened.current = saved
    })

  const form = useForm<IsianProfil<M>, IsianProfil<M>, Profile | null>({
    schema,
    defaultValues: valuesFrom(profile) as never,
    wire: namesByKolom(fields) as Record<string, FieldPath<IsianProfil<M>>>,
    staysOpen: true,
    submit: async (typed) => {
      if (isSama(changesIn(fields, valuesFrom(opened.current), typed))) return null
      try {
        return await send(typed, opened.current)
      } catch (cause) {
        const newer = cause instanceof ApiError ? terbaruFrom(cause) : undefined
        const before = valuesFrom(opened.current)
        const isElsewhere =
          newer !== undefined && mergeIsian(fields, before, typed, valuesFrom(newer)).bentrok.length === 0
        // What somebody else changed does not stand on this form: there is nothing to ask.
        if (isElsewhere) return await send(typed, newer)
        throw cause
      }
    },
    onSuccess: async (saved) => {
      if (saved === null) toast.info('Tidak ada perubahan data yang dilakukan.', 'form')
      else {
        show(saved)
        toast.success('Berhasil mengubah data diri.', 'form')
      }
      await onDone?.()
    },
    onFailure: (error, typed) => {
      const newer = terbaruFrom(error)
      if (newer === undefined) return false
      const merged = mergeIsian(fields, valuesFrom(opened.current), typed, valuesFrom(newer))
      setTerbaru({ profile: newer, ...merged })
      return true
    },
  })
  const { hook, isDirty, isBusy } = form

  function show(newer: Profile) {
    opened.current = newer
    hook.reset(valuesFrom(newer))
  }

  // As long as nothing is typed, the form shows what is newest.
  const isUntouched = !isDirty && !isBusy
  useEffect(() => {
    if (!isUntouched || profile.karyawan?.versi === opened.current.karyawan?.versi) return
    opened.current = profile
    hook.reset(valuesFrom(profile))
  }, [isUntouched, profile, hook, valuesFrom])

  return {
    form,
    pertemuan: terbaru && {
      bentrok: terbaru.bentrok,
      load: () => {
        show(terbaru.profile)
        for (const [name, value] of Object.entries(terbaru.values))
          hook.setValue(name as FieldPath<IsianProfil<M>>, value as never, { shouldDirty: true })
        setTerbaru(undefined)
      },
      dismiss: () => setTerbaru(undefined),
    },
  }
}

import { useState } from 'react'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isImporBerjalan } from '@rekan/domain/karyawan/impor'
import { errorFrom } from '../../../lib/api-error.ts'
import { type Impor, cancelImpor, fetchTerakhir, runImpor, sendBuku } from './impor.api.ts'

/** It is asked for again so soon while the server is at work. */
const TANYA_MS = 1000

/** The newest import, whoever's. */
export const imporQuery = queryOptions({
  queryKey: ['karyawan', 'impor'],
  queryFn: ({ signal }) => fetchTerakhir(signal),
  refetchInterval: ({ state }) => (state.data && isImporBerjalan(state.data.status) ? TANYA_MS : false),
})

/** The acts of the screen, one at a time; `salah` is what the last one was refused with. */
export function useImpor() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [salah, setSalah] = useState<string>()

  /** What it gave; null where it was refused. */
  async function run<T extends Impor | void>(work: () => Promise<T>): Promise<{ readonly hasil: T } | null> {
    setBusy(true)
    setSalah(undefined)
    try {
      const hasil = await work()
      if (hasil) queryClient.setQueryData(imporQuery.queryKey, hasil)
      return { hasil }
    } catch (error) {
      const { message, errors } = errorFrom(error)
      setSalah(errors['berkas']?.[0] ?? message)
      await queryClient.invalidateQueries({ queryKey: imporQuery.queryKey })
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    salah,
    run,
    upload: (berkas: File) => run(() => sendBuku(berkas)),
    write: (id: number) => void run(() => runImpor(id)),
    cancel: (id: number) => void run(() => cancelImpor(id)),
  }
}

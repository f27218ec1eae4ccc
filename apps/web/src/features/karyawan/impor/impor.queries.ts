import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isImporBerjalan } from '@rekan/domain/karyawan/impor'
import { errorFrom } from '../../../lib/api-error.ts'
import { fetchFile, openDownload } from '../../../lib/download.ts'
import { call } from '../../../lib/http.ts'
import { type CallData, query } from '../../../lib/query.ts'

export type Impor = CallData<'POST /kelola/impor-karyawan'>

/** It is asked for again so soon while the server is at work. */
const TANYA_MS = 1000

/** The newest import, whoever's. */
export const imporQuery = {
  ...query('GET /kelola/impor-karyawan'),
  refetchInterval: ({ state }: { readonly state: { readonly data?: Impor | null | undefined } }) =>
    state.data && isImporBerjalan(state.data.status) ? TANYA_MS : (false as const),
}

/** The acts of the screen, one at a time; `salah` is what the last one was refused with. */
export function useImpor() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [salah, setSalah] = useState<string>()

  /** What it gave; null where it was refused. */
  async function run<T extends { readonly data: Impor } | void>(
    work: () => Promise<T>,
  ): Promise<{ readonly hasil: T } | null> {
    setBusy(true)
    setSalah(undefined)
    try {
      const hasil = await work()
      if (hasil) queryClient.setQueryData(imporQuery.queryKey, hasil.data)
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
    upload: (berkas: File) =>
      run(() => call('POST /kelola/impor-karyawan', { form: { nama: berkas.name.slice(0, 200), berkas } })),
    write: (id: number) =>
      void run(() => call('POST /kelola/impor-karyawan/{id}/jalankan', { params: { id } })),
    cancel: (id: number) =>
      void run(() => call('POST /kelola/impor-karyawan/{id}/batal', { params: { id } })),
    openTemplat: () =>
      void run(async () => openDownload(await fetchFile('GET /kelola/impor-karyawan/templat'))),
  }
}

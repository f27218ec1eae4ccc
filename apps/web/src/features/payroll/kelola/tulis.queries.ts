import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { useKunci } from '../../../lib/use-kunci.ts'
import { type GajiOrang, type Hasil, type LangkahBanyak, composeBulan, sendTindakan } from './gaji.api.ts'
import { importGaji } from './impor.api.ts'
import { editPerusahaan } from './perusahaan.api.ts'
import {
  type IsianSlip,
  type SlipKelola,
  type Usulan,
  createSlip,
  editSlip,
  removeSlip,
  reviseSlip,
} from './slip.api.ts'
import { perusahaanQuery, slipKelolaQuery } from './gaji.queries.ts'

/** So many at a time: publishing makes a PDF of each, and a call may not last long. */
const SEKALI = 25

export function useEditSlip(slip: SlipKelola) {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (isian: IsianSlip) => {
    const saved = await editSlip(slip, isian, kunciDari([slip.versi, isian]))
    queryClient.setQueryData(slipKelolaQuery(slip.id).queryKey, saved)
    await invalidateGaji(queryClient)
    return saved
  }
}

export function useCreateSlip(bulan: Bulan) {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (karyawanId: number, isian: IsianSlip & Pick<Usulan, 'dasar'>) => {
    const slip = await createSlip(karyawanId, bulan, isian, kunciDari([karyawanId, bulan, isian]))
    await invalidateGaji(queryClient)
    return slip
  }
}

export function useReviseSlip(id: number) {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (alasan: string) => {
    const slip = await reviseSlip(id, alasan, kunciDari(alasan))
    await invalidateGaji(queryClient)
    return slip
  }
}

export function useRemoveSlip() {
  const queryClient = useQueryClient()
  return async (id: number) => {
    await removeSlip(id)
    await invalidateGaji(queryClient)
  }
}

/** Drafts for everybody of the month who has none. */
export function useComposeBulan() {
  const queryClient = useQueryClient()
  return async (bulan: Bulan) => {
    const susunan = await composeBulan(bulan)
    await invalidateGaji(queryClient)
    return susunan
  }
}

/** Writes what a dry run found good. */
export function useImportGaji(bulan: Bulan) {
  const queryClient = useQueryClient()
  return async (berkas: File) => {
    const hasil = await importGaji(bulan, berkas, false, crypto.randomUUID())
    await invalidateGaji(queryClient)
    return hasil
  }
}

/** Shares or publishes many, some at a time; what went before a failure is told with it. */
export function useTindakanSlip() {
  const queryClient = useQueryClient()
  return async (
    langkah: LangkahBanyak,
    slip: readonly GajiOrang[],
    onProgress: (selesai: number) => void,
  ): Promise<{ readonly hasil: readonly Hasil[]; readonly gagal: unknown }> => {
    const hasil: Hasil[] = []
    let gagal: unknown
    try {
      for (let i = 0; i < slip.length; i += SEKALI) {
        hasil.push(...(await sendTindakan(langkah, slip.slice(i, i + SEKALI))))
        onProgress(hasil.length)
      }
    } catch (error) {
      gagal = error
    }
    await invalidateGaji(queryClient)
    return { hasil, gagal }
  }
}

export function useEditPerusahaan() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (perusahaan: { readonly nama: string; readonly alamat: string }) => {
    const saved = await editPerusahaan(perusahaan, kunciDari(perusahaan))
    queryClient.setQueryData(perusahaanQuery.queryKey, saved)
  }
}

function invalidateGaji(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['payroll'] })
}

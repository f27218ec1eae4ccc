import { queryOptions, skipToken, useMutation } from '@tanstack/react-query'
import type { Role } from '@rekan/domain/akses/peran'
import type { Tanggal } from '@rekan/domain/waktu'
import {
  type HariTerakhir,
  editEmail,
  editPeran,
  endOrang,
  fetchPerpisahan,
  restoreOrang,
  resumeOrang,
} from './keluar.api.ts'
import { useStoreOrang } from '../orang/orang.queries.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

export function perpisahanQuery(id: string, hari: HariTerakhir | null) {
  return queryOptions({
    queryKey: ['karyawan', 'perpisahan', id, hari],
    queryFn: hari === null ? skipToken : ({ signal }) => fetchPerpisahan(id, hari, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

export function useEndOrang(id: string) {
  const terima = useStoreOrang()
  return async (hari: HariTerakhir, alasan: string, sidik: string): Promise<DetailOrang> =>
    terima(await endOrang(id, hari, alasan, sidik))
}

export function useRestoreOrang(id: string) {
  const terima = useStoreOrang()
  return async (tanggalMasuk: Tanggal, keluar: DetailOrang['keluar_batal']): Promise<DetailOrang> =>
    terima(await restoreOrang(id, tanggalMasuk, keluar))
}

export function useResumeOrang(id: string) {
  const terima = useStoreOrang()
  return useMutation({ mutationFn: () => resumeOrang(id), onSuccess: terima })
}

export function useEditPeran(id: string) {
  const terima = useStoreOrang()
  return async (role: Role): Promise<DetailOrang> => terima(await editPeran(id, role))
}

export function useEditEmail({ id, versi }: Pick<DetailOrang, 'id' | 'versi'>) {
  const terima = useStoreOrang()
  return async (email: string): Promise<DetailOrang> => terima(await editEmail(id, email, versi ?? 0))
}

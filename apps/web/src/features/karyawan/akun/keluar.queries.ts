import { useMutation } from '@tanstack/react-query'
import type { Role } from '@rekan/domain/akses/peran'
import type { Tanggal } from '@rekan/domain/waktu'
import { editEmail, editPeran, endOrang, resumeOrang } from './keluar.api.ts'
import { useStoreOrang } from '../orang/orang.queries.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

export function useEndOrang(id: string) {
  const terima = useStoreOrang()
  return async (tanggal: Tanggal, alasan: string): Promise<DetailOrang> =>
    terima(await endOrang(id, tanggal, alasan))
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

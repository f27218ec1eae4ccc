import { useMutation } from '@tanstack/react-query'
import type { Role } from '@rekan/domain/peran'
import type { Tanggal } from '@rekan/domain/waktu'
import { changePeran, endOrang, resumeOrang } from './keluar.api.ts'
import { useTerimaOrang } from '../orang/orang.queries.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

export function useEndOrang(id: string) {
  const terima = useTerimaOrang()
  return async (tanggal: Tanggal, alasan: string): Promise<DetailOrang> =>
    terima(await endOrang(id, tanggal, alasan))
}

export function useResumeOrang(id: string) {
  const terima = useTerimaOrang()
  return useMutation({ mutationFn: () => resumeOrang(id), onSuccess: terima })
}

export function useChangePeran(id: string) {
  const terima = useTerimaOrang()
  return async (role: Role): Promise<DetailOrang> => terima(await changePeran(id, role))
}

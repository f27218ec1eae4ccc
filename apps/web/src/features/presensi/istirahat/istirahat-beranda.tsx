import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Coffee } from 'lucide-react'
import type { JenisIstirahat } from '@rekan/domain/presensi/istirahat'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { mayRetry, retryDelay } from '../../../lib/query-client.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { invalidateProfil, useProfil } from '../../profil/diri/profil.queries.ts'

/** Begins and ends breaks of the open work, where the company has them punched. */
export function IstirahatBeranda() {
  const { presensi } = useProfil()
  const queryClient = useQueryClient()
  const catat = useMutation({
    // The key makes a repeated call the same one.
    mutationFn: ({ jenis, kunci }: { readonly jenis: JenisIstirahat; readonly kunci: string }) =>
      call(`POST /presensi/istirahat/${jenis}`, { body: {}, idempotencyKey: kunci }),
    retry: mayRetry,
    retryDelay,
    // The button is busy until home shows what came of it.
    onSettled: () => invalidateProfil(queryClient),
    onError: (error) => toast.error(errorFrom(error).message, 'istirahat'),
  })
  const sejak = presensi?.istirahat?.sejak ?? null
  const jenis = sejak === null ? 'mulai' : 'selesai'
  return (
    <div className="mt-3 space-y-2">
      {sejak !== null && <p className="text-sm">Istirahat sejak pukul {sejak.slice(11, 16)}</p>}
      <Button
        tone="outline"
        icon={<Coffee className="size-5" />}
        busy={catat.isPending}
        onClick={() => catat.mutate({ jenis, kunci: crypto.randomUUID() })}
      >
        {sejak === null ? 'Mulai istirahat' : 'Selesai istirahat'}
      </Button>
    </div>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useBack } from '../../../ui/use-back.ts'

/** Back to the person, whence one came. */
export function useLeave(karyawanId: string): () => void {
  const navigate = useNavigate()
  const info = { to: '/karyawan/$karyawanId/info', params: { karyawanId } } as const
  const goBack = useBack(info)
  return () => {
    if (!goBack()) void navigate({ ...info, replace: true })
  }
}

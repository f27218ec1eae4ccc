import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { StatusBadge } from '../../../ui/status-badge.tsx'

/** Approved overtime stands in the primary colour, any other in the destructive one (`docs/rules.md`, section 11.4). */
export function StatusLembur({ status }: { readonly status: StatusPengajuan }) {
  return <StatusBadge status={status} tone={status === 'disetujui' ? 'primary' : 'destructive'} />
}

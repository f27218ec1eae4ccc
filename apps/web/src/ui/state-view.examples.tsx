import { CalendarClock } from 'lucide-react'
import { Button } from './button.tsx'
import { Column } from './column.tsx'
import { Empty } from './empty.tsx'
import { LoadError } from './load-error.tsx'
import { NotFound } from './not-found.tsx'
import { RoutePending } from './route-pending.tsx'

export function EmptyList() {
  return (
    <Empty
      icon={CalendarClock}
      title="Tidak ada data lembur terbaru."
      hint="Silahkan melakukan pengajuan lembur terlebih dahulu."
      action={<Button>Ajukan Lembur</Button>}
    />
  )
}

export function ListFailed() {
  return <LoadError message="Tidak dapat memuat data slip gaji." onRetry={() => {}} />
}

export function ScreenFailed() {
  return (
    <Column>
      <LoadError
        level={1}
        message="Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi."
        onRetry={() => {}}
      />
    </Column>
  )
}

export const ScreenNotFound = NotFound
export const ScreenPending = RoutePending

import { CloudOff, RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { StateView } from './state-view.tsx'

type LoadErrorProps = {
  readonly message: string
  readonly onRetry: () => void
  readonly busy?: boolean
  readonly level?: 1 | 2
}

/** What stands in the place of data that could not be had; that there is no network is nobody's error. */
export function LoadError({ message, onRetry, busy = false, level }: LoadErrorProps) {
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <StateView
        icon={CloudOff}
        title={navigator.onLine ? 'Terjadi Kesalahan' : 'Belum ada jaringan'}
        level={level ?? 2}
        action={
          <Button icon={<RotateCw className="size-5" />} busy={busy} onClick={onRetry}>
            Coba Lagi
          </Button>
        }
      >
        {message}
      </StateView>
    </div>
  )
}

import { CloudOff, RotateCw } from 'lucide-react'
import { Button } from './button.tsx'

type LoadErrorProps = { readonly message: string; readonly onRetry: () => void }

/** What stands in a screen's place when its data could not be had. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className="grid flex-1 place-items-center p-6 text-center">
      <div className="w-full max-w-72">
        <span className="mx-auto mb-5 grid size-20 place-items-center rounded-full bg-primary-soft text-primary">
          <CloudOff className="size-9" strokeWidth={1.5} />
        </span>
        <h1 tabIndex={-1} className="text-lg font-bold">
          Terjadi Kesalahan
        </h1>
        <p className="mt-2 mb-6 text-ink-muted">{message}</p>
        <Button icon={<RotateCw className="size-5" />} onClick={onRetry}>
          Coba Lagi
        </Button>
      </div>
    </div>
  )
}

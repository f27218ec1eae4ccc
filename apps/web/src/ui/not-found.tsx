import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonClass } from './button.tsx'
import { Column } from './column.tsx'

/** An address without a screen. */
export function NotFound() {
  return (
    <Column>
      <div className="grid flex-1 place-items-center p-6 text-center">
        <div className="w-full max-w-72">
          <span className="mx-auto mb-5 grid size-20 place-items-center rounded-full bg-primary-soft text-primary">
            <Compass className="size-9" strokeWidth={1.5} />
          </span>
          <h1 tabIndex={-1} className="text-lg font-bold">
            Not Found
          </h1>
          <p className="mt-2 mb-6 text-ink-muted">Halaman yang Anda cari tidak ada atau sudah dipindahkan.</p>
          <Link to="/" className={buttonClass('primary')}>
            Ke Beranda
          </Link>
        </div>
      </div>
    </Column>
  )
}

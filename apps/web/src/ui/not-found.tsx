import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonClass } from './button.tsx'
import { Column } from './column.tsx'
import { StateView } from './state-view.tsx'

/** An address without a screen. */
export function NotFound() {
  return (
    <Column as="main">
      <StateView
        icon={Compass}
        title="Not Found"
        level={1}
        action={
          <Link to="/" className={buttonClass('primary')}>
            Ke Beranda
          </Link>
        }
      >
        Halaman yang Anda cari tidak ada atau sudah dipindahkan.
      </StateView>
    </Column>
  )
}

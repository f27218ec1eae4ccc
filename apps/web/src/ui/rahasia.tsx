import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { maskNomor } from '@rekan/domain/teks/samar'
import { IconButton } from './icon-button.tsx'

type RahasiaProps = {
  /** Whose number it is: 'NIK' */
  readonly label: string
  readonly nomor: string
}

/** A number that not everybody who looks over a shoulder should read: its end alone, until one asks for it. */
export function Rahasia({ label, nomor }: RahasiaProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="-my-2 flex items-center justify-between gap-2">
      <span className="min-w-0 tabular-nums break-all">
        {isShown ? (
          nomor
        ) : (
          <>
            <span aria-hidden>{maskNomor(nomor)}</span>
            <span className="sr-only">tersembunyi, berakhiran {nomor.slice(-4)}</span>
          </>
        )}
      </span>
      <IconButton
        label={`${isShown ? 'Sembunyikan' : 'Tampilkan'} ${label}`}
        className="text-ink-muted hover:bg-sunken"
        onClick={() => setShown(!isShown)}
      >
        <Icon className="size-5" />
      </IconButton>
    </span>
  )
}

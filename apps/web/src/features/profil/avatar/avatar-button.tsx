import { Suspense, lazy, useState } from 'react'
import { Camera } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { useProfil } from '../diri/profil.queries.ts'

/** Its library for cutting pictures is for those who change theirs. */
const AvatarSheet = lazy(async () => ({ default: (await import('./avatar-sheet.tsx')).AvatarSheet }))

/** One's own picture; a tap changes it. */
export function AvatarButton() {
  const { name, avatarUrl } = useProfil()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative mx-auto -mt-[min(3rem,12vw)] block rounded-full outline-offset-4"
      >
        <span aria-hidden="true">
          <Avatar
            name={name}
            url={avatarUrl}
            className="size-[min(6rem,24vw)] border-4 border-surface bg-surface"
          />
        </span>
        <span className="sr-only">Ubah foto profil</span>
        <span className="absolute right-0 bottom-0 grid size-8 place-items-center rounded-full border-2 border-surface bg-primary text-on-primary">
          <Camera className="size-4" />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <div className="text-left">
            <AvatarSheet onClose={() => setOpen(false)} />
          </div>
        </Suspense>
      )}
    </>
  )
}

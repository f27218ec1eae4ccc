import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { Camera, ImageUp } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { type Area, type Foto, cutFoto, openFoto } from './avatar.ts'
import { AvatarCrop } from './avatar-crop.tsx'
import { useProfil } from '../diri/profil.queries.ts'
import { useEditAvatar } from '../isian/ubah.queries.ts'

/** Takes a picture or a file, cuts a square out of it, and makes it one's own picture. */
export function AvatarSheet({ onClose }: { readonly onClose: () => void }) {
  const { name, avatarUrl } = useProfil()
  const [foto, setFoto] = useState<Foto>()
  const [area, setArea] = useState<Area>()
  const { salah, setSalah, isBusy, run } = useSteps()
  const editAvatar = useEditAvatar()
  useEffect(() => () => URL.revokeObjectURL(foto?.url ?? ''), [foto])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (chosen !== undefined) run(async () => setFoto(await openFoto(chosen)))
  }

  function save() {
    if (foto === undefined || area === undefined) return
    run(async () => {
      await editAvatar(await cutFoto(foto.file, area))
      toast.success('Berhasil mengubah foto profil.', 'form')
      onClose()
    })
  }

  const input = (label: string, icon: ReactNode, isCamera: boolean) => (
    <label
      className={`${buttonClass('outline')} cursor-pointer outline-offset-2 outline-primary has-disabled:opacity-60 has-focus-visible:outline-3`}
    >
      <input
        type="file"
        {...(isCamera && { accept: 'image/*', capture: 'user' as const })}
        disabled={isBusy}
        onChange={choose}
        className="sr-only"
      />
      {icon}
      {label}
    </label>
  )
  const choices = (
    <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
      {input('Ambil Foto', <Camera className="size-5" />, true)}
      {input('Pilih Berkas', <ImageUp className="size-5" />, false)}
    </div>
  )

  return (
    <Sheet
      title="Foto Profil"
      onClose={onClose}
      footer={
        foto === undefined ? (
          choices
        ) : (
          <>
            <Button busy={isBusy} disabled={area === undefined} onClick={save}>
              Simpan Foto
            </Button>
            <Button
              tone="plain"
              disabled={isBusy}
              onClick={() => {
                setFoto(undefined)
                setSalah(undefined)
              }}
            >
              Pilih Foto Lain
            </Button>
          </>
        )
      }
    >
      {foto === undefined ? (
        <div className="py-2 text-center">
          <Avatar name={name} url={avatarUrl} className="mx-auto size-32" />
          <p className="mx-auto mt-4 max-w-72 text-sm text-ink-muted">
            Foto ini dilihat semua rekan kerja Anda. Pilih foto wajah yang jelas.
          </p>
        </div>
      ) : (
        <AvatarCrop foto={foto} disabled={isBusy} onChange={setArea} />
      )}
      <p role="alert" className="text-sm font-medium text-destructive not-empty:mt-3">
        {salah}
      </p>
    </Sheet>
  )
}

/** One step at a time; what is wrong stands in the sheet, since a toast would lie beneath it. */
function useSteps() {
  const [salah, setSalah] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = (step: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setSalah(undefined)
    step()
      .catch((cause: unknown) => {
        const { errors, message } = errorFrom(cause)
        setSalah(errors['avatar']?.[0] ?? message)
      })
      .finally(() => setBusy(false))
  }
  return { salah, setSalah, isBusy, run }
}

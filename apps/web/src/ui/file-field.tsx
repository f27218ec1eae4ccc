import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Camera, FileText, Paperclip, Trash2 } from 'lucide-react'
import { formatUkuran } from '../lib/format.ts'
import { encodePhoto } from '../lib/photo.ts'
import { buttonClass } from './button.tsx'
import { FieldLabel, type FieldLook, FieldNote } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type FileFieldProps = FieldLook & {
  readonly name: string
  readonly value: File | null | undefined
  readonly onChange: (file: File | null) => void
  readonly onBlur?: () => void
  /** It may be a photo */
  readonly isFoto?: boolean
  /** What those are called: 'PDF, JPEG, atau PNG' */
  readonly typeNames: string
  readonly maxBytes: number
  readonly disabled?: boolean
}

/**
 * One file: photographed on the spot, or chosen; shown before it is sent. Photos are made smaller first. What programs call its type is
 * no guide: the server judges its bytes.
 */
export function FileField(props: FileFieldProps) {
  const {
    label,
    required,
    name,
    value,
    onChange,
    onBlur,
    isFoto = false,
    typeNames,
    maxBytes,
    disabled,
  } = props
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const error = refused ?? props.error
  const hint = props.hint ?? `${typeNames}, paling besar ${formatUkuran(maxBytes)}.`

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    // The same file may be chosen again after it was taken away.
    target.value = ''
    if (chosen === undefined) return
    const file = await encodePhoto(chosen)
    const salah =
      file.size > maxBytes
        ? `Berkas ${formatUkuran(file.size)} terlalu besar, paling besar ${formatUkuran(maxBytes)}.`
        : undefined
    setRefused(salah)
    if (salah === undefined) onChange(file)
  }

  const input = (isCamera: boolean) => (
    <input
      type="file"
      name={name}
      {...(isCamera && { accept: 'image/*', capture: 'environment' as const })}
      disabled={disabled}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={`${id}-note`}
      onChange={(event) => void take(event)}
      onBlur={onBlur}
      className="sr-only"
    />
  )
  const choice = `${buttonClass('outline')} cursor-pointer outline-offset-2 outline-primary has-disabled:opacity-60 has-focus-visible:outline-3 ${error === undefined ? '' : 'border-destructive'}`

  return (
    <div ref={field} role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-sm font-semibold">
        <FieldLabel label={label} required={required} />
      </p>
      {value == null ? (
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
          {isFoto && (
            <label className={choice}>
              {input(true)}
              <Camera className="size-5" />
              Ambil Foto
            </label>
          )}
          <label className={choice}>
            {input(false)}
            <Paperclip className="size-5" />
            Pilih Berkas
          </label>
        </div>
      ) : (
        <Chosen
          file={value}
          disabled={disabled}
          onRemove={() => {
            setRefused(undefined)
            onChange(null)
            // Its own button is gone by then.
            requestAnimationFrame(() => field.current?.querySelector('input')?.focus())
          }}
        />
      )}
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}

type ChosenProps = {
  readonly file: File
  readonly disabled: boolean | undefined
  readonly onRemove: () => void
}

function Chosen({ file, disabled, onRemove }: ChosenProps) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (picture.current === null) return
    const url = URL.createObjectURL(file)
    picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className="flex items-center gap-3 card p-3">
      {file.type.startsWith('image/') ? (
        <img ref={picture} alt="Pratinjau berkas" className="size-14 shrink-0 rounded-control object-cover" />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken text-primary">
          <FileText className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm font-medium break-all">{file.name}</p>
        <p className="text-xs text-ink-muted">{formatUkuran(file.size)}</p>
      </div>
      <IconButton
        label="Hapus berkas"
        disabled={disabled}
        className="text-destructive hover:bg-destructive-soft"
        onClick={onRemove}
      >
        <Trash2 className="size-5" />
      </IconButton>
    </div>
  )
}

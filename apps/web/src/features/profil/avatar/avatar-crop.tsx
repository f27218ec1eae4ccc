import { type ComponentProps, useId, useState } from 'react'
import { ZoomIn } from 'lucide-react'
import Cropper from 'react-easy-crop'
import type { Area, Foto } from './avatar.ts'

const STYLE: ComponentProps<typeof Cropper>['style'] = {
  containerStyle: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'move',
  },
  cropAreaStyle: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    translate: '-50% -50%',
    borderRadius: '50%',
    boxShadow: '0 0 0 9999em rgb(0 0 0 / 0.5)',
    overflow: 'hidden',
  },
}
/** Fills the square by its shorter side. */
const MEDIA = {
  wide: { maxWidth: 'none', height: '100%', width: 'auto', willChange: 'transform' },
  tall: { maxWidth: 'none', width: '100%', height: 'auto', willChange: 'transform' },
} as const

type AvatarCropProps = {
  readonly foto: Foto
  readonly disabled: boolean
  readonly onChange: (area: Area) => void
}

/** The square that is cut out: moved by a finger or the arrow keys, made larger by two fingers or the slider. */
export function AvatarCrop({ foto, disabled, onChange }: AvatarCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const id = useId()
  return (
    <div inert={disabled}>
      <div className="relative mx-auto aspect-square max-h-[50dvh] overflow-hidden rounded-card bg-night">
        <Cropper
          image={foto.url}
          crop={crop}
          zoom={zoom}
          maxZoom={foto.zoomMax}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit={foto.isWide ? 'vertical-cover' : 'horizontal-cover'}
          // Its own would be a <style> that our policy refuses.
          disableAutomaticStylesInjection
          style={{ ...STYLE, mediaStyle: foto.isWide ? MEDIA.wide : MEDIA.tall }}
          keyboardStep={8}
          cropperProps={{
            'aria-label': 'Bagian foto yang dipakai; geser dengan tombol panah',
            role: 'group',
          }}
          mediaProps={{ alt: 'Foto yang dipilih' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => onChange(pixels)}
        />
      </div>
      <label htmlFor={id} className="mt-4 flex items-center gap-3 text-sm font-semibold">
        <ZoomIn className="size-5 shrink-0 text-ink-muted" />
        Perbesar
        <input
          id={id}
          type="range"
          min={1}
          max={foto.zoomMax}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
      </label>
      <p className="text-sm text-ink-muted">Geser foto sampai wajah Anda ada di dalam lingkaran.</p>
    </div>
  )
}

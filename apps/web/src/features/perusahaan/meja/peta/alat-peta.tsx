import type { Titik } from '@rekan/domain/perusahaan/area'
import { toast } from '../../../../lib/toast.ts'
import { titikBulat } from '../draf.ts'

/** What a click on the map does: nothing, another corner, the centre, a test. */
export type Mode = 'lihat' | 'poligon' | 'lingkaran' | 'uji'

type AlatPetaProps = {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onTempel: () => void
  readonly onPosisi: (titik: Titik) => void
  /** Absent where there is nothing to take back */
  readonly onUrung: (() => void) | undefined
}

const MODE: readonly (readonly [Mode, string])[] = [
  ['poligon', 'Poligon'],
  ['lingkaran', 'Lingkaran'],
  ['uji', 'Uji titik'],
]
const TOMBOL =
  'min-h-10 rounded-full border border-field bg-surface px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong disabled:opacity-60'

/** The tools over the map, and what the chosen one waits for. */
export function AlatPeta({ mode, onMode, onTempel, onPosisi, onUrung }: AlatPetaProps) {
  const cari = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onPosisi(titikBulat({ lat: coords.latitude, lng: coords.longitude })),
      () =>
        toast.error('Posisi Anda tidak dapat dibaca. Izinkan lokasi di peramban, lalu coba lagi.', 'lokasi'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 z-10 pr-14">
      <div role="group" aria-label="Alat peta" className="pointer-events-auto flex flex-wrap gap-2">
        {MODE.map(([satu, label]) => (
          <button
            key={satu}
            type="button"
            aria-pressed={mode === satu}
            onClick={() => onMode(satu)}
            className={TOMBOL}
          >
            {label}
          </button>
        ))}
        <button type="button" onClick={onTempel} className={TOMBOL}>
          Tempel
        </button>
        <button type="button" onClick={cari} className={TOMBOL}>
          Posisi saya
        </button>
        <button type="button" disabled={onUrung === undefined} onClick={onUrung} className={TOMBOL}>
          Urungkan
        </button>
      </div>
      <p
        aria-live="polite"
        className="mt-2 inline-block rounded-control bg-surface px-2 text-sm empty:hidden"
      >
        {PETUNJUK[mode]}
      </p>
    </div>
  )
}

const PETUNJUK: Readonly<Record<Mode, string>> = {
  lihat: '',
  poligon: 'Klik sudut demi sudut mengelilingi lokasi. Geser sudut untuk memindahkan.',
  lingkaran: 'Klik pusat lingkaran.',
  uji: 'Klik titik yang ingin diuji.',
}

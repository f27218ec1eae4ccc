import { Suspense, lazy, useState } from 'react'
import { ImageOff, QrCode } from 'lucide-react'
import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import { isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import type { KodeZona } from '@rekan/domain/waktu'
import { usePicture } from '../../../ui/use-picture.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { kalimatTempat } from '../tempat/kalimat-lokasi.ts'
import type { KejadianRinci } from './rekaman.wire.ts'

const TandaBuktiSheet = lazy(async () => ({
  default: (await import('../bukti/tanda-bukti-sheet.tsx')).TandaBuktiSheet,
}))
const Sheet = lazy(async () => ({ default: (await import('../../../ui/sheet.tsx')).Sheet }))

type KejadianCardProps = {
  readonly jenis: Jenis
  readonly kejadian: KejadianRinci | null
  /** In the place of one that will not come any more */
  readonly tanpa: string | null
  readonly zona: KodeZona
  readonly onFotoHilang: () => void
}

/** A punch at a glance: the photo, when, how it stands to the schedule, where. */
export function KejadianCard({ jenis, kejadian, tanpa, zona, onFotoHilang }: KejadianCardProps) {
  const { label } = JENIS[jenis]
  return (
    <section aria-label={label} className="card overflow-hidden">
      {kejadian !== null && (
        <Foto
          label={label}
          url={kejadian.selfieUrl}
          isDihapus={kejadian.isFotoDihapus}
          onHilang={onFotoHilang}
        />
      )}
      <div className="p-3">
        <h3 className="text-sm text-ink-muted">{label}</h3>
        {kejadian === null && tanpa !== null ? (
          <p className="mt-1 font-semibold text-destructive">{tanpa}</p>
        ) : kejadian === null ? (
          <p className="text-lg font-bold text-ink-muted">--:--</p>
        ) : (
          <>
            <Isi kejadian={kejadian} zona={zona} />
            {kejadian.tandaBukti !== null && <TandaBukti label={label} teks={kejadian.tandaBukti} />}
          </>
        )}
      </div>
    </section>
  )
}

function Isi({ kejadian, zona }: { readonly kejadian: KejadianRinci; readonly zona: KodeZona }) {
  const { waktu, telat, lebihAwal, diLuarArea, kodePos, byAdmin, dikoreksi, oleh } = kejadian
  return (
    <>
      <p className="text-lg font-bold tabular-nums">
        {waktu} <span className="text-sm font-semibold text-ink-muted">{zona}</span>
      </p>
      <div className="mt-1 space-y-0.5 text-sm font-medium">
        {isTelat(telat) && <p className="text-destructive">Terlambat {formatDurasi(telat)}</p>}
        {isLebihAwal(lebihAwal) && (
          <p className="text-destructive">Pulang {formatLebihAwal(lebihAwal)} lebih awal</p>
        )}
        {!isTelat(telat) && !isLebihAwal(lebihAwal) && <p className="text-primary">Tepat waktu</p>}
        <p className={diLuarArea ? 'text-accent-strong' : 'text-ink-muted'}>{tempat(kejadian)}</p>
        {kodePos !== null && <p className="text-ink-muted">Terbukti dengan kode pos jaga</p>}
        {byAdmin && oleh !== null && (
          <p className="text-ink-muted">
            {dikoreksi ? 'Dikoreksi' : 'Dicatat'} oleh {oleh}
          </p>
        )}
      </div>
    </>
  )
}

function TandaBukti({ label, teks }: { readonly label: string; readonly teks: string }) {
  const [isBuka, setBuka] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Tanda bukti ${label}`}
        onClick={() => setBuka(true)}
        className="-mx-2 mt-1 flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-primary hover:bg-primary-soft"
      >
        <QrCode className="size-4.5 shrink-0" /> Tanda bukti
      </button>
      <Suspense>
        {isBuka && <TandaBuktiSheet label={label} teks={teks} onClose={() => setBuka(false)} />}
      </Suspense>
    </>
  )
}

function tempat(kejadian: KejadianRinci): string {
  const kalimat = kalimatTempat(kejadian)
  return kalimat.charAt(0).toUpperCase() + kalimat.slice(1)
}

type FotoProps = {
  readonly label: string
  readonly url: string | null
  readonly isDihapus: boolean
  readonly onHilang: () => void
}

/** The photo; pressed, it fills the screen. Where its link has died a new one is asked for. */
function Foto({ label, url, isDihapus, onHilang }: FotoProps) {
  const [isBesar, setBesar] = useState(false)
  const { src, onError } = usePicture(url, onHilang)
  if (src === null)
    return (
      <div className="grid aspect-square w-full place-items-center bg-sunken p-3 text-center text-sm text-ink-muted">
        <div>
          <ImageOff className="mx-auto mb-2 size-7" />
          {isDihapus ? 'Foto sudah dihapus sesuai masa simpan' : 'Foto belum tersedia'}
        </div>
      </div>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Perbesar foto ${label}`}
        onClick={() => setBesar(true)}
        className="block w-full"
      >
        <img
          src={src}
          alt=""
          onError={onError}
          className="block aspect-square w-full bg-sunken object-cover"
        />
      </button>
      <Suspense>
        {isBesar && (
          <Sheet title={`Foto ${label}`} onClose={() => setBesar(false)}>
            <img src={src} alt={`Foto ${label}`} onError={onError} className="block w-full rounded-card" />
          </Sheet>
        )}
      </Suspense>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { MapPinOff, X } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useProfil } from '../profil/profil.queries.ts'
import { useCamera } from './camera.ts'
import { useCapture } from './capture.ts'
import { readDraf } from './draf.ts'
import { JENIS, type Jenis } from './jenis.ts'
import { KameraNotice } from './kamera-notice.tsx'
import { usePosisi } from './posisi.ts'
import { type Pemeriksaan, periksa } from './punch-check.ts'
import { PunchResult } from './punch-result.tsx'
import { SelfieReview } from './selfie-review.tsx'
import { Viewfinder } from './viewfinder.tsx'

/** The selfie, and what becomes of it. */
export function CaptureScreen({ jenis }: { readonly jenis: Jenis }) {
  const { presensi } = useProfil()
  const { posisi } = usePosisi()
  const diperiksa = presensi && periksa(posisi, presensi, readDraf(jenis).kantorId)
  return diperiksa && <Capture jenis={jenis} diperiksa={diperiksa} />
}

function Capture({ jenis, diperiksa }: { readonly jenis: Jenis; readonly diperiksa: Pemeriksaan }) {
  const { office, hasil } = diperiksa
  const capture = useCapture(jenis, diperiksa)
  const { foto, isSiap, punch, ambil } = capture
  // Without HTTPS the camera's own card says all there is to say.
  const isKamera = isSiap || hasil === 'cari' || !isSecureContext
  if (punch.data !== undefined) return <PunchResult jenis={jenis} hasil={punch.data} />
  return (
    <main className="relative column flex min-h-dvh flex-col overflow-hidden bg-night text-on-night">
      <header className="relative z-10 flex items-center gap-3 px-3.5 pt-safe-4">
        <Link
          to={JENIS[jenis].layar}
          replace
          aria-label="Tutup kamera"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-night/70 outline-on-night"
        >
          <X className="size-5.5" />
        </Link>
        <h1 tabIndex={-1} className="min-w-0 text-sm font-bold text-shadow-sm">
          {JENIS[jenis].label} · {office.name}
        </h1>
      </header>
      {foto !== null && <SelfieReview jenis={jenis} capture={capture} foto={foto} />}
      {foto === null && isKamera && <Live onAmbil={ambil} isMencari={hasil === 'cari'} />}
      {foto === null && !isKamera && <PerluKeterangan jenis={jenis} isTolak={hasil === 'tolak'} />}
    </main>
  )
}

/** Mounted while the camera is wanted and no longer, so that its light goes out with it. */
function Live({
  onAmbil,
  isMencari,
}: {
  readonly onAmbil: (video: HTMLVideoElement) => void
  readonly isMencari: boolean
}) {
  const { kamera, ulangi } = useCamera()
  return kamera.keadaan === 'gagal' ? (
    <div className="flex-1 content-center px-4 text-ink">
      <KameraNotice alasan={kamera.alasan} onUlangi={ulangi} />
    </div>
  ) : (
    <Viewfinder
      stream={kamera.keadaan === 'siap' ? kamera.stream : null}
      isMencari={isMencari}
      onAmbil={onAmbil}
    />
  )
}

/** Reached by its address, without the screen before: what that one would have asked is asked there. */
function PerluKeterangan({ jenis, isTolak }: { readonly jenis: Jenis; readonly isTolak: boolean }) {
  return (
    <div className="flex-1 content-center px-4 text-ink">
      <Notice
        icon={MapPinOff}
        title={isTolak ? 'Anda belum di dalam area' : 'Keterangan diperlukan'}
        action={
          <Link to={JENIS[jenis].layar} replace className={buttonClass('primary')}>
            {isTolak ? 'Periksa Lokasi' : 'Tulis Keterangan'}
          </Link>
        }
      >
        <p>
          {isTolak
            ? 'Kantor Anda hanya menerima presensi dari dalam areanya.'
            : 'Lokasi Anda di luar area atau tidak diketahui. Tulis alasannya sebelum mengambil selfie.'}
        </p>
      </Notice>
    </div>
  )
}

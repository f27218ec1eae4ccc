import { type ReactNode, Suspense, lazy, useCallback, useRef, useState } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { isBlank } from '@rekan/domain/aturan'
import { buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Arah, useCamera } from '../selfie/camera.ts'
import { useCapture } from './capture.ts'
import { JENIS } from '../hari/jenis.ts'
import type { IsianKode } from './kode-pos-fields.tsx'
import { TempatPunch, WaktuPunch } from './keadaan-punch.tsx'
import type { Pemeriksaan } from '../punch/punch-check.ts'
import { PulangAwal, usePulangAwal } from '../punch/pulang-awal.tsx'
import { PunchResult } from '../punch/punch-result.tsx'
import type { SasaranPunch } from '../punch/sasaran.ts'
import { SelfieReview } from './selfie-review.tsx'
import { Viewfinder, type ViewfinderProps } from '../selfie/viewfinder.tsx'

const TANPA_KODE: IsianKode = { kode: '', kata: '' }

// Of the few whose site asks for a code, or whose camera is refused; home has fetched them ahead (punch/antara.tsx).
const KodePosFields = lazy(async () => ({ default: (await import('./kode-pos-fields.tsx')).KodePosFields }))
const KameraNotice = lazy(async () => ({
  default: (await import('../selfie/kamera-notice.tsx')).KameraNotice,
}))
const PindaiKode = lazy(async () => ({ default: (await import('../pindai/pindai-kode.tsx')).PindaiKode }))

type CaptureProps = {
  readonly sasaran: SasaranPunch
  readonly diperiksa: Pemeriksaan
  readonly keterangan: string
  /** The way back to the screen before: an address, or within this one */
  readonly kembali: LinkProps | (() => void)
  /** In the camera's place where the punch is not to be made from here so */
  readonly tanpaKamera: ReactNode
}

/** One photo, from the camera to what the server recorded: one's own over the whole screen, another's above the tabs. */
export function Capture({ sasaran, diperiksa, keterangan, kembali, tanpaKamera }: CaptureProps) {
  const { jenis, orang } = sasaran
  const { office, hasil } = diperiksa
  const [alasan, setAlasan] = useState(keterangan)
  const pulang = usePulangAwal(sasaran)
  const [isiKode, setIsiKode] = useState(TANPA_KODE)
  const [isKodeLengkap, setKodeLengkap] = useState(false)
  const [isPindai, setPindai] = useState(false)
  const takeKode = useCallback((kode: string) => {
    setIsiKode((lama) => ({ ...lama, kode }))
    setPindai(false)
  }, [])
  const isBerkode = orang === null && !sasaran.presensi.bebasArea && (office.kodePos ?? 'tidak') !== 'tidak'
  const capture = useCapture(sasaran, diperiksa, alasan, isBerkode ? isiKode : undefined)
  const { foto, isSiap, punch, isDitarik, ambil, ulangi } = capture
  // Whoever holds the phone is led home by it; by a keyboard or a mouse one goes oneself.
  const [isSentuh, setSentuh] = useState(false)
  const judul = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes with what it stood in; the heading stays.
  const fokus = () => judul.current?.focus({ preventScroll: true })
  // Without HTTPS the camera's own card says all there is to say.
  const isKamera = isSiap || hasil === 'cari' || !isSecureContext
  if (punch.data !== undefined && !isDitarik)
    return (
      <PunchResult
        sasaran={sasaran}
        hasil={punch.data}
        zona={office.timezone.code}
        isPulangSendiri={orang === null && isSentuh}
      />
    )
  const isLive = foto === null && isKamera && !isPindai
  const Frame = orang === null ? 'main' : 'div'
  return (
    <Frame
      onPointerDown={({ pointerType }) => setSentuh(pointerType === 'touch')}
      onKeyDown={() => setSentuh(false)}
      className={`relative flex flex-col overflow-hidden bg-night text-on-night ${orang === null ? `column ${isLive ? 'h-dvh' : 'min-h-dvh'}` : '-mb-6 flex-1'}`}
    >
      <header className="relative z-10 flex max-h-1/3 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 overflow-y-auto px-3.5 pt-safe-2">
        <Kembali ke={kembali} label="Tutup kamera" className={CLOSE}>
          <X className="size-5.5" />
        </Kembali>
        <div className="min-w-0 flex-1 basis-[4.5em] text-sm legible">
          <h1 ref={judul} tabIndex={-1} className="font-bold">
            {JENIS[jenis].label} · {orang?.nama ?? office.name}
          </h1>
          {orang !== null && <p>{office.name} · dicatat oleh Anda</p>}
        </div>
        {isLive && <TempatPunch presensi={sasaran.presensi} diperiksa={diperiksa} />}
      </header>
      {foto !== null && (
        <SelfieReview
          capture={{
            ...capture,
            ulangi: () => {
              fokus()
              // By then the site shows another.
              setIsiKode({ ...isiKode, kode: '' })
              ulangi()
            },
          }}
          foto={foto}
          diperiksa={diperiksa}
          alasan={alasan}
          onAlasan={setAlasan}
          kembali={
            <Kembali ke={kembali} className={buttonClass('primary')}>
              Kembali
            </Kembali>
          }
        />
      )}
      {foto === null && isKamera && isPindai && (
        <Suspense>
          <PindaiKode onKode={takeKode} onTutup={() => setPindai(false)} />
        </Suspense>
      )}
      {/* Few phones open both cameras at once. */}
      {isLive && (
        <Live
          isSendiri={orang === null}
          onAmbil={(video, arah) => {
            fokus()
            navigator.vibrate?.(30)
            ambil(video, arah)
          }}
          isMencari={hasil === 'cari'}
          isTertahan={(pulang?.isWajib === true && isBlank(alasan)) || (isBerkode && !isKodeLengkap)}
        >
          {pulang !== null && (
            <div className="relative mx-4 card space-y-3 p-4 text-ink">
              <PulangAwal {...pulang} />
              {pulang.isWajib && keterangan === '' && (
                <TextField
                  label="Alasan"
                  placeholder="Alasan pulang lebih awal"
                  maxLength={500}
                  required
                  value={alasan}
                  onChange={({ target }) => setAlasan(target.value)}
                />
              )}
            </div>
          )}
          {isBerkode && (
            <Suspense>
              <KodePosFields
                isi={isiKode}
                onIsi={setIsiKode}
                onLengkap={setKodeLengkap}
                onPindai={() => setPindai(true)}
              />
            </Suspense>
          )}
          <WaktuPunch jenis={jenis} shift={sasaran.shift} zona={office.timezone.code} />
        </Live>
      )}
      {foto === null && !isKamera && <div className="flex-1 content-center px-4 text-ink">{tanpaKamera}</div>}
    </Frame>
  )
}

type KembaliProps = {
  readonly ke: CaptureProps['kembali']
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

function Kembali({ ke, label, className, children }: KembaliProps) {
  return typeof ke === 'function' ? (
    <button type="button" aria-label={label} onClick={ke} className={className}>
      {children}
    </button>
  ) : (
    <Link {...ke} replace aria-label={label} className={className}>
      {children}
    </Link>
  )
}

const CLOSE = 'grid size-11 shrink-0 place-items-center rounded-full bg-night/70 outline-on-night'

type LiveProps = Pick<ViewfinderProps, 'isMencari' | 'isTertahan' | 'children'> & {
  /** One's own punch is a selfie; another's may be taken by either camera. */
  readonly isSendiri: boolean
  readonly onAmbil: (video: HTMLVideoElement, arah: Arah) => void
}

/** Mounted while the camera is wanted and no longer, so that its light goes out with it. */
function Live({ isSendiri, onAmbil, ...rest }: LiveProps) {
  const awal = isSendiri ? 'user' : 'environment'
  const { kamera, ulangi } = useCamera(awal)
  if (kamera.keadaan === 'gagal')
    return (
      <div className="flex-1 content-center px-4 text-ink">
        <Suspense>
          <KameraNotice alasan={kamera.alasan} isSendiri={isSendiri} onUlangi={() => ulangi()} />
        </Suspense>
      </div>
    )
  const isSiap = kamera.keadaan === 'siap'
  const arah = isSiap ? kamera.arah : awal
  const hasLain = !isSendiri && isSiap && kamera.hasLain
  return (
    <Viewfinder
      stream={isSiap ? kamera.stream : null}
      arah={arah}
      {...rest}
      onAmbil={(video) => onAmbil(video, arah)}
      onGanti={hasLain ? () => ulangi(arah === 'user' ? 'environment' : 'user') : undefined}
    />
  )
}

import { type ReactNode, type RefObject, Suspense, lazy, useEffect, useRef } from 'react'
import type { LinkProps } from '@tanstack/react-router'
import { CircleCheck, CircleX, Hourglass, LoaderCircle, TriangleAlert } from 'lucide-react'
import { serverNow } from '../../../lib/clock.ts'
import { formatSaat, formatSejak } from '../../../lib/format-hari.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import type { Putusan, Tahap } from '../antrean/antrean.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'

const PilihKotak = lazy(async () => ({ default: (await import('./pilih.tsx')).PilihKotak }))

export type KeputusanCardProps = {
  readonly pengajuan: Pengajuan
  /** How far this visit's decision of it has come */
  readonly tahap: Tahap | undefined
  /** For the reader's own, which others decide: where it is read */
  readonly linkSendiri: LinkProps | undefined
  /** What the decision needs to know */
  readonly children: ReactNode
  /** While several are chosen: whether this one is */
  readonly pilihan?:
    | { readonly isDipilih: boolean; readonly onPilih: (isDipilih: boolean) => void }
    | undefined
  readonly onPutuskan: (putusan: Putusan) => void
  readonly onUrungkan: () => void
  /** Where a decision may say something: opens what asks for it */
  readonly onCatatan?: ((putusan: Putusan) => void) | undefined
}

/** One request, the facts that its decision needs, and the decision. The card's height never changes. */
export function KeputusanCard(props: KeputusanCardProps) {
  const { pengajuan, tahap, linkSendiri, children, pilihan } = props
  const { karyawan, nasib } = pengajuan
  const focusRef = useRef(false)
  const isJalan = tahap !== undefined && tahap.tahap !== 'gagal'
  const isTerbuka = nasib.dapat.putuskan || isJalan
  return (
    <ListCard
      title={linkSendiri === undefined ? karyawan.nama : `${karyawan.nama} (Anda)`}
      {...(linkSendiri !== undefined && { link: linkSendiri })}
      subtitle={karyawan.kode}
      start={<Avatar name={karyawan.nama} url={karyawan.avatarUrl} />}
      end={<StatusBadge status={isJalan ? tahap.putusan : nasib.status} />}
      tinted={pilihan?.isDipilih === true}
    >
      <div className="mt-3 space-y-2">
        {children}
        <Jejak
          pengajuan={pengajuan}
          isBaru={isJalan}
          onCatatan={isTerbuka && pilihan === undefined && !isJalan ? props.onCatatan : undefined}
        />
        {tahap?.tahap === 'gagal' && (
          <p role="alert" className="flex gap-2 text-sm font-medium text-destructive">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
            {tahap.pesan}
          </p>
        )}
        {isTerbuka && (
          <div className="grid *:col-start-1 *:row-start-1">
            <Tombol {...props} isJalan={isJalan} focusRef={focusRef} />
            {isJalan ? (
              <Hasil tahap={tahap} nama={karyawan.nama} focusRef={focusRef} onUrungkan={props.onUrungkan} />
            ) : (
              pilihan !== undefined && (
                <Suspense>
                  <PilihKotak {...pilihan} nama={karyawan.nama} />
                </Suspense>
              )
            )}
          </div>
        )}
      </div>
    </ListCard>
  )
}

/** Whether the place of the buttons has the focus: it is handed on to what takes their place, and back. */
type WithFocus = { readonly focusRef: RefObject<boolean> }

function Tombol(props: KeputusanCardProps & WithFocus & { readonly isJalan: boolean }) {
  const { pengajuan, pilihan, isJalan, focusRef, onPutuskan, onCatatan } = props
  const setujui = useRef<HTMLButtonElement>(null)
  const { nama } = pengajuan.karyawan
  useEffect(() => {
    if (isJalan || !focusRef.current) return
    focusRef.current = false
    setujui.current?.focus({ preventScroll: true })
  }, [isJalan, focusRef])
  return (
    <div
      className={`flex flex-wrap gap-2 *:flex-1 *:basis-28 ${isJalan || pilihan !== undefined ? 'invisible' : ''}`}
    >
      <Button tone="danger" aria-label={`Tolak ${nama}`} onClick={() => (onCatatan ?? onPutuskan)('ditolak')}>
        Tolak
      </Button>
      <Button ref={setujui} aria-label={`Setujui ${nama}`} onClick={() => onPutuskan('disetujui')}>
        Setujui
      </Button>
    </div>
  )
}

type HasilProps = WithFocus & {
  readonly tahap: Tahap
  readonly nama: string
  readonly onUrungkan: () => void
}

/** What was decided just now, to be taken back while it has not gone. */
function Hasil({ tahap, nama, focusRef, onUrungkan }: HasilProps) {
  const row = useRef<HTMLDivElement>(null)
  const isDitunda = tahap.tahap === 'ditunda'
  useEffect(() => {
    if (isDitunda) focusRef.current = isHiddenNeighbour(document.activeElement, row.current)
    const target = isDitunda ? row.current?.querySelector('button') : row.current
    if (focusRef.current) target?.focus({ preventScroll: true })
  }, [isDitunda, focusRef])
  const isSetuju = tahap.putusan === 'disetujui'
  return (
    <div
      ref={row}
      tabIndex={-1}
      onFocus={() => (focusRef.current = true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Not where the focused button went away: then nothing else has it.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) focusRef.current = false
      }}
      className={`flex flex-wrap items-center justify-between gap-x-3 rounded-control px-3.5 text-sm font-semibold ${isSetuju ? 'bg-success-soft text-success' : 'bg-destructive-soft text-destructive-strong'}`}
    >
      <span className="flex min-h-13 min-w-0 flex-wrap items-center gap-2">
        {tahap.tahap === 'dikirim' ? (
          <LoaderCircle className="size-5 animate-spin" />
        ) : isSetuju ? (
          <CircleCheck className="size-5" />
        ) : (
          <CircleX className="size-5" />
        )}
        {isSetuju ? 'Disetujui' : 'Ditolak'}
        {tahap.tahap === 'selesai' && <span className="font-normal">tersimpan</span>}
      </span>
      {isDitunda && (
        <button
          type="button"
          aria-label={`Urungkan keputusan untuk ${nama}`}
          onClick={onUrungkan}
          className="min-h-11 animate-hold px-2 font-bold underline"
        >
          Urungkan
        </button>
      )}
    </div>
  )
}

function isHiddenNeighbour(element: Element | null, row: HTMLElement | null): boolean {
  return row?.parentElement?.contains(element) === true && !row.contains(element)
}

type JejakProps = Pick<KeputusanCardProps, 'pengajuan' | 'onCatatan'> & {
  /** A decision of a moment ago in one line, without its reason: the reader wrote it. */
  readonly isBaru: boolean
}

/** With whom it waits and since when, or who decided what. */
function Jejak({ pengajuan: { nasib, karyawan }, isBaru, onCatatan }: JejakProps) {
  const profile = useProfil()
  const zona = useZona()
  const { menunggu, keputusan, koordinator } = nasib
  const sapa = (akun: { readonly id: number; readonly nama: string }) =>
    akun.id === profile.id ? 'Anda' : akun.nama
  if (menunggu !== null)
    return (
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
        <p className="flex min-w-0 flex-1 basis-36 gap-2 text-ink-muted">
          <Hourglass className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            Menunggu {sapa(menunggu.oleh)}
            {menunggu.pengganti && `, menggantikan ${sapa(koordinator)},`} sejak{' '}
            {formatSejak(menunggu.sejak, serverNow(), zona)}
          </span>
        </p>
        {onCatatan !== undefined && (
          <button
            type="button"
            aria-label={`Setujui ${karyawan.nama} dengan catatan`}
            onClick={() => onCatatan('disetujui')}
            className="ml-auto min-h-11 px-2 font-semibold text-primary hover:underline"
          >
            Dengan catatan
          </button>
        )}
      </div>
    )
  if (keputusan === null) return null
  return (
    <div className="flex min-h-11 flex-col justify-center text-sm text-ink-muted">
      <p>
        {KATA[keputusan.status]} {sapa(keputusan.oleh)}, {formatSaat(keputusan.pada, zona)}
      </p>
      {keputusan.catatan !== '' && !isBaru && (
        <p className="mt-1 text-base text-ink">“{keputusan.catatan}”</p>
      )}
    </div>
  )
}

const KATA = {
  menunggu: 'Menunggu',
  disetujui: 'Disetujui',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
} as const

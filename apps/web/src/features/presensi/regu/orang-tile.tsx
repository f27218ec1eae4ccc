import { Check, Clock, TriangleAlert } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { type KeadaanOrang, isPerluFoto } from './keadaan-regu.ts'
import type { OrangRegu } from './regu.queries.ts'

type OrangTileProps = {
  readonly orang: OrangRegu
  readonly keadaan: KeadaanOrang
  readonly isDipilih: boolean
  readonly onPilih: () => void
}

/** Somebody of a crew as a face with how they stand. */
export function OrangTile({ orang, keadaan, isDipilih, onPilih }: OrangTileProps) {
  const { nama, sendiri } = orang
  const kode = keadaan.jenis === 'tercatat' && !orang.punya_akun ? keadaan.kodeBukti : null
  return (
    <li className="flex flex-col">
      <button
        type="button"
        aria-pressed={isDipilih}
        disabled={sendiri || !isPerluFoto(keadaan)}
        onClick={onPilih}
        className="flex flex-1 flex-col items-center gap-2 rounded-card border border-line bg-surface p-2.5 text-center text-xs aria-pressed:border-primary aria-pressed:ring-2 aria-pressed:ring-primary"
      >
        {keadaan.jenis === 'tercatat' ? (
          <span className="grid size-13 place-items-center rounded-full bg-primary text-on-primary">
            <Check className="size-5" />
          </span>
        ) : (
          <span aria-hidden="true">
            <Avatar name={nama} url={orang.avatar_url} className="size-13" />
          </span>
        )}
        <span className="font-semibold">{nama}</span>
        <span className="mt-auto tabular-nums">
          <Kata keadaan={keadaan} sendiri={sendiri} />
        </span>
      </button>
      {kode !== null && (
        <a
          href={`/bukti/${kode}`}
          className="min-h-11 content-center text-center text-xs font-semibold text-primary"
        >
          Bukti {kode.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </a>
      )}
      {keadaan.jenis === 'gagal' && (
        <p className="pt-1 text-center text-xs text-destructive">{keadaan.sebab}</p>
      )}
    </li>
  )
}

function Kata({ keadaan, sendiri }: { readonly keadaan: KeadaanOrang; readonly sendiri: boolean }) {
  switch (keadaan.jenis) {
    case 'tercatat':
      return <span className="text-success">{keadaan.jam}</span>
    case 'menunggu':
      return (
        <span className="text-accent">
          <Clock className="inline size-3.5" /> {keadaan.jam} menunggu
        </span>
      )
    case 'gagal':
      return (
        <span className="text-destructive">
          <TriangleAlert className="inline size-3.5" /> foto ulang
        </span>
      )
    case 'tanpaMasuk':
      return <span className="text-ink-muted">belum masuk</span>
    case 'belum':
      return <span className="text-ink-muted">{sendiri ? 'lewat beranda' : 'belum'}</span>
  }
}

import type { ReactNode } from 'react'
import type { Lembar } from '../lembar/lembar.wire.ts'
import { formatSaatIso } from '../lembar/tanda.ts'
import type { Kontak } from './pintu.api.ts'

type KakiProps = {
  readonly lembar: Lembar
  readonly kontak: Kontak
  readonly onSesi: () => void
  readonly onKeberatan: () => void
  readonly onTandaTangan: () => void
}

/** Who is here, and the two things to do: within a thumb's reach on a phone. */
export function Kaki({ lembar, kontak, onSesi, onKeberatan, onTandaTangan }: KakiProps) {
  const menunggu = lembar.daftar_keberatan.filter(({ jawaban }) => jawaban === null).length
  const isMenunggu = kontak.tanda_tangan && lembar.tanda_tangan === null && lembar.revisi === lembar.terbaru
  const { tanda_tangan_mulai: mulai } = kontak
  return (
    <KakiKontak kontak={kontak} onSesi={onSesi}>
      <button
        type="button"
        onClick={onKeberatan}
        className="min-h-13 flex-1 rounded-control border border-destructive-line bg-surface px-4 text-sm font-semibold text-destructive hover:bg-destructive-soft lebar:flex-none"
      >
        {lembar.tanda_tangan === null ? 'Ajukan keberatan' : 'Keberatan'} ({menunggu})
      </button>
      {isMenunggu && mulai !== null && (
        <p className="basis-full text-sm text-ink-muted">
          Anda dapat menandatangani mulai {formatSaatIso(mulai)}, atau segera setelah penanda tangan lain
          menyetujui Anda lewat tautan di suratnya.
        </p>
      )}
      {isMenunggu && mulai === null && (
        <button
          type="button"
          onClick={onTandaTangan}
          className="min-h-13 flex-1 rounded-control bg-primary px-4 text-sm font-semibold text-on-primary hover:bg-primary-strong lebar:flex-none"
        >
          Setujui dan tandatangani
        </button>
      )}
    </KakiKontak>
  )
}

type KakiKontakProps = Pick<KakiProps, 'kontak' | 'onSesi'> & { readonly children?: ReactNode }

/** Who is here, beside what can be done. */
export function KakiKontak({ kontak, onSesi, children }: KakiKontakProps) {
  const lain = kontak.sesi.length - 1
  return (
    <footer className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lebar:rounded-b-card lebar:px-6">
      <button
        type="button"
        onClick={onSesi}
        className="min-h-11 min-w-0 flex-1 basis-full rounded-control text-left text-sm text-ink-muted lebar:basis-0"
      >
        Masuk sebagai <b className="text-ink">{kontak.email}</b> lewat tautan sekali pakai
        {lain > 0 && ` · ${lain} perangkat lain juga masuk`}
      </button>
      {children}
    </footer>
  )
}

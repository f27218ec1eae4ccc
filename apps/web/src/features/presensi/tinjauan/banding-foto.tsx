import type { Tanggal } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../lib/format.ts'
import type { KejadianRinci } from '../rekaman/rekaman.wire.ts'

type BandingFotoProps = {
  readonly kejadian: KejadianRinci
  /** Of the punch itself */
  readonly tanggal: Tanggal
}

/** A photo that was seen before, beside the earlier one, each with its day. */
export function BandingFoto({ kejadian, tanggal }: BandingFotoProps) {
  const { pembanding, selfieUrl } = kejadian
  if (pembanding.length === 0) return null
  return (
    <div role="group" aria-label="Foto dibandingkan" className="grid grid-cols-2 gap-3">
      <Foto label="Foto ini" tanggal={tanggal} url={selfieUrl} />
      {pembanding.map(({ id, tanggal: lalu, url }) => (
        <Foto key={id} label="Foto sebelumnya" tanggal={lalu} url={url} />
      ))}
    </div>
  )
}

type FotoProps = { readonly label: string; readonly tanggal: Tanggal; readonly url: string | null }

function Foto({ label, tanggal, url }: FotoProps) {
  return (
    <figure className="min-w-0">
      {url === null ? (
        <div className="grid aspect-square place-items-center rounded-control bg-sunken p-3 text-center text-sm text-ink-muted">
          Foto tidak dapat ditampilkan
        </div>
      ) : (
        <img
          src={url}
          alt={`${label}, ${formatTanggal(tanggal)}`}
          className="block aspect-square w-full rounded-control bg-sunken object-cover"
        />
      )}
      <figcaption className="mt-1 text-sm">
        <span className="block text-ink-muted">{label}</span>
        {formatTanggal(tanggal)}
      </figcaption>
    </figure>
  )
}

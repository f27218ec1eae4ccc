import type { Area, Titik } from '@rekan/domain/perusahaan/area'
import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import { computeLuas } from '@rekan/domain/perusahaan/luas'
import { errorFrom } from '../../../../lib/api-error.ts'
import type { HasilUji } from '../lokasi.queries.ts'

type KeteranganPetaProps = {
  readonly area: Area
  /** Punches of 30 days; null for a site that has none yet */
  readonly jumlah: { readonly dalam: number; readonly luar: number } | null
  /** A tolerance that takes in some that are outside */
  readonly usul: number | undefined
  readonly onUsul: (meter: number) => void
  /** Why the area cannot be saved */
  readonly galat: string | undefined
  readonly silang: Titik | undefined
}

/** What the map shows in words: punches inside and outside, how large the area is, what is wrong with it. */
export function KeteranganPeta({ area, jumlah, usul, onUsul, galat, silang }: KeteranganPetaProps) {
  const { boundaries, lingkaran } = area
  const ukuran = lingkaran === undefined ? `${boundaries.length} titik` : `jari-jari ${lingkaran.radius} m`
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 flex flex-wrap items-end gap-2 pr-24 *:pointer-events-auto">
      {galat !== undefined && (
        <p
          role="alert"
          className="rounded-control bg-destructive-soft px-3 py-2 text-sm font-medium text-destructive"
        >
          {galat}
          {silang !== undefined && ` (${silang.lat.toFixed(6)}, ${silang.lng.toFixed(6)})`}
        </p>
      )}
      {jumlah !== null && (
        <p className="rounded-control bg-surface px-3 py-2 text-sm shade-card">
          <span className="text-position">●</span> {jumlah.dalam} presensi 30 hari di dalam{' '}
          <span className="text-accent">●</span> {jumlah.luar} di luar
          {usul !== undefined && jumlah.luar > 0 && usul !== area.toleransi && (
            <>
              :{' '}
              <button type="button" onClick={() => onUsul(usul)} className="font-semibold underline">
                toleransi {usul} m
              </button>
            </>
          )}
        </p>
      )}
      {boundaries.length > 0 && (
        <p className="rounded-control bg-surface px-3 py-2 text-sm text-ink-muted tabular-nums">
          {computeLuas(area).toLocaleString('id-ID')} m² · {ukuran}
        </p>
      )}
    </div>
  )
}

type HasilUjiTitikProps = {
  readonly titik: Titik | null
  readonly hasil: HasilUji | undefined
  readonly galat: unknown
}

/** What a punch at the tested point would get. */
export function HasilUjiTitik({ titik, hasil, galat }: HasilUjiTitikProps) {
  if (titik === null) return null
  return (
    <p role="status" className="rounded-control bg-sunken p-3 text-sm">
      <b className="tabular-nums">
        {titik.lat.toFixed(6)}, {titik.lng.toFixed(6)}
      </b>
      <br />
      {galat !== null && galat !== undefined
        ? errorFrom(galat).message
        : hasil === undefined
          ? 'Menilai…'
          : `${TEMPAT(hasil)} ${PRESENSI[hasil.presensi]}`}
    </p>
  )
}

const TEMPAT = ({ lokasi, jarak_meter }: HasilUji) =>
  lokasi === 'dalam'
    ? 'Di dalam area.'
    : jarak_meter === null
      ? 'Lokasi ini belum punya area.'
      : `Di luar area, ${formatJarak(jarak_meter)} dari tepi terdekat.`

const PRESENSI: Readonly<Record<HasilUji['presensi'], string>> = {
  diterima: 'Presensi di sini diterima.',
  dengan_alasan: 'Presensi di sini dicatat dengan alasan dan ditinjau.',
  ditolak: 'Presensi di sini ditolak.',
}

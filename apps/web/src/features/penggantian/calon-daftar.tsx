import { formatDurasi } from '@rekan/domain/teks/durasi'
import { Badge } from '../../ui/badge.tsx'
import type { Calon } from './penggantian.queries.ts'

type CalonDaftarProps = {
  readonly calon: readonly Calon[]
  /** Null: the reader chooses nobody */
  readonly dipilih: ReadonlySet<number> | null
  readonly onPilih: (id: number, isDipilih: boolean) => void
  readonly onTugaskan: (calon: Calon) => void
}

/** Candidates, best first, each with the figures by which they stand there. */
export function CalonDaftar({ calon, dipilih, onPilih, onTugaskan }: CalonDaftarProps) {
  return (
    <ol className="divide-y divide-line card">
      {calon.map((satu) => (
        <li key={satu.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          {dipilih !== null && (
            <input
              type="checkbox"
              aria-label={`Tawarkan ke ${satu.nama}`}
              checked={dipilih.has(satu.id)}
              disabled={satu.tawaran !== null || satu.kurang.some(({ wajib }) => wajib)}
              onChange={(event) => onPilih(satu.id, event.target.checked)}
              className="size-6 accent-primary"
            />
          )}
          <div className="min-w-60 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {satu.nama}
              {satu.cadangan && <Badge tone="primary">Cadangan</Badge>}
              {satu.kurang.map(({ nama, wajib }) => (
                <Badge key={nama} tone={wajib ? 'destructive' : 'accent'}>{`Tanpa ${nama}`}</Badge>
              ))}
              {satu.tawaran !== null && (
                <Badge tone="neutral">{satu.tawaran === 'menunggu' ? 'Sudah ditawari' : 'Menolak'}</Badge>
              )}
            </p>
            <p className="text-sm text-ink-muted">{alasanCalon(satu).join(' · ')}</p>
            {satu.peringatan.map((kalimat) => (
              <p key={kalimat} className="text-sm">
                {kalimat}
              </p>
            ))}
          </div>
          {dipilih !== null && !satu.kurang.some(({ wajib }) => wajib) && (
            <button
              type="button"
              onClick={() => onTugaskan(satu)}
              className="min-h-11 font-semibold text-primary hover:underline desk:min-h-9"
            >
              Tugaskan<span className="sr-only"> {satu.nama}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What speaks for and against somebody, in figures. */
function alasanCalon({ istirahat, pernah, jarak_meter, lembur, jam_upah }: Calon): string[] {
  return [
    istirahat === null ? 'tanpa kerja lain di sekitarnya' : `istirahat ${formatDurasi(istirahat)}`,
    pernah === 0 ? 'belum pernah di sini' : `${pernah} hari di sini dalam 90 hari`,
    jarak_meter === null ? 'jarak tidak diketahui' : `${jarakFrom(jarak_meter)} dari tempatnya`,
    lembur === 0
      ? 'tanpa lembur'
      : `lembur ${formatDurasi(lembur)} (setara ${jam_upah.toLocaleString('id-ID')} jam upah)`,
  ]
}

function jarakFrom(meter: number): string {
  return meter < 1000
    ? `${meter} m`
    : `${(meter / 1000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} km`
}

import { TriangleAlert } from 'lucide-react'
import type { SemuaTahap } from '../antrean/antrean.ts'
import type { Ditanya } from './putusan-dialog.tsx'

type RombonganNoticeProps = {
  /** Who was decided last; empty: nobody, or it was read */
  readonly siapa: Ditanya['siapa']
  readonly semua: SemuaTahap
  readonly onUrungkan: (ids: readonly number[]) => void
  readonly onTutup: () => void
}

/** What became of the last decision, in a line over the list: to be taken back, on its way, or done and not done with reasons. */
export function RombonganNotice({ siapa, semua, onUrungkan, onTutup }: RombonganNoticeProps) {
  const tahap = siapa.flatMap(({ id, nama }) => {
    const satu = semua.get(id)
    return satu === undefined ? [] : [{ id, nama, ...satu }]
  })
  const [pertama] = tahap
  // There before it has anything to say, lest nobody hears it.
  if (pertama === undefined) return <div role="status" />
  const kata = pertama.putusan === 'disetujui' ? 'disetujui' : 'ditolak'
  const ditunda = tahap.filter((satu) => satu.tahap === 'ditunda')
  const gagal = tahap.flatMap((satu) => (satu.tahap === 'gagal' ? [satu] : []))
  const isJalan = tahap.some((satu) => satu.tahap === 'ditunda' || satu.tahap === 'dikirim')
  const tersimpan = tahap.length - gagal.length
  const sebut = tahap.length === 1 ? pertama.nama : `${tahap.length.toLocaleString('id-ID')} pengajuan`
  return (
    <div role="status" className="mb-2 rounded-card border border-line bg-surface px-3 py-1 text-sm">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 desk:min-h-9">
        <p className="min-w-0 flex-1 font-semibold">
          {isJalan || gagal.length === 0
            ? `${sebut} ${kata}`
            : `${tersimpan} ${kata}, ${gagal.length} tidak tersimpan`}
          <span className="font-normal text-ink-muted">
            {ditunda.length > 0 ? ' · disimpan sesaat lagi' : isJalan ? ' · sedang disimpan' : ' · tersimpan'}
          </span>
        </p>
        {ditunda.length > 0 ? (
          <button
            type="button"
            onClick={() => onUrungkan(ditunda.map(({ id }) => id))}
            className="min-h-11 px-2 font-bold text-primary underline desk:min-h-9"
          >
            Urungkan
          </button>
        ) : (
          !isJalan && (
            <button type="button" onClick={onTutup} className="min-h-11 px-2 font-semibold desk:min-h-9">
              Tutup
            </button>
          )
        )}
      </div>
      {gagal.length > 0 && (
        <ul className="max-h-40 space-y-1 overflow-y-auto pb-2 text-destructive">
          {gagal.map(({ id, nama, pesan }) => (
            <li key={id} className="flex gap-2">
              <TriangleAlert className="mt-0.5 size-4 shrink-0" />
              <span>
                <span className="font-semibold">{nama}</span>: {pesan}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

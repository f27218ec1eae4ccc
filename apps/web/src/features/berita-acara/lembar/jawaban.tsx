import type { Keberatan } from './lembar.wire.ts'
import { formatSaatIso } from './tanda.ts'

/** What was said against a day, and beside it what was answered. */
export function Jawaban({ keberatan }: { readonly keberatan: Keberatan }) {
  const { alasan, oleh, pada, jawaban } = keberatan
  return (
    <section
      aria-label={`Keberatan: ${alasan}`}
      className="rounded-card border border-accent-line bg-accent-soft p-3 text-sm"
    >
      <p className="font-semibold">{alasan}</p>
      <p className="text-ink-muted">
        {oleh}, {formatSaatIso(pada)}
      </p>
      {jawaban === null ? (
        <p className="mt-2 font-medium text-accent-strong">Belum dijawab.</p>
      ) : (
        <div className="mt-2 border-t border-accent-line pt-2">
          <p>
            <b>{jawaban.diterima ? 'Dikoreksi' : 'Ditolak'}:</b> {jawaban.alasan}
          </p>
          {jawaban.bukti !== null && <p>Bukti: {jawaban.bukti}</p>}
          <p className="text-ink-muted">
            {formatSaatIso(jawaban.pada)}
            {jawaban.revisi_baru !== null && ` · menjadi revisi ${jawaban.revisi_baru}`}
          </p>
        </div>
      )}
    </section>
  )
}

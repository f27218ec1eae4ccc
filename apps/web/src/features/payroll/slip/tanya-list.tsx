import { useQuery } from '@tanstack/react-query'
import { tanyaQuery } from './payroll.queries.ts'

/** What one asked of a payslip, with what HR answered. */
export function TanyaList({ slipId }: { readonly slipId: number }) {
  const { data = [] } = useQuery(tanyaQuery(slipId))
  if (data.length === 0) return null
  return (
    <section aria-label="Pertanyaan Anda" className="space-y-2 card p-4">
      <h3 className="text-base font-bold">Pertanyaan Anda</h3>
      <ul className="space-y-3 text-sm">
        {data.map(({ id, baris, pertanyaan, jawaban, dijawab_oleh: oleh }) => (
          <li key={id} className="space-y-1">
            <p>
              <b>{baris}</b>: {pertanyaan}
            </p>
            {jawaban === null ? (
              <p className="text-ink-muted">Menunggu jawaban HRD.</p>
            ) : (
              <p className="rounded-card bg-sunken p-3 whitespace-pre-line">
                <b>{oleh?.nama ?? 'HRD'}</b>: {jawaban}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

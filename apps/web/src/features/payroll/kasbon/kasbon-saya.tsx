import { useQuery } from '@tanstack/react-query'
import { daftarKasbonSayaQuery } from './kasbon.queries.ts'
import { RincianKasbon } from './rincian-kasbon.tsx'

/** One's own kasbon that are not paid back yet; nothing where there are none. */
export function KasbonSaya() {
  const { data = [] } = useQuery(daftarKasbonSayaQuery)
  const terbuka = data.filter(({ sisa }) => sisa > 0)
  if (terbuka.length === 0) return null
  return (
    <section aria-label="Kasbon" className="mb-3 space-y-3">
      {terbuka.map((kasbon) => (
        <div key={kasbon.id} className="space-y-2 card p-4">
          <RincianKasbon kasbon={kasbon} />
        </div>
      ))}
    </section>
  )
}

import { LinkCard } from '../../ui/link-card.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { WidePage } from '../../ui/wide/wide-page.tsx'
import { BAGIAN, type Bagian, DI_APLIKASI } from './bagian.ts'

/** Where the back office begins. */
export function KelolaRingkasan() {
  return (
    <WidePage title="Ringkasan">
      {BAGIAN.length > 0 && <Daftar judul="Pekerjaan HRD" bagian={BAGIAN} />}
      <Daftar judul="Di aplikasi" bagian={DI_APLIKASI} />
    </WidePage>
  )
}

function Daftar({ judul, bagian }: { readonly judul: string; readonly bagian: readonly Bagian[] }) {
  return (
    <section className="mb-6 space-y-3">
      <SectionTitle>{judul}</SectionTitle>
      <ul className="grid grid-cols-1 gap-3 desk:grid-cols-3">
        {bagian.map(({ label, icon, to, isi }) => (
          <li key={to}>
            <LinkCard icon={icon} title={label} subtitle={isi} link={{ to }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

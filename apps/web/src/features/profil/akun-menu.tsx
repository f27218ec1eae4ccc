import { IdCard, MapPinned, ShieldCheck } from 'lucide-react'
import { LinkCard } from '../../ui/link-card.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'

/** Where one's own data are read. An entry stands here from the day its screen exists. */
export function AkunMenu() {
  return (
    <section className="space-y-3">
      <SectionTitle>Data Saya</SectionTitle>
      <LinkCard
        icon={IdCard}
        title="Data Diri"
        subtitle="Identitas, pendidikan, rekening"
        link={{ to: '/akun/karyawan' }}
      />
      <LinkCard
        icon={MapPinned}
        title="Riwayat Penempatan"
        subtitle="Kantor dan unit Anda selama ini"
        link={{ to: '/akun/histories/penempatan' }}
      />
      <LinkCard
        icon={ShieldCheck}
        title="Privasi"
        subtitle="Apa yang disimpan dan siapa yang melihat"
        link={{ to: '/akun/privasi' }}
      />
    </section>
  )
}

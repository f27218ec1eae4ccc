import { Fingerprint, KeyRound, MonitorSmartphone } from 'lucide-react'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'

/** What keeps the account one's own. */
export function KeamananLinks() {
  return (
    <section className="space-y-3">
      <SectionTitle>Keamanan</SectionTitle>
      <LinkCard
        icon={KeyRound}
        title="Kata Sandi"
        subtitle="Ganti kata sandi Anda"
        link={{ to: '/akun/kata-sandi' }}
      />
      <LinkCard
        icon={Fingerprint}
        title="Langkah Kedua"
        subtitle="Passkey, aplikasi kode, PIN presensi"
        link={{ to: '/akun/keamanan' }}
      />
      <LinkCard
        icon={MonitorSmartphone}
        title="Perangkat Saya"
        subtitle="Tempat akun Anda sedang masuk"
        link={{ to: '/akun/perangkat' }}
      />
    </section>
  )
}

import { KeyRound, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import type { LinkProps } from '@tanstack/react-router'
import { ListCard } from '../../ui/list-card.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'

/** What keeps the account one's own. */
export function KeamananLinks() {
  return (
    <section className="space-y-3">
      <SectionTitle>Keamanan</SectionTitle>
      <Item
        icon={KeyRound}
        title="Kata Sandi"
        subtitle="Ganti kata sandi Anda"
        link={{ to: '/akun/kata-sandi' }}
      />
      <Item
        icon={MonitorSmartphone}
        title="Perangkat Saya"
        subtitle="Tempat akun Anda sedang masuk"
        link={{ to: '/akun/perangkat' }}
      />
    </section>
  )
}

type ItemProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly subtitle: string
  readonly link: LinkProps
}

function Item({ icon: Icon, ...card }: ItemProps) {
  return <ListCard {...card} start={<Icon className="size-5.5 shrink-0 text-primary" strokeWidth={1.75} />} />
}

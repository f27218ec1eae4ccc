import { CalendarDays, CircleUserRound, House, ScanFace, Timer } from 'lucide-react'
import { Column } from './column.tsx'
import { FloatingLink } from './floating-link.tsx'
import { IconButton } from './icon-button.tsx'
import { ListCard } from './list-card.tsx'
import { PageHeader } from './page-header.tsx'
import { TabBar } from './tab-bar.tsx'

export function Header() {
  return <PageHeader title="Riwayat Penempatan" back={{ to: '/akun' }} />
}

export function HeaderWithEnd() {
  return (
    <PageHeader
      title="Notifikasi"
      back={{ to: '/' }}
      end={
        <IconButton label="Tandai semua dibaca" className="text-primary hover:bg-sunken">
          <CalendarDays className="size-5" />
        </IconButton>
      }
    />
  )
}

export function ScreenWithTabs() {
  return (
    <Column>
      <main className="space-y-3 p-4">
        <h1 className="text-lg font-bold">Lembur</h1>
        {Array.from({ length: 9 }, (_, i) => (
          <ListCard key={i} title={`Lembur ke-${i + 1}`} subtitle="17:00 sampai 20:00" />
        ))}
        <FloatingLink label="Ajukan" link={{ to: '/home' }} />
      </main>
      <TabBar
        tabs={[
          { to: '/', label: 'Beranda', icon: House },
          { to: '/home', label: 'Perizinan', icon: CalendarDays },
          { to: '/checkin', label: 'Presensi', icon: ScanFace, raised: true },
          { to: '/checkout', label: 'Lembur', icon: Timer },
          { to: '/akun', label: 'Akun', icon: CircleUserRound },
        ]}
      />
    </Column>
  )
}

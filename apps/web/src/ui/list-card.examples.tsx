import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { ListCard } from './list-card.tsx'
import { StatusBadge } from './status-badge.tsx'

export function Plain() {
  return (
    <ListCard
      title="PT Karsa Bina Nusaraya"
      subtitle="Petugas Keamanan · sejak 01/02/2023"
      end={<StatusBadge status="disetujui" />}
    />
  )
}

export function Opens() {
  return (
    <ListCard
      title="Sabtu, 7 November 2026"
      subtitle="17:00 sampai 20:00 · 3 jam 0 menit"
      onOpen={() => {}}
    />
  )
}

export function Leads() {
  return (
    <>
      <ListCard
        start={<Avatar name="Siti Rahmawati" url={null} />}
        title="Siti Rahmawati"
        subtitle="KBN0031 · Petugas Keamanan"
        link={{ to: '/akun' }}
      />
      <ListCard
        tinted
        title="Cuti Anda disetujui"
        subtitle="Rizky Pratama menyetujui cuti 24–26 November. 07:52"
        link={{ to: '/home' }}
      />
    </>
  )
}

export function WithActions() {
  return (
    <ListCard
      start={<Avatar name="Budi Santoso" url={null} />}
      title="Budi Santoso Wirawan Kusumaningrat"
      subtitle="KBN0007 · Petugas Kebersihan"
      end={<StatusBadge status="menunggu" />}
      link={{ to: '/akun' }}
    >
      <p className="mt-3 text-sm">Mengantar orang tua berobat ke Bandung.</p>
      <div className="relative z-1 mt-3 flex flex-wrap gap-2 *:flex-1 *:basis-28">
        <Button tone="danger">Tolak</Button>
        <Button>Setujui</Button>
      </div>
    </ListCard>
  )
}

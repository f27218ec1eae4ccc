import { Link } from '@tanstack/react-router'
import { Building2, Mail, Pencil } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Kawung } from '../../../ui/kawung.tsx'
import { AvatarButton } from '../avatar/avatar-button.tsx'
import { useProfil } from '../diri/profil.queries.ts'

/** Who is signed in. */
export function AkunCard() {
  const profile = useProfil()
  return (
    <>
      <header className="relative overflow-hidden banner h-36">
        <Kawung />
        <h1 tabIndex={-1} className="relative px-5 pt-safe-6 text-lg font-bold">
          Akun
        </h1>
      </header>
      <section className="relative card mx-4 -mt-16 px-5 pb-5 text-center">
        <AvatarButton />
        <Link
          to="/akun/karyawan/edit/personal"
          aria-label="Ubah data diri"
          title="Ubah data diri"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-primary hover:bg-primary-soft"
        >
          <Pencil className="size-5" />
        </Link>
        <h2 className="mt-3 text-lg font-bold">{profile.name}</h2>
        {profile.code !== '' && (
          <p className="mt-0.5 text-sm text-ink-muted">
            {[profile.code, profile.job].filter((text) => text !== '').join(' | ')}
          </p>
        )}
        <p className="mt-3">
          <Badge tone={profile.isActive ? 'success' : 'destructive'}>
            {profile.isActive ? 'Aktif' : 'Non-Aktif'}
          </Badge>
        </p>
        <ul className="mt-5 space-y-3 border-t border-line pt-4 text-left text-sm not-has-[li]:hidden">
          {profile.office && (
            <Detail icon={Building2} label="Penempatan" text={`${profile.office.name}, ${profile.jobUnit}`} />
          )}
          {profile.email !== null && <Detail icon={Mail} label="Email" text={profile.email} />}
        </ul>
      </section>
    </>
  )
}

function Detail({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{label}</p>
        <p className="font-medium">{text}</p>
      </div>
    </li>
  )
}

import type { ReactNode } from 'react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../../../lib/clock.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Kawung } from '../../../ui/kawung.tsx'
import { salam } from './salam.ts'
import { type Profile, zonaFrom } from '../diri/profil.wire.ts'

type ProfilHeaderProps = {
  readonly profile: Profile
  /** Stands beside the name */
  readonly end?: ReactNode
}

/** The banner of the home screen: who it is, greeted by the hour of their office. */
export function ProfilHeader({ profile, end }: ProfilHeaderProps) {
  const now = useServerNow()
  const zona = zonaFrom(profile)
  return (
    <header className="@container relative overflow-hidden banner px-5 pt-safe-6 pb-28">
      <Kawung />
      <div className="relative beside">
        <Avatar name={profile.name} url={profile.avatarUrl} />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-on-primary-muted">{salam(now, zona)},</p>
          <h1 tabIndex={-1} className="text-lg/[1.2] font-bold">
            {profile.name}
          </h1>
        </div>
        {end}
      </div>
      <p className="relative mt-4 text-sm font-medium">{formatTanggal(tanggalLokal(now, zona))}</p>
    </header>
  )
}

import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { serverNow } from '../../../lib/clock.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { type Perangkat, perangkatQuery, useRemovePerangkat } from './keamanan.queries.ts'
import { Terdaftar } from './terdaftar.tsx'
import { kataTerakhir } from '../sesi/kata-terakhir.ts'

/** Where one is signed in, each to be signed out from here. */
export function PerangkatList() {
  const { data, error, isFetching, refetch } = useQuery(perangkatQuery)
  const [asked, setAsked] = useState<Perangkat | 'lain' | null>(null)
  const { mutate, isPending } = useRemovePerangkat(() => setAsked(null))

  if (data === undefined) {
    if (error === null || isFetching)
      return (
        <div className="px-4">
          <SkeletonList count={3} avatar />
        </div>
      )
    return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  }
  const others = data.some(({ ini }) => !ini)
  return (
    <>
      <div className="space-y-3 px-4 pb-6">
        <p className="text-ink-muted">
          {others
            ? 'Akun Anda sedang masuk di perangkat berikut. Tidak mengenali salah satunya? Keluarkan, lalu ganti kata sandi.'
            : 'Akun Anda hanya masuk di perangkat ini.'}
        </p>
        {data.map((satu) => (
          <PerangkatCard key={satu.id} perangkat={satu} onRevoke={() => setAsked(satu)} />
        ))}
      </div>
      <Terdaftar />
      {others && (
        <ActionBar>
          <Button tone="danger" onClick={() => setAsked('lain')}>
            Keluarkan Semua Perangkat Lain
          </Button>
        </ActionBar>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={asked === 'lain' ? 'Keluarkan semua perangkat lain?' : `Keluarkan ${asked.perangkat}?`}
          confirm="Keluarkan"
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate(asked === 'lain' ? 'lain' : asked.id)}
          onCancel={() => setAsked(null)}
        >
          Untuk memakai Rekan lagi di sana, kata sandi harus diisi kembali.
        </ConfirmDialog>
      )}
    </>
  )
}

type PerangkatCardProps = { readonly perangkat: Perangkat; readonly onRevoke: () => void }

function PerangkatCard({ perangkat, onRevoke }: PerangkatCardProps) {
  const { perangkat: name, ini: isCurrent, dipakai_pada } = perangkat
  const zona = useZona()
  const Icon = /Android|iPhone|iPad/.test(name) ? Smartphone : Laptop
  return (
    <ListCard
      title={name}
      subtitle={
        isCurrent
          ? 'Sedang Anda pakai'
          : `Terakhir dipakai ${kataTerakhir(Date.parse(dipakai_pada), serverNow(), zona)}`
      }
      start={
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon className="size-5.5" strokeWidth={1.75} />
        </span>
      }
      end={isCurrent ? <Badge tone="success">Perangkat ini</Badge> : undefined}
    >
      {!isCurrent && (
        <Button tone="plain" className="mt-2" aria-label={`Keluarkan ${name}`} onClick={onRevoke}>
          Keluarkan
        </Button>
      )}
    </ListCard>
  )
}

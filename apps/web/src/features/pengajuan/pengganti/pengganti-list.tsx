import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { may, reachOf } from '../../../lib/boleh.ts'
import { formatRentang } from '../../../lib/format-hari.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type Pengganti, penggantiQuery, useCancelPengganti } from './pengganti.queries.ts'

const PenggantiSheet = lazy(async () => ({ default: (await import('./pengganti-sheet.tsx')).PenggantiSheet }))

/** Who decides in a coordinator's place, now and soon. */
export function PenggantiList() {
  const bolehBuat = may(useProfil(), 'POST /pengganti')
  const { data, error, isFetching, refetch } = useQuery({ ...penggantiQuery, enabled: bolehBuat })
  const [isBaru, setBaru] = useState(false)
  const [dicabut, setDicabut] = useState<Pengganti>()
  const { mutate, isPending } = useCancelPengganti(() => setDicabut(undefined))
  if (!bolehBuat)
    return (
      <Empty
        icon={UserRoundCheck}
        title="Bagian ini untuk koordinator"
        hint="Pengganti memutuskan pengajuan selama koordinator tidak ada."
      />
    )
  return (
    <>
      {data === undefined ? (
        error === null || isFetching ? (
          <div className="px-4">
            <SkeletonList count={3} />
          </div>
        ) : (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <Empty
          icon={UserRoundCheck}
          title="Belum ada pengganti"
          hint="Tunjuk rekan koordinator yang memutuskan pengajuan selama Anda tidak ada."
        />
      ) : (
        <div className="space-y-3 px-4 pb-6">
          {data.map((penggantian) => (
            <PenggantiCard
              key={penggantian.id}
              penggantian={penggantian}
              onCabut={() => setDicabut(penggantian)}
            />
          ))}
        </div>
      )}
      <ActionBar>
        <Button onClick={() => setBaru(true)}>Tunjuk Pengganti</Button>
      </ActionBar>
      <Suspense>{isBaru && <PenggantiSheet onClose={() => setBaru(false)} />}</Suspense>
      {dicabut !== undefined && (
        <ConfirmDialog
          title="Batalkan pengganti?"
          confirm="Batalkan"
          cancel="Kembali"
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate({ params: { id: dicabut.id }, body: {} })}
          onCancel={() => setDicabut(undefined)}
        >
          {dicabut.pengganti.nama} tidak lagi memutuskan pengajuan untuk {dicabut.koordinator.nama}. Yang
          sudah diputuskan tetap berlaku.
        </ConfirmDialog>
      )}
    </>
  )
}

function PenggantiCard({
  penggantian,
  onCabut,
}: {
  readonly penggantian: Pengganti
  readonly onCabut: () => void
}) {
  const profile = useProfil()
  const { id } = profile
  const { koordinator, pengganti, tanggal_mulai, tanggal_selesai, berlaku } = penggantian
  const bolehCabut = koordinator.id === id || reachOf(profile, 'POST /pengganti/{id}/cancel') === 'semua'
  const sapa = (akun: Pengganti['pengganti']) => (akun.id === id ? 'Anda' : akun.nama)
  return (
    <ListCard
      title={sapa(pengganti)}
      subtitle={
        <>
          Menggantikan {sapa(koordinator)}
          <span className="block">{formatRentang(tanggal_mulai, tanggal_selesai)}</span>
        </>
      }
      end={berlaku ? <Badge tone="success">Berlaku</Badge> : <Badge tone="neutral">Akan datang</Badge>}
    >
      {bolehCabut && (
        <Button
          tone="plain"
          className="mt-2"
          aria-label={`Batalkan ${pengganti.nama} sebagai pengganti`}
          onClick={onCabut}
        >
          Batalkan
        </Button>
      )}
    </ListCard>
  )
}

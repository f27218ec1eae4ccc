import { type ComponentProps, useState } from 'react'
import { UsersRound } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { bulanFrom, bulanLokal, compareBulan } from '@rekan/domain/bulan'
import { formatJam, tanggalLokal } from '@rekan/domain/waktu'
import { reachOf } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { cutDetik } from '../../../lib/format.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useBack } from '../../../ui/use-back.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { useUlang } from '../kiriman/ulang.ts'
import { AjukanForm } from './ajukan-form.tsx'
import { KOSONG } from './ajukan.schema.ts'

type AjukanProps = {
  /** The key of the refused entry of the outbox that it takes up again */
  readonly kiriman: string | undefined
}

/** One's own overtime: from today's end of work on, unless one says otherwise. */
export function AjukanSaya({ kiriman }: AjukanProps) {
  const { karyawanId, jadwal } = useProfil()
  const navigate = useNavigate()
  const leave = useLeave({ to: '/lembur' })
  const zona = useZona()
  const [awal] = useState(() => ({
    tanggal: tanggalLokal(serverNow(), zona),
    ...(jadwal !== null && { jamMulai: cutDetik(formatJam(jadwal.selesai)) }),
  }))
  if (karyawanId === 0)
    return (
      <Empty
        icon={UsersRound}
        title="Tidak ada lembur untuk akun ini"
        hint="Akun ini tidak terhubung dengan data karyawan."
      />
    )
  return (
    <Mulai
      kiriman={kiriman}
      awal={awal}
      onDone={({ tanggal }) => {
        // The current month also shows what was filed for later; what was done before stands in its own.
        const bulan = bulanFrom(tanggal)
        if (compareBulan(bulan, bulanLokal(serverNow(), zona)) >= 0) leave()
        else void navigate({ to: '/lembur', search: bulan, replace: true })
      }}
    />
  )
}

/** Overtime of one of the people one coordinates. */
export function AjukanTim({ kiriman }: AjukanProps) {
  const sejauh = reachOf(useProfil(), 'POST /lembur/pengajuan')
  const zona = useZona()
  const onDone = useLeave({ to: '/pengajuan-lembur' })
  const [awal] = useState(() => ({ tanggal: tanggalLokal(serverNow(), zona) }))
  if (sejauh === undefined || sejauh === 'diri')
    return (
      <Empty
        icon={UsersRound}
        title="Bagian ini untuk koordinator dan HRD"
        hint="Lembur Anda sendiri diajukan dari layar Lembur."
      />
    )
  return <Mulai kiriman={kiriman} untukTim awal={awal} onDone={onDone} />
}

/** Once it is known what it starts with. */
function Mulai({ kiriman, awal, ...lain }: ComponentProps<typeof AjukanForm> & AjukanProps) {
  const ulang = useUlang(kiriman, KOSONG)
  if (ulang === undefined) return <SkeletonList count={3} lines={2} />
  return ulang === null ? (
    <AjukanForm {...lain} awal={awal} />
  ) : (
    <AjukanForm {...lain} awal={ulang.isian} ulang={ulang} />
  )
}

/** Back to the list, whence one came. */
function useLeave(list: LinkProps): () => void {
  const navigate = useNavigate()
  const goBack = useBack(list)
  return () => {
    if (!goBack()) void navigate({ ...list, replace: true })
  }
}

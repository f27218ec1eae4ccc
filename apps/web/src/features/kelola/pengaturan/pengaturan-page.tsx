import { type ReactNode, Suspense, lazy } from 'react'
import { LockKeyhole } from 'lucide-react'
import { may } from '../../../lib/boleh.ts'
import { Empty } from '../../../ui/empty.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { NotFound } from '../../../ui/not-found.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { BAGIAN_PENGATURAN, type IdBagian } from './bagian-pengaturan.ts'
import { DaftarSetelan } from './daftar-setelan.tsx'
import { MasukBagian } from './masuk-bagian.tsx'
import { PengaturanFrame } from './pengaturan-frame.tsx'

// Who opens one section does not wait for the forms of the others.
const PerusahaanBagian = lazy(async () => ({
  default: (await import('./perusahaan/perusahaan-bagian.tsx')).PerusahaanBagian,
}))
const JamKerjaBagian = lazy(async () => ({
  default: (await import('./jam-kerja/jam-kerja-bagian.tsx')).JamKerjaBagian,
}))
const LiburBagian = lazy(async () => ({ default: (await import('./libur/libur-bagian.tsx')).LiburBagian }))
const CutiBagian = lazy(async () => ({ default: (await import('./cuti/cuti-bagian.tsx')).CutiBagian }))
const UpahBagian = lazy(async () => ({ default: (await import('./upah/upah-bagian.tsx')).UpahBagian }))
const SurelBagian = lazy(async () => ({ default: (await import('./surel-bagian.tsx')).SurelBagian }))

/** What other desks' people keep, handed in by the address's route. */
type Titipan = {
  /** The rules of annual leave */
  readonly cutiTahunan: ReactNode
  /** What is deleted when, and what is held */
  readonly masaSimpan: ReactNode
  /** Who has which role, and for which offices */
  readonly peran: ReactNode
}

function isiOf(id: IdBagian, { cutiTahunan, masaSimpan, peran }: Titipan): ReactNode {
  switch (id) {
    case 'perusahaan':
      return <PerusahaanBagian />
    case 'jam-kerja':
      return <JamKerjaBagian />
    case 'libur':
      return <LiburBagian />
    case 'cuti':
      return <CutiBagian tahunan={cutiTahunan} />
    case 'upah':
      return <UpahBagian />
    case 'lokasi':
      return <DaftarSetelan kelompok="presensi" />
    case 'masa-simpan':
      return (
        <div className="space-y-6">
          <DaftarSetelan kelompok="simpan" />
          {masaSimpan}
        </div>
      )
    case 'peran':
      return peran
    case 'masuk':
      return <MasukBagian />
    case 'modul':
      return <DaftarSetelan kelompok="modul" />
    case 'surel':
      return <SurelBagian />
  }
}

/** One section of the settings by its address. */
export function PengaturanPage({ id, ...titipan }: { readonly id: string } & Titipan) {
  const profile = useProfil()
  const bagian = BAGIAN_PENGATURAN.find((satu) => satu.id === id)
  if (bagian === undefined) return <NotFound />
  return (
    <PengaturanFrame bagian={bagian}>
      {may(profile, bagian.boleh) ? (
        <Suspense fallback={<SkeletonList count={4} />}>{isiOf(bagian.id, titipan)}</Suspense>
      ) : (
        <Empty
          icon={LockKeyhole}
          title="Bagian ini tidak termasuk tugas Anda"
          hint="Hubungi HRD atau admin bila ada yang Anda perlukan."
        />
      )}
    </PengaturanFrame>
  )
}

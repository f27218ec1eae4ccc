import type { ReactNode } from 'react'
import { LockKeyhole } from 'lucide-react'
import { may } from '../../../lib/boleh.ts'
import { Empty } from '../../../ui/empty.tsx'
import { NotFound } from '../../../ui/not-found.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { BAGIAN_PENGATURAN, type IdBagian } from './bagian-pengaturan.ts'
import { CutiBagian } from './cuti-bagian.tsx'
import { DaftarSetelan } from './daftar-setelan.tsx'
import { LiburBagian } from './libur-bagian.tsx'
import { MasukBagian } from './masuk-bagian.tsx'
import { PengaturanFrame } from './pengaturan-frame.tsx'
import { PerusahaanBagian } from './perusahaan-bagian.tsx'
import { SurelBagian } from './surel-bagian.tsx'

/** What other desks' people keep, handed in by the address's route. */
type Titipan = {
  /** The rules of annual leave */
  readonly cutiTahunan: ReactNode
  /** What is deleted when, and what is held */
  readonly masaSimpan: ReactNode
}

function isiOf(id: IdBagian, { cutiTahunan, masaSimpan }: Titipan): ReactNode {
  switch (id) {
    case 'perusahaan':
      return <PerusahaanBagian />
    case 'libur':
      return <LiburBagian />
    case 'cuti':
      return <CutiBagian tahunan={cutiTahunan} />
    case 'lokasi':
      return <DaftarSetelan kelompok="presensi" />
    case 'masa-simpan':
      return (
        <div className="space-y-6">
          <DaftarSetelan kelompok="simpan" />
          {masaSimpan}
        </div>
      )
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
        isiOf(bagian.id, titipan)
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

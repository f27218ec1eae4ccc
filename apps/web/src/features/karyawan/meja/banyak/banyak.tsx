import { type ComponentType, Suspense, lazy, useState } from 'react'
import { ORANG_TERBANYAK } from '@rekan/domain/karyawan/banyak'
import type { TindakanLayar } from '@rekan/domain/akses/boleh'
import { may } from '../../../../lib/boleh.ts'
import { toast } from '../../../../lib/toast.ts'
import { BulkBar, BulkButton } from '../../../../ui/wide/bulk-bar.tsx'
import type { GridChoice } from '../../../../ui/wide/grid-choice.ts'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import type { HasilBanyak } from './banyak.ts'
import { HasilDialog } from './hasil-dialog.tsx'
import type { BanyakProps } from './pindah-banyak.tsx'
import { UNDANG_TERBANYAK } from '../meja.queries.ts'
import { UndangDialog } from '../undang/undang-dialog.tsx'

type Perbuatan = {
  readonly boleh: TindakanLayar
  /** 'Nonaktifkan 3 karyawan', of the number as it is written */
  readonly label: (banyak: string) => string
  readonly hasil: (banyak: string) => string
  readonly Isi: ComponentType<BanyakProps>
}

/** What can be done with several, in the order of the bar. Each opens a form that says what follows from it. */
const PERBUATAN: readonly Perbuatan[] = [
  {
    boleh: 'POST /kelola/karyawan/pindah',
    label: (banyak) => `Pindahkan ${banyak} karyawan`,
    hasil: (banyak) => `${banyak} karyawan dipindahkan`,
    Isi: lazy(async () => ({ default: (await import('./pindah-banyak.tsx')).PindahBanyak })),
  },
  {
    boleh: 'POST /kelola/karyawan/kontrak/perpanjangan',
    label: (banyak) => `Perpanjang ${banyak} kontrak`,
    hasil: (banyak) => `${banyak} kontrak diperpanjang`,
    Isi: lazy(async () => ({ default: (await import('./perpanjang-banyak.tsx')).PerpanjangBanyak })),
  },
  {
    boleh: 'POST /kelola/karyawan/nonaktif',
    label: (banyak) => `Nonaktifkan ${banyak} karyawan`,
    hasil: (banyak) => `${banyak} karyawan dinonaktifkan`,
    Isi: lazy(async () => ({ default: (await import('./keluar-banyak.tsx')).KeluarBanyak })),
  },
]

type Terbuka =
  | { readonly apa: 'undang'; readonly ids: readonly number[] }
  | { readonly apa: 'isi'; readonly ids: readonly number[]; readonly perbuatan: Perbuatan }
  | { readonly apa: 'hasil'; readonly title: string; readonly hasil: HasilBanyak }

/** What can be done with several people at once; each says how many, and what came of it. */
export function Banyak({ choice }: { readonly choice: GridChoice }) {
  const profile = useProfil()
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const close = () => setTerbuka(undefined)
  const { size } = choice.chosen
  const banyak = size.toLocaleString('id-ID')

  function open(apa: Exclude<Terbuka, { apa: 'hasil' }>, paling: number) {
    if (size <= paling) setTerbuka(apa)
    else toast.error(`Paling banyak ${paling} orang sekali jalan. Kurangi pilihan Anda.`, 'banyak')
  }
  const ids = [...choice.chosen]
  const perbuatan = terbuka?.apa === 'isi' ? terbuka.perbuatan : undefined
  return (
    <>
      <BulkBar count={size} onClear={choice.clear}>
        {may(profile, 'POST /karyawan') && (
          <BulkButton
            onClick={() => open({ apa: 'undang', ids }, UNDANG_TERBANYAK)}
          >{`Undang ${banyak} karyawan`}</BulkButton>
        )}
        {PERBUATAN.filter(({ boleh }) => may(profile, boleh)).map((satu) => (
          <BulkButton
            key={satu.boleh}
            onClick={() => open({ apa: 'isi', ids, perbuatan: satu }, ORANG_TERBANYAK)}
          >
            {satu.label(banyak)}
          </BulkButton>
        ))}
      </BulkBar>
      {terbuka?.apa === 'undang' && <UndangDialog ids={terbuka.ids} onDone={choice.clear} onClose={close} />}
      <Suspense>
        {terbuka?.apa === 'isi' && perbuatan !== undefined && (
          <perbuatan.Isi
            ids={terbuka.ids}
            onClose={close}
            onDone={(hasil) => {
              choice.clear()
              const title = perbuatan.hasil(hasil.berhasil.toLocaleString('id-ID'))
              setTerbuka({ apa: 'hasil', title, hasil })
            }}
          />
        )}
      </Suspense>
      {terbuka?.apa === 'hasil' && (
        <HasilDialog title={terbuka.title} dilewati={terbuka.hasil.dilewati} onClose={close} />
      )}
    </>
  )
}

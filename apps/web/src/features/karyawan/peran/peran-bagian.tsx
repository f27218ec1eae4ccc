import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import type { Role } from '@rekan/domain/akses/peran'
import { errorFrom } from '../../../lib/api-error.ts'
import { query } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { ROLE_LABEL } from '../orang/role.ts'
import { type Berperan, PeranLingkupSheet } from './peran-lingkup-sheet.tsx'
import { ARTI } from './arti.ts'

/** From the most to the least far-reaching. */
const URUTAN = ['admin', 'hrd', 'koordinator', 'auditor'] as const satisfies readonly Role[]

/** Who has which role, for which offices, and what it may do. */
export function PeranBagian() {
  const { data, error, isFetching, refetch } = useQuery(query('GET /kelola/pengaturan/peran'))
  const { memberi } = useProfil().boleh
  const [sheet, setSheet] = useState<Berperan | 'baru'>()
  return (
    <div className="max-w-4xl space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-muted">
          Yang tidak disebut di sini berperan karyawan. Perubahan berlaku sejak panggilan berikutnya dan
          tercatat di jejak audit.
        </p>
        {memberi.length > 0 && (
          <div>
            <Button icon={<UserRoundPlus className="size-5" />} onClick={() => setSheet('baru')}>
              Beri Peran
            </Button>
          </div>
        )}
      </div>
      {data !== undefined ? (
        URUTAN.map((role) => (
          <Kelompok
            key={role}
            role={role}
            orang={data.filter((satu) => satu.role === role)}
            onUbah={setSheet}
          />
        ))
      ) : error !== null && !isFetching ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} />
      )}
      {sheet !== undefined && (
        <PeranLingkupSheet orang={sheet === 'baru' ? null : sheet} onClose={() => setSheet(undefined)} />
      )}
    </div>
  )
}

type KelompokProps = {
  readonly role: Role
  readonly orang: readonly Berperan[]
  readonly onUbah: (orang: Berperan) => void
}

function Kelompok({ role, orang, onUbah }: KelompokProps) {
  return (
    <section aria-label={ROLE_LABEL[role]} className="card p-4">
      <h2 className="font-bold">
        {ROLE_LABEL[role]} <span className="text-ink-muted">({orang.length})</span>
      </h2>
      <p className="text-sm text-ink-muted">{ARTI[role]}</p>
      {orang.length === 0 ? (
        <p className="mt-2 text-sm">Belum ada.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {orang.map((satu) => (
            <li
              key={satu.karyawan?.id ?? satu.email}
              className="flex min-h-13 flex-wrap items-center justify-between gap-x-4"
            >
              <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <p className="font-semibold">{satu.nama}</p>
                <p className="text-sm text-ink-muted">
                  {[satu.karyawan?.kode ?? 'tanpa data karyawan', satu.email].filter(Boolean).join(' · ')}
                </p>
              </div>
              <p className="text-sm">
                {satu.kantor.length === 0
                  ? 'Seluruh perusahaan'
                  : satu.kantor.map(({ nama }) => nama).join(', ')}
              </p>
              {satu.boleh_ubah && (
                <div>
                  <Button tone="plain" aria-label={`Ubah peran ${satu.nama}`} onClick={() => onUbah(satu)}>
                    Ubah
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { KURANG, type Kurang, SEBUTAN_KURANG } from '@rekan/domain/payroll/kurang'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { type SebelumSusun, gajiKurangQuery } from './kurang.queries.ts'

type Orang = SebelumSusun['orang'][number]

/** Where each is mended: a section of the person, or the sites. */
const BAGIAN: Readonly<Record<Kurang, string | null>> = {
  ptkp: 'pajak',
  status_npwp: 'pajak',
  upah: 'upah',
  rekening: 'data',
  kelas_jkk: null,
  upah_minimum: null,
}
const TANPA_USULAN: ReadonlySet<Kurang> = new Set(['ptkp', 'status_npwp', 'kelas_jkk', 'upah'])

type KurangSheetProps = {
  readonly bulan: Bulan
  readonly onLokasi: () => void
  readonly onClose: () => void
}

/** Who lacks what pay follows from, by the field; one tap leads to where it is mended. */
export function KurangSheet({ bulan, onLokasi, onClose }: KurangSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(gajiKurangQuery(bulan))
  return (
    <SideSheet title={`Perlu dilengkapi, ${formatBulan(bulan)}`} onClose={onClose}>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40" />
        )
      ) : data.orang.length === 0 ? (
        <p className="pb-4">Semua sudah lengkap.</p>
      ) : (
        <div className="space-y-5 pb-6">
          {KURANG.map((nama) => (
            <BagianKurang
              key={nama}
              nama={nama}
              orang={data.orang.filter(({ kurang }) => kurang.includes(nama))}
              onLokasi={onLokasi}
            />
          ))}
          <DiBawahMinimum orang={data.orang} />
        </div>
      )}
    </SideSheet>
  )
}

type BagianKurangProps = {
  readonly nama: Kurang
  readonly orang: readonly Orang[]
  readonly onLokasi: () => void
}

function BagianKurang({ nama, orang, onLokasi }: BagianKurangProps) {
  if (orang.length === 0) return null
  const bagian = BAGIAN[nama]
  return (
    <section aria-label={`Belum tercatat: ${SEBUTAN_KURANG[nama]}`}>
      <h3 className="font-bold">
        Belum tercatat: {SEBUTAN_KURANG[nama]} ({orang.length})
      </h3>
      <p className="mb-2 text-sm text-ink-muted">
        {TANPA_USULAN.has(nama) ? 'Slipnya tidak disusun sebelum dilengkapi.' : 'Slipnya tetap disusun.'}
      </p>
      {bagian === null ? (
        <Button tone="outline" onClick={onLokasi}>
          Lengkapi {new Set(orang.map(({ kantor }) => kantor?.id)).size} lokasi
        </Button>
      ) : (
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">
          {orang.map(({ karyawan }) => (
            <li key={karyawan.id}>
              <Link
                to="/kelola/karyawan/$karyawanId"
                params={{ karyawanId: String(karyawan.id) }}
                search={{ bagian }}
                className="flex min-h-11 items-center gap-2 text-primary"
              >
                {karyawan.nama} <span className="text-ink-muted">{karyawan.kode}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DiBawahMinimum({ orang }: { readonly orang: readonly Orang[] }) {
  const semua = orang.flatMap(({ karyawan, di_bawah_minimum: kurang }) =>
    kurang === null ? [] : [{ karyawan, pesan: kurang.pesan }],
  )
  if (semua.length === 0) return null
  return (
    <section aria-label="Upah di bawah minimum">
      <h3 className="mb-2 font-bold">Upah di bawah minimum ({semua.length})</h3>
      <ul className="divide-y divide-line">
        {semua.map(({ karyawan, pesan }) => (
          <li key={karyawan.id} className="py-2">
            <Link
              to="/kelola/karyawan/$karyawanId"
              params={{ karyawanId: String(karyawan.id) }}
              search={{ bagian: 'upah' }}
              className="font-semibold text-primary"
            >
              {karyawan.nama}
            </Link>
            <p className="text-sm text-ink-muted">{pesan}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

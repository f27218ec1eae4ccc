import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2, MapPinOff } from 'lucide-react'
import { isPulangRegu } from '@rekan/domain/presensi/regu'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { formatJamMenit } from '../../../lib/format.ts'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import type { Jenis } from '../hari/jenis.ts'
import { type Regu, type ReguDiminta, orangReguQuery } from './regu.queries.ts'
import { ReguIsi } from './regu-isi.tsx'

type Minta = (diminta: ReguDiminta) => void

/** The people of a shift at a site, each to be photographed by whoever opens it. */
export function ReguPage({ kantor }: { readonly kantor?: number | undefined }) {
  const [diminta, onMinta] = useState<ReguDiminta>({ kantor })
  const navigate = useNavigate()
  const { data, isError, error, isFetching, refetch } = useQuery(orangReguQuery(diminta))
  if (data !== undefined && data.kantor !== null && data.orang.length > 0)
    return (
      <ReguIsi
        key={`${data.kantor.id} ${data.mulai}`}
        regu={data}
        pilihan={<Pilihan regu={data} onMinta={onMinta} />}
        arahAwal={arahAwal(data)}
        onTutup={() => void navigate({ to: '/home' })}
        onPeriksa={async () => (await refetch()).data}
      />
    )
  return (
    <>
      <PageHeader title="Presensi regu" back={{ to: '/presensi/' }} />
      <div className="flex flex-1 flex-col gap-3 px-4">
        {data !== undefined ? (
          <>
            <Pilihan regu={data} onMinta={onMinta} />
            <Empty
              icon={data.lokasi.length === 0 ? MapPinOff : CalendarX2}
              title={data.lokasi.length === 0 ? 'Tidak ada regu Anda' : 'Tidak ada shift sekarang'}
              hint={
                data.lokasi.length === 0
                  ? 'HR menunjuk koordinator dan ketua regu untuk setiap lokasi.'
                  : 'Regu muncul di sini mulai 3 jam sebelum shift dimulai.'
              }
            />
          </>
        ) : isError ? (
          errorFrom(error).status === 404 ? (
            <Empty
              icon={MapPinOff}
              title="Regu tidak ditemukan"
              hint="Anda tidak mencatat regu di lokasi ini."
            />
          ) : (
            <LoadError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
          )
        ) : (
          <div role="status" aria-label="Memuat…">
            <SkeletonCard lines={6} />
          </div>
        )}
      </div>
    </>
  )
}

function arahAwal({ shift, mulai }: Regu): Jenis {
  const satu = shift.find((lain) => lain.mulai === mulai)
  return satu !== undefined && isPulangRegu(satu, serverNow()) ? 'checkOut' : 'checkIn'
}

/** Which site and shift, where there are several. */
function Pilihan({ regu, onMinta }: { readonly regu: Regu; readonly onMinta: Minta }) {
  const { lokasi, kantor, shift, mulai, zona } = regu
  return (
    <>
      {lokasi.length > 1 && (
        <SelectField
          label="Lokasi"
          value={kantor?.id ?? ''}
          {...(kantor === null && { placeholder: 'Pilih lokasi' })}
          options={lokasi.map(({ id, nama }) => ({ value: id, label: nama }))}
          onChange={({ target }) => onMinta({ kantor: Number(target.value) })}
        />
      )}
      {shift.length > 1 && (
        <SelectField
          label="Shift"
          value={mulai ?? ''}
          options={shift.map((satu) => ({
            value: satu.mulai,
            label: `${formatJamMenit(satu.mulai, zona)} sampai ${formatJamMenit(satu.selesai, zona)} ${zona}`,
          }))}
          onChange={({ target }) => onMinta({ kantor: kantor?.id, mulai: Number(target.value) })}
        />
      )}
    </>
  )
}

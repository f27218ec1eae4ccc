import { Suspense, lazy } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { DayNavigator } from '../../../ui/day-navigator.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { DaftarHari } from '../daftar/daftar-hari.tsx'
import { OrangFields } from './orang-fields.tsx'
import { RingkasanBar } from './ringkasan-bar.tsx'
import { type Kelompok, SEMUA_KELOMPOK, type SaringanTim } from '../daftar/presensi.search.ts'
import { KELOMPOK } from '../daftar/kelompok.ts'
import { ringkasanHariQuery } from '../daftar/tim.queries.ts'

const TanggalField = lazy(async () => ({ default: (await import('./saringan-fields.tsx')).TanggalField }))

type HariTimProps = {
  readonly saringan: SaringanTim
  readonly onSaring: (saringan: SaringanTim) => void
}

const PILIHAN = SEMUA_KELOMPOK.map((value) => ({ value, label: KELOMPOK[value].label }))

/** A day of one's people: how it stands, then each of them. */
export function HariTim({ saringan, onSaring }: HariTimProps) {
  const zona = useZona()
  const { tanggal, status, kantor } = saringan
  const { data, isPlaceholderData } = useQuery({
    ...ringkasanHariQuery({ ...(tanggal && { tanggal }), ...(kantor && { kantor }) }),
    placeholderData: (lama) => lama,
  })
  const { status: _status, ...tanpaStatus } = saringan
  const linkOf = (kelompok: Kelompok): LinkProps => ({
    to: '/presensi/',
    search: kelompok === status ? tanpaStatus : { ...saringan, status: kelompok },
    replace: true,
    resetScroll: false,
  })
  return (
    <>
      <div className="card p-1">
        <DayNavigator
          value={tanggal}
          zona={zona}
          onChange={(dipilih) => {
            const { tanggal: _, ...rest } = saringan
            // Today is not named: of a night shift it is still the day before.
            onSaring(dipilih === tanggalLokal(serverNow(), zona) ? rest : { ...rest, tanggal: dipilih })
          }}
        />
      </div>
      <section aria-label="Ringkasan hari" className={`card p-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        <RingkasanBar ringkasan={data} linkOf={linkOf} />
      </section>
      <OrangFields saringan={saringan} onSaring={onSaring}>
        <Suspense fallback={<Skeleton className="h-19" />}>
          <TanggalField saringan={saringan} onSaring={onSaring} />
        </Suspense>
        <SelectField
          label="Status"
          placeholder="Semua status"
          options={PILIHAN}
          value={status ?? ''}
          onChange={({ target }) => {
            const dipilih = SEMUA_KELOMPOK.find((satu) => satu === target.value)
            onSaring({ ...tanpaStatus, ...(dipilih && { status: dipilih }) })
          }}
        />
      </OrangFields>
      <DaftarHari
        daftar={{ jenis: 'hari', ...saringan }}
        isNarrowed={(saringan.nama ?? status ?? kantor) !== undefined}
        kosong="Tidak ada orang dengan presensi pada hari ini."
      />
    </>
  )
}

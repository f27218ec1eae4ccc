import { RotateCw } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { addHari, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { Control } from '../../../ui/form.tsx'
import { DuaHariField } from '../../../ui/dua-hari-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import type { FormHandle } from '../../../ui/use-form.ts'
import { useZona } from '../../profil/diri/profil.queries.ts'
import type { JenisCuti } from '../cuti/cuti.api.ts'
import { HitunganCard } from './hitungan-card.tsx'
import type { Hitungan } from './pengajuan.wire.ts'
import type { useHitungan } from './pengajuan.queries.ts'
import { type IsianPengajuan, bagianOf } from './pengajuan.schema.ts'

type WaktuFieldsProps = {
  readonly form: FormHandle<IsianPengajuan>
  readonly jenis: JenisIzin
  readonly cuti: JenisCuti | undefined
  readonly hitungan: ReturnType<typeof useHitungan>
  readonly keberatan: Hitungan['keberatan']
}

/** When: days from the first to the last with what they count, or of a correction one day and its times. */
export function WaktuFields({ form, jenis, cuti, hitungan, keberatan }: WaktuFieldsProps) {
  const zona = useZona()
  const bagian = bagianOf(jenis)
  const [mulai, hariPulang] = useWatch({
    control: form.hook.control,
    name: ['tanggal.mulai', 'hariPulang'],
  })
  const salah = keberatan['tanggal_mulai']?.[0] ?? keberatan['tanggal_selesai']?.[0]
  return (
    <>
      <div>
        <Control form={form} name="tanggal">
          {({ value, onChange, error, ...field }) =>
            bagian.rentang ? (
              <DateRangePicker
                {...field}
                label="Tanggal"
                required
                zona={zona}
                value={value}
                onChange={onChange}
                error={error ?? salah}
              />
            ) : (
              <DatePicker
                {...field}
                label="Tanggal"
                required
                format="short"
                placeholder="dd/mm/yyyy"
                zona={zona}
                // A day is put right once it is over.
                maxDate={addHari(tanggalLokal(serverNow(), zona), -1)}
                value={value.mulai}
                onChange={(hari) => onChange({ mulai: hari, selesai: hari })}
                error={error ?? salah}
              />
            )
          }
        </Control>
        {/* There before it has anything to say, lest nobody hears it. */}
        <div role="status" className="not-empty:mt-1.5">
          {bagian.rentang && !hitungan.isError && hitungan.data !== undefined && (
            <HitunganCard hitungan={hitungan.data} cuti={cuti} isOld={hitungan.isOld} />
          )}
        </div>
      </div>
      {hitungan.isError && (
        <BelumTerhitung isBusy={hitungan.isFetching} onRetry={() => void hitungan.refetch()} />
      )}
      {bagian.jam && (
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
          <Control form={form} name="jamMasuk">
            {(field) => <TimeField {...field} label="Jam masuk" />}
          </Control>
          <Control form={form} name="jamPulang">
            {(field) => <TimeField {...field} label="Jam pulang" />}
          </Control>
        </div>
      )}
      {bagian.jam && (
        <DuaHariField
          label="Tanggal pulang"
          tanggal={mulai}
          dipilih={hariPulang}
          {...form.field('hariPulang')}
        />
      )}
    </>
  )
}

function BelumTerhitung({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="card p-4 text-sm">
      <p className="mb-3">Jumlah hari belum dapat dihitung. Pengajuan tetap dapat dikirim.</p>
      <Button tone="outline" busy={isBusy} icon={<RotateCw className="size-5" />} onClick={onRetry}>
        Coba Lagi
      </Button>
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { urut } from '@rekan/domain/aturan'
import { aturanAlasan, aturanTanggalKeluar, aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { text } from '../../../lib/form-schema.ts'
import { invalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { BELUM_DILIHAT } from './belum-dilihat.ts'
import { DaftarAkibat } from './daftar-akibat.tsx'
import { perpisahanQuery } from './keluar.queries.ts'
import { type DetailOrang, useStoreOrang } from '../orang/orang.queries.ts'

type KeluarSheetProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Ends somebody's work: the last day, why, and who takes over; what ends with it is seen before. */
export function KeluarSheet({ orang, onClose }: KeluarSheetProps) {
  const queryClient = useQueryClient()
  const terima = useStoreOrang()
  const end = useWrite('POST /karyawan/{id}/nonaktif')
  const [today] = useState(() =>
    tanggalLokal(serverNow(), orang.penempatan_aktif?.kantor.zona_waktu.kode ?? 'WIB'),
  )
  const [aturan] = useState(() => urut(aturanTanggalKeluar, aturanTidakTerlaluJauh(today)))
  const [schema] = useState(() =>
    z.object({ tanggal: text(aturan), alasan: text(aturanAlasan), penerus: z.string() }),
  )
  /** The list that stands on the screen, by its name */
  const dilihat = useRef<string>(undefined)
  const form = useForm({
    schema,
    defaultValues: {
      tanggal: orang.keluar?.tanggal ?? today,
      alasan: orang.keluar?.alasan ?? '',
      penerus: '',
    },
    async submit({ tanggal, alasan, penerus }) {
      const hari = hariFrom(tanggal, penerus)
      const { sidik, akibat } = await queryClient.fetchQuery(perpisahanQuery(orang.id, hari))
      if (akibat.length > 0 && dilihat.current !== sidik)
        throw new ApiError({ status: 409, message: BELUM_DILIHAT })
      const body = { tanggal, alasan, penerus_id: hari.penerus_id, sidik }
      return terima((await end({ params: { id: orang.id }, body })).data)
    },
    onSuccess: ({ active }) => {
      onClose()
      toast.success(
        active
          ? 'Hari kerja terakhir dicatat.'
          : 'Karyawan dinonaktifkan dan dikeluarkan dari semua perangkat.',
        'form',
      )
    },
    onFailure() {
      void invalidate(queryClient, 'GET /karyawan/{id}/nonaktif')
      return false
    },
  })
  const [tanggal, penerus] = useWatch({ control: form.hook.control, name: ['tanggal', 'penerus'] })
  const hari = aturan(tanggal) === undefined ? hariFrom(tanggal, penerus) : null
  const perpisahan = useQuery(perpisahanQuery(orang.id, hari))
  const { data } = perpisahan
  useEffect(() => {
    dilihat.current = data?.sidik
  }, [data])
  return (
    <Sheet title="Nonaktifkan" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Nonaktifkan">
        <p className="text-ink-muted">
          {orang.nama} tidak dapat masuk lagi setelah hari kerja terakhirnya. Riwayatnya tetap tersimpan.
        </p>
        <Control form={form} name="tanggal">
          {(field) => (
            <DatePicker
              {...field}
              label="Hari kerja terakhir"
              required
              format="short"
              placeholder="dd/mm/yyyy"
            />
          )}
        </Control>
        <TextArea label="Alasan" required hint="Misalnya kontrak selesai" {...form.field('alasan')} />
        {(data?.serahan ?? null) !== null && (
          <SelectField
            label="Tugas koordinator diteruskan"
            hint="Orang, lokasi, dan pengajuan yang menunggu keputusannya."
            options={[
              { value: '', label: 'HRD' },
              ...(data?.serahan?.calon ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
            ]}
            {...form.field('penerus')}
          />
        )}
        <div aria-live="polite">
          {perpisahan.isFetching && <p className="text-sm text-ink-muted">Memeriksa yang ikut berakhir…</p>}
          {perpisahan.isError && (
            <p className="text-sm text-destructive">{errorFrom(perpisahan.error).message}</p>
          )}
          {data !== undefined && data.akibat.length > 0 && (
            <DaftarAkibat teks={data.akibat.map(({ teks }) => teks)} />
          )}
        </div>
      </Form>
    </Sheet>
  )
}

function hariFrom(tanggal: string, penerus: string) {
  return { tanggal, penerus_id: penerus === '' ? null : Number(penerus) }
}

import { useState } from 'react'
import * as z from 'zod/mini'
import { urut } from '@rekan/domain/aturan'
import { aturanAlasan, aturanTanggalKeluar, aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useEndOrang } from './keluar.queries.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

type KeluarSheetProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Ends somebody's work: the last day, and why. */
export function KeluarSheet({ orang, onClose }: KeluarSheetProps) {
  const endOrang = useEndOrang(orang.id)
  const [today] = useState(() => tanggalLokal(serverNow(), orang.penempatan?.kantor.zona_waktu.kode ?? 'WIB'))
  const [schema] = useState(() =>
    z.object({
      tanggal: text(urut(aturanTanggalKeluar, aturanTidakTerlaluJauh(today))),
      alasan: text(aturanAlasan),
    }),
  )
  const form = useForm({
    schema,
    defaultValues: { tanggal: orang.keluar?.tanggal ?? today, alasan: orang.keluar?.alasan ?? '' },
    submit: ({ tanggal, alasan }) => endOrang(tanggal, alasan),
    onSuccess: ({ active }) => {
      onClose()
      toast.success(
        active
          ? 'Hari kerja terakhir dicatat.'
          : 'Karyawan dinonaktifkan dan dikeluarkan dari semua perangkat.',
        'form',
      )
    },
  })
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
      </Form>
    </Sheet>
  )
}

import { useState } from 'react'
import * as z from 'zod/mini'
import { urut } from '@rekan/domain/aturan'
import { aturanAlasan, aturanTanggalKeluar, aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { hariTimur } from '@rekan/domain/waktu'
import { serverNow } from '../../../../lib/clock.ts'
import { text } from '../../../../lib/form-schema.ts'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { endBanyak } from './banyak.api.ts'
import { useBanyak } from './banyak.queries.ts'
import type { BanyakProps } from './pindah-banyak.tsx'

/** Lets several people go with one last day. */
export function KeluarBanyak({ ids, onDone, onClose }: BanyakProps) {
  const [today] = useState(() => hariTimur(serverNow()))
  const [schema] = useState(() =>
    z.object({
      tanggal: text(urut(aturanTanggalKeluar, aturanTidakTerlaluJauh(today))),
      alasan: text(aturanAlasan),
    }),
  )
  const banyak = ids.length.toLocaleString('id-ID')
  const form = useForm({
    schema,
    defaultValues: { tanggal: today, alasan: '' },
    submit: useBanyak(ids, endBanyak),
    onSuccess: onDone,
  })
  return (
    <SideSheet title={`Nonaktifkan ${banyak} karyawan`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit={`Nonaktifkan ${banyak} karyawan`}>
        <p className="text-ink-muted">
          {banyak} orang tidak dapat masuk lagi setelah hari kerja terakhirnya, dan penempatan mereka berakhir
          hari itu. Riwayatnya tetap tersimpan. Yang tidak dapat dinonaktifkan disebutkan beserta alasannya.
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
    </SideSheet>
  )
}

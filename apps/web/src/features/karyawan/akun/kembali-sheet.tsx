import { useState } from 'react'
import * as z from 'zod/mini'
import { urut } from '@rekan/domain/aturan'
import { aturanTanggalMasuk, aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { text } from '../../../lib/form-schema.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { type DetailOrang, useStoreOrang } from '../orang/orang.queries.ts'

type KembaliSheetProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Somebody who left comes back, or came back before as if they never had: the first day of their second employment. */
export function KembaliSheet({ orang, onClose }: KembaliSheetProps) {
  const terima = useStoreOrang()
  const restore = useWrite('POST /karyawan/{id}/masuk-kembali')
  const batal = orang.keluar === null ? orang.keluar_batal : null
  const keluar = orang.keluar ?? batal
  const [today] = useState(() => tanggalLokal(serverNow(), 'WIB'))
  const [schema] = useState(() =>
    z.object({ tanggal_masuk: text(urut(aturanTanggalMasuk, aturanTidakTerlaluJauh(today))) }),
  )
  const form = useForm({
    schema,
    defaultValues: { tanggal_masuk: today },
    submit: async ({ tanggal_masuk }) => {
      const { data } = await restore({
        params: { id: orang.id },
        body: { tanggal_masuk, ...(batal !== null && { keluar: batal }) },
      })
      return terima(data)
    },
    onSuccess: () => {
      onClose()
      toast.success('Masa kerja baru dicatat. Tempatkan karyawan ini dan catat kontraknya.', 'karyawan')
    },
  })
  return (
    <Sheet title="Masuk Kembali" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Mulai Masa Kerja Baru">
        <p className="text-ink-muted">
          {orang.nama} keluar {keluar !== null && formatTanggalAngka(keluar.tanggal)}
          {batal !== null && ', lalu diaktifkan lagi tanpa masa kerja baru'}. Cuti, THR, dan kontraknya
          dihitung dari hari masuk yang baru. Sisa cuti masa kerja lama tidak dapat diambil lagi, dan dibayar
          lewat slip akhir kerjanya.
        </p>
        <Control form={form} name="tanggal_masuk">
          {(field) => (
            <DatePicker {...field} label="Tanggal masuk" required format="short" placeholder="dd/mm/yyyy" />
          )}
        </Control>
      </Form>
    </Sheet>
  )
}

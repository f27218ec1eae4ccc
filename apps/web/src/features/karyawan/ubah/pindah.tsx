import { useState } from 'react'
import { hariTimur } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { CancelButton } from '../../../ui/cancel-button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { MapPinned } from 'lucide-react'
import { AlasanMundur } from '../isian-bagian/alasan-mundur.tsx'
import { Bagian } from '../isian-bagian/bagian.tsx'
import { Hari } from '../isian-bagian/isian-fields.tsx'
import { tempatSchema } from '../isian-bagian/tempat.schema.ts'
import { KOSONG } from '../isian/isian.ts'
import { usePlaceOrang } from '../isian/isian.queries.ts'
import { TempatFields } from '../isian-bagian/tempat-fields.tsx'
import type { DetailOrang } from '../orang/orang.queries.ts'

type PindahFormProps = {
  readonly orang: DetailOrang
  readonly onDone: () => void
  /** Absent where the page has a way back of its own */
  readonly onCancel?: () => void
}

/** Places somebody anew; where they are now ends the day before. */
export function PindahForm({ orang, onDone, onCancel }: PindahFormProps) {
  const placeOrang = usePlaceOrang(orang.id)
  const [today] = useState(() => hariTimur(serverNow()))
  const [schema] = useState(() => tempatSchema(today))
  const { penempatan_aktif: penempatan } = orang
  const form = useForm({
    schema,
    defaultValues: { ...KOSONG, jabatan: penempatan?.jabatan ?? '', unit: penempatan?.unit ?? '' },
    submit: placeOrang,
    onSuccess: () => {
      toast.success('Penempatan disimpan.', 'form')
      onDone()
    },
  })
  return (
    <Form
      form={form}
      submit="Simpan Penempatan"
      back={onCancel && <CancelButton isUnsaved={form.isUnsaved} onCancel={onCancel} />}
    >
      {penempatan !== null && (
        <Notice icon={MapPinned} title={`Kini di ${penempatan.kantor.nama}`}>
          <p>
            {penempatan.jabatan}, {penempatan.unit}. Penempatan ini berakhir sehari sebelum yang baru dimulai.
          </p>
        </Notice>
      )}
      <Bagian title="Penempatan baru">
        <TempatFields form={form} />
      </Bagian>
      <Bagian title="Waktu">
        <Hari form={form} name="tanggal_masuk" label="Mulai tanggal" required />
        <Hari
          form={form}
          name="tanggal_selesai"
          label="Sampai tanggal"
          hint="Kosongkan bila belum ditentukan"
        />
        <AlasanMundur form={form} />
      </Bagian>
    </Form>
  )
}

import { useState } from 'react'
import type { NamaData } from '@rekan/domain/karyawan/data-diri'
import { hariTimur } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { JENIS_KELAMIN_LABEL } from '../../../lib/jenis-kelamin.ts'
import { toast } from '../../../lib/toast.ts'
import { terbaruFrom } from '../../../lib/write.ts'
import { CancelButton } from '../../../ui/cancel-button.tsx'
import { Form } from '../../../ui/form.tsx'
import { useRecordForm } from '../../../ui/use-record-form.tsx'
import { useReferensi } from '../../reference/reference.queries.ts'
import { Bagian } from '../isian-bagian/bagian.tsx'
import { DataDiriFields, EmailField, KerjaFields, LengkapFields } from '../isian-bagian/orang-fields.tsx'
import { orangSchema } from '../isian-bagian/orang.schema.ts'
import { isianFrom, perubahanFrom } from '../isian/isian.ts'
import { useEditOrang } from '../isian/isian.queries.ts'
import { LABEL_DATA } from '../isian/label.ts'
import type { DetailOrang } from '../orang/orang.queries.ts'

type UbahFormProps = {
  readonly orang: DetailOrang
  /** Saved, or found to be as it was */
  readonly onDone: () => void
  /** Absent where the page has a way back of its own */
  readonly onCancel?: () => void
}

/** Mends a person's data: sends what changed against the data it was opened with. */
export function UbahForm({ orang, onDone, onCancel }: UbahFormProps) {
  const editOrang = useEditOrang(orang.id)
  const [today] = useState(() => hariTimur(serverNow()))
  const [schema] = useState(() => orangSchema(today))
  const display = useTampilan()
  const { form, conflict } = useRecordForm({
    schema,
    record: recordFrom(orang),
    labels: LABEL_DATA,
    display: (nama, nilai) => display(nama as NamaData, nilai),
    latest: (error) => {
      const terbaru = terbaruFrom('GET /karyawan/{id}', error)
      return terbaru && recordFrom(terbaru)
    },
    submit: async (isian, { values, versi }) => {
      const nama = perubahanFrom(values, isian)
      return nama.length === 0 || orang.versi === null ? null : editOrang(isian, nama, versi)
    },
    onSuccess: (saved) => {
      if (saved === null) toast.info('Tidak ada perubahan data yang dilakukan.', 'form')
      else toast.success('Data karyawan disimpan.', 'form')
      onDone()
    },
  })

  return (
    <>
      <Form
        form={form}
        submit="Simpan"
        back={onCancel && <CancelButton isUnsaved={form.isUnsaved} onCancel={onCancel} />}
      >
        <Bagian title="Data diri">
          <DataDiriFields form={form} today={today} />
        </Bagian>
        <Bagian title="Pekerjaan" hint="Kantor, jabatan, dan jadwal diubah lewat penempatan.">
          <KerjaFields form={form} />
        </Bagian>
        <Bagian title="Akun">
          <EmailField
            form={form}
            hint="Penggantian diberitahukan ke alamat yang lama. Tanpa email, orangnya masuk dengan kode karyawan."
          />
        </Bagian>
        <Bagian title="Pendidikan, jaminan sosial, rekening">
          <LengkapFields form={form} />
        </Bagian>
      </Form>
      {conflict}
    </>
  )
}

function recordFrom(orang: DetailOrang) {
  return { values: isianFrom(orang), versi: orang.versi ?? 0 }
}

/** What a field's value is called: ids by the names of their lists. */
function useTampilan(): (nama: NamaData, nilai: string) => string {
  const daftar: Partial<Record<NamaData, ReturnType<typeof useReferensi>['options']>> = {
    jenis_karyawan_id: useReferensi('jenis-karyawan').options,
    status_pernikahan_id: useReferensi('status-pernikahan').options,
    jenjang_pendididikan_id: useReferensi('jenjang-pendidikan').options,
  }
  return (nama, nilai) => {
    if (nama === 'tanggal_lahir' || nama === 'tanggal_masuk') return formatTanggalAngka(nilai)
    if (nama === 'jenis_kelamin') return nilai === 'L' || nilai === 'P' ? JENIS_KELAMIN_LABEL[nilai] : nilai
    return daftar[nama]?.find(({ value }) => value === nilai)?.label ?? nilai
  }
}

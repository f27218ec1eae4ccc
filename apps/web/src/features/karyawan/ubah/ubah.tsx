import { useState } from 'react'
import type { NamaData } from '@rekan/domain/karyawan/data-diri'
import { hariTimur } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { Bagian } from '../isian-bagian/bagian.tsx'
import { DataDiriFields, EmailField, KerjaFields, LengkapFields } from '../isian-bagian/orang-fields.tsx'
import { orangSchema } from '../isian-bagian/orang.schema.ts'
import { type IsianOrang, isianFrom, perubahanFrom } from '../isian/isian.ts'
import { terbaruFrom } from '../isian/isian.api.ts'
import { useEditOrang } from '../isian/isian.queries.ts'
import { LABEL } from '../isian/label.ts'
import { useLeave } from '../isian-bagian/use-leave.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

/** Mends a person's data: sends what changed against the data it was opened with. */
export function UbahForm({ orang }: { readonly orang: DetailOrang }) {
  const editOrang = useEditOrang(orang.id)
  const leave = useLeave(orang.id)
  const [awal, setAwal] = useState(orang)
  const [bentrok, setBentrok] = useState<{ terbaru: DetailOrang; isian: IsianOrang }>()
  const [today] = useState(() => hariTimur(serverNow()))
  const [schema] = useState(() => orangSchema(today))
  const form = useForm({
    schema,
    defaultValues: isianFrom(orang),
    submit: async (isian) => {
      const nama = perubahanFrom(isianFrom(awal), isian)
      if (nama.length === 0 || awal.versi === null) return null
      return editOrang(isian, nama, awal.versi)
    },
    onSuccess: (saved) => {
      if (saved === null) toast.info('Tidak ada perubahan data yang dilakukan.', 'form')
      else toast.success('Data karyawan disimpan.', 'form')
      leave()
    },
    onFailure: (error, isian) => {
      const terbaru = terbaruFrom(error)
      if (terbaru !== undefined) setBentrok({ terbaru, isian })
      return terbaru !== undefined
    },
  })

  /** What others changed is taken over, what was typed beside it stays. */
  function load(asing: readonly NamaData[], terbaru: DetailOrang) {
    const baru = isianFrom(terbaru)
    const typed = form.hook.getValues()
    form.hook.reset(baru)
    for (const nama of perubahanFrom(isianFrom(awal), typed))
      if (!asing.includes(nama)) form.hook.setValue(nama, typed[nama], { shouldDirty: true })
    setAwal(terbaru)
    setBentrok(undefined)
  }

  return (
    <>
      <Form form={form} submit="Simpan">
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
      {bentrok !== undefined && (
        <Bentrok
          nama={perubahanFrom(isianFrom(awal), isianFrom(bentrok.terbaru))}
          onLoad={(asing) => load(asing, bentrok.terbaru)}
          onCancel={() => setBentrok(undefined)}
        />
      )}
    </>
  )
}

type BentrokProps = {
  /** What others have changed since */
  readonly nama: readonly NamaData[]
  readonly onLoad: (nama: readonly NamaData[]) => void
  readonly onCancel: () => void
}

function Bentrok({ nama, onLoad, onCancel }: BentrokProps) {
  return (
    <ConfirmDialog
      title="Data sudah berubah"
      confirm="Muat Data Terbaru"
      cancel="Kembali"
      onConfirm={() => onLoad(nama)}
      onCancel={onCancel}
    >
      Data ini diubah dari tempat lain sejak Anda membukanya; isian Anda belum dikirim.
      {nama.length > 0 && ` Yang berubah: ${nama.map((satu) => LABEL[satu]).join(', ')}.`} Isian Anda yang
      lain tetap ada.
    </ConfirmDialog>
  )
}

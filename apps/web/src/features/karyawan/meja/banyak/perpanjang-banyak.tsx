import { useState } from 'react'
import * as z from 'zod/mini'
import { ATURAN_KONTRAK } from '@rekan/domain/karyawan/kontrak'
import { hariBarat } from '@rekan/domain/waktu'
import { angkaFrom } from '../../../../lib/angka.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { text } from '../../../../lib/form-schema.ts'
import { useInvalidate } from '../../../../lib/query.ts'
import { useWrite } from '../../../../lib/write.ts'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { BANYAK } from './banyak.ts'
import type { BanyakProps } from './pindah-banyak.tsx'

const schema = z.object({
  ditandatangani: text(ATURAN_KONTRAK.ditandatangani),
  bulan: text((teks) => {
    const bulan = angkaFrom(teks)
    return bulan === undefined || bulan < 1 || bulan > 60 ? 'Isi 1 sampai 60 bulan.' : undefined
  }),
})

/** Lets the last PKWT of several people be followed by another one. */
export function PerpanjangBanyak({ ids, onDone, onClose }: BanyakProps) {
  const [today] = useState(() => hariBarat(serverNow()))
  const banyak = ids.length.toLocaleString('id-ID')
  const create = useWrite('POST /kelola/karyawan/kontrak/perpanjangan', { once: true })
  const invalidate = useInvalidate()
  const form = useForm({
    schema,
    defaultValues: { ditandatangani: today, bulan: '12' },
    submit: async ({ ditandatangani, bulan }) => {
      const karyawan = ids.map((id) => ({ id }))
      const { data } = await create({ body: { ditandatangani, bulan: angkaFrom(bulan) ?? 0, karyawan } })
      await invalidate(...BANYAK)
      return { berhasil: data.diperpanjang.length, dilewati: data.dilewati }
    },
    onSuccess: onDone,
  })
  return (
    <SideSheet title={`Perpanjang ${banyak} kontrak`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit={`Perpanjang ${banyak} kontrak`}>
        <p className="text-ink-muted">
          PKWT terakhir tiap orang disambung mulai sehari sesudahnya, bernomor sama dengan akhiran /P1, /P2.
          Yang melewati 5 tahun atau belum punya PKWT disebutkan beserta alasannya.
        </p>
        <Control form={form} name="ditandatangani">
          {(field) => (
            <DatePicker
              {...field}
              label="Tanggal tanda tangan"
              required
              format="short"
              placeholder="dd/mm/yyyy"
            />
          )}
        </Control>
        <TextField
          label="Lama perpanjangan (bulan)"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.field('bulan')}
        />
      </Form>
    </SideSheet>
  )
}

import { useState } from 'react'
import * as z from 'zod/mini'
import { aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { JAM_KOREKSI } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useCorrectPengganti } from './cuti.queries.ts'

type KoreksiPenggantiSheetProps = { readonly karyawanId: string; readonly onClose: () => void }

const { dari, sampai, pesan } = JAM_KOREKSI

/** Hours, of which halves are written `1,5`. */
function jamFrom(teks: string): number | undefined {
  return /^\d{1,3}([.,][05])?$/.test(teks.trim()) ? Number(teks.trim().replace(',', '.')) : undefined
}
const schema = z.object({
  arah: z.enum(['tambah', 'kurang']),
  jam: text((teks) => {
    if (teks.trim() === '') return 'Jumlah jam harus diisi.'
    const jam = jamFrom(teks)
    return jam === undefined || jam < dari || jam > sampai ? pesan : undefined
  }),
  keterangan: text(aturanKeteranganPengajuan),
})

/** HR adds hours to somebody's time off for overtime or takes them, and says why. */
export function KoreksiPenggantiSheet({ karyawanId, onClose }: KoreksiPenggantiSheetProps) {
  const correct = useCorrectPengganti(karyawanId)
  const [defaultValues] = useState(() => ({ arah: 'tambah' as const, jam: '', keterangan: '' }))
  const form = useForm({
    schema,
    defaultValues,
    submit: (isian) => {
      const jam = jamFrom(isian.jam) ?? 0
      return correct({ jam: isian.arah === 'tambah' ? jam : -jam, keterangan: isian.keterangan })
    },
    onSuccess: () => {
      onClose()
      toast.success('Koreksi waktu pengganti dicatat.', 'form')
    },
  })
  return (
    <Sheet title="Koreksi Waktu Pengganti" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan Koreksi">
        <Control form={form} name="arah">
          {(field) => (
            <RadioCards
              {...field}
              label="Koreksi"
              required
              columns
              options={[
                { value: 'tambah', label: 'Tambah' },
                { value: 'kurang', label: 'Kurangi' },
              ]}
            />
          )}
        </Control>
        <TextField
          label="Jumlah jam"
          required
          inputMode="decimal"
          autoComplete="off"
          hint="Yang ditambah dapat diambil mulai besok."
          {...form.field('jam')}
        />
        <TextArea label="Alasan" required {...form.field('keterangan')} />
      </Form>
    </Sheet>
  )
}

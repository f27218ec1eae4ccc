import { useState } from 'react'
import * as z from 'zod/mini'
import { aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { HARI_KOREKSI } from '@rekan/domain/pengajuan/cuti/cuti'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { formatRentang } from '../../../lib/format-hari.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import type { HakCuti } from './cuti.api.ts'
import { useCorrectCuti } from './cuti.queries.ts'

type KoreksiCutiSheetProps = {
  readonly karyawanId: string
  /** The years in force, newest first; at least one */
  readonly hak: readonly HakCuti[]
  readonly onClose: () => void
}

const { dari, sampai, pesan } = HARI_KOREKSI

/** Days, of which halves are written `0,5`. */
function hariFrom(teks: string): number | undefined {
  return /^\d{1,3}([.,][05])?$/.test(teks.trim()) ? Number(teks.trim().replace(',', '.')) : undefined
}
const schema = z.object({
  hak: z.string(),
  arah: z.enum(['tambah', 'kurang']),
  jumlah: text((teks) => {
    if (teks.trim() === '') return 'Jumlah hari harus diisi.'
    const jumlah = hariFrom(teks)
    return jumlah === undefined || jumlah < dari || jumlah > sampai ? pesan : undefined
  }),
  keterangan: text(aturanKeteranganPengajuan),
})

/** HR adds days to a year of leave or takes them, and says why. */
export function KoreksiCutiSheet({ karyawanId, hak, onClose }: KoreksiCutiSheetProps) {
  const correctCuti = useCorrectCuti(karyawanId)
  const [defaultValues] = useState(() => ({
    hak: String(hak[0]?.id ?? ''),
    arah: 'tambah' as const,
    jumlah: '',
    keterangan: '',
  }))
  const form = useForm({
    schema,
    defaultValues,
    wire: { hak_id: 'hak' },
    submit: (isian) => {
      const jumlah = hariFrom(isian.jumlah) ?? 0
      return correctCuti({
        hak_id: Number(isian.hak),
        jumlah: isian.arah === 'tambah' ? jumlah : -jumlah,
        keterangan: isian.keterangan,
      })
    },
    onSuccess: () => {
      onClose()
      toast.success('Koreksi cuti dicatat.', 'form')
    },
  })
  return (
    <Sheet title="Koreksi Cuti" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan Koreksi">
        <Control form={form} name="hak">
          {(field) => (
            <RadioCards
              {...field}
              label="Tahun kerja"
              required
              options={hak.map(({ id, mulai, akhir, sisa }) => ({
                value: String(id),
                label: formatRentang(mulai, akhir),
                hint: `Sisa ${formatJumlahHari(sisa)} hari`,
              }))}
            />
          )}
        </Control>
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
          label="Jumlah hari"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.field('jumlah')}
        />
        <TextArea label="Alasan" required {...form.field('keterangan')} />
      </Form>
    </Sheet>
  )
}

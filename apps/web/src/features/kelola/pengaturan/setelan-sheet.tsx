import { useState } from 'react'
import * as z from 'zod/mini'
import { aturanPengaturan } from '@rekan/domain/perusahaan/pengaturan'
import { hariBarat, isTanggal } from '@rekan/domain/waktu'
import { angkaFrom } from '../../../lib/angka.ts'
import { serverNow } from '../../../lib/clock.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { terbaruFrom } from '../../../lib/write.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { BedaVersi } from './beda-versi.tsx'
import { nilaiTeks } from './riwayat.ts'
import { type Nilai, type Setelan, useEditSetelan } from '../../perusahaan/setelan/setelan.queries.ts'

type SetelanSheetProps = {
  readonly setelan: Setelan
  /** Pay or attendance follows from it: it takes the day from which it holds */
  readonly isBertanggal: boolean
  readonly onClose: () => void
}

const YA_TIDAK = [
  { nilai: 'true', label: 'Ya' },
  { nilai: 'false', label: 'Tidak' },
]

/** The value that a field's text stands for; undefined: none of that setting's. */
function nilaiFrom({ jenis, pilihan }: Setelan, teks: string): Nilai | undefined {
  if (jenis === 'ya_tidak') return teks === 'true'
  if (jenis === 'angka') return angkaFrom(teks)
  return pilihan?.find(({ nilai }) => nilai === teks)?.nilai
}

/** Another value for a setting, from a day on. */
export function SetelanSheet({ setelan, isBertanggal, onClose }: SetelanSheetProps) {
  const { kunci, label, uraian, satuan } = setelan
  const pilihan = setelan.jenis === 'ya_tidak' ? YA_TIDAK : setelan.pilihan
  const edit = useEditSetelan()
  /** How it stood when this form was last shown what others did */
  const [dasar, setDasar] = useState(setelan)
  const [lain, setLain] = useState<Setelan>()
  const hariIni = hariBarat(serverNow())
  const form = useForm({
    schema: z.object({
      nilai: text((teks) => aturanPengaturan(kunci, nilaiFrom(setelan, teks))),
      mulai: text((teks) => (isTanggal(teks) ? undefined : 'Isi tanggal mulai berlakunya.')),
    }),
    defaultValues: { nilai: String(setelan.nilai), mulai: isBertanggal ? '' : hariIni },
    wire: { berlaku_dari: 'mulai' },
    submit: ({ nilai, mulai }) =>
      edit.mutateAsync({
        body: { kunci, versi: dasar.versi, nilai: nilaiFrom(setelan, nilai) ?? 0, berlaku_dari: mulai },
      }),
    onSuccess: () => {
      toast.success(`${label} disimpan.`, 'form')
      onClose()
    },
    onFailure: (error) => {
      const kini = terbaruFrom('GET /kelola/pengaturan', error)?.find((satu) => satu.kunci === kunci)
      setLain(kini)
      return kini !== undefined
    },
  })
  return (
    <SideSheet title={`Ubah ${label}`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <p className="text-ink-muted">{uraian}.</p>
        {lain !== undefined && (
          <BedaVersi
            onTimpa={() => {
              setDasar(lain)
              setLain(undefined)
            }}
            onAmbil={onClose}
          >
            {lain.riwayat[0] === undefined
              ? nilaiTeks(lain, lain.nilai)
              : `Mulai ${lain.riwayat[0].berlaku_dari}: ${nilaiTeks(lain, lain.riwayat[0].nilai)}${lain.riwayat[0].oleh === null ? '' : `, oleh ${lain.riwayat[0].oleh.nama}`}`}
          </BedaVersi>
        )}
        {pilihan !== null && (
          <SelectField
            label={label}
            required
            options={pilihan.map((satu) => ({ value: satu.nilai, label: satu.label }))}
            {...form.field('nilai')}
          />
        )}
        {pilihan === null && (
          <TextField
            label={satuan === null || kunci === 'tutup_tanggal' ? label : `${label} (${satuan})`}
            required
            inputMode="numeric"
            autoComplete="off"
            {...form.field('nilai')}
          />
        )}
        <Control form={form} name="mulai">
          {(field) => (
            <DatePicker
              {...field}
              label="Berlaku mulai"
              required
              format="short"
              placeholder="dd/mm/yyyy"
              minDate={hariIni}
              hint="Hari-hari sebelumnya tidak berubah."
            />
          )}
        </Control>
      </Form>
    </SideSheet>
  )
}

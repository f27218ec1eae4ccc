import { useState } from 'react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { isTanggal } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../../lib/format.ts'
import { text } from '../../../../lib/form-schema.ts'
import { toast } from '../../../../lib/toast.ts'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { BedaVersi } from '../beda-versi.tsx'
import { PilihCakupan, cakupanFrom, useSebutanCakupan, wireCakupan } from '../libur-cakupan.tsx'
import { type Libur, liburPada, liburTerbaru, useSetLibur, useTawarUrung } from './libur.queries.ts'
import { hariBesok } from '../riwayat.ts'

const schema = z.object({
  nama: text(wajib('Nama hari libur harus diisi.')),
  tanggal: text((teks) => (isTanggal(teks) ? undefined : 'Isi tanggalnya.')),
  lokasi: z
    .object({ cara: z.enum(['semua', 'kecuali', 'hanya']), kantor: z.array(z.number()) })
    .check(
      z.refine(({ cara, kantor }) => cara === 'semua' || kantor.length > 0, { error: 'Pilih lokasi kerja.' }),
    ),
})

type LiburSheetProps = {
  /** Null: a new day of the company's own */
  readonly hari: Libur | null
  readonly onClose: () => void
  /** Told of its year */
  readonly onSaved: (tahun: number) => void
}

/** A day off of the company's own, or where a day off is one. */
export function LiburSheet({ hari, onClose, onSaved }: LiburSheetProps) {
  const set = useSetLibur()
  const tawarUrung = useTawarUrung()
  const sebutan = useSebutanCakupan()
  /** How it stood when this form was last shown what others did */
  const [dasar, setDasar] = useState(hari)
  const [lain, setLain] = useState<Libur>()
  const form = useForm({
    schema,
    defaultValues: {
      nama: hari?.nama ?? '',
      tanggal: hari?.tanggal ?? '',
      lokasi: cakupanFrom(hari ?? { kantor_ids: [], hanya: false }),
    },
    wire: { kantor_ids: 'lokasi', hanya: 'lokasi' },
    submit: ({ nama, tanggal, lokasi }) =>
      set.mutateAsync({
        jenis: 'PERUSAHAAN',
        ...dasar,
        nama,
        tanggal,
        berlaku: true,
        ...wireCakupan(lokasi),
        versi: dasar?.versi ?? 0,
      }),
    onSuccess: (setahun, { nama, tanggal, lokasi }) => {
      const pesan = `${nama}: ${formatTanggal(tanggal)} libur, ${sebutan(wireCakupan(lokasi)).toLowerCase()}.`
      if (dasar === null) toast.success(pesan, 'libur')
      else tawarUrung(pesan, dasar, setahun)
      onSaved(setahun.tahun)
      onClose()
    },
    onFailure: (error, { tanggal }) => {
      const kini = liburTerbaru(error)
      setLain(kini && liburPada(kini, { tanggal, jenis: hari?.jenis ?? 'PERUSAHAAN' }))
      return kini !== undefined
    },
  })
  return (
    <SideSheet
      title={hari === null ? 'Hari Perusahaan' : `Lokasi ${hari.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit={hari === null ? 'Liburkan' : 'Simpan'}>
        <p className="text-ink-muted">
          {hari === null ? 'Hari ini' : formatTanggal(hari.tanggal)} menjadi libur bagi orang dengan jadwal
          yang mengikuti hari libur, menurut lokasi penempatan utamanya. Hari yang sudah berjalan tidak
          berubah.
        </p>
        {lain !== undefined && (
          <BedaVersi
            onTimpa={() => {
              setDasar(lain)
              setLain(undefined)
            }}
            onAmbil={onClose}
          >
            {lain.nama}, {lain.berlaku ? sebutan(lain).toLowerCase() : 'hari kerja biasa'}
          </BedaVersi>
        )}
        {hari === null && (
          <>
            <TextField label="Nama" required hint="Misalnya Ulang tahun perusahaan" {...form.field('nama')} />
            <Control form={form} name="tanggal">
              {(field) => (
                <DatePicker
                  {...field}
                  label="Tanggal"
                  required
                  format="short"
                  placeholder="dd/mm/yyyy"
                  minDate={hariBesok()}
                  hint="Paling cepat besok."
                />
              )}
            </Control>
          </>
        )}
        <Control form={form} name="lokasi">
          {({ value, onChange, error }) => <PilihCakupan value={value} onChange={onChange} error={error} />}
        </Control>
      </Form>
    </SideSheet>
  )
}

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { urut } from '@rekan/domain/aturan'
import { aturanAlasan, aturanTanggalKeluar, aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { type Tanggal, hariTimur } from '@rekan/domain/waktu'
import { ApiError } from '../../../../lib/api-error.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { text } from '../../../../lib/form-schema.ts'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { DaftarAkibat } from '../../akun/daftar-akibat.tsx'
import { type AkibatBanyak, endBanyak, tryEndBanyak } from './banyak.api.ts'
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
  const end = useBanyak(ids, endBanyak)
  /** What ends with whom, of the day for which it was asked */
  const [dilihat, setDilihat] = useState<{ tanggal: Tanggal; akibat: AkibatBanyak }>()
  const form = useForm({
    schema,
    defaultValues: { tanggal: today, alasan: '' },
    async submit(isian) {
      const { tanggal } = isian
      const akibat = dilihat?.tanggal === tanggal ? dilihat.akibat : await tryEndBanyak(ids, isian)
      if (akibat.length === 0 || dilihat?.tanggal === tanggal) return end(isian)
      setDilihat({ tanggal, akibat })
      throw new ApiError({ status: 409, message: 'Periksa dulu yang ikut berakhir, lalu kirim lagi.' })
    },
    onSuccess: onDone,
  })
  const tanggal = useWatch({ control: form.hook.control, name: 'tanggal' })
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
        {dilihat !== undefined && dilihat.tanggal === tanggal && (
          <div aria-live="polite" className="space-y-3">
            <p className="font-semibold">
              Yang ikut berakhir. Tugas koordinator diteruskan HRD; nonaktifkan satu per satu untuk memilih
              penerusnya.
            </p>
            {dilihat.akibat.map(({ karyawan, teks }) => (
              <DaftarAkibat key={karyawan.id} nama={`${karyawan.nama} (${karyawan.kode})`} teks={teks} />
            ))}
          </div>
        )}
      </Form>
    </SideSheet>
  )
}

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { urut } from '@rekan/domain/aturan'
import { aturanAlasan, aturanTanggalKeluar, aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { type Tanggal, hariTimur } from '@rekan/domain/waktu'
import { ApiError, errorFrom } from '../../../../lib/api-error.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { text } from '../../../../lib/form-schema.ts'
import { call } from '../../../../lib/http.ts'
import { type CallBody, type CallData, useInvalidate } from '../../../../lib/query.ts'
import { useWrite } from '../../../../lib/write.ts'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { BELUM_DILIHAT } from '../../akun/belum-dilihat.ts'
import { DaftarAkibat } from '../../akun/daftar-akibat.tsx'
import { BANYAK } from './banyak.ts'
import { DaftarDilewati } from './daftar-dilewati.tsx'
import type { BanyakProps } from './pindah-banyak.tsx'

type Keluar = Omit<CallBody<'POST /kelola/karyawan/nonaktif'>, 'karyawan_ids'>
/** What would end with whom, and who would be left out. */
type Percobaan = CallData<'POST /kelola/karyawan/nonaktif'>

/** Lets several people go with one last day. */
export function KeluarBanyak({ ids, onDone, onClose }: BanyakProps) {
  const [today] = useState(() => hariTimur(serverNow()))
  const [schema] = useState(() =>
    z.object({
      tanggal: text(urut(aturanTanggalKeluar, aturanTidakTerlaluJauh(today))),
      alasan: text(aturanAlasan),
    }),
  )
  const write = useWrite('POST /kelola/karyawan/nonaktif', { once: true })
  const invalidate = useInvalidate()
  const end = async (isian: Keluar) => {
    const { data } = await write({ body: { karyawan_ids: [...ids], ...isian } })
    await invalidate(...BANYAK)
    return { berhasil: data.dinonaktifkan.length, dilewati: data.dilewati }
  }
  /** What ends with whom, of the day for which it was asked */
  const [percobaan, setPercobaan] = useState<Percobaan & { readonly tanggal: Tanggal }>()
  const form = useForm({
    schema,
    defaultValues: { tanggal: today, alasan: '' },
    async submit(isian) {
      const { tanggal } = isian
      const look = async () => {
        const body = { karyawan_ids: [...ids], ...isian, periksa: true }
        const { data: baru } = await call('POST /kelola/karyawan/nonaktif', { body })
        setPercobaan({ ...baru, tanggal })
        return baru
      }
      if (percobaan?.tanggal !== tanggal) {
        const { akibat, dilewati, sidik } = await look()
        if (akibat.length === 0 && dilewati.length === 0) return end({ ...isian, sidik })
        throw new ApiError({ status: 409, message: BELUM_DILIHAT })
      }
      if (percobaan.dinonaktifkan.length === 0) throw new ApiError({ status: 409, message: TAK_SEORANG_PUN })
      try {
        return await end({ ...isian, sidik: percobaan.sidik })
      } catch (error) {
        // Something has changed meanwhile: what would end now is seen first.
        if (errorFrom(error).status === 409) await look()
        throw error
      }
    },
    onSuccess: onDone,
  })
  const tanggal = useWatch({ control: form.hook.control, name: 'tanggal' })
  const dilihat = percobaan?.tanggal === tanggal ? percobaan : undefined
  const banyak = (dilihat?.dinonaktifkan.length ?? ids.length).toLocaleString('id-ID')
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
        {dilihat !== undefined && (
          <div aria-live="polite" className="space-y-3">
            {dilihat.akibat.some(({ diserahkan }) => diserahkan) && (
              <p className="font-semibold">
                Tugas koordinator diteruskan HRD; nonaktifkan satu per satu untuk memilih penerusnya.
              </p>
            )}
            {dilihat.akibat.map(({ karyawan, teks }) => (
              <DaftarAkibat key={karyawan.id} nama={`${karyawan.nama} (${karyawan.kode})`} teks={teks} />
            ))}
            <DaftarDilewati dilewati={dilihat.dilewati} />
          </div>
        )}
      </Form>
    </SideSheet>
  )
}

const TAK_SEORANG_PUN = 'Tidak ada yang dapat dinonaktifkan. Pilih orang atau hari lain.'

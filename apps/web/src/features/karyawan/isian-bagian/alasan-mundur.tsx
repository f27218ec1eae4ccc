import { useWatch } from 'react-hook-form'
import { hariTimur, isTanggal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { LABEL } from '../isian/label.ts'
import type { OrangForm } from './isian-fields.tsx'

/** Asks why a placement is dated back, where it is: days that are over move with it. */
export function AlasanMundur({ form }: { readonly form: OrangForm }) {
  const mulai = useWatch({ control: form.hook.control, name: 'tanggal_masuk' })
  if (!isTanggal(mulai) || mulai >= hariTimur(serverNow())) return null
  return (
    <TextArea
      label={LABEL.alasan}
      required
      rows={2}
      maxLength={500}
      hint="Hari yang sudah lewat sejak tanggal itu ikut pindah, kecuali yang sudah digaji."
      {...form.field('alasan')}
    />
  )
}

import { useWatch } from 'react-hook-form'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { DuaHariField } from '../../../ui/dua-hari-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { koreksiSchema } from './koreksi.schema.ts'
import type { Rekaman } from '../rekaman/rekaman.wire.ts'
import { useKoreksi } from '../rekaman/rekaman.queries.ts'

type KoreksiSheetProps = {
  readonly presensiId: string
  readonly rekaman: Rekaman
  readonly onClose: () => void
}

const WIRE = {
  check_in: 'masuk',
  check_out: 'pulang',
  hari_pulang: 'hariPulang',
  penugasan_id: 'penugasan',
} as const

/** A day of one work has no choice */
const SATU = 'satu'

/** HR corrects the times of a day; the old and the new ones are both kept. */
export function KoreksiSheet({ presensiId, rekaman, onClose }: KoreksiSheetProps) {
  const koreksi = useKoreksi(presensiId)
  const { tanggal, nama, zona, kerja } = rekaman
  const form = useForm({
    schema: koreksiSchema,
    defaultValues: {
      penugasan: kerja.length > 1 ? '' : SATU,
      masuk: '',
      pulang: '',
      hariPulang: '',
      alasan: '',
    },
    wire: WIRE,
    submit: ({ penugasan, masuk: jamMasuk, pulang: jamPulang, hariPulang: hari, alasan }) =>
      koreksi({
        tanggal,
        alasan,
        ...(kerja.length > 1 && { penugasan_id: Number(penugasan) }),
        ...(jamMasuk !== '' && { check_in: jamMasuk }),
        ...(jamPulang !== '' && { check_out: jamPulang }),
        ...(jamPulang !== '' && hari !== '' && { hari_pulang: Number(hari) }),
      }),
    onSuccess: () => {
      onClose()
      toast.success('Presensi dikoreksi.', 'form')
    },
  })
  const [masuk, pulang, hariPulang] = useWatch({
    control: form.hook.control,
    name: ['masuk', 'pulang', 'hariPulang'],
  })
  const baris = [
    { label: 'Masuk', ada: rekaman.checkIn?.waktu, baru: masuk },
    { label: 'Pulang', ada: rekaman.checkOut?.waktu, baru: pulang },
  ]
  return (
    <Sheet title="Koreksi Jam" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <p className="text-ink-muted">
          {nama}, {formatTanggal(tanggal)}. Jam yang dikosongkan tidak berubah.
        </p>
        {kerja.length > 1 && (
          <SelectField
            label="Kerja"
            required
            options={kerja.map(({ id, sebutan }) => ({ value: id, label: sebutan }))}
            placeholder="Pilih kerjanya"
            {...form.field('penugasan')}
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
          <Control form={form} name="masuk">
            {(field) => <TimeField {...field} label="Jam masuk" />}
          </Control>
          <Control form={form} name="pulang">
            {(field) => <TimeField {...field} label="Jam pulang" />}
          </Control>
        </div>
        <DuaHariField
          label="Tanggal pulang"
          tanggal={tanggal}
          dipilih={hariPulang}
          {...form.field('hariPulang')}
        />
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="text-xs text-ink-muted">
            <tr>
              <th className="font-normal">Jam {zona}</th>
              <th className="font-normal">Sebelum</th>
              <th className="font-normal">Sesudah</th>
            </tr>
          </thead>
          <tbody>
            {baris.map(({ label, ada, baru }) => (
              <tr key={label}>
                <th className="font-normal text-ink-muted">{label}</th>
                <td>{ada === undefined ? '--:--' : cutDetik(ada)}</td>
                <td className={baru === '' ? '' : 'font-bold'}>{baru === '' ? 'tetap' : baru}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextArea
          label="Alasan"
          required
          hint="Tersimpan dalam jejak audit."
          maxLength={500}
          {...form.field('alasan')}
        />
      </Form>
    </Sheet>
  )
}

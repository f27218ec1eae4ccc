import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Bulan, addBulan, bulanLokal, formatBulan } from '@rekan/domain/bulan'
import {
  akhirKasbon,
  aturanCicilan,
  aturanJumlahKasbon,
  aturanKeteranganKasbon,
} from '@rekan/domain/payroll/kasbon'
import { angkaFrom } from '../../../lib/angka.ts'
import { serverNow } from '../../../lib/clock.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { daftarKasbonDitulis } from './kasbon.queries.ts'

const angka = (aturan: (nilai: number) => string | undefined, kosong: string) => (teks: string) => {
  if (teks.trim() === '') return kosong
  const nilai = angkaFrom(teks)
  return nilai === undefined ? 'Tulis angka bulat.' : aturan(nilai)
}
const schema = z.object({
  jumlah: text(angka(aturanJumlahKasbon, 'Jumlah harus diisi.')),
  cicilan: text(angka(aturanCicilan, 'Banyaknya cicilan harus diisi.')),
  bulan: z.string(),
  keterangan: text(aturanKeteranganKasbon),
})
const SETAHUN = 13

type KasbonSheetProps = { readonly karyawanId: string; readonly onClose: () => void }

/** Money lent to somebody: how much, in how many instalments, and from which month's pay on. */
export function KasbonSheet({ karyawanId, onClose }: KasbonSheetProps) {
  const create = useWrite('POST /kelola/karyawan/{id}/kasbon', daftarKasbonDitulis(karyawanId))
  const kini = bulanLokal(serverNow(), 'WIB')
  const pilihan = Array.from({ length: SETAHUN }, (_, ke) => addBulan(kini, ke))
  const form = useForm({
    schema,
    defaultValues: { jumlah: '', cicilan: '', bulan: '0', keterangan: '' },
    submit: ({ jumlah, cicilan, bulan, keterangan }) =>
      create({
        params: { id: karyawanId },
        body: {
          ...addBulan(kini, Number(bulan)),
          jumlah: angkaFrom(jumlah) ?? 0,
          cicilan: angkaFrom(cicilan) ?? 0,
          keterangan,
        },
      }),
    onSuccess: () => {
      onClose()
      toast.success('Kasbon dicatat.', 'form')
    },
  })
  const [kali, bulan] = useWatch({ control: form.hook.control, name: ['cicilan', 'bulan'] })
  const terakhir = akhirCicilan(addBulan(kini, Number(bulan)), angkaFrom(kali))
  return (
    <SideSheet title="Catat kasbon" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Catat Kasbon">
        <TextField
          label="Jumlah (Rp)"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.field('jumlah')}
        />
        <TextField
          label="Dicicil berapa kali"
          required
          inputMode="numeric"
          autoComplete="off"
          hint="Satu kali setiap slip gaji, 1 sampai 60"
          {...form.field('cicilan')}
        />
        <SelectField
          label="Cicilan pertama"
          hint={terakhir && `Terakhir ${terakhir}, bila setiap slip memotong satu cicilan`}
          options={pilihan.map((satu, ke) => ({ value: String(ke), label: formatBulan(satu) }))}
          {...form.field('bulan')}
        />
        <TextField
          label="Keterangan"
          required
          hint="Dibaca juga oleh karyawan"
          autoComplete="off"
          {...form.field('keterangan')}
        />
      </Form>
    </SideSheet>
  )
}

/** `Mei 2027`; undefined until a number of instalments is typed. */
function akhirCicilan(mulai: Bulan, kali: number | undefined): string | undefined {
  if (kali === undefined || aturanCicilan(kali) !== undefined) return undefined
  return formatBulan(akhirKasbon(mulai, kali))
}

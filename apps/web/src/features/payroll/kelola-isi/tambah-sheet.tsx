import { useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { PTKP } from '@rekan/domain/payroll/pajak'
import { text } from '../../../lib/form-schema.ts'
import { call } from '../../../lib/http.ts'
import type { CallData } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { labelIn, pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useOrang } from '../../penempatan/orang.queries.ts'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { SlipForm } from './slip-form.tsx'
import { isianFrom, isianSlipFrom, slipSchema } from '../kelola/slip.schema.ts'

type TambahSheetProps = {
  readonly bulan: Bulan
  readonly onClose: () => void
  readonly onOpen: (id: number) => void
}

type Calon = {
  readonly karyawanId: number
  readonly nama: string
  readonly usulan: CallData<'GET /kelola/payroll/usulan'>
}

const schema = z.object({
  karyawan: text(wajib('Karyawan harus dipilih.')),
  ptkp: z.enum(['', ...PTKP]),
  npwp: z.enum(['', '1', '0']),
})

/** A payslip for one person: who, then the lines that are proposed, to change and keep. */
export function TambahSheet(props: TambahSheetProps) {
  const { bulan, onClose } = props
  const [calon, setCalon] = useState<Calon>()
  const { options, ...orang } = useOrang()
  const form = useForm({
    schema,
    defaultValues: { karyawan: '', ptkp: '' as const, npwp: '' as const },
    submit: async ({ karyawan, ptkp, npwp }) => {
      const karyawanId = Number(karyawan)
      // What the tax depends on is as in the person's last payslip where it is left out.
      const query = {
        karyawan_id: karyawanId,
        bulan: String(bulan.bulan),
        tahun: String(bulan.tahun),
        ptkp: ptkp === '' ? undefined : ptkp,
        npwp_valid: npwp === '' ? undefined : npwp,
      }
      const { data: usulan } = await call('GET /kelola/payroll/usulan', { query })
      return { karyawanId, nama: labelIn(options, karyawan), usulan }
    },
    onSuccess: setCalon,
  })
  if (calon !== undefined) return <IsiSlipBaru {...props} calon={calon} />
  return (
    <SideSheet title={`Slip Gaji ${formatBulan(bulan)}`} flush onClose={onClose}>
      <Form form={form} submit="Lanjut">
        <Control form={form} name="karyawan">
          {(field) => (
            <SearchableSelect
              {...pick(field)}
              {...orang}
              options={options}
              label="Karyawan"
              required
              placeholder="Pilih karyawan..."
            />
          )}
        </Control>
        <SelectField
          label="Status PTKP"
          placeholder="Seperti data pajaknya"
          hint="Untuk menghitung PPh 21"
          options={PTKP.map((value) => ({ value, label: value }))}
          {...form.field('ptkp')}
        />
        <SelectField
          label="NPWP"
          placeholder="Seperti data pajaknya"
          options={[
            { value: '1', label: 'Valid' },
            { value: '0', label: 'Tidak ada atau tidak valid' },
          ]}
          {...form.field('npwp')}
        />
      </Form>
    </SideSheet>
  )
}

function IsiSlipBaru({ bulan, calon, onClose, onOpen }: TambahSheetProps & { readonly calon: Calon }) {
  const { karyawanId, nama, usulan } = calon
  const create = useWriteGaji('POST /kelola/payroll', { once: true })
  const form = useForm({
    schema: slipSchema,
    defaultValues: isianFrom(usulan, usulan.dasar, null, null),
    submit: (isian) =>
      create({
        body: { karyawan_id: karyawanId, bulan: bulan.bulan, tahun: bulan.tahun, ...isianSlipFrom(isian) },
      }),
    onSuccess: () => {
      onClose()
      toast.success('Draft slip gaji dibuat.', 'form')
    },
    // There is one: on to it.
    onFailure: ({ status, data, message }) => {
      const id = status === 409 ? (data as { readonly id?: number } | null)?.id : undefined
      if (id === undefined) return false
      onOpen(id)
      toast.info(message, 'gaji')
      return true
    },
  })
  return (
    <SideSheet title={nama} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <SlipForm form={form} karyawanId={karyawanId} bulan={bulan} submit="Buat Draft" asal={usulan}>
        <p className="text-sm text-ink-muted">Slip gaji {formatBulan(bulan)}</p>
        {usulan.peringatan.length > 0 && (
          <Notice tone="accent" icon={TriangleAlert} title="Perhatikan">
            {usulan.peringatan.map((pesan) => (
              <p key={pesan}>{pesan}</p>
            ))}
          </Notice>
        )}
      </SlipForm>
    </SideSheet>
  )
}

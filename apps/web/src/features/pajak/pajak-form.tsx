import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  AGAMA,
  ATURAN_PAJAK,
  DATA_PAJAK,
  NAMA_PAJAK,
  type NamaPajak,
  PROGRAM_BPJS_TK,
  SEBUTAN_AGAMA,
  SEBUTAN_NPWP,
  STATUS_NPWP,
  programFrom,
} from '@rekan/domain/karyawan/data-pajak'
import { PTKP } from '@rekan/domain/payroll/pajak'
import { formatTanggalAngka } from '../../lib/format.ts'
import { text } from '../../lib/form-schema.ts'
import { KARYAWAN } from '../../lib/subjects.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FormHandle } from '../../ui/use-form.ts'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { type CatatanPajak, pajakQuery } from './pajak.queries.ts'

/** What is typed, as text; '' for nothing. */
type IsianPajak = Record<NamaPajak, string>

const schema = z.object(
  Object.fromEntries(NAMA_PAJAK.map((nama) => [nama, text(ATURAN_PAJAK[nama])])) as Record<
    NamaPajak,
    ReturnType<typeof text>
  >,
)
const LABEL = Object.fromEntries(NAMA_PAJAK.map((nama) => [nama, DATA_PAJAK[nama].label])) as Readonly<
  Record<NamaPajak, string>
>

type PajakFormProps = {
  readonly karyawanId: string
  readonly catatan: CatatanPajak
  /** The year whose PTKP it begins with */
  readonly tahun: number
  readonly onDone: () => void
}

/** What tax and BPJS follow from. */
export function PajakForm({ karyawanId, catatan, tahun, onDone }: PajakFormProps) {
  const recordPajak = useWrite('POST /kelola/karyawan/{id}/pajak', {
    into: () => pajakQuery(karyawanId),
    invalidate: KARYAWAN,
  })
  const recordFrom = (satu: CatatanPajak) => ({ values: isianFrom(satu, tahun), versi: satu.versi })
  const { form, conflict } = useRecordForm({
    schema,
    record: recordFrom(catatan),
    labels: LABEL,
    display: formatPajak,
    latest: (error) => {
      const terbaru = terbaruFrom('GET /kelola/karyawan/{id}/pajak', error)
      return terbaru && recordFrom(terbaru)
    },
    submit: (isian, { versi }) => recordPajak({ params: { id: karyawanId }, body: { ...isian, versi } }),
    onSuccess: () => {
      toast.success('Data pajak dan BPJS disimpan.', 'form')
      onDone()
    },
  })
  const status = useWatch({ control: form.hook.control, name: 'status_npwp' })
  return (
    <>
      <Form form={form} submit="Simpan" back={<CancelButton isUnsaved={form.isUnsaved} onCancel={onDone} />}>
        <SelectField
          label={LABEL.ptkp}
          placeholder="Belum diketahui"
          options={PTKP.map((value) => ({ value, label: value }))}
          {...form.field('ptkp')}
        />
        <TextField
          label={LABEL.ptkp_tahun}
          inputMode="numeric"
          autoComplete="off"
          hint="Berlaku dari tahun itu sampai ada yang baru"
          {...form.field('ptkp_tahun')}
        />
        <TextField
          label={LABEL.tanggungan}
          inputMode="numeric"
          autoComplete="off"
          hint="Termasuk yang melebihi tiga"
          {...form.field('tanggungan')}
        />
        <SelectField
          label={LABEL.status_npwp}
          placeholder="Belum diketahui"
          options={STATUS_NPWP.map((value) => ({ value, label: SEBUTAN_NPWP[value] }))}
          {...form.field('status_npwp')}
        />
        {status === 'NPWP' && (
          <TextField
            label={LABEL.npwp}
            required
            inputMode="numeric"
            autoComplete="off"
            hint="15 atau 16 angka"
            {...form.field('npwp')}
          />
        )}
        <SelectField
          label={LABEL.agama}
          placeholder="Belum diketahui"
          options={AGAMA.map((value) => ({ value, label: SEBUTAN_AGAMA[value] }))}
          {...form.field('agama')}
        />
        {(['bpjs_kesehatan_mulai', 'bpjs_kesehatan_sampai', 'bpjs_tk_mulai', 'bpjs_tk_sampai'] as const).map(
          (nama) => (
            <Control key={nama} form={form} name={nama}>
              {(field) => (
                <DatePicker {...field} label={LABEL[nama]} format="short" placeholder="dd/mm/yyyy" />
              )}
            </Control>
          ),
        )}
        <Program form={form} />
      </Form>
      {conflict}
    </>
  )
}

/** Kept as one text, `JKK, JKM`; ticked one by one. */
function Program({ form }: { readonly form: FormHandle<IsianPajak> }) {
  return (
    <Control form={form} name="bpjs_tk_program">
      {({ value, onChange, error }) => {
        const ikut = programFrom(value) ?? []
        return (
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{LABEL.bpjs_tk_program}</legend>
            <div className="flex flex-wrap gap-x-5">
              {PROGRAM_BPJS_TK.map((program) => (
                <Checkbox
                  key={program}
                  label={program}
                  checked={ikut.includes(program)}
                  onChange={({ target }) =>
                    onChange(
                      PROGRAM_BPJS_TK.filter((satu) =>
                        satu === program ? target.checked : ikut.includes(satu),
                      ).join(', '),
                    )
                  }
                />
              ))}
            </div>
            <FieldNote id="program-note" error={error} hint={undefined} />
          </fieldset>
        )
      }}
    </Control>
  )
}

/** The record as a year has it. */
function isianFrom(catatan: CatatanPajak, tahun: number): IsianPajak {
  const milik = catatan.ptkp.find((satu) => satu.tahun <= tahun)
  const isi: Readonly<Record<NamaPajak, string | number | null | undefined>> = {
    ...catatan,
    ptkp: milik?.ptkp,
    ptkp_tahun: tahun,
    tanggungan: milik?.tanggungan,
    bpjs_tk_program: catatan.bpjs_tk_program.join(', '),
  }
  return Object.fromEntries(NAMA_PAJAK.map((nama) => [nama, String(isi[nama] ?? '')])) as IsianPajak
}

function formatPajak(nama: string, nilai: string): string {
  if (nama === 'status_npwp')
    return STATUS_NPWP.flatMap((s) => (s === nilai ? [SEBUTAN_NPWP[s]] : [])).join('')
  if (nama === 'agama') return AGAMA.flatMap((s) => (s === nilai ? [SEBUTAN_AGAMA[s]] : [])).join('')
  return nama.endsWith('_mulai') || nama.endsWith('_sampai') ? formatTanggalAngka(nilai) : nilai
}

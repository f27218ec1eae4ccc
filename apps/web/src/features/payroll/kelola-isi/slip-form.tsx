import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type Bulan, akhirBulan } from '@rekan/domain/bulan'
import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { type IsiSlip, isPotonganBerlebih, totalSlip } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FormHandle } from '../../../ui/use-form.ts'
import { BarisFields } from './baris-fields.tsx'
import { PajakFields } from './pajak-fields.tsx'
import { type SlipIsian, KELOMPOK, isiFrom } from '../kelola/slip.schema.ts'
import { MengapaBaris } from '../slip/mengapa.tsx'
import { TotalCard } from './total-slip.tsx'

type SlipFormProps = {
  readonly form: FormHandle<SlipIsian>
  readonly karyawanId: number
  readonly bulan: Bulan
  /** The month's own unless told otherwise */
  readonly jenis?: JenisSlip
  readonly submit: string
  /** Lines as they are kept or proposed, with what each was computed from */
  readonly asal: IsiSlip
  /** What stands above the lines */
  readonly children?: ReactNode
}

/** A payslip's lines, with what they add up to as one types. */
export function SlipForm({
  form,
  karyawanId,
  bulan,
  jenis = 'BULANAN',
  submit,
  asal,
  children,
}: SlipFormProps) {
  return (
    <Form form={form} submit={submit} actions={<Bersih form={form} />}>
      {children}
      <div className="space-y-2">
        {KELOMPOK.map((kelompok) => (
          <BarisFields key={kelompok} form={form} kelompok={kelompok} />
        ))}
      </div>
      <PajakFields form={form} karyawanId={karyawanId} bulan={bulan} jenis={jenis} />
      <Pengecualian form={form} bulan={bulan} />
      <TextArea label="Catatan" hint="Dibaca juga oleh karyawan" {...form.field('catatan')} />
      <Total form={form} />
      <Asal form={form} asal={asal} />
    </Form>
  )
}

type DenganForm = { readonly form: FormHandle<SlipIsian> }

function useTotal({ form }: DenganForm) {
  const [penghasilan, potongan, penghasilan_lain] = useWatch({
    control: form.hook.control,
    name: ['penghasilan', 'potongan', 'penghasilan_lain'],
  })
  return totalSlip(isiFrom({ penghasilan, potongan, penghasilan_lain }))
}

function Total(props: DenganForm) {
  return <TotalCard total={useTotal(props)} />
}

/** Asked for once more than half is taken off. */
function Pengecualian({ form, bulan }: DenganForm & Pick<SlipFormProps, 'bulan'>) {
  const [penghasilan, potongan, penghasilan_lain, pengecualian] = useWatch({
    control: form.hook.control,
    name: ['penghasilan', 'potongan', 'penghasilan_lain', 'pengecualian'],
  })
  const isi = isiFrom({ penghasilan, potongan, penghasilan_lain })
  if (pengecualian === '' && !isPotonganBerlebih(requireBerlaku(KETENTUAN.upah, akhirBulan(bulan)), isi))
    return null
  return (
    <TextArea
      label="Alasan potongan lebih dari setengah"
      hint="Tercatat di jejak audit"
      {...form.field('pengecualian')}
    />
  )
}

/** Where the lines come from that are still as they were kept or proposed. */
function Asal({ form, asal }: DenganForm & { readonly asal: IsiSlip }) {
  const [penghasilan, potongan, penghasilan_lain] = useWatch({
    control: form.hook.control,
    name: ['penghasilan', 'potongan', 'penghasilan_lain'],
  })
  const ditulis = isiFrom({ penghasilan, potongan, penghasilan_lain })
  const berasal = KELOMPOK.flatMap((kelompok) =>
    ditulis[kelompok].flatMap(
      ({ nama, jumlah }) =>
        asal[kelompok].find((satu) => satu.asal && satu.nama === nama && satu.jumlah === jumlah) ?? [],
    ),
  )
  if (berasal.length === 0) return null
  return (
    <section className="card p-4">
      <h3 className="text-base font-bold">Dari mana angkanya</h3>
      <MengapaBaris baris={berasal} />
    </section>
  )
}

/** Always in sight. */
function Bersih(props: DenganForm) {
  const { gaji_bersih: bersih } = useTotal(props)
  return (
    <p
      role="status"
      className={`text-center text-sm font-semibold tabular-nums ${bersih < 0 ? 'text-destructive' : ''}`}
    >
      Gaji bersih {formatRupiah(bersih)}
    </p>
  )
}

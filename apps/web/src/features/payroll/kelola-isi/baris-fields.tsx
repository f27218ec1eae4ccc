import { useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Plus, Trash2 } from 'lucide-react'
import { BARIS_TERBANYAK, JENIS_MENURUT, KOMPONEN, type KelompokBaris } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormHandle } from '../../../ui/use-form.ts'
import { JENIS, JUDUL } from '../kelola/label.ts'
import { type Kelompok, type SlipIsian, isiFrom } from '../kelola/slip.schema.ts'

type BarisFieldsProps = { readonly form: FormHandle<SlipIsian>; readonly kelompok: Kelompok }

/** The lines of one group: named, of a kind, with an amount; their sum below. */
export function BarisFields({ form, kelompok }: BarisFieldsProps) {
  const { control, setValue, getFieldState, formState } = form.hook
  const { fields, append, remove } = useFieldArray({ control, name: kelompok })
  const isian = useWatch({ control, name: kelompok })
  const id = useId()
  const bagian = KELOMPOK_DOMAIN[kelompok]
  const kata = JUDUL[kelompok]
  const usulan = KOMPONEN.filter((komponen) => komponen.kelompok === bagian)
  const { error } = getFieldState(kelompok, formState)
  const jumlah = isiFrom({ ...KOSONG, [kelompok]: isian })[kelompok].reduce((n, satu) => n + satu.jumlah, 0)
  return (
    <fieldset className="card p-4" aria-describedby={`${id}-note`}>
      <legend className="sr-only">{kata}</legend>
      <p aria-hidden className="mb-2 text-base font-bold">
        {kata}
      </p>
      <datalist id={`${id}-nama`}>
        {usulan.map(({ nama }) => (
          <option key={nama}>{nama}</option>
        ))}
      </datalist>
      <ul className="space-y-4">
        {fields.map((baris, i) => (
          <li
            key={baris.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-2 border-b border-line pb-4"
          >
            <div className="min-w-0">
              <TextField
                label={`Nama baris ${i + 1}`}
                list={`${id}-nama`}
                autoComplete="off"
                {...form.field(`${kelompok}.${i}.nama`)}
                onInput={({ currentTarget: { value } }) => {
                  // A usual name brings its kind along.
                  const dikenal = usulan.find(({ nama }) => nama === value)
                  if (dikenal !== undefined) setValue(`${kelompok}.${i}.jenis`, dikenal.jenis)
                }}
              />
            </div>
            <div className="self-end pb-0.5">
              <IconButton
                label={`Hapus baris ${i + 1}${isian[i]?.nama ? `, ${isian[i].nama}` : ''}`}
                className="text-destructive hover:bg-destructive-soft"
                onClick={() => remove(i)}
              >
                <Trash2 className="size-5" />
              </IconButton>
            </div>
            <div className="col-span-2 grid grid-cols-1 gap-2 desk:grid-cols-2">
              {JENIS_MENURUT[bagian].length > 1 && (
                <SelectField
                  label={`Jenis baris ${i + 1}`}
                  options={JENIS_MENURUT[bagian].map((jenis) => ({ value: jenis, label: JENIS[jenis] }))}
                  {...form.field(`${kelompok}.${i}.jenis`)}
                />
              )}
              <TextField
                label={`Jumlah baris ${i + 1} (Rp)`}
                inputMode="numeric"
                autoComplete="off"
                {...form.field(`${kelompok}.${i}.jumlah`)}
              />
            </div>
          </li>
        ))}
      </ul>
      <FieldNote id={`${id}-note`} error={error?.message ?? error?.root?.message} />
      <p className="flex flex-wrap justify-between gap-x-4 py-3 font-bold">
        Jumlah
        <output className="ml-auto tabular-nums">{formatRupiah(jumlah)}</output>
      </p>
      {fields.length < BARIS_TERBANYAK && (
        <Button
          tone="outline"
          icon={<Plus className="size-5" />}
          onClick={() => append({ nama: '', jenis: JENIS_MENURUT[bagian][0], jumlah: '' })}
        >
          Tambah {kata}
        </Button>
      )}
    </fieldset>
  )
}

const KELOMPOK_DOMAIN: Readonly<Record<Kelompok, KelompokBaris>> = {
  penghasilan: 'PENGHASILAN',
  potongan: 'POTONGAN',
  penghasilan_lain: 'PENGHASILAN_LAIN',
}

const KOSONG = { penghasilan: [], potongan: [], penghasilan_lain: [] }

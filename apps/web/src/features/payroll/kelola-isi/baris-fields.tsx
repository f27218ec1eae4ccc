import { type ComponentProps, useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Plus, Trash2 } from 'lucide-react'
import { BARIS_TERBANYAK, JENIS_MENURUT, KOMPONEN, type KelompokBaris } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { FieldNote } from '../../../ui/field.tsx'
import type { FormField, FormHandle } from '../../../ui/use-form.ts'
import { JENIS, JUDUL } from '../kelola/label.ts'
import { type Kelompok, type SlipIsian, isiFrom } from '../kelola/slip.schema.ts'

type BarisFieldsProps = { readonly form: FormHandle<SlipIsian>; readonly kelompok: Kelompok }

/** As high as a row of a list where there is room, as a finger needs where there is not */
const SEL =
  'block h-11 w-full min-w-0 rounded-control border border-field bg-surface px-2 text-sm aria-invalid:border-destructive desk:h-8'
const IKON = 'grid size-11 place-items-center rounded-full desk:size-8'

/** The lines of one group as rows of a table: name, kind and amount; their sum beside its name. */
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
    <fieldset className="card px-3" aria-describedby={`${id}-note`}>
      <legend className="sr-only">{kata}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <p aria-hidden className="min-w-0 flex-1 text-sm font-bold">
          {kata}
        </p>
        <output aria-label={`Jumlah ${kata}`} className="text-sm font-bold tabular-nums">
          {formatRupiah(jumlah)}
        </output>
        {fields.length < BARIS_TERBANYAK && (
          <button
            type="button"
            aria-label={`Tambah ${kata}`}
            title={`Tambah ${kata}`}
            className={`${IKON} text-primary hover:bg-sunken`}
            onClick={() => append({ nama: '', jenis: JENIS_MENURUT[bagian][0], jumlah: '' })}
          >
            <Plus className="size-5" />
          </button>
        )}
      </div>
      <datalist id={`${id}-nama`}>
        {usulan.map(({ nama }) => (
          <option key={nama}>{nama}</option>
        ))}
      </datalist>
      {fields.length > 0 && (
        <table aria-label={`Baris ${kata}`} className="w-full table-fixed max-desk:block">
          {/* The hidden head is the first row, by which a fixed table would part its width evenly. */}
          <colgroup className="max-desk:hidden">
            <col />
            <col className="w-40" />
            <col className="w-32" />
            <col className="w-9" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">Nama</th>
              <th scope="col">Jenis</th>
              <th scope="col">Jumlah (Rp)</th>
              <th scope="col">Hapus</th>
            </tr>
          </thead>
          <tbody className="max-desk:block">
            {fields.map((baris, i) => (
              <tr
                key={baris.id}
                className="align-top max-desk:grid max-desk:grid-cols-[1fr_1fr_auto] max-desk:gap-1 max-desk:border-b max-desk:border-line max-desk:py-2"
              >
                <td className="pr-1 max-desk:col-span-3 max-desk:p-0">
                  <Sel
                    label={`Nama baris ${i + 1}`}
                    list={`${id}-nama`}
                    {...form.field(`${kelompok}.${i}.nama`)}
                    onInput={({ currentTarget: { value } }) => {
                      // A usual name brings its kind along.
                      const dikenal = usulan.find(({ nama }) => nama === value)
                      if (dikenal !== undefined) setValue(`${kelompok}.${i}.jenis`, dikenal.jenis)
                    }}
                  />
                </td>
                <td className="pr-1 max-desk:p-0">
                  {JENIS_MENURUT[bagian].length > 1 ? (
                    <Jenis
                      label={`Jenis baris ${i + 1}`}
                      bagian={bagian}
                      {...form.field(`${kelompok}.${i}.jenis`)}
                    />
                  ) : (
                    <span className="block px-2 py-1.5 text-sm text-ink-muted">
                      {JENIS[JENIS_MENURUT[bagian][0]]}
                    </span>
                  )}
                </td>
                <td>
                  <Sel
                    label={`Jumlah baris ${i + 1} (Rp)`}
                    inputMode="numeric"
                    isAngka
                    {...form.field(`${kelompok}.${i}.jumlah`)}
                  />
                </td>
                <td>
                  <button
                    type="button"
                    aria-label={`Hapus baris ${i + 1}${isian[i]?.nama ? `, ${isian[i].nama}` : ''}`}
                    className={`${IKON} text-destructive hover:bg-destructive-soft`}
                    onClick={() => remove(i)}
                  >
                    <Trash2 className="size-4" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FieldNote id={`${id}-note`} error={error?.message ?? error?.root?.message} />
    </fieldset>
  )
}

type SelProps = FormField & ComponentProps<'input'> & { readonly label: string; readonly isAngka?: boolean }

function Sel({ label, error, isAngka = false, ...input }: SelProps) {
  const id = useId()
  return (
    <>
      <input
        {...input}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        className={`${SEL} ${isAngka ? 'text-right tabular-nums' : ''}`}
      />
      <FieldNote id={`${id}-note`} error={error} />
    </>
  )
}

type JenisProps = FormField & { readonly label: string; readonly bagian: KelompokBaris }

function Jenis({ label, bagian, error, ...select }: JenisProps) {
  return (
    <select {...select} aria-label={label} aria-invalid={error !== undefined || undefined} className={SEL}>
      {JENIS_MENURUT[bagian].map((jenis) => (
        <option key={jenis} value={jenis}>
          {JENIS[jenis]}
        </option>
      ))}
    </select>
  )
}

const KELOMPOK_DOMAIN: Readonly<Record<Kelompok, KelompokBaris>> = {
  penghasilan: 'PENGHASILAN',
  potongan: 'POTONGAN',
  penghasilan_lain: 'PENGHASILAN_LAIN',
}

const KOSONG = { penghasilan: [], potongan: [], penghasilan_lain: [] }

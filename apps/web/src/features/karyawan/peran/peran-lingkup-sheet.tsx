import { useState } from 'react'
import { ShieldAlert, X } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Role } from '@rekan/domain/akses/peran'
import { type CallData, useInvalidate } from '../../../lib/query.ts'
import { KARYAWAN } from '../../../lib/subjects.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useOrang } from '../../penempatan/orang.queries.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { useReferensi } from '../../reference/reference.queries.ts'
import { ROLE_LABEL } from '../orang/role.ts'
import { ARTI, BERLINGKUP } from './arti.ts'

export type Berperan = CallData<'GET /kelola/pengaturan/peran'>[number]

type PeranLingkupSheetProps = {
  /** Null: somebody who is chosen here */
  readonly orang: Berperan | null
  readonly onClose: () => void
}

/** Gives somebody another role, or the same for other offices. */
export function PeranLingkupSheet({ orang, onClose }: PeranLingkupSheetProps) {
  const { memberi } = useProfil().boleh
  const give = useWrite('POST /karyawan/{id}/peran')
  const invalidate = useInvalidate()
  const [tolak, setTolak] = useState<string>()
  const [schema] = useState(() =>
    z.object({
      orang: z.string().check(z.minLength(1, { error: 'Pilih orangnya.' })),
      role: z.enum(memberi),
      kantor: z.array(z.object({ id: z.number(), nama: z.string() })),
    }),
  )
  const form = useForm({
    schema,
    defaultValues: {
      orang: String(orang?.karyawan?.id ?? ''),
      role: orang?.role ?? ('koordinator' satisfies Role),
      kantor: orang?.kantor ?? [],
    },
    wire: { kantor_ids: 'kantor' },
    submit: async ({ orang: id, role: diberi, kantor }) => {
      // No office in particular: the whole company.
      const kantor_ids = BERLINGKUP.includes(diberi) ? kantor.map((satu) => satu.id) : []
      await give({ params: { id }, body: { role: diberi, kantor_ids } })
      await invalidate(...KARYAWAN)
    },
    onSuccess: () => {
      toast.success('Peran diubah.', 'form')
      onClose()
    },
    onFailure: ({ status, message }) => {
      setTolak(status === 409 || status === 403 ? message : undefined)
      return status === 409
    },
  })
  const role = useWatch({ control: form.hook.control, name: 'role' })
  return (
    <SideSheet
      title={orang === null ? 'Beri Peran' : `Peran ${orang.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan Peran">
        {tolak !== undefined && (
          <div role="alert">
            <Notice icon={ShieldAlert} tone="destructive" title="Belum diubah">
              <p>{tolak}</p>
            </Notice>
          </div>
        )}
        {orang === null && (
          <Control form={form} name="orang">
            {({ onChange, value, ...field }) => (
              <PilihOrang {...field} value={value} onChange={(id) => onChange(id ?? '')} />
            )}
          </Control>
        )}
        <Control form={form} name="role">
          {(field) => (
            <RadioCards
              {...field}
              label="Peran"
              required
              options={memberi.map((value) => ({ value, label: ROLE_LABEL[value], hint: ARTI[value] }))}
            />
          )}
        </Control>
        {BERLINGKUP.includes(role) && (
          <Control form={form} name="kantor">
            {({ value, onChange }) => <PilihKantor value={value} onChange={onChange} />}
          </Control>
        )}
      </Form>
    </SideSheet>
  )
}

type PilihOrangProps = {
  readonly name: string
  readonly value: string
  readonly onChange: (id: string | null) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

function PilihOrang({ value, ...field }: PilihOrangProps) {
  return (
    <SearchableSelect
      {...field}
      {...useOrang()}
      value={value === '' ? null : value}
      label="Karyawan"
      required
      placeholder="Pilih karyawan..."
    />
  )
}

type Kantor = Berperan['kantor'][number]

/** Offices one after the other; none: the whole company. */
function PilihKantor({
  value,
  onChange,
}: {
  readonly value: Kantor[]
  readonly onChange: (kantor: Kantor[]) => void
}) {
  const kantor = useReferensi('kantor')
  return (
    <div className="space-y-2">
      <SearchableSelect
        {...kantor}
        name="kantor"
        label="Hanya untuk kantor"
        hint="Tanpa pilihan: seluruh perusahaan."
        placeholder="Tambah kantor..."
        value={null}
        onChange={(id: string | null) => {
          const nama = kantor.options.find((satu) => satu.value === id)?.label
          if (id === null || nama === undefined || value.some((satu) => String(satu.id) === id)) return
          onChange([...value, { id: Number(id), nama }])
        }}
      />
      {value.length > 0 && (
        <ul aria-label="Kantor yang dipilih">
          {value.map(({ id, nama }) => (
            <li key={id} className="flex items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{nama}</span>
              <IconButton
                label={`Lepas ${nama}`}
                onClick={() => onChange(value.filter((satu) => satu.id !== id))}
              >
                <X className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

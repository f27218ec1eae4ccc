import { Control } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { type FormHandle, useStart } from '../../../ui/use-form.ts'
import { pilihanKoordinator, useKoordinatorSaya } from '../../penempatan/penempatan.queries.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { useReferensi } from '../../reference/reference.queries.ts'
import type { IsianPengajuan } from './pengajuan.schema.ts'

/** Who decides: one's own coordinator, unless another is chosen. */
export function KoordinatorField({ form }: { readonly form: FormHandle<IsianPengajuan> }) {
  const { karyawanId } = useProfil()
  const saya = useKoordinatorSaya(karyawanId, useZona())
  const pilihan = pilihanKoordinator(useReferensi('koordinator'), saya)
  const sendiri = String(saya?.id)
  const { options, known = options } = pilihan
  const isAda = known.some(({ value }) => value === sendiri)
  useStart(form, 'koordinator', isAda ? sendiri : undefined)
  return (
    <Control form={form} name="koordinator">
      {(field) => (
        <SearchableSelect
          {...pick(field)}
          {...pilihan}
          label="Koordinator"
          required
          placeholder="Pilih koordinator..."
          hint="Menyetujui pengajuan Anda"
        />
      )}
    </Control>
  )
}

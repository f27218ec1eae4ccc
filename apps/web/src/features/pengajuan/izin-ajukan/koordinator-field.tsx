import { isTanggal } from '@rekan/domain/waktu'
import { Control } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { type FormHandle, useStart } from '../../../ui/use-form.ts'
import {
  awalKoordinator,
  pilihanKoordinator,
  useKoordinatorSaya,
} from '../../penempatan/penempatan.queries.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { usePemutus } from '../../reference/reference.queries.ts'
import type { IsianPengajuan } from './pengajuan.schema.ts'

/** Who decides: one's own coordinator, unless another of one's days is chosen; HR where there is none. */
export function KoordinatorField({ form }: { readonly form: FormHandle<IsianPengajuan> }) {
  const { karyawanId } = useProfil()
  const saya = useKoordinatorSaya(karyawanId, useZona())
  const { mulai, selesai } = form.hook.watch('tanggal')
  const isHari = isTanggal(mulai) && isTanggal(selesai)
  const pengajuan = { karyawan: '', mulai: isHari ? mulai : '', selesai: isHari ? selesai : '' }
  const pilihan = pilihanKoordinator(usePemutus(pengajuan), saya)
  useStart(form, 'koordinator', awalKoordinator(pilihan, saya))
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

import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cakupan } from '@rekan/domain/akses'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useProfil } from '../profil/profil.queries.ts'
import { referensiQuery } from '../reference/daftar.queries.ts'
import type { SaringanTim } from './presensi.search.ts'

type OrangFieldsProps = {
  readonly saringan: SaringanTim
  readonly onSaring: (saringan: SaringanTim) => void
  /** Further fields beside the office's */
  readonly children?: ReactNode
}

/** Narrows a list to some people: by name, for those who may choose among offices by office. */
export function OrangFields({ saringan, onSaring, children }: OrangFieldsProps) {
  const { role } = useProfil()
  const isKantor = cakupan(role.name, 'GET /reference/kantor') !== null
  return (
    <>
      <SearchField
        label="Cari nama"
        value={saringan.nama ?? ''}
        onSearch={(nama) => {
          const { nama: _, ...rest } = saringan
          onSaring(nama === '' ? rest : { ...rest, nama })
        }}
      />
      {(isKantor || children !== undefined) && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2">
          {children}
          {isKantor && <KantorField saringan={saringan} onSaring={onSaring} />}
        </div>
      )}
    </>
  )
}

function KantorField({ saringan, onSaring }: Pick<OrangFieldsProps, 'saringan' | 'onSaring'>) {
  const { data = [] } = useQuery(referensiQuery('kantor'))
  return (
    <SelectField
      label="Kantor"
      placeholder="Semua kantor"
      options={data.map(({ id, nama }) => ({ value: id, label: nama }))}
      value={saringan.kantor ?? ''}
      onChange={({ target }) => {
        const { kantor: _, ...rest } = saringan
        onSaring(target.value === '' ? rest : { ...rest, kantor: Number(target.value) })
      }}
    />
  )
}

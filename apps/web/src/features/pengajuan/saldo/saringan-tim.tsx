import { useQuery } from '@tanstack/react-query'
import { bulanLokal } from '@rekan/domain/bulan'
import { serverNow } from '../../../lib/clock.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterMenu } from '../../../ui/wide/filter-menu.tsx'
import { pilihanMejaQuery } from '../../presensi/meja/meja.queries.ts'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { type CariSaldo, withSaldo } from './saldo.search.ts'

type SaringanTimProps = { readonly cari: CariSaldo; readonly onCari: (cari: CariSaldo) => void }

/** Whose leave: by name, by site and by coordinator, of those that the reader sees. */
export function SaringanTim({ cari, onCari }: SaringanTimProps) {
  const { data } = useQuery(pilihanMejaQuery(bulanLokal(serverNow(), useZona())))
  const menu = (nama: 'kantor' | 'koordinator', label: string) => (
    <FilterMenu
      label={label}
      options={(data?.[nama] ?? []).map(({ id, nama: sebutan }) => ({ value: String(id), label: sebutan }))}
      value={cari[nama]?.toString()}
      onChange={(id) => onCari(withSaldo(cari, { [nama]: id === undefined ? undefined : Number(id) }))}
    />
  )
  return (
    <>
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField
          label="Nama atau kode"
          value={cari.q ?? ''}
          onSearch={(q) => onCari(withSaldo(cari, { q: q === '' ? undefined : q }))}
        />
      </div>
      {menu('kantor', 'Lokasi')}
      {menu('koordinator', 'Koordinator')}
    </>
  )
}

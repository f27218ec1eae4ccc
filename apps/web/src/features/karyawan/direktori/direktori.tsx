import { useQuery } from '@tanstack/react-query'
import { may, mayManageAkun, reachOf } from '../../../lib/boleh.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { FloatingLink } from '../../../ui/floating-link.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { referensiQuery } from '../../reference/daftar.queries.ts'
import type { Orang } from '../orang/orang.queries.ts'
import { useDirektori } from './direktori.queries.ts'
import type { Saringan } from './direktori.search.ts'

type DirektoriProps = {
  readonly saringan: Saringan
  readonly onNarrow: (saringan: Saringan) => void
}

const STATUS = [
  { value: 'nonaktif', label: 'Non-Aktif' },
  { value: 'semua', label: 'Semua' },
] as const

/** The people of the company: search, narrow, tap. */
export function Direktori({ saringan, onNarrow }: DirektoriProps) {
  const profile = useProfil()
  const query = useDirektori(saringan)
  const isNarrowed = Object.keys(saringan).length > 0
  return (
    <>
      <div className="space-y-3 px-4 pb-4">
        <SearchField
          label="Cari nama atau kode"
          value={saringan.nama ?? ''}
          onSearch={(nama) => onNarrow(withField(saringan, 'nama', nama === '' ? undefined : nama))}
        />
        {reachOf(profile, 'dataPekerjaan') === 'semua' && (
          <PilihJenis
            value={saringan.jenis}
            onChange={(jenis) => onNarrow(withField(saringan, 'jenis', jenis))}
          />
        )}
        {may(profile, 'karyawanNonaktif') && (
          <FilterChips
            label="Status"
            options={STATUS}
            value={saringan.status}
            onChange={(status) => onNarrow(withField(saringan, 'status', status))}
          />
        )}
      </div>
      <div
        className={`flex flex-1 flex-col px-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData}
      >
        <InfiniteList
          query={query}
          keyOf={({ id }) => id}
          pending={<SkeletonList avatar lines={2} />}
          empty={
            isNarrowed ? (
              <Empty title="Tidak ada karyawan yang cocok." hint="Ubah kata pencarian atau saringannya." />
            ) : (
              <Empty title="Belum ada karyawan." />
            )
          }
          end="Tidak ada data karyawan selanjutnya."
          nextError="Gagal memuat data karyawan selanjutnya."
        >
          {(orang) => <OrangCard orang={orang} />}
        </InfiniteList>
      </div>
      {mayManageAkun(profile) && (
        <FloatingLink label="Karyawan" link={{ to: '/karyawan/create', state: { dari: '/karyawan' } }} />
      )}
    </>
  )
}

type PilihJenisProps = {
  readonly value: number | undefined
  readonly onChange: (jenis: number | undefined) => void
}

function PilihJenis({ value, onChange }: PilihJenisProps) {
  const { data = [] } = useQuery(referensiQuery('jenis-karyawan'))
  return (
    <SelectField
      label="Jenis karyawan"
      placeholder="Semua jenis"
      options={data.map(({ id, nama }) => ({ value: id, label: nama }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

function OrangCard({ orang }: { readonly orang: Orang }) {
  const { id, kode, nama, avatar_url, active, jabatan, unit, jenis_karyawan, nomor_hp } = orang
  const kerja = baris(unit, jenis_karyawan?.nama)
  return (
    <ListCard
      title={nama}
      subtitle={
        <>
          {baris(kode, jabatan)}
          {kerja !== '' && <span className="block">{kerja}</span>}
          {nomor_hp && <span className="block">{nomor_hp}</span>}
        </>
      }
      start={<Avatar name={nama} url={avatar_url} />}
      end={active ? <Badge tone="success">Aktif</Badge> : <Badge tone="destructive">Non-Aktif</Badge>}
      link={{ to: '/karyawan/$karyawanId', params: { karyawanId: id }, state: { dari: '/karyawan' } }}
    />
  )
}

function baris(...bagian: readonly (string | null | undefined)[]): string {
  return bagian.filter(Boolean).join(' · ')
}

function withField<K extends keyof Saringan>(
  saringan: Saringan,
  name: K,
  value: Saringan[K] | undefined,
): Saringan {
  const { [name]: _, ...rest } = saringan
  return value === undefined ? rest : { ...rest, [name]: value }
}

import { useQuery } from '@tanstack/react-query'
import { Segmented } from '../../../ui/segmented.tsx'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import { DaftarHari } from '../daftar/daftar-hari.tsx'
import { ReguLink } from '../regu/regu-link.tsx'
import { HariTim } from './hari-tim.tsx'
import { OrangFields } from './orang-fields.tsx'
import type { PresensiSearch, SaringanTim } from '../daftar/presensi.search.ts'

type PresensiTimProps = {
  readonly saringan: PresensiSearch
  readonly onSaring: (saringan: PresensiSearch) => void
  /** To the other view, from which the way back leads here */
  readonly onTampilan: (saringan: PresensiSearch) => void
}

/** The attendance of one's people: day by day, and what of it waits to be looked at. */
export function PresensiTim({ saringan, onSaring, onTampilan }: PresensiTimProps) {
  const { data } = useQuery(jumlahQuery)
  const { tinjauan, bulan: _, tahun: __, ...hari } = saringan
  const orang = orangFrom(hari)
  return (
    <div className="flex flex-1 flex-col gap-3 px-4">
      <ReguLink />
      <Segmented
        label="Tampilan"
        segments={[
          { value: 'hari', label: 'Per hari' },
          { value: 'tinjauan', label: 'Perlu tinjauan', ...(data && { count: data.presensi }) },
        ]}
        value={tinjauan === true ? 'tinjauan' : 'hari'}
        // The day and its status wait in the address for the way back.
        onChange={(pilihan) => onTampilan(pilihan === 'tinjauan' ? { ...hari, tinjauan: true } : hari)}
      >
        {tinjauan === true ? (
          <>
            <OrangFields saringan={hari} onSaring={(baru) => onSaring({ ...baru, tinjauan: true })} />
            <DaftarHari
              daftar={{ jenis: 'tinjauan', ...orang }}
              isNarrowed={Object.keys(orang).length > 0}
              kosong="Tidak ada presensi yang perlu ditinjau."
              hint="Presensi dari luar area atau yang janggal muncul di sini."
            />
          </>
        ) : (
          <HariTim saringan={hari} onSaring={onSaring} />
        )}
      </Segmented>
    </div>
  )
}

function orangFrom({ nama, kantor }: SaringanTim): Pick<SaringanTim, 'nama' | 'kantor'> {
  return { ...(nama !== undefined && { nama }), ...(kantor !== undefined && { kantor }) }
}

import { DaftarKeputusan, type DaftarKeputusanProps } from './daftar-keputusan.tsx'
import { decideIzin, fetchIzin, fetchSatuIzin, type Izin } from './izin.api.ts'
import { IzinIsi } from './izin-isi.tsx'
import type { Jalan } from './daftar.queries.ts'

const JALAN: Jalan<Izin> = {
  nama: 'izin',
  sendiri: '/rekap/perizinan',
  fetchHalaman: fetchIzin,
  fetchSatu: fetchSatuIzin,
  decide: decideIzin,
}

type IzinMasukProps = Pick<DaftarKeputusanProps<Izin>, 'search' | 'onSearch'>

/** Leave, permissions and corrections that people ask for. */
export function IzinMasuk(props: IzinMasukProps) {
  return (
    <DaftarKeputusan {...props} jalan={JALAN} sebutan="pengajuan izin" hasJenis hasCatatan>
      {(izin) => <IzinIsi izin={izin} />}
    </DaftarKeputusan>
  )
}

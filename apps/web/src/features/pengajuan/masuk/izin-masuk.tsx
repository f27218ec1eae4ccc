import { lazy, useEffect } from 'react'
import { DaftarKeputusan, type DaftarKeputusanProps } from '../daftar/daftar-keputusan.tsx'
import { decideIzin, fetchIzin, fetchSatuIzin, type Izin } from './izin.api.ts'
import type { Jalan } from '../antrean/daftar.queries.ts'

const loadIsi = async () => ({ default: (await import('./izin-isi.tsx')).IzinIsi })
const IzinIsi = lazy(loadIsi)

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
  useEffect(() => {
    // Comes beside the first page, as the cards do.
    void loadIsi().catch(() => undefined)
  }, [])
  return (
    <DaftarKeputusan {...props} jalan={JALAN} sebutan="pengajuan izin" hasJenis hasCatatan>
      {(izin) => <IzinIsi izin={izin} />}
    </DaftarKeputusan>
  )
}

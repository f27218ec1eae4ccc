import { lazy, useEffect } from 'react'
import { DaftarKeputusan, type DaftarKeputusanProps } from '../daftar/daftar-keputusan.tsx'
import type { Jalan } from '../antrean/daftar.queries.ts'
import { type Lembur, decideLembur, fetchLembur, fetchSatuLembur } from './lembur.api.ts'

const loadIsi = async () => ({ default: (await import('./lembur-isi.tsx')).LemburIsi })
const LemburIsi = lazy(loadIsi)

const JALAN: Jalan<Lembur> = {
  nama: 'lembur',
  sendiri: '/lembur',
  fetchHalaman: fetchLembur,
  fetchSatu: fetchSatuLembur,
  decide: decideLembur,
}

type LemburMasukProps = Pick<DaftarKeputusanProps<Lembur>, 'search' | 'onSearch'>

/** Overtime that people ask for. */
export function LemburMasuk(props: LemburMasukProps) {
  useEffect(() => {
    // Comes beside the first page, as the cards do.
    void loadIsi().catch(() => undefined)
  }, [])
  return (
    <DaftarKeputusan {...props} jalan={JALAN} sebutan="pengajuan lembur" hasJenis={false} hasCatatan={false}>
      {(lembur) => <LemburIsi lembur={lembur} />}
    </DaftarKeputusan>
  )
}

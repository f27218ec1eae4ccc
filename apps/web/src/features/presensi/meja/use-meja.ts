import { useState } from 'react'
import { bulanLokal } from '@rekan/domain/bulan'
import { addHari, tanggalLokal } from '@rekan/domain/waktu'
import { mayDecide } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { useGridChoice } from '../../../ui/wide/grid-choice.ts'
import { saringanOf } from '../../../ui/wide/grid.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import type { LembarRekaman } from '../rekaman/lembar.ts'
import { type CariMeja, bulanOf } from './meja.search.ts'
import type { HariTerbuka } from './tampilan.ts'

/** What the desk is given by its address, and tells it. */
export type MejaProps = {
  readonly cari: CariMeja
  readonly onCari: (cari: CariMeja) => void
  readonly terbuka: HariTerbuka | undefined
  readonly onBuka: (hari: HariTerbuka, cari?: CariMeja) => void
  readonly onTutup: () => void
}

export type Meja = ReturnType<typeof useMeja>

/** What both views of the desk share: whose days, which of them is open with which form over it, and the keys. */
export function useMeja({ cari, onCari, terbuka, onBuka, onTutup }: MejaProps) {
  const profile = useProfil()
  const hariIni = tanggalLokal(serverNow(), useZona())
  const bulan = bulanOf(cari, bulanLokal(serverNow(), useZona()))
  const { hari, lokasi, klien, koordinator, keadaan, cari: teks } = cari
  const choice = useGridChoice(JSON.stringify(saringanOf(cari)))
  const [lembar, setLembar] = useState<LembarRekaman>()

  function open(satu: HariTerbuka, lain?: CariMeja) {
    setLembar(undefined)
    onBuka(satu, lain)
  }

  /** Another view or filter keeps the record that is open, on the day that the list goes to; another month closes it. */
  function search(baru: CariMeja) {
    const isBulanLain = baru.hari === undefined && cari.hari === undefined && baru.bulan !== cari.bulan
    if (terbuka === undefined || isBulanLain) onCari(baru)
    else open({ ...terbuka, tanggal: baru.hari ?? terbuka.tanggal }, baru)
  }

  function press(key: string, { id }: { readonly id: number }): boolean {
    const isOpen = terbuka?.karyawanId === id
    const tanggal = isOpen ? terbuka.tanggal : hari
    if (tanggal === undefined) return false
    const langkah = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const diminta = LEMBAR_KEY[key.toLowerCase()]
    if (langkah !== undefined) {
      const ke = addHari(tanggal, langkah)
      // In the day's view the list goes with the record.
      const lain = hari === undefined ? cari : { ...cari, hari: ke }
      if (ke > hariIni || (hari === undefined && ke.slice(0, 7) !== tanggal.slice(0, 7))) return true
      if (isOpen) open({ karyawanId: id, tanggal: ke }, lain)
      else onCari(lain)
      return true
    }
    if (diminta === undefined) return false
    if (!isOpen) onBuka({ karyawanId: id, tanggal })
    setLembar(diminta)
    return true
  }

  return {
    cari,
    onCari: search,
    terbuka,
    hariIni,
    bulan,
    saringan: { ...bulan, hari, lokasi, klien, koordinator, keadaan, cari: teks },
    choice,
    lembar,
    setLembar,
    press,
    onTutup,
    tampilan: {
      terbuka,
      onBuka: open,
      onClose: onTutup,
      choice: mayDecide(profile) ? choice : undefined,
      onKey: press,
      ownKeys: TOMBOL,
      isFollowing: true,
    },
  } as const
}

const LEMBAR_KEY: Readonly<Record<string, LembarRekaman>> = { k: 'koreksi', i: 'istirahat', t: 'tinjau' }

const TOMBOL = [
  ['← →', 'Hari sebelum atau sesudahnya'],
  ['↑ ↓', 'Orang sebelum atau sesudahnya'],
  ['K', 'Koreksi jam hari yang terbuka'],
  ['I', 'Koreksi istirahatnya'],
  ['T', 'Tinjau presensinya yang ditandai'],
] as const

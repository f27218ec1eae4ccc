import { useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { computeLebihAwal } from '@rekan/domain/presensi/hari/presensi'
import { serverNow } from '../../../lib/clock.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { shiftHariIni } from '../hari/jadwal.ts'
import { saatBuka } from '../hari/keadaan-hari.ts'
import type { Jenis } from '../hari/jenis.ts'
import { hasIzinLokasi, posisiAwal } from '../tempat/posisi.ts'
import { judgePunch } from './punch-check.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Comes by the button at home: two taps are enough where nothing is to be decided. */
    langsung?: true
  }
}

/** `terbuka`: on to the camera; `tertutup`: something is to be decided first, or the person asked for this screen. */
export type JalanPintas = 'belum_tahu' | 'terbuka' | 'tertutup'

/** Whether the screen before the selfie can be passed. It is decided once, as the person comes. */
export function useJalanPintas(jenis: Jenis): JalanPintas {
  const profile = useProfil()
  const isLangsung = useLocation({ select: ({ state }) => state.langsung === true })
  const [jalan, setJalan] = useState<JalanPintas>(() =>
    isLangsung && !perluPutusan() ? 'belum_tahu' : 'tertutup',
  )
  useEffect(() => {
    if (jalan !== 'belum_tahu') return undefined
    let isHere = true
    void hasIzinLokasi().then((boleh) => isHere && setJalan(boleh ? 'terbuka' : 'tertutup'))
    return () => void (isHere = false)
  }, [jalan])
  return jalan

  function perluPutusan(): boolean {
    const { presensi } = profile
    if (presensi === null || presensi.offices.length !== 1) return true
    if (presensi.taksir === undefined && jenis === 'checkIn' && saatBuka(presensi, serverNow()) !== null)
      return true
    if (jenis === 'checkOut' && computeLebihAwal(shiftHariIni(profile), serverNow()) > 0) return true
    const hasil = judgePunch(posisiAwal(), presensi, null, jenis)?.hasil
    return hasil !== 'boleh' && hasil !== 'cari'
  }
}

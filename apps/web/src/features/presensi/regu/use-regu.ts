import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { formatJamMenit } from '../../../lib/format.ts'
import { listenKabar, removeRead, useKotak } from '../../../lib/kotak/kotak.ts'
import { toast } from '../../../lib/toast.ts'
import { tercatatOf } from '../../hari/tercatat.wire.ts'
import { isKabarPunch } from '../../hari/tertunda.wire.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { endKiriman, kalimatDiterima, watchKiriman } from '../../profil/diri/tertunda.queries.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { Pemeriksaan } from '../punch/punch-check.ts'
import type { Jepretan } from './regu-kamera.tsx'
import { kalimatTempat } from '../tempat/kalimat-lokasi.ts'
import { keadaanOrang, kunciOrang } from './keadaan-regu.ts'
import type { OrangRegu, Regu } from './regu.queries.ts'

/** What a photo of somebody of the crew brings beside itself. */
export type IsianFoto = {
  readonly diperiksa: Pemeriksaan
  readonly keterangan: string
  readonly pin: string
}

/** The crew as it stands on this phone, and the photos that are made for it: each its own punch in the outbox. */
export function useRegu(regu: Regu, arah: Jenis) {
  const client = useQueryClient()
  const { id: akun } = useProfil()
  const entri = useKotak().entri.filter((satu) => satu.akun === akun)
  const [terkirim, setTerkirim] = useState<ReadonlyMap<string, string>>(new Map())
  const [kembar, setKembar] = useState<Regu['kembar']>([])
  const foto = useRef(new Map<string, number>())
  const kunci = useRef(new Set<string>())

  useEffect(() => {
    const milik = kunci.current
    const berhenti = listenKabar((kabar) => {
      if (kabar.jenis !== 'selesai' || kabar.hasil.jenis !== 'diterima') return
      const { kabar: punch } = kabar.entri
      if (!isKabarPunch(punch) || punch.karyawanId === undefined) return
      const { karyawanId, jenis, zona } = punch
      const tercatat = tercatatOf(kabar.hasil.body, false)
      if (tercatat === null) return toast.info(kalimatDiterima(punch, null), 'regu')
      const jam = formatJamMenit(tercatat.saat, zona).replace(':', '.')
      setTerkirim((lama) => new Map(lama).set(kunciOrang(karyawanId, jenis), jam))
    })
    return () => {
      berhenti()
      for (const satu of milik) endKiriman(satu)
    }
  }, [])

  const ambil = useCallback(
    async (orang: OrangRegu, { png, ...jepretan }: Jepretan, { diperiksa, keterangan, pin }: IsianFoto) => {
      if (regu.kantor === null) return
      const nomor = crypto.randomUUID()
      kunci.current.add(nomor)
      watchKiriman(nomor)
      // Another photo takes the place of one that was refused.
      const lama = keadaanOrang(orang, arah, entri, terkirim)
      if (lama.jenis === 'gagal') await removeRead(lama.entri)
      const { storePunch } = await import('../kotak/punch-entri.ts')
      const isKept = await storePunch(client, {
        punch: {
          jenis: arah,
          karyawanId: orang.id,
          penugasanId: orang.penugasan_id,
          reguKantorId: regu.kantor.id,
          ...(pin !== '' && { pin }),
          selfie: png,
          kunci: nomor,
          ...jepretan,
          bacaan: diperiksa.bacaan,
          keterangan,
          tempat: regu.kantor,
          isTempatPasti: true,
        },
        akun,
        tanggal: tanggalLokal(serverNow(), regu.zona),
        orang: orang.nama,
        letak: kalimatTempat(diperiksa.nilai),
      })
      if (!isKept)
        toast.error('Penyimpanan ponsel penuh. Jangan tutup layar ini sampai semua terkirim.', 'regu')
      const sidik = await digestOf(await png)
      const lain = foto.current.get(sidik)
      if (lain !== undefined && lain !== orang.id) setKembar((semua) => [...semua, [lain, orang.id]])
      foto.current.set(sidik, orang.id)
    },
    [akun, arah, client, entri, regu, terkirim],
  )

  return {
    ambil,
    /** Those that this phone has seen by their bytes, and those that the server has */
    kembar: [...regu.kembar, ...kembar.filter((satu) => !regu.kembar.some((lain) => isSama(satu, lain)))],
    keadaan: (orang: OrangRegu) => keadaanOrang(orang, arah, entri, terkirim),
  }
}

function isSama(satu: readonly [number, number], lain: readonly [number, number]): boolean {
  return satu.every((id) => lain.includes(id))
}

async function digestOf(png: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await png.arrayBuffer())
  return new Uint8Array(digest).toString()
}

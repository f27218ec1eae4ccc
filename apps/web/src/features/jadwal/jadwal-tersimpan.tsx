import { type ReactNode, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { namaHari } from '@rekan/domain/waktu'
import { formatJamMenit } from '../../lib/format.ts'
import { formatRentangSingkat } from '../../lib/format-hari.ts'
import { type Bekal, loadBekal } from '../profil/diri/bekal.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { hariIniFrom } from './hari-ini.ts'

const TERBANYAK = 3

/** The next works by what the phone keeps of a fortnight, where the server cannot be asked for the days after today. */
export function JadwalTersimpan(): ReactNode {
  const client = useQueryClient()
  const hariIni = hariIniFrom(useProfil())
  const [bekal, setBekal] = useState<Bekal | null>()
  useEffect(() => void loadBekal(client).then(setBekal), [client])
  const kerja = bekal?.hari
    .filter(({ tanggal, izin }) => tanggal > hariIni && izin === null)
    .flatMap(({ kerja: semua, zona }) =>
      semua.flatMap(({ rencana: { tanggal, shift }, offices: [office] }) =>
        shift === null ? [] : [{ tanggal, shift, zona: office?.timezone.code ?? zona }],
      ),
    )
    .slice(0, TERBANYAK)
  if (bekal === undefined) return null
  if (kerja === undefined || kerja.length === 0)
    return <p className="text-sm text-ink-muted">Jadwal tidak dapat dimuat.</p>
  return (
    <ul className="card px-4 py-1">
      {kerja.map(({ tanggal, shift, zona }) => (
        <li
          key={shift.mulai}
          className="flex flex-wrap justify-between gap-x-3 py-2 text-sm not-first:border-t not-first:border-line"
        >
          <span>{`${namaHari(tanggal)}, ${formatRentangSingkat(tanggal, tanggal)}`}</span>
          <span className="font-semibold tabular-nums">
            {formatJamMenit(shift.mulai, zona)}–{formatJamMenit(shift.selesai, zona)}
          </span>
        </li>
      ))}
    </ul>
  )
}

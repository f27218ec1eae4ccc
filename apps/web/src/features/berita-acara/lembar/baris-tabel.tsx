import { useMemo } from 'react'
import { namaHari } from '@rekan/domain/waktu'
import type { Baris, Dipilih, IsiLembar } from './lembar.wire.ts'
import { SelHari, listDiberatkan } from './sel-hari.tsx'
import { kunciKeberatan, kunciSel } from './tanda.ts'

type DaftarProps = {
  readonly lembar: IsiLembar
  readonly baris: readonly Baris[]
  readonly onOpen: (dipilih: Dipilih) => void
}

/** Posts and people down, days across. */
export function BarisTabel({ lembar, baris, onOpen }: DaftarProps) {
  const keberatan = useMemo(() => listDiberatkan(lembar, kunciKeberatan), [lembar])
  const namaPos = useMemo(() => new Map(lembar.pos.map(({ id, nama }) => [id, nama])), [lembar])
  return (
    <div className="overflow-x-auto">
      <table aria-label="Kehadiran" className="w-full text-sm">
        <thead>
          <tr className="h-8 bg-sunken text-xs text-ink-muted">
            <th scope="col" className="pr-3 pl-6 text-left font-semibold">
              Pos
            </th>
            <th scope="col" className="px-3 text-left font-semibold">
              Petugas
            </th>
            {lembar.hari.map((hari) => (
              <th
                key={hari}
                scope="col"
                title={namaHari(hari)}
                className="text-center font-semibold tabular-nums"
              >
                {Number(hari.slice(8))}
              </th>
            ))}
            <th scope="col" className="pr-6 pl-3 text-right font-semibold">
              Hari
            </th>
          </tr>
        </thead>
        <tbody>
          {baris.map((satu) => (
            <tr key={`${satu.pos_id} ${satu.petugas?.id ?? ''}`} className="h-9 border-b border-line">
              <td className="max-w-44 truncate pr-3 pl-6 text-ink-muted">{namaPos.get(satu.pos_id)}</td>
              <th scope="row" className="max-w-52 truncate px-3 text-left font-normal">
                {satu.petugas?.nama ?? 'Belum ada petugas'}
              </th>
              {lembar.hari.map((hari, ke) => (
                <td key={hari} className="p-0 text-center">
                  <SelHari
                    baris={satu}
                    tanggal={hari}
                    tanda={satu.sel[ke] ?? null}
                    keberatan={keberatan.get(kunciSel(satu.pos_id, satu.petugas?.id ?? null, hari))}
                    className="inline-block h-8 min-w-6 align-middle leading-8"
                    onOpen={onOpen}
                  />
                </td>
              ))}
              <td className="pr-6 pl-3 text-right tabular-nums">{satu.hari}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {baris.length === 0 && <Tidakada />}
    </div>
  )
}

export function Tidakada() {
  return (
    <p className="px-4 py-6 text-center text-sm text-ink-muted">Tidak ada yang cocok dengan saringan ini.</p>
  )
}

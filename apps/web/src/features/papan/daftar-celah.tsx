import { useState } from 'react'
import { Lama } from './lama.tsx'
import type { Celah, OrangHilang } from './papan.queries.ts'
import { SakitSheet } from './sakit-sheet.tsx'
import { Tindakan } from './tindakan.tsx'
import { pukul } from './waktu.ts'

type DaftarCelahProps = { readonly celah: readonly Celah[]; readonly jumlah: number }

/** What stands empty now, the longest first, with what can be done about it. */
export function DaftarCelah({ celah, jumlah }: DaftarCelahProps) {
  const [sakit, setSakit] = useState<OrangHilang | null>(null)
  return (
    <>
      <ul aria-label="Belum datang dan pos kosong">
        {celah.map((satu) => (
          <li
            key={`${satu.lokasi.id} ${satu.pos?.id ?? ''} ${satu.orang?.karyawan_id ?? ''} ${satu.sejak}`}
            className="border-b border-line px-4 py-2.5 text-sm last:border-0"
          >
            <div className="flex flex-wrap items-center gap-2">
              <span className="inline-block max-w-full rounded-control bg-destructive-soft px-2.5 py-1 text-xs font-semibold text-destructive-strong">
                {satu.lokasi.nama}
              </span>
              {satu.pos !== null && <span className="text-ink-muted">{satu.pos.nama}</span>}
            </div>
            <p className="mt-1">
              <b>{satu.orang === null ? 'Belum ada yang dijadwalkan' : `${satu.orang.nama} belum datang`}</b>,{' '}
              <Lama sejak={satu.sejak} /> sejak {pukul(satu.sejak, satu.zona_waktu)}
            </p>
            {satu.orang !== null && <Tindakan orang={satu.orang} onSakit={() => setSakit(satu.orang)} />}
          </li>
        ))}
      </ul>
      {jumlah > celah.length && (
        <p className="px-4 py-2.5 text-sm text-ink-muted">Dan {jumlah - celah.length} lainnya.</p>
      )}
      {sakit !== null && <SakitSheet orang={sakit} onClose={() => setSakit(null)} />}
    </>
  )
}

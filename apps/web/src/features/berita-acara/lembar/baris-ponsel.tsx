import { useMemo } from 'react'
import { ChevronDown } from 'lucide-react'
import { Tidakada } from './baris-tabel.tsx'
import type { Baris, Dipilih, IsiLembar } from './lembar.wire.ts'
import { SelHari, listDiberatkan } from './sel-hari.tsx'
import { kunciKeberatan, kunciSel } from './tanda.ts'

type DaftarProps = {
  readonly lembar: IsiLembar
  readonly baris: readonly Baris[]
  readonly onOpen: (dipilih: Dipilih) => void
}

const HARI = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'] as const

/** By post; each person opens into the weeks of the period, with days as large as a thumb. */
export function BarisPonsel({ lembar, baris, onOpen }: DaftarProps) {
  const keberatan = useMemo(() => listDiberatkan(lembar, kunciKeberatan), [lembar])
  const perPos = Map.groupBy(baris, ({ pos_id }) => pos_id)
  /** Empty places before the first day, so that weekdays stand under each other */
  const awal = (new Date(lembar.hari[0] ?? '2000-01-03').getUTCDay() + 6) % 7
  return (
    <div>
      {lembar.pos
        .filter(({ id }) => perPos.has(id))
        .map(({ id, nama, lokasi }) => (
          <section key={id} aria-label={nama}>
            <h2 className="bg-sunken px-4 py-2 text-sm font-semibold">
              {nama} <span className="font-normal text-ink-muted">· {lokasi}</span>
            </h2>
            {perPos.get(id)?.map((satu) => (
              <details key={satu.petugas?.id ?? 0} className="group border-b border-line">
                <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2">
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{satu.petugas?.nama ?? 'Belum ada petugas'}</span>
                    <span className="block text-sm text-ink-muted">{ringkasanBaris(satu)}</span>
                  </span>
                  <ChevronDown className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
                </summary>
                <div className="grid grid-cols-7 gap-1 px-3 pb-3 text-center">
                  {HARI.map((hari) => (
                    <span key={hari} className="text-xs text-ink-muted">
                      {hari}
                    </span>
                  ))}
                  {Array.from({ length: awal }, (_, ke) => (
                    <span key={ke} />
                  ))}
                  {lembar.hari.map((hari, ke) => (
                    <SelHari
                      key={hari}
                      baris={satu}
                      tanggal={hari}
                      tanda={satu.sel[ke] ?? null}
                      keberatan={keberatan.get(kunciSel(satu.pos_id, satu.petugas?.id ?? null, hari))}
                      className="block min-h-12 py-1"
                      denganTanggal
                      onOpen={onOpen}
                    />
                  ))}
                </div>
              </details>
            ))}
          </section>
        ))}
      {baris.length === 0 && <Tidakada />}
    </div>
  )
}

function ringkasanBaris({ hari, sel }: Baris): string {
  const banyak = (tanda: string) => sel.filter((satu) => satu === tanda).length
  return [
    `${hari} hari`,
    ...(['pengganti', 'sebagian', 'kosong'] as const).flatMap((tanda) =>
      banyak(tanda) === 0 ? [] : [`${banyak(tanda)} ${tanda === 'pengganti' ? 'diganti' : tanda}`],
    ),
  ].join(' · ')
}

import type { ReactNode } from 'react'
import { CircleCheck, FileClock, Scale } from 'lucide-react'
import { formatTanggal } from '@rekan/domain/waktu'
import type { Lembar } from '../lembar/lembar.wire.ts'
import { sebutanPenanda } from '../lembar/penanda.ts'
import { formatSaatIso } from '../lembar/tanda.ts'

type KeadaanLembarProps = {
  readonly lembar: Lembar
  readonly onBuka: (dibuka: { readonly id: number; readonly revisi?: number }) => void
}

/** How the sheet stands: signed and by whom, held as agreed and by which clause, followed by another revision. */
export function KeadaanLembar({ lembar, onBuka }: KeadaanLembarProps) {
  const { id, revisi, terbaru, tanda_tangan: ttd, alasan, perubahan } = lembar
  return (
    <>
      {revisi < terbaru && (
        <Pita>
          <FileClock className="size-5 shrink-0" />
          <p className="min-w-0 flex-1">
            Anda melihat revisi {revisi}. Yang terbaru revisi {terbaru}.
          </p>
          <Pindah onClick={() => onBuka({ id })}>Buka revisi {terbaru}</Pindah>
        </Pita>
      )}
      {ttd !== null && (
        <Pita>
          {ttd.pasal_diam === null ? (
            <CircleCheck className="size-5 shrink-0 text-success" />
          ) : (
            <Scale className="size-5 shrink-0 text-accent" />
          )}
          <p className="min-w-0 flex-1">
            {ttd.pasal_diam === null ? (
              <>
                Ditandatangani pada {formatSaatIso(ttd.pada)} lewat kontak <b>{sebutanPenanda(ttd)}</b>. Nama
                yang diketik: {ttd.nama}.
              </>
            ) : (
              <>
                <b>Dianggap setuju</b> sejak {formatTanggal(ttd.pada.slice(0, 10))} menurut kontrak: “
                {ttd.pasal_diam}
                ”. Pengingat sudah dikirim sampai hari terakhirnya.
              </>
            )}
          </p>
        </Pita>
      )}
      {revisi > 1 && (
        <details className="border-b border-line px-4 py-2 text-sm lebar:px-6">
          <summary className="flex min-h-11 items-center font-semibold">
            Revisi {revisi}: {alasan}
          </summary>
          <ul className="space-y-2 pb-2">
            {perubahan.map((satu) => (
              <li key={[satu.pos, satu.tanggal, satu.petugas, satu.sebelum].join(' ')}>
                <span className="block text-ink-muted">
                  {[satu.pos, satu.tanggal && formatTanggal(satu.tanggal), satu.petugas]
                    .filter((bagian) => bagian !== null)
                    .join(' · ') || 'Keseluruhan'}
                </span>
                {satu.sebelum} → <b>{satu.sesudah}</b>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 pb-2">
            {Array.from({ length: terbaru }, (_, ke) => ke + 1)
              .filter((ke) => ke !== revisi)
              .map((ke) => (
                <Pindah key={ke} onClick={() => onBuka({ id, revisi: ke })}>
                  Lihat revisi {ke}
                </Pindah>
              ))}
          </div>
        </details>
      )}
    </>
  )
}

function Pita({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line bg-ground px-4 py-3 text-sm lebar:px-6">
      {children}
    </div>
  )
}

function Pindah({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-control border border-field bg-surface px-4 text-sm font-semibold hover:bg-sunken"
    >
      {children}
    </button>
  )
}

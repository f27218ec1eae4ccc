import type { Butuh } from './lembar.wire.ts'
import { formatJamIso, formatLama } from './tanda.ts'

/** A day of a sheet at a post: each need, and who stood there from when to when. */
export function HariLembar({ butuh }: { readonly butuh: readonly Butuh[] }) {
  return butuh.map((satu) => <ButuhHari key={`${satu.shift ?? ''} ${satu.mulai}`} butuh={satu} />)
}

function ButuhHari({ butuh }: { readonly butuh: Butuh }) {
  const { shift, mulai, selesai, jumlah, hari_orang, kosong_detik, celah, kerja } = butuh
  return (
    <section className="rounded-card border border-line p-3 text-sm">
      <h3 className="font-semibold">
        {shift ?? 'Di luar kebutuhan'} {formatJamIso(mulai)}–{formatJamIso(selesai)}
        {shift !== null && (
          <span className="font-normal text-ink-muted">
            {' '}
            · terisi {hari_orang} dari {jumlah}
          </span>
        )}
      </h3>
      <ul className="mt-2 space-y-1">
        {kerja.map((satu) => (
          <li key={`${satu.petugas.id} ${satu.mulai}`} className="flex justify-between gap-3">
            <span>
              {satu.petugas.nama}
              {satu.menggantikan !== null && (
                <span className="block text-ink-muted">menggantikan {satu.menggantikan.nama}</span>
              )}
            </span>
            <span className="shrink-0 tabular-nums">
              {satu.masuk === null
                ? 'tidak hadir'
                : `${formatJamIso(satu.masuk)}–${satu.pulang === null ? '…' : formatJamIso(satu.pulang)}`}
            </span>
          </li>
        ))}
        {kerja.length === 0 && <li className="text-ink-muted">Tidak ada yang ditugaskan.</li>}
      </ul>
      {kosong_detik > 0 && (
        <p className="mt-2 font-medium text-destructive">
          Kosong {formatLama(kosong_detik)}:{' '}
          {celah.map((satu) => `${formatJamIso(satu.mulai)}–${formatJamIso(satu.selesai)}`).join(', ')}
        </p>
      )}
    </section>
  )
}

import { Check, Sparkles, X } from 'lucide-react'
import { Notice } from '../../ui/notice.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import type { Usulan } from './lembar/roster.queries.ts'

type UsulanNoticeProps = {
  readonly usulan: Usulan
  /** Drafts all of it */
  readonly onTerima: () => void
  readonly onTolak: () => void
}

/** Over the roster that shows a proposal: how far it meets the needs, what it cannot, and the word on it. */
export function UsulanNotice({ usulan, onTerima, onTolak }: UsulanNoticeProps) {
  const { jumlah_butuh: butuh, jumlah_kurang: kurang, sel, hasil } = usulan
  const orang = new Set(
    sel.filter(({ isi }) => isi.some((satu) => satu.jenis_shift_id !== null)).map((satu) => satu.karyawan_id),
  )
  return (
    <section aria-label="Usulan roster" className="pb-2">
      <Notice
        icon={Sparkles}
        tone={kurang === 0 ? 'neutral' : 'accent'}
        title={`Usulan: ${butuh - kurang} dari ${butuh} kebutuhan terisi oleh ${orang.size} orang`}
      >
        <p>
          Yang tampil di bawah baru usulan dan belum disimpan.
          {hasil === 'terbaik' &&
            ' Waktu habis sebelum semua susunan dibandingkan; ini yang terbaik sejauh itu.'}
        </p>
        {usulan.sendiri !== null && (
          <p>{usulan.sendiri} tidak ikut diisi: rosternya diisi oleh orang lain.</p>
        )}
        {kurang > 0 && (
          <details open>
            <summary className="font-semibold">Belum terpenuhi: {kurang}</summary>
            <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm">
              {usulan.kurang.map((kalimat) => (
                <li key={kalimat}>{kalimat}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="flex gap-2 pt-2">
          <ToolButton icon={Check} isMain onClick={onTerima}>
            Jadikan draf
          </ToolButton>
          <ToolButton icon={X} onClick={onTolak}>
            Tolak usulan
          </ToolButton>
        </div>
      </Notice>
    </section>
  )
}

import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { MasaKoordinator } from '../lokasi.queries.ts'

/** A line of the list; `kunci` keeps it apart while its dates change. */
export type Baris = MasaKoordinator & { readonly kunci: string }

/** As a site has them now. */
export function barisFrom(semua: readonly MasaKoordinator[]): readonly Baris[] {
  return semua.map((satu) => ({ ...satu, kunci: `${satu.pengguna_id} ${satu.mulai}` }))
}

/** As a site is told of them. */
export function isianFrom(daftar: readonly MasaKoordinator[]) {
  return daftar.map(({ pengguna_id, mulai, sampai }) => ({ pengguna_id, mulai, sampai }))
}

type DitunjukListProps = {
  readonly daftar: readonly Baris[]
  readonly onDaftar: (daftar: readonly Baris[]) => void
}

/** Whom a site names from when to when, to be changed. */
export function DitunjukList({ daftar, onDaftar }: DitunjukListProps) {
  const ubah = (ke: number, isi: Partial<MasaKoordinator>) =>
    onDaftar(daftar.map((satu, i) => (i === ke ? { ...satu, ...isi } : satu)))
  return (
    <ul className="space-y-3">
      {daftar.map((satu, ke) => (
        <li key={satu.kunci} className="space-y-2 rounded-control border border-line p-3">
          <div className="flex items-center gap-2">
            <b className="min-w-0 flex-1">{satu.nama}</b>
            <IconButton
              label={`Hapus ${satu.nama}`}
              onClick={() => onDaftar(daftar.filter((_, i) => i !== ke))}
            >
              <Trash2 className="size-5" strokeWidth={1.75} />
            </IconButton>
          </div>
          <div className="grid grid-cols-2 gap-2">
            <TextField
              label="Mulai"
              type="date"
              required
              value={satu.mulai}
              onChange={(event) => ubah(ke, { mulai: event.target.value })}
            />
            <TextField
              label="Sampai"
              type="date"
              value={satu.sampai ?? ''}
              onChange={(event) => ubah(ke, { sampai: event.target.value || null })}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

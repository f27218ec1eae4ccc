import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { kalimatKerja } from './tukar-saya.tsx'
import { type KerjaTukar, useTukar } from './tukar.queries.ts'

type TukarSheetProps = {
  readonly pilihan: { readonly sendiri: readonly KerjaTukar[]; readonly rekan: readonly KerjaTukar[] }
  readonly onClose: () => void
}

/** One's own work, and a colleague's that one wants for it. */
export function TukarSheet({ pilihan, onClose }: TukarSheetProps) {
  const tukar = useTukar()
  const [milik, setMilik] = useState<number>()
  const [rekan, setRekan] = useState<number>()
  const minta = () => {
    if (milik === undefined || rekan === undefined) return
    tukar.mutate({ apa: 'minta', milik, rekan }, { onSuccess: onClose })
  }
  return (
    <Sheet
      title="Tukar jadwal"
      onClose={onClose}
      footer={
        <Button busy={tukar.isPending} disabled={milik === undefined || rekan === undefined} onClick={minta}>
          Minta Tukar
        </Button>
      }
    >
      <div className="space-y-4 pb-4">
        <Pilihan
          judul="Jadwal saya"
          nama="milik"
          semua={pilihan.sendiri}
          dipilih={milik}
          onPilih={setMilik}
        />
        <Pilihan
          judul="Ditukar dengan"
          nama="rekan"
          semua={pilihan.rekan}
          dipilih={rekan}
          onPilih={setRekan}
        />
      </div>
    </Sheet>
  )
}

type PilihanProps = {
  readonly judul: string
  readonly nama: string
  readonly semua: readonly KerjaTukar[]
  readonly dipilih: number | undefined
  readonly onPilih: (id: number) => void
}

function Pilihan({ judul, nama, semua, dipilih, onPilih }: PilihanProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{judul}</legend>
      <div className="max-h-64 divide-y divide-line overflow-y-auto rounded-card border border-line">
        {semua.map((kerja) => (
          <label key={kerja.id} className="flex min-h-11 items-center gap-3 px-3 py-2">
            <input
              type="radio"
              name={nama}
              checked={dipilih === kerja.id}
              onChange={() => onPilih(kerja.id)}
              className="size-5 accent-primary"
            />
            <span className="min-w-0 text-sm">
              {nama === 'rekan' && <b className="block">{kerja.orang.nama}</b>}
              {kalimatKerja(kerja)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { Button } from '../../../ui/button.tsx'
import { type Draf, isianAwal } from './draf.ts'
import type { Lokasi } from './lokasi.queries.ts'

type VersiLainProps = {
  readonly lain: Lokasi
  readonly draf: Draf
  readonly onAmbil: () => void
  readonly onTimpa: () => void
}

const NAMA: Readonly<Record<keyof Draf, string>> = {
  kode: 'Kode',
  nama: 'Nama',
  alamat: 'Alamat',
  zona: 'Zona waktu',
  kebijakan: 'Di luar area',
  toleransi: 'Toleransi',
  alarm: 'Kabari setelah (menit)',
  luring: 'Presensi tanpa jaringan ditunggu (jam)',
  bentuk: 'Bentuk area',
  sudut: 'Sudut area',
  pusat: 'Pusat lingkaran',
  radius: 'Jari-jari',
}

/** Somebody saved before: what differs, theirs and mine. Nothing is written until one is chosen. */
export function VersiLain({ lain, draf, onAmbil, onTimpa }: VersiLainProps) {
  const mereka = isianAwal(lain)
  const beda = (Object.keys(NAMA) as (keyof Draf)[]).filter(
    (nama) => JSON.stringify(mereka[nama]) !== JSON.stringify(draf[nama]),
  )
  return (
    <section role="alert" aria-label="Diubah orang lain" className="card space-y-3 border-accent-line p-4">
      <p className="font-semibold">
        Lokasi ini diubah orang lain sejak Anda membukanya. Belum ada yang disimpan.
      </p>
      <ul className="text-sm">
        {beda.map((nama) => (
          <li key={nama}>
            {NAMA[nama]}: <b>{teksFrom(mereka[nama])}</b> (tersimpan) · <b>{teksFrom(draf[nama])}</b> (Anda)
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 *:w-auto">
        <Button tone="outline" onClick={onAmbil}>
          Pakai yang tersimpan
        </Button>
        <Button onClick={onTimpa}>Simpan punya saya</Button>
      </div>
    </section>
  )
}

function teksFrom(nilai: Draf[keyof Draf]): string {
  if (nilai === null || nilai === '') return '–'
  if (typeof nilai !== 'object') return String(nilai)
  return 'lat' in nilai ? `${nilai.lat}, ${nilai.lng}` : `${nilai.length} sudut`
}

import { useState } from 'react'
import { useWrite } from '../../../lib/write.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PekanFields } from '../pengaturan/jam-kerja/pekan-fields.tsx'
import type { HariKerja } from '../pengaturan/jam-kerja/pekan.ts'
import { LangkahForm } from './langkah-form.tsx'
import { type Persiapan, useSimpan } from './mulai.queries.ts'

/** As many days from Monday on, under this name */
const CONTOH = [
  ['Senin–Jumat', 5, 'Lima hari 08:00-17:00'],
  ['Senin–Sabtu', 6, 'Enam hari 08:00-15:00'],
  ['Setiap hari', 7, 'Setiap hari 08:00-17:00'],
] as const

type LangkahJamKerjaProps = { readonly jadwal: Persiapan['jadwal']; readonly onLanjut: () => void }

/** The first week of work; others, rosters among them, come later. */
export function LangkahJamKerja({ jadwal, onLanjut }: LangkahJamKerjaProps) {
  const [nama, setNama] = useState(jadwal?.nama ?? CONTOH[0][2])
  const [toleransi, setToleransi] = useState(String(jadwal?.toleransi_menit ?? 0))
  const [isMasukLibur, setMasukLibur] = useState(jadwal?.masuk_saat_libur ?? false)
  const [semua, setSemua] = useState<readonly HariKerja[]>(() => jadwal?.hari ?? pekan(5, '17:00'))
  const { send, isBusy, galat, salah } = useSimpan(useWrite('POST /kelola/mulai/jam-kerja'), onLanjut)
  return (
    <LangkahForm
      judul="Jam kerja"
      galat={galat}
      isBusy={isBusy}
      onSend={() =>
        send({
          body: {
            nama,
            toleransi_menit: Math.round(Number(toleransi)),
            masuk_saat_libur: isMasukLibur,
            hari: [...semua],
          },
        })
      }
    >
      <div role="group" aria-label="Contoh" className="flex flex-wrap gap-2">
        {CONTOH.map(([label, banyak, sebutan]) => (
          <button
            key={label}
            type="button"
            className="min-h-11 rounded-full border border-field bg-surface px-4 text-sm font-semibold hover:bg-sunken"
            onClick={() => {
              setNama(sebutan)
              setSemua(pekan(banyak, banyak === 6 ? '15:00' : '17:00'))
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <TextField
        label="Nama jadwal"
        required
        hint="Dipilih saat menambah orang, dan dipakai di berkas impor."
        value={nama}
        error={salah('nama')}
        onChange={({ target }) => setNama(target.value)}
      />
      <PekanFields value={semua} onChange={setSemua} error={salah('hari')} />
      <TextField
        label="Toleransi terlambat (menit)"
        type="number"
        min={0}
        max={240}
        value={toleransi}
        error={salah('toleransi_menit')}
        onChange={({ target }) => setToleransi(target.value)}
      />
      <Checkbox
        label="Tetap masuk pada hari libur nasional"
        checked={isMasukLibur}
        onChange={({ target }) => setMasukLibur(target.checked)}
      />
    </LangkahForm>
  )
}

function pekan(banyak: number, selesai: string): HariKerja[] {
  return Array.from({ length: banyak }, (_, ke) => ({
    hari: ke + 1,
    jam_mulai: '08:00',
    jam_selesai: selesai,
  }))
}

import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { LangkahForm } from './langkah-form.tsx'
import { type Jadwal, type Persiapan, sendJamKerja } from './mulai.api.ts'
import { useSimpan } from './mulai.queries.ts'

const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
/** As many days from Monday on, under this name */
const CONTOH = [
  ['Senin–Jumat', 5, 'Lima hari 08:00-17:00'],
  ['Senin–Sabtu', 6, 'Enam hari 08:00-15:00'],
  ['Setiap hari', 7, 'Setiap hari 08:00-17:00'],
] as const

type Hari = Jadwal['hari'][number]
type LangkahJamKerjaProps = { readonly jadwal: Persiapan['jadwal']; readonly onLanjut: () => void }

/** The first week of work; others, rosters among them, come later. */
export function LangkahJamKerja({ jadwal, onLanjut }: LangkahJamKerjaProps) {
  const [nama, setNama] = useState(jadwal?.nama ?? CONTOH[0][2])
  const [toleransi, setToleransi] = useState(String(jadwal?.toleransi_menit ?? 0))
  const [isMasukLibur, setMasukLibur] = useState(jadwal?.masuk_saat_libur ?? false)
  const [semua, setSemua] = useState<readonly Hari[]>(() => jadwal?.hari ?? pekan(5, '17:00'))
  const { send, isBusy, galat, salah } = useSimpan(sendJamKerja, onLanjut)
  const edit = (ke: number, ubah: Partial<Hari>) =>
    setSemua(semua.map((satu) => (satu.hari === ke ? { ...satu, ...ubah } : satu)))
  const toggle = (ke: number, isKerja: boolean) =>
    setSemua(
      isKerja
        ? [
            ...semua,
            {
              hari: ke,
              jam_mulai: semua[0]?.jam_mulai ?? '08:00',
              jam_selesai: semua[0]?.jam_selesai ?? '17:00',
            },
          ]
        : semua.filter(({ hari }) => hari !== ke),
    )
  return (
    <LangkahForm
      judul="Jam kerja"
      galat={galat}
      isBusy={isBusy}
      onSend={() =>
        send({
          nama,
          toleransi_menit: Math.round(Number(toleransi)),
          masuk_saat_libur: isMasukLibur,
          hari: semua.toSorted((satu, lain) => satu.hari - lain.hari),
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
      <fieldset className="space-y-2">
        <legend className="mb-1 text-sm font-semibold">Hari kerja</legend>
        {HARI.map((sebutan, ke) => {
          const hari = ke + 1
          const kerja = semua.find((satu) => satu.hari === hari)
          return (
            <div key={sebutan} className="grid grid-cols-[8rem_1fr] items-start gap-3">
              <Checkbox
                label={sebutan}
                checked={kerja !== undefined}
                onChange={({ target }) => toggle(hari, target.checked)}
              />
              {kerja === undefined ? (
                <p className="py-2.5 text-ink-muted">Libur</p>
              ) : (
                <div className="grid grid-cols-2 gap-2">
                  <TimeField
                    label={`${sebutan} mulai`}
                    value={kerja.jam_mulai}
                    onChange={(jam) => edit(hari, { jam_mulai: jam })}
                  />
                  <TimeField
                    label={`${sebutan} selesai`}
                    value={kerja.jam_selesai}
                    onChange={(jam) => edit(hari, { jam_selesai: jam })}
                  />
                </div>
              )}
            </div>
          )
        })}
        {salah('hari') !== undefined && (
          <p className="text-sm font-medium text-destructive">{salah('hari')}</p>
        )}
        <p className="text-sm text-ink-muted">Jam selesai sebelum jam mulai berarti keesokan harinya.</p>
      </fieldset>
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

function pekan(banyak: number, selesai: string): Hari[] {
  return Array.from({ length: banyak }, (_, ke) => ({
    hari: ke + 1,
    jam_mulai: '08:00',
    jam_selesai: selesai,
  }))
}

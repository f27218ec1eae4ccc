import { useState } from 'react'
import { formatTanggal } from '../../../lib/format.ts'
import type { CallBody } from '../../../lib/query.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LangkahForm } from './langkah-form.tsx'
import { type Persiapan, useSimpan } from './mulai.queries.ts'

type Libur = Persiapan['libur'][number]['libur'][number]
type HariLibur = CallBody<'POST /kelola/mulai/libur'>['libur'][number]
type LangkahLiburProps = { readonly tahun: Persiapan['libur']; readonly onLanjut: () => void }

const JENIS: Readonly<Record<Libur['jenis'], string>> = {
  LIBUR_NASIONAL: 'libur nasional',
  CUTI_BERSAMA: 'cuti bersama',
  PERUSAHAAN: 'hari perusahaan',
}

/** Days off as they were decreed, joint leave that the company may do without, and days of its own. */
export function LangkahLibur({ tahun, onLanjut }: LangkahLiburProps) {
  const [ubah, setUbah] = useState<ReadonlyMap<string, HariLibur>>(new Map())
  const [tanggal, setTanggal] = useState('')
  const [nama, setNama] = useState('')
  const { send, isBusy, galat } = useSimpan(useWrite('POST /kelola/mulai/libur'), onLanjut)
  const set = (hari: HariLibur) => setUbah(new Map(ubah).set(`${hari.tanggal} ${hari.jenis}`, hari))
  const tertulis = tahun.flatMap(({ libur }) => libur)
  const tambahan = [...ubah.values()].filter(
    (satu) => !tertulis.some((ada) => ada.tanggal === satu.tanggal && ada.jenis === satu.jenis),
  )
  return (
    <LangkahForm
      judul="Hari libur"
      galat={galat}
      isBusy={isBusy}
      onSend={() => send({ body: { libur: [...ubah.values()] } })}
    >
      <p className="text-ink-muted">
        Libur nasional sudah terpilih dan tetap libur. Hapus centang cuti bersama yang tidak diikuti
        perusahaan.
      </p>
      {tahun.map(({ tahun: ke, dasar, libur }) => (
        <fieldset key={ke} className="card p-4">
          <legend className="font-bold">{ke}</legend>
          <p className="mb-2 text-sm text-ink-muted">
            {dasar ?? 'Hari libur tahun ini belum ditetapkan pemerintah.'}
          </p>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {libur.map((satu) => {
              const { tanggal: pada, jenis } = satu
              return (
                <Checkbox
                  key={`${pada} ${jenis}`}
                  label={`${formatTanggal(pada)}, ${satu.nama} (${JENIS[jenis]})`}
                  checked={ubah.get(`${pada} ${jenis}`)?.berlaku ?? satu.berlaku}
                  disabled={!satu.boleh_ubah || jenis === 'LIBUR_NASIONAL'}
                  onChange={({ target }) => {
                    if (jenis !== 'LIBUR_NASIONAL')
                      set({ tanggal: pada, jenis, nama: satu.nama, berlaku: target.checked })
                  }}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
      <fieldset className="card grid items-end gap-3 p-4 sm:grid-cols-[12rem_1fr_auto]">
        <legend className="font-bold">Hari libur perusahaan sendiri</legend>
        <DatePicker
          label="Tanggal"
          format="short"
          placeholder="hh/bb/tttt"
          value={tanggal}
          onChange={setTanggal}
        />
        <TextField label="Nama hari libur" value={nama} onChange={({ target }) => setNama(target.value)} />
        <Button
          tone="outline"
          disabled={tanggal === '' || nama.trim() === ''}
          onClick={() => {
            set({ tanggal, jenis: 'PERUSAHAAN', nama, berlaku: true })
            setTanggal('')
            setNama('')
          }}
        >
          Tambah
        </Button>
        {tambahan.length > 0 && (
          <ul className="text-sm sm:col-span-3">
            {tambahan.map((satu) => (
              <li key={satu.tanggal}>
                {formatTanggal(satu.tanggal)}, {satu.nama}
              </li>
            ))}
          </ul>
        )}
      </fieldset>
    </LangkahForm>
  )
}

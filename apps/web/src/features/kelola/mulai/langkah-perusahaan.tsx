import { useState } from 'react'
import { useWrite } from '../../../lib/write.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { LangkahForm } from './langkah-form.tsx'
import { type Persiapan, useSimpan } from './mulai.queries.ts'

type LangkahPerusahaanProps = { readonly perusahaan: Persiapan['perusahaan']; readonly onLanjut: () => void }

/** What the company is called, and how its people are numbered. */
export function LangkahPerusahaan({ perusahaan, onLanjut }: LangkahPerusahaanProps) {
  const [nama, setNama] = useState(perusahaan.nama ?? '')
  const [alamat, setAlamat] = useState(perusahaan.alamat ?? '')
  const [awalan, setAwalan] = useState(perusahaan.kode_karyawan.awalan)
  const [lebar, setLebar] = useState(String(perusahaan.kode_karyawan.lebar))
  const { send, isBusy, galat, salah } = useSimpan(useWrite('POST /kelola/mulai/perusahaan'), onLanjut)
  const contoh = `${awalan}${'1'.padStart(Math.min(Number(lebar) || 1, 9), '0')}`
  return (
    <LangkahForm
      judul="Perusahaan"
      galat={galat}
      isBusy={isBusy}
      onSend={() =>
        send({ body: { nama, alamat, kode_karyawan: { awalan: awalan.trim(), lebar: Number(lebar) } } })
      }
    >
      <TextField
        label="Nama perusahaan"
        required
        autoComplete="organization"
        value={nama}
        error={salah('nama')}
        onChange={({ target }) => setNama(target.value)}
      />
      <TextField
        label="Alamat perusahaan"
        required
        hint="Tercetak di kepala slip gaji."
        value={alamat}
        error={salah('alamat')}
        onChange={({ target }) => setAlamat(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Awalan kode karyawan"
          required
          value={awalan}
          error={salah('kode_karyawan.awalan')}
          hint={`Orang pertama menjadi ${contoh}.`}
          onChange={({ target }) => setAwalan(target.value.toUpperCase())}
        />
        <TextField
          label="Banyaknya angka"
          required
          type="number"
          min={1}
          max={9}
          value={lebar}
          error={salah('kode_karyawan.lebar')}
          onChange={({ target }) => setLebar(target.value)}
        />
      </div>
    </LangkahForm>
  )
}

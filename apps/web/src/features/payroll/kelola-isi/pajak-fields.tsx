import { useId, useState } from 'react'
import { Calculator, TriangleAlert } from 'lucide-react'
import type { Bulan } from '@rekan/domain/bulan'
import { replaceHitungan } from '@rekan/domain/payroll/gaji'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { KELAS_JKK, PTKP, SEBUTAN_JKK } from '@rekan/domain/payroll/pajak'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormHandle } from '../../../ui/use-form.ts'
import { type SlipIsian, barisIsian, dasarFrom, dasarIsian, isiFrom } from '../kelola/slip.schema.ts'

type PajakFieldsProps = {
  readonly form: FormHandle<SlipIsian>
  readonly karyawanId: number
  readonly bulan: Bulan
  readonly jenis: JenisSlip
}

const FIELDS = ['ptkp', 'npwp', 'kelasJkk', 'upahMinimum'] as const

/** What BPJS and PPh 21 follow from, and their lines reckoned anew from the pay as it is typed. */
export function PajakFields({ form, karyawanId, bulan, jenis }: PajakFieldsProps) {
  const { getValues, setValue, trigger } = form.hook
  const [isBusy, setBusy] = useState(false)
  const [peringatan, setPeringatan] = useState<readonly string[]>([])
  const id = useId()
  // Contributions are of the month's own slip.
  const judul = jenis === 'BULANAN' ? 'BPJS dan PPh 21' : 'PPh 21'
  async function hitung() {
    // What is chosen in part would be reckoned by nothing of it.
    if (!(await trigger(FIELDS))) return
    setBusy(true)
    try {
      const isian = getValues()
      const isi = isiFrom(isian)
      const dipilih = dasarFrom(isian)
      // Without a basis it goes by the person's last one.
      const { data: hitungan } = await call('POST /kelola/payroll/hitung', {
        body: {
          karyawan_id: karyawanId,
          bulan: bulan.bulan,
          tahun: bulan.tahun,
          penghasilan: isi.penghasilan.map((satu) => ({ jenis: satu.jenis, jumlah: satu.jumlah })),
          ketidakhadiran: isi.potongan.reduce(
            (n, satu) => n + (satu.jenis === 'ABSENSI' ? satu.jumlah : 0),
            0,
          ),
          ...(dipilih !== null && { dasar: dipilih }),
          jenis,
        },
      })
      const { potongan, penghasilan_lain } = replaceHitungan(isi, hitungan)
      const dirty = { shouldDirty: true, shouldValidate: true }
      setValue('potongan', potongan.map(barisIsian), dirty)
      setValue('penghasilan_lain', penghasilan_lain.map(barisIsian), dirty)
      const dasar = dasarIsian(hitungan.dasar)
      for (const name of FIELDS) setValue(name, dasar[name], dirty)
      setPeringatan(hitungan.peringatan)
      toast.success(`${judul} dihitung ulang.`, 'gaji')
    } catch (error) {
      toast.error(errorFrom(error).message, 'gaji')
    } finally {
      setBusy(false)
    }
  }
  return (
    <fieldset className="card p-4" aria-describedby={`${id}-hint`}>
      <legend className="sr-only">{judul}</legend>
      <p aria-hidden className="text-base font-bold">
        {judul}
      </p>
      <p id={`${id}-hint`} className="mb-3 text-sm text-ink-muted">
        Berlaku juga untuk bulan-bulan berikutnya. Hitung ulang setelah penghasilan berubah.
      </p>
      <div className="mb-4 grid grid-cols-1 gap-3 desk:grid-cols-2">
        <SelectField
          label="Status PTKP"
          placeholder="Seperti data pajaknya"
          options={PTKP.map((value) => ({ value, label: value }))}
          {...form.field('ptkp')}
        />
        <SelectField
          label="NPWP"
          placeholder="Seperti data pajaknya"
          options={[
            { value: '1', label: 'Valid' },
            { value: '0', label: 'Tidak ada atau tidak valid' },
          ]}
          {...form.field('npwp')}
        />
        <SelectField
          label="Kelas risiko JKK"
          placeholder="Seperti lokasinya"
          options={KELAS_JKK.map((value) => ({ value, label: SEBUTAN_JKK[value] }))}
          {...form.field('kelasJkk')}
        />
        <TextField
          label="Upah minimum (Rp)"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('upahMinimum')}
        />
      </div>
      {peringatan.length > 0 && (
        <Notice tone="accent" icon={TriangleAlert} title="Perhatikan">
          {peringatan.map((pesan) => (
            <p key={pesan}>{pesan}</p>
          ))}
        </Notice>
      )}
      <Button
        tone="outline"
        icon={<Calculator className="size-5" />}
        busy={isBusy}
        onClick={() => void hitung()}
      >
        Hitung Ulang
      </Button>
    </fieldset>
  )
}

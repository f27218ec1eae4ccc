import { useWatch } from 'react-hook-form'
import { type PeranSasaran, KODE_PERAN_SASARAN, PERAN_SASARAN } from '@rekan/domain/pengumuman/siaran'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control } from '../../../../ui/form.tsx'
import { TimeField } from '../../../../ui/time-field.tsx'
import type { FormHandle } from '../../../../ui/use-form.ts'
import type { NaskahIsian, NaskahSiap } from '../kelola.schema.ts'
import { useJangkauan, useSasaran } from '../meja.queries.ts'
import { PilihBanyak } from '../../../../ui/wide/pilih-banyak.tsx'

type SiaranFieldsProps = {
  readonly form: FormHandle<NaskahIsian, NaskahSiap>
  /** Seen already, when it began stays */
  readonly isTayang: boolean
}

/** Whom it is for, from when to when, and what is asked of its reader. */
export function SiaranFields({ form, isTayang }: SiaranFieldsProps) {
  const pilihan = useSasaran()
  const [role, kantor, jabatan, bertugas] = useWatch({
    control: form.hook.control,
    name: ['role', 'kantor', 'jabatan', 'bertugas'],
  })
  const jumlah = useJangkauan({ role, kantor, jabatan, bertugas })
  return (
    <>
      <fieldset className="space-y-3">
        <legend className="text-sm font-semibold">Untuk siapa</legend>
        <Control form={form} name="role">
          {({ value, onChange, error }) => (
            <div>
              <div className="flex flex-wrap gap-x-5">
                {KODE_PERAN_SASARAN.map((kode) => (
                  <Checkbox
                    key={kode}
                    label={PERAN_SASARAN[kode]}
                    checked={value.includes(kode)}
                    onChange={({ target }) => onChange(withPeran(value, kode, target.checked))}
                  />
                ))}
              </div>
              {error !== undefined && (
                <p role="alert" className="text-sm text-destructive">
                  {error}
                </p>
              )}
            </div>
          )}
        </Control>
        <Control form={form} name="kantor">
          {({ value, onChange }) => (
            <PilihBanyak
              label="Lokasi"
              all="Semua lokasi"
              options={(pilihan?.kantor ?? []).map(({ id, nama }) => ({ value: id, label: nama }))}
              value={value}
              onChange={onChange}
            />
          )}
        </Control>
        <Control form={form} name="jabatan">
          {({ value, onChange }) => (
            <PilihBanyak
              label="Jabatan"
              all="Semua jabatan"
              options={(pilihan?.jabatan ?? []).map((nama) => ({ value: nama, label: nama }))}
              value={value}
              onChange={onChange}
            />
          )}
        </Control>
        <Checkbox
          label="Hanya yang sedang bertugas"
          hint="Yang sudah check in dan belum pulang pada menit pengumuman diterbitkan, di lokasi tempat mereka bertugas."
          disabled={isTayang}
          {...form.field('bertugas')}
        />
        <p role="status" className="text-sm text-ink-muted">
          {role.length > 0 &&
            jumlah !== undefined &&
            `Menjangkau ${jumlah.toLocaleString('id-ID')} akun${bertugas && !isTayang ? ' sekarang' : ''}.`}
        </p>
      </fieldset>
      {!isTayang && (
        <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-1 *:basis-32">
          <Control form={form} name="mulaiHari">
            {(field) => <DatePicker {...field} label="Tayang mulai" format="short" placeholder="Langsung" />}
          </Control>
          <Control form={form} name="mulaiJam">
            {(field) => <TimeField {...field} label="Jam tayang" />}
          </Control>
        </div>
      )}
      <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-1 *:basis-32">
        <Control form={form} name="berakhirHari">
          {(field) => <DatePicker {...field} label="Berakhir" format="short" placeholder="Tidak berakhir" />}
        </Control>
        <Control form={form} name="berakhirJam">
          {(field) => <TimeField {...field} label="Jam berakhir" />}
        </Control>
      </div>
      <p className="text-sm text-ink-muted">
        Waktu menurut WIB. Kosongkan untuk langsung tayang dan tidak berakhir.
      </p>
      <Checkbox label="Sematkan di atas" {...form.field('disematkan')} />
      <Checkbox
        label="Wajib dimengerti"
        hint='Pembaca diminta menekan "Saya mengerti"; Anda melihat siapa yang belum.'
        {...form.field('wajib')}
      />
    </>
  )
}

function withPeran(semua: readonly PeranSasaran[], satu: PeranSasaran, isOn: boolean): PeranSasaran[] {
  return isOn ? [...semua, satu] : semua.filter((kode) => kode !== satu)
}

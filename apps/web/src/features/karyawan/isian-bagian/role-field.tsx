import type { Role } from '@rekan/domain/akses/peran'
import { Control } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { OrangForm } from './isian-fields.tsx'
import { LABEL } from '../isian/label.ts'
import { ROLE_LABEL } from '../orang/role.ts'

const ROLE_HINT: Readonly<Record<Role, string>> = {
  karyawan: 'Presensi, pengajuan, dan slip gaji sendiri',
  auditor: 'Hanya membaca: semua data selain gaji dan foto',
  koordinator: 'Juga melihat timnya dan memutuskan pengajuan mereka',
  hrd: 'Mengurus semua karyawan, pengajuan, dan penggajian',
  admin: 'Mengurus akun dan sistem, tanpa data gaji',
}

type RoleFieldProps = {
  readonly form: OrangForm
  /** Those that the reader may give */
  readonly peran: readonly Role[]
}

/** The role of a new account. */
export function RoleField({ form, peran }: RoleFieldProps) {
  return (
    <Control form={form} name="role">
      {(field) => (
        <RadioCards
          {...field}
          label={LABEL.role}
          required
          options={peran.map((value) => ({
            value: value as string,
            label: ROLE_LABEL[value],
            hint: ROLE_HINT[value],
          }))}
        />
      )}
    </Control>
  )
}

import { Suspense, lazy, useState } from 'react'
import { UsersRound } from 'lucide-react'
import type { Role } from '@rekan/domain/akses/peran'
import { hariTimur } from '@rekan/domain/waktu'
import { mayManageAkun } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Form } from '../../../ui/form.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { Bagian } from '../isian-bagian/bagian.tsx'
import { DataDiriFields, EmailField, KerjaFields, LengkapFields } from '../isian-bagian/orang-fields.tsx'
import { Hari } from '../isian-bagian/isian-fields.tsx'
import { TempatFields } from '../isian-bagian/tempat-fields.tsx'
import { karyawanBaruSchema } from './tambah.schema.ts'
import { type IsianOrang, KOSONG, NAMA_TEMPAT, isianBerikut } from '../isian/isian.ts'
import { useCreateOrang } from '../isian/isian.queries.ts'
import { useKodeReset } from '../akun/kode-reset.queries.ts'
import type { DetailOrang } from '../orang/orang.queries.ts'

// It comes while what was typed is on its way.
const loadDitambahkan = () => import('./ditambahkan.tsx')
const loadHak = () => import('../orang/hak.ts')
const Ditambahkan = lazy(async () => ({ default: (await loadDitambahkan()).Ditambahkan }))
// Near the form's end: it comes while the beginning is filled in.
const RoleField = lazy(async () => ({ default: (await import('../isian-bagian/role-field.tsx')).RoleField }))

const WIRE = {
  ...Object.fromEntries(NAMA_TEMPAT.map((nama) => [`penempatan.${nama}`, nama])),
  'penempatan.tanggal_masuk': 'mulai',
} as const

type TambahOrangProps = {
  /** What is filled in beforehand */
  readonly awal?: Partial<IsianOrang>
  readonly onTambah?: () => void
}

/** Takes somebody on: the form, and afterwards how the person gets in. Several may follow one another. */
export function TambahOrang({ awal, onTambah }: TambahOrangProps) {
  const profile = useProfil()
  const kode = useKodeReset()
  const [isian, setIsian] = useState({ ...KOSONG, ...awal })
  const [hasil, setHasil] = useState<DetailOrang>()
  if (!mayManageAkun(profile))
    return (
      <Empty
        icon={UsersRound}
        title="Anda tidak dapat menambah karyawan"
        hint="Karyawan baru ditambahkan oleh HRD atau administrator."
      />
    )
  if (hasil !== undefined)
    return (
      <Suspense>
        <Ditambahkan orang={hasil} kode={kode} onNext={() => setHasil(undefined)} />
      </Suspense>
    )
  return (
    <TambahForm
      peran={profile.boleh.memberi}
      isian={isian}
      onAdded={(orang, typed) => {
        setIsian(isianBerikut(typed))
        setHasil(orang)
        onTambah?.()
        kode.reset()
        void loadHak().then(({ mayOpenAkun }) => {
          if (orang.akun?.email === null && mayOpenAkun(profile, orang)) kode.mutate(orang.id)
        })
      }}
    />
  )
}

type TambahFormProps = {
  /** Roles that a new account may be given */
  readonly peran: readonly Role[]
  readonly isian: IsianOrang
  readonly onAdded: (orang: DetailOrang, isian: IsianOrang) => void
}

function TambahForm({ peran, isian, onAdded }: TambahFormProps) {
  const createOrang = useCreateOrang()
  // As the server judges it: in the east it is tomorrow first.
  const [today] = useState(() => hariTimur(serverNow()))
  const [schema] = useState(() => karyawanBaruSchema(today))
  const submit = (typed: IsianOrang) => {
    // A failure shows when it is wanted.
    loadDitambahkan().catch(() => undefined)
    loadHak().catch(() => undefined)
    return createOrang(typed)
  }
  const form = useForm({ schema, defaultValues: isian, wire: WIRE, submit, onSuccess: onAdded })
  return (
    <Form form={form} submit="Tambah Karyawan">
      <Bagian title="Data diri">
        <DataDiriFields form={form} today={today} />
      </Bagian>
      <Bagian title="Pekerjaan dan penempatan">
        <KerjaFields form={form} kodeHint="Diisi otomatis bila dikosongkan" />
        <TempatFields form={form} />
        <Hari form={form} name="mulai" hint="Untuk karyawan lama: hari pertama memakai Rekan" />
      </Bagian>
      <Bagian title="Akun" hint="Dengan akun ini orangnya masuk ke Rekan.">
        <EmailField
          form={form}
          hint="Tautan untuk membuat kata sandi dikirim ke sini. Tanpa email, orangnya masuk dengan kode karyawan dan kode sekali pakai dari Anda."
        />
        <Suspense>
          <RoleField form={form} peran={peran} />
        </Suspense>
      </Bagian>
      <Bagian title="Pendidikan, jaminan sosial, rekening" hint="Boleh dikosongkan dan dilengkapi kemudian.">
        <LengkapFields form={form} />
      </Bagian>
    </Form>
  )
}

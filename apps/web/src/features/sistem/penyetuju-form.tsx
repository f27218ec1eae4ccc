import { useMutation, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Form } from '../../ui/form.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { penyetujuQuery } from './penyetuju.queries.ts'

const schema = z.object({ akun: text(wajib('Email atau kode karyawan harus diisi.')) })

/** Who approves the payslips that HR make of their own; the administrator names them. */
export function PenyetujuPage() {
  const isBoleh = may(useProfil(), 'POST /pengaturan/payroll')
  const { data, error, isFetching, refetch } = useQuery({ ...penyetujuQuery, enabled: isBoleh })
  if (!isBoleh)
    return (
      <Empty
        icon={ReceiptText}
        title="Bagian ini untuk administrator"
        hint="Penyetuju slip gaji petugas HRD dipilih oleh administrator."
      />
    )
  if (data !== undefined) return <PenyetujuForm nama={data?.nama ?? null} />
  if (error !== null && !isFetching)
    return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  return (
    <div className="px-4">
      <SkeletonList count={2} />
    </div>
  )
}

function PenyetujuForm({ nama }: { readonly nama: string | null }) {
  const pilih = useWrite('POST /pengaturan/payroll', { into: () => penyetujuQuery })
  const form = useForm({
    schema,
    defaultValues: { akun: '' },
    submit: ({ akun }) => pilih({ body: { akun } }),
    onSuccess() {
      // The card above the field says who it is now.
      form.hook.reset()
    },
    onFailure({ errors }) {
      const [message] = errors['akun'] ?? []
      if (message === undefined) return false
      form.hook.setError('akun', { type: 'server', message })
      return true
    },
  })
  const lepas = useMutation({
    mutationFn: () => pilih({ body: { akun: null } }),
    onError: (cause) => toast.error(errorFrom(cause).message, 'form'),
  })
  return (
    <Form
      form={form}
      submit="Simpan"
      actions={
        nama !== null && (
          <Button tone="danger" busy={lepas.isPending} onClick={() => lepas.mutate()}>
            Lepas {nama}
          </Button>
        )
      }
    >
      <p className="text-ink-muted">
        Petugas HRD tidak menerbitkan slip gajinya sendiri, juga tidak memutuskan izin, lembur, upah, dan
        rekeningnya sendiri. Pilih satu orang di luar HRD yang melakukannya; ia melihat urusan petugas HRD
        saja.
      </p>
      <div role="status">
        <ListCard
          title={nama ?? 'Belum ada penyetuju'}
          subtitle={
            nama === null
              ? 'Tanpa penyetuju, petugas HRD tidak dapat membuat slip gajinya sendiri.'
              : 'Penyetuju saat ini'
          }
        />
      </div>
      <TextField
        label={nama === null ? 'Penyetuju' : 'Ganti dengan'}
        required
        autoComplete="off"
        autoCapitalize="none"
        hint="Email atau kode karyawan"
        {...form.field('akun')}
      />
    </Form>
  )
}

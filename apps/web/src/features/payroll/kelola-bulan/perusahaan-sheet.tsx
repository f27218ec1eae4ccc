import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { aturanAlamatPerusahaan, aturanNamaPerusahaan } from '@rekan/domain/payroll/payroll'
import { errorFrom } from '../../../lib/api-error.ts'
import { text } from '../../../lib/form-schema.ts'
import type { CallData } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { perusahaanQuery } from '../kelola/gaji.queries.ts'

const schema = z.object({ nama: text(aturanNamaPerusahaan), alamat: text(aturanAlamatPerusahaan) })

/** What stands at the head of every payslip. */
export function PerusahaanSheet({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(perusahaanQuery)
  if (data !== undefined) return <IsianPerusahaan perusahaan={data} onClose={onClose} />
  return (
    <SideSheet title="Kepala Slip" onClose={onClose}>
      {error !== null && !isFetching ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} />
      )}
    </SideSheet>
  )
}

type IsianProps = {
  readonly perusahaan: CallData<'GET /pengaturan/perusahaan'>
  readonly onClose: () => void
}

function IsianPerusahaan({ perusahaan, onClose }: IsianProps) {
  const edit = useWrite('POST /pengaturan/perusahaan', { into: () => perusahaanQuery, once: true })
  const form = useForm({
    schema,
    defaultValues: { nama: perusahaan.nama ?? '', alamat: perusahaan.alamat ?? '' },
    submit: (body) => edit({ body }),
    onSuccess: () => {
      onClose()
      toast.success('Kepala slip disimpan.', 'form')
    },
  })
  return (
    <SideSheet title="Kepala Slip" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <p className="text-ink-muted">Berlaku untuk slip yang diterbitkan sesudah ini.</p>
        <TextField label="Nama perusahaan" required autoComplete="organization" {...form.field('nama')} />
        <TextArea label="Alamat" required {...form.field('alamat')} />
      </Form>
    </SideSheet>
  )
}

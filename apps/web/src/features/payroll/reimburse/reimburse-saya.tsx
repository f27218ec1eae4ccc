import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SAYA_DITULIS, daftarSayaQuery } from './reimburse.queries.ts'
import { BERKAS_BUKTI, REIMBURSE_KOSONG, isianReimburse, isianFrom } from './reimburse.schema.ts'
import { RincianReimburse } from './rincian-reimburse.tsx'

const schema = z.object(isianReimburse)

/** One's own receipts, and the form for another. */
export function ReimburseSaya({ onClose }: { readonly onClose: () => void }) {
  const [isBaru, setBaru] = useState(false)
  return isBaru ? (
    <Baru onClose={() => setBaru(false)} />
  ) : (
    <Sheet
      title="Reimburse"
      onClose={onClose}
      footer={<Button onClick={() => setBaru(true)}>Minta reimburse</Button>}
    >
      <Daftar />
    </Sheet>
  )
}

function Daftar() {
  const { data, error, isFetching, refetch } = useQuery(daftarSayaQuery)
  const cancel = useWrite('POST /reimburse/{id}/batal', SAYA_DITULIS)
  const [dibatalkan, setDibatalkan] = useState<number>()
  async function batal(id: number) {
    setDibatalkan(id)
    try {
      await cancel({ params: { id } })
      toast.success('Reimburse dibatalkan.', 'reimburse')
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'reimburse')
    } finally {
      setDibatalkan(undefined)
    }
  }
  if (data === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={2} />
    )
  if (data.length === 0)
    return (
      <p className="text-ink-muted">
        Belum ada. Pengeluaran untuk perusahaan diganti bersama gaji setelah buktinya disetujui HRD.
      </p>
    )
  return (
    <ul className="space-y-3">
      {data.map((satu) => (
        <li key={satu.id} className="space-y-1 card p-3">
          <RincianReimburse reimburse={satu} />
          {satu.status === 'MENUNGGU' && (
            <Button tone="outline" busy={dibatalkan === satu.id} onClick={() => void batal(satu.id)}>
              Batalkan
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Baru({ onClose }: { readonly onClose: () => void }) {
  const request = useWrite('POST /reimburse', SAYA_DITULIS)
  const form = useForm({
    schema,
    defaultValues: REIMBURSE_KOSONG,
    submit: async (isian) => {
      const baru = isianFrom(isian)
      if (baru !== null) await request({ form: baru })
    },
    onSuccess: () => {
      onClose()
      toast.success('Reimburse diajukan.', 'form')
    },
  })
  return (
    <Sheet title="Minta reimburse" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Ajukan">
        <Control form={form} name="tanggal">
          {(field) => (
            <DatePicker {...field} label="Tanggal bukti" required format="short" placeholder="dd/mm/yyyy" />
          )}
        </Control>
        <TextField
          label="Jumlah (Rp)"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.field('jumlah')}
        />
        <TextField
          label="Untuk apa"
          required
          hint="Misalnya bensin patroli 3 November"
          autoComplete="off"
          {...form.field('keterangan')}
        />
        <Control form={form} name="file">
          {(field) => <FileField {...field} {...BERKAS_BUKTI} label="Bukti" required />}
        </Control>
      </Form>
    </Sheet>
  )
}

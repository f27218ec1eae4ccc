import * as z from 'zod/mini'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { aturanJawaban } from '@rekan/domain/payroll/tanya'
import { errorFrom } from '../../../lib/api-error.ts'
import { text } from '../../../lib/form-schema.ts'
import { type CallData, query, useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'

type TanyaMeja = CallData<'GET /kelola/payroll/tanya'>[number]

const schema = z.object({ jawaban: text(aturanJawaban) })

type TanyaMejaProps = { readonly onClose: () => void; readonly onOpen: (slipId: number) => void }

/** What people ask about their payslips: those that wait first. */
export function TanyaMejaSheet({ onClose, onOpen }: TanyaMejaProps) {
  const { data, error, isFetching, refetch } = useQuery(query('GET /kelola/payroll/tanya'))
  return (
    <SideSheet title="Pertanyaan Slip Gaji" onClose={onClose}>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} />
        )
      ) : data.length === 0 ? (
        <Empty
          icon={MessageCircleQuestion}
          title="Belum ada pertanyaan"
          hint="Yang ditanyakan karyawan tentang baris slipnya tampil di sini."
        />
      ) : (
        <ul className="space-y-3 pb-4">
          {data.map((satu) => (
            <li key={satu.id}>
              <Satu tanya={satu} onOpen={() => onOpen(satu.slip.id)} />
            </li>
          ))}
        </ul>
      )}
    </SideSheet>
  )
}

function Satu({ tanya, onOpen }: { readonly tanya: TanyaMeja; readonly onOpen: () => void }) {
  const { karyawan, slip, baris, pertanyaan, jawaban, dijawab_oleh: oleh } = tanya
  return (
    <section aria-label={`${karyawan.nama}, ${baris}`} className="space-y-2 card p-4">
      <h3 className="font-bold">
        {karyawan.nama} ({karyawan.kode})
      </h3>
      <button type="button" className="min-h-11 font-semibold text-primary desk:min-h-8" onClick={onOpen}>
        Slip {formatBulan(slip)}
      </button>
      <p>
        <b>{baris}</b>: {pertanyaan}
      </p>
      {jawaban === null ? (
        <Jawab tanya={tanya} />
      ) : (
        <p className="rounded-card bg-sunken p-3 whitespace-pre-line">
          <b>{oleh?.nama ?? 'HRD'}</b>: {jawaban}
        </p>
      )}
    </section>
  )
}

function Jawab({ tanya }: { readonly tanya: TanyaMeja }) {
  const answer = useWrite('POST /payroll/{id}/jawab', { once: true })
  const invalidate = useInvalidate()
  const form = useForm({
    schema,
    defaultValues: { jawaban: '' },
    submit: async ({ jawaban }) => {
      await answer({ params: { id: tanya.slip.id }, body: { tanya: tanya.id, jawaban } })
      await invalidate('GET /kelola/payroll/tanya')
    },
    onSuccess: () => toast.success('Jawaban dikirim.', 'gaji'),
  })
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        form.onSubmit()
      }}
    >
      <TextArea label="Jawaban" required {...form.field('jawaban')} />
      <Button type="submit" busy={form.isBusy}>
        Kirim Jawaban
      </Button>
    </form>
  )
}

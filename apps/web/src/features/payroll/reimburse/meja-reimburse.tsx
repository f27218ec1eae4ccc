import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { sebabOrangLain } from '@rekan/domain/payroll/titipan'
import { may } from '../../../lib/boleh.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { useOrang } from '../../penempatan/orang.queries.ts'
import { MEJA_DITULIS, type ReimburseMeja, daftarMejaQuery } from './reimburse.queries.ts'
import { BERKAS_BUKTI, REIMBURSE_KOSONG, isianReimburse, isianFrom } from './reimburse.schema.ts'
import { RincianReimburse } from './rincian-reimburse.tsx'

/**
 * What people laid out: HR decides, and writes down what came on paper. Of people of HR, and of what HR wrote down, who approves their
 * pay decides.
 */
export function MejaReimburse({ onClose }: { readonly onClose: () => void }) {
  const isHrd = may(useProfil(), 'GET /kelola/payroll')
  const [isBaru, setBaru] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(daftarMejaQuery)
  if (isBaru) return <Catat onClose={() => setBaru(false)} />
  return (
    <SideSheet title="Reimburse" onClose={onClose}>
      <div className="space-y-3 pb-4">
        {isHrd && (
          <Button tone="outline" onClick={() => setBaru(true)}>
            Catat reimburse
          </Button>
        )}
        {data === undefined ? (
          error !== null && !isFetching ? (
            <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
          ) : (
            <SkeletonList count={3} />
          )
        ) : data.length === 0 ? (
          <Empty
            title="Belum ada reimburse."
            hint={
              isHrd
                ? 'Karyawan memintanya dari layar Slip Gaji di HP.'
                : 'Yang diminta petugas HRD, dan yang dicatatnya untuk orang lain, muncul di sini.'
            }
          />
        ) : (
          <ul className="space-y-3">
            {data.map((satu) => (
              <li key={satu.id} aria-label={`Reimburse ${satu.karyawan.nama}`} className="space-y-1 card p-3">
                <p className="font-bold">
                  {satu.karyawan.nama}{' '}
                  <span className="font-normal text-ink-muted">{satu.karyawan.kode}</span>
                </p>
                <RincianReimburse reimburse={satu} />
                {satu.status === 'MENUNGGU' && <Putusan reimburse={satu} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SideSheet>
  )
}

function Putusan({ reimburse: { id, sendiri, dicatat } }: { readonly reimburse: ReimburseMeja }) {
  const decide = useWrite('POST /kelola/reimburse/{id}/putusan', {
    ...MEJA_DITULIS,
    invalidate: ['pengajuan/jumlah'],
  })
  const [isBusy, setBusy] = useState(false)
  const [alasan, setAlasan] = useState<string>()
  const [salah, setSalah] = useState<string>()
  if (sendiri) return <p className="text-sm">{sebabOrangLain('reimburse')}</p>
  if (dicatat)
    return <p className="text-sm">Anda yang mencatatnya. HRD lain atau penyetuju gaji HRD memutusnya.</p>
  async function putus(setuju: boolean) {
    if (!setuju && (alasan ?? '').trim() === '') {
      setSalah(alasan === undefined ? undefined : 'Alasan harus diisi.')
      setAlasan(alasan ?? '')
      return
    }
    setBusy(true)
    try {
      await decide({ params: { id }, body: { setuju, ...(!setuju && alasan !== undefined && { alasan }) } })
      toast.success(setuju ? 'Reimburse disetujui.' : 'Reimburse ditolak.', 'reimburse')
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'reimburse')
      setBusy(false)
    }
  }
  return (
    <div className="space-y-2">
      {alasan !== undefined && (
        <TextField
          label="Alasan ditolak"
          required
          name="alasan"
          value={alasan}
          error={salah}
          onChange={({ target }) => setAlasan(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-28">
        <Button busy={isBusy} onClick={() => void putus(true)}>
          Setujui
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void putus(false)}>
          Tolak
        </Button>
      </div>
    </div>
  )
}

const schema = z.object({ karyawan_id: text(wajib('Karyawan harus dipilih.')), ...isianReimburse })

function Catat({ onClose }: { readonly onClose: () => void }) {
  const record = useWrite('POST /kelola/reimburse', MEJA_DITULIS)
  const { options, ...orang } = useOrang()
  const form = useForm({
    schema,
    defaultValues: { karyawan_id: '', ...REIMBURSE_KOSONG },
    submit: async ({ karyawan_id, ...isian }) => {
      const baru = isianFrom(isian)
      if (baru !== null) await record({ form: { karyawan_id, ...baru } })
    },
    onSuccess: () => {
      onClose()
      toast.success('Reimburse dicatat. HRD lain atau penyetuju gaji HRD yang memutusnya.', 'form')
    },
  })
  return (
    <SideSheet title="Catat reimburse" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Catat">
        <Control form={form} name="karyawan_id">
          {(field) => (
            <SearchableSelect
              {...pick(field)}
              {...orang}
              options={options}
              label="Karyawan"
              required
              placeholder="Pilih karyawan..."
            />
          )}
        </Control>
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
        <TextField label="Untuk apa" required autoComplete="off" {...form.field('keterangan')} />
        <Control form={form} name="file">
          {(field) => <FileField {...field} {...BERKAS_BUKTI} label="Bukti" required />}
        </Control>
      </Form>
    </SideSheet>
  )
}

import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, FileClock, FileText, Lock, Send, Trash2 } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { PERIHAL_SLIP } from '@rekan/domain/payroll/jenis-slip'
import { totalSlip } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { invalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useSlipPdf } from '../slip/payroll.queries.ts'
import { type SlipKelola, slipKelolaFrom, slipKelolaQuery } from '../kelola/gaji.queries.ts'
import type { TindakanBanyak } from '../kelola/tindakan.queries.ts'
import { GAJI } from '../slip/gaji.write.ts'
import { JUDUL } from '../kelola/label.ts'
import { SlipForm } from './slip-form.tsx'
import { KELOMPOK, isianFrom, isianSlipFrom, slipSchema } from '../kelola/slip.schema.ts'
import { MengapaBaris } from '../slip/mengapa.tsx'
import { TotalCard } from './total-slip.tsx'
import { StatusGajiBadge } from '../kelola/status-gaji.tsx'

/** The actions on one payslip; the page carries them out. */
export type PermintaanSlip = TindakanBanyak | 'revisi' | 'hapus'

type SlipSheetProps = {
  readonly id: number
  readonly onClose: () => void
  readonly onPermintaan: (permintaan: PermintaanSlip, slip: SlipKelola) => void
  /** To another of the same month */
  readonly onOpen: (id: number) => void
}

/** One payslip as HR has it: its lines to change while it is a draft, to read once it is published. */
export function SlipSheet(props: SlipSheetProps) {
  const { id, onClose } = props
  const { data, error, isFetching, refetch } = useQuery({ ...slipKelolaQuery(id), select: slipKelolaFrom })
  if (data !== undefined && data.dapat.ubah) return <UbahSlip key={data.versi} {...props} slip={data} />
  return (
    <SideSheet title={data?.karyawan.nama ?? 'Slip Gaji'} onClose={onClose}>
      {data !== undefined ? (
        <BacaSlip {...props} slip={data} />
      ) : error !== null && !isFetching ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} lines={3} />
      )}
    </SideSheet>
  )
}

type DenganSlip = SlipSheetProps & { readonly slip: SlipKelola }

function UbahSlip(props: DenganSlip) {
  const { slip, onClose } = props
  const edit = useWrite('POST /payroll/{id}', { once: true })
  const queryClient = useQueryClient()
  const form = useForm({
    schema: slipSchema,
    defaultValues: isianFrom(slip, slip.dasar, slip.catatan, slip.pengecualian_potongan),
    submit: async (isian) => {
      const saved = await edit({
        params: { id: slip.id },
        body: { versi: slip.versi, ...isianSlipFrom(isian) },
      })
      queryClient.setQueryData(slipKelolaQuery(slip.id).queryKey, saved)
      await invalidate(queryClient, ...GAJI)
    },
    onSuccess: () => {
      onClose()
      toast.success('Slip gaji disimpan.', 'form')
    },
  })
  return (
    <SideSheet title={slip.karyawan.nama} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <SlipForm
        form={form}
        karyawanId={slip.karyawan.id}
        bulan={slip}
        jenis={slip.jenis}
        submit="Simpan"
        asal={slip}
      >
        <Kepala {...props} />
        {!form.isDirty && <Tindakan {...props} />}
      </SlipForm>
    </SideSheet>
  )
}

function BacaSlip(props: DenganSlip) {
  const { slip } = props
  const total = totalSlip(slip)
  return (
    <div className="space-y-4 pb-4">
      <Kepala {...props} />
      {slip.sendiri ? (
        <Notice icon={Lock} title="Slip gaji Anda sendiri">
          <p>
            {slip.dapat.revisi
              ? 'Revisinya disetujui orang lain.'
              : 'HRD lain yang menyusun, membagikan, dan menerbitkannya.'}
          </p>
        </Notice>
      ) : (
        slip.status === 'TERBIT' && (
          <Notice icon={Lock} title="Sudah diterbitkan">
            <p>Slip yang sudah terbit tidak dapat diubah. Buat revisi bila ada yang keliru.</p>
          </Notice>
        )
      )}
      {KELOMPOK.filter((kelompok) => slip[kelompok].length > 0).map((kelompok) => (
        <section key={kelompok} className="card p-4">
          <h3 className="mb-2 text-base font-bold">{JUDUL[kelompok]}</h3>
          <DetailList
            layout="row"
            items={slip[kelompok].map(({ nama, jumlah }) => ({
              label: nama,
              value: formatRupiah(jumlah),
            }))}
          />
          <MengapaBaris baris={slip[kelompok]} />
        </section>
      ))}
      <TotalCard total={total} />
      {slip.catatan !== null && <p className="text-sm whitespace-pre-line">{slip.catatan}</p>}
      <Tindakan {...props} />
    </div>
  )
}

function Kepala({ slip, onOpen }: DenganSlip) {
  const { kode, penempatan } = slip.karyawan
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-muted">
        {PERIHAL_SLIP[slip.jenis].sebutan} {formatBulan(slip)} · {kode} · {penempatan.nama}
      </p>
      <StatusGajiBadge gaji={slip} />
      {slip.riwayat.length > 1 && (
        <ul aria-label="Versi bulan ini" className="flex flex-wrap gap-2">
          {slip.riwayat.map(({ id, revisi, status }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === slip.id || undefined}
                onClick={() => onOpen(id)}
                className="min-h-11 rounded-full border border-field px-4 text-sm font-semibold aria-[current=true]:border-primary aria-[current=true]:bg-primary-soft"
              >
                {revisi === 0 ? 'Pertama' : `Revisi ${revisi}`}
                {status === 'DRAFT' && ' (draft)'}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Tindakan({ slip, onPermintaan }: DenganSlip) {
  const { dapat, lampiran } = slip
  const pdf = useSlipPdf(slip.id)
  const [isAsked, setAsked] = useState(false)
  const minta = (permintaan: PermintaanSlip) => {
    if (isAsked) return
    setAsked(true)
    onPermintaan(permintaan, slip)
  }
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 *:basis-40">
      {lampiran !== null && (
        <Button
          tone="outline"
          icon={<FileText className="size-5" />}
          busy={pdf.isBusy}
          onClick={() => void pdf.open()}
        >
          Lihat PDF
        </Button>
      )}
      {dapat.bagikan && (
        <Button tone="outline" icon={<Eye className="size-5" />} onClick={() => minta('bagikan')}>
          {slip.sendiri ? 'Minta Persetujuan' : 'Bagikan'}
        </Button>
      )}
      {dapat.terbitkan && (
        <Button tone="outline" icon={<Send className="size-5" />} onClick={() => minta('terbitkan')}>
          Terbitkan
        </Button>
      )}
      {dapat.revisi && (
        <Button tone="outline" icon={<FileClock className="size-5" />} onClick={() => minta('revisi')}>
          Buat Revisi
        </Button>
      )}
      {dapat.hapus && (
        <Button tone="danger" icon={<Trash2 className="size-5" />} onClick={() => minta('hapus')}>
          Hapus Draft
        </Button>
      )}
    </div>
  )
}

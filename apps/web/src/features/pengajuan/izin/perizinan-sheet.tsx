import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { KodeZona } from '@rekan/domain/waktu'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { formatRentang, formatSaat, formatJamPulang } from '../../../lib/format-hari.ts'
import { cutDetik } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type Detail, DetailList } from '../../../ui/detail-list.tsx'
import { FileLink } from '../../../ui/file-link.tsx'
import { JejakPengajuan } from '../../../ui/jejak-pengajuan.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { type Perizinan, fetchDokumen } from './absensi.api.ts'
import { perizinanDiDaftar, perizinanQuery, useCancelPerizinan } from './absensi.queries.ts'

type SheetProps = { readonly id: number; readonly onClose: () => void }

/** All of one request; while it waits, the person may withdraw it. */
export function PerizinanSheet({ id, onClose }: SheetProps) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...perizinanQuery(id),
    placeholderData: () => perizinanDiDaftar(queryClient, id),
  })
  const { data } = query
  const [isAsking, setAsking] = useState(false)
  return (
    <Sheet
      title={data?.jenis ?? 'Perizinan'}
      onClose={onClose}
      footer={
        data?.nasib.dapat.batalkan === true ? (
          <Button tone="danger" onClick={() => setAsking(true)}>
            Batalkan Pengajuan
          </Button>
        ) : undefined
      }
    >
      {data !== undefined ? (
        <Isi perizinan={data} />
      ) : query.isError ? (
        <LoadError
          message={errorFrom(query.error).message}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Memuat…">
          <SkeletonCard lines={4} />
        </div>
      )}
      {isAsking && data !== undefined && <BatalDialog perizinan={data} onClose={() => setAsking(false)} />}
    </Sheet>
  )
}

function Isi({ perizinan }: { readonly perizinan: Perizinan }) {
  const zona = useZona()
  return (
    <div className="space-y-5 pb-4">
      <StatusBadge status={perizinan.nasib.status} />
      <DetailList items={rincian(perizinan, zona)} />
      <section className="border-t border-line pt-5">
        <h3 className="mb-3 text-base font-bold">Proses</h3>
        <JejakPengajuan nasib={perizinan.nasib} now={serverNow()} zona={zona} />
      </section>
    </div>
  )
}

function rincian(perizinan: Perizinan, zona: KodeZona): Detail[] {
  const { jenisIzin, mulai, selesai, totalHari, keterangan, lampiran } = perizinan
  const { jamMasuk, jamPulang, hariPulang } = perizinan
  return [
    { label: 'Tanggal', value: formatRentang(mulai, selesai) },
    ...(jamMasuk === null ? [] : [{ label: 'Jam masuk', value: cutDetik(jamMasuk) }]),
    ...(jamPulang === null
      ? []
      : [{ label: 'Jam pulang', value: formatJamPulang(jamPulang, mulai, hariPulang) }]),
    // Of an answer that was kept by an earlier version there is none.
    ...(perizinan.luring ?? []).map(({ jenis, taksir }) => ({
      label: jenis === 'check_in' ? 'Check in tanpa jaringan' : 'Check out tanpa jaringan',
      value: formatSaat(taksir, zona),
    })),
    ...(jenisIzin === 'KOREKSI_PRESENSI'
      ? []
      : [{ label: 'Lama', value: `${formatJumlahHari(totalHari)} hari` }]),
    { label: 'Keterangan', value: <span className="font-normal whitespace-pre-line">{keterangan}</span> },
    ...(lampiran === null
      ? []
      : [
          {
            label: 'Dokumen',
            value: (
              <FileLink
                url={lampiran.url}
                fetchUrl={() => fetchDokumen(perizinan.id)}
                className="inline-flex min-h-11 items-center gap-2 text-primary hover:underline"
              >
                <ExternalLink className="size-5 shrink-0" />
                <span className="min-w-0 break-all">{lampiran.nama}</span>
              </FileLink>
            ),
          },
        ]),
  ]
}

type DialogProps = { readonly perizinan: Perizinan; readonly onClose: () => void }

function BatalDialog({ perizinan, onClose }: DialogProps) {
  const batal = useCancelPerizinan(perizinan.id)
  return (
    <ConfirmDialog
      title="Batalkan pengajuan?"
      confirm="Batalkan"
      cancel="Kembali"
      tone="danger"
      busy={batal.isPending}
      onCancel={onClose}
      onConfirm={() =>
        batal.mutate(undefined, {
          onSuccess: () => toast.success('Pengajuan dibatalkan.', 'perizinan'),
          onError: (cause) => toast.error(errorFrom(cause).message, 'perizinan'),
          onSettled: onClose,
        })
      }
    >
      {perizinan.jenis}, {formatRentang(perizinan.mulai, perizinan.selesai)}. Pengajuan yang dibatalkan tidak
      dapat dikembalikan; Anda dapat mengajukan yang baru.
    </ConfirmDialog>
  )
}

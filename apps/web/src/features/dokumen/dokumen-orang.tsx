import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { DokumenCard } from './dokumen-card.tsx'
import { BerkasGanti, DokumenBaru, DokumenUbah } from './dokumen-form.tsx'
import { type Dokumen, dokumenDitulis, dokumenQuery } from './dokumen.queries.ts'

type Terbuka = { readonly apa: 'baru' } | { readonly apa: 'ubah' | 'ganti'; readonly dokumen: Dokumen }

type DokumenOrangProps = {
  readonly karyawanId: string
  /** Nobody keeps their own */
  readonly isSendiri: boolean
}

/** A person's documents; HR adds, opens, mends, replaces and removes them. */
export function DokumenOrang({ karyawanId, isSendiri }: DokumenOrangProps) {
  const bolehUbah = may(useProfil(), 'POST /kelola/karyawan/{id}/dokumen') && !isSendiri
  const { data, error, isFetching, refetch } = useQuery(dokumenQuery(karyawanId))
  const [terbuka, setTerbuka] = useState<Terbuka>()
  if (data === undefined)
    return error === null || isFetching ? (
      <SkeletonList count={2} lines={2} />
    ) : (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    )
  const form = { karyawanId, jenis: data.jenis, onDone: () => setTerbuka(undefined) }
  if (terbuka?.apa === 'baru') return <DokumenBaru {...form} />
  if (terbuka?.apa === 'ubah') return <DokumenUbah {...form} dokumen={terbuka.dokumen} />
  if (terbuka?.apa === 'ganti') return <BerkasGanti {...form} dokumen={terbuka.dokumen} />
  return (
    <div className="space-y-3">
      {bolehUbah && (
        <Button tone="outline" icon={<Plus className="size-5" />} onClick={() => setTerbuka({ apa: 'baru' })}>
          Dokumen Baru
        </Button>
      )}
      {data.dokumen.length === 0 && (
        <Empty
          icon={FileText}
          title="Belum ada dokumen"
          hint="KTP, sertifikat, dan surat lain disimpan di sini."
        />
      )}
      {data.dokumen.map((dokumen) => (
        <DokumenCard key={dokumen.id} dokumen={dokumen} isSendiri={false}>
          {bolehUbah && (
            <Tindakan
              karyawanId={karyawanId}
              dokumen={dokumen}
              onOpen={(apa) => setTerbuka({ apa, dokumen })}
            />
          )}
        </DokumenCard>
      ))}
    </div>
  )
}

type TindakanProps = {
  readonly karyawanId: string
  readonly dokumen: Dokumen
  readonly onOpen: (apa: 'ubah' | 'ganti') => void
}

function Tindakan({ karyawanId, dokumen, onOpen }: TindakanProps) {
  const [isHapus, setHapus] = useState(false)
  const hapus = useMutation({
    mutationFn: useWrite('POST /kelola/dokumen/{id}/hapus', dokumenDitulis(karyawanId)),
  })
  return (
    <div className="mt-3 flex flex-wrap gap-2 *:flex-1 *:basis-24">
      <Button tone="outline" onClick={() => onOpen('ubah')}>
        Ubah
      </Button>
      <Button tone="outline" onClick={() => onOpen('ganti')}>
        {dokumen.nama_berkas === null ? 'Tambah Berkas' : 'Ganti Berkas'}
      </Button>
      <Button tone="danger" onClick={() => setHapus(true)}>
        Hapus
      </Button>
      {isHapus && (
        <ConfirmDialog
          title={`Hapus ${dokumen.jenis.nama}?`}
          confirm="Hapus"
          tone="danger"
          busy={hapus.isPending}
          onCancel={() => setHapus(false)}
          onConfirm={() =>
            hapus.mutate(
              { params: { id: dokumen.id } },
              {
                onError: (cause) => toast.error(errorFrom(cause).message, 'dokumen'),
                onSettled: () => setHapus(false),
              },
            )
          }
        >
          Keterangan dan berkasnya dihapus dan tidak dapat dikembalikan. Penghapusannya tetap ada di jejak
          audit.
        </ConfirmDialog>
      )}
    </div>
  )
}

import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { isAgreementNeeded } from './kesediaan.ts'
import type { Lembur } from './lembur.api.ts'
import { lemburQuery } from './lembur.queries.ts'
import { LemburRincian } from './lembur-rincian.tsx'
import { useTindakan } from './tindakan.queries.ts'

type LemburSheetProps = {
  /** As the list has it: shown until the detail is here */
  readonly known: Lembur
  readonly onClose: () => void
}

/** All about one overtime, and what its person may still do with it. */
export function LemburSheet({ known, onClose }: LemburSheetProps) {
  const query = useQuery({ ...lemburQuery(known.id), placeholderData: known })
  const [isAsking, setAsking] = useState(false)
  const cancel = useTindakan('batal', () => setAsking(false))
  const agree = useTindakan('bersedia')
  const lembur = query.data ?? undefined
  return (
    <Sheet
      title="Lembur Karyawan"
      onClose={isAsking ? () => setAsking(false) : onClose}
      footer={
        lembur !== undefined && (lembur.dapat.batalkan || isAgreementNeeded(lembur)) ? (
          <>
            {isAgreementNeeded(lembur) && (
              <Button busy={agree.isPending} onClick={() => agree.mutate(lembur)}>
                Saya bersedia
              </Button>
            )}
            {lembur.dapat.batalkan && (
              <Button tone="danger" disabled={agree.isPending} onClick={() => setAsking(true)}>
                Batalkan Pengajuan
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {lembur !== undefined ? (
        <LemburRincian lembur={lembur} />
      ) : query.data === null || errorFrom(query.error).status === 404 ? (
        <Empty
          title="Data Tidak Ditemukan"
          hint="Detail lembur yang Anda cari tidak dapat ditemukan atau telah dihapus"
        />
      ) : (
        <LoadError
          message="Gagal memuat data lembur. Silakan coba lagi nanti atau hubungi administrator."
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {isAsking && lembur !== undefined && (
        <ConfirmDialog
          title="Batalkan pengajuan lembur?"
          confirm="Batalkan"
          cancel="Kembali"
          tone="danger"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(lembur)}
          onCancel={() => setAsking(false)}
        >
          {lembur.menunggu === null
            ? 'Lembur ini tidak berlaku lagi.'
            : `${lembur.menunggu.oleh.nama} tidak akan melihatnya lagi.`}
        </ConfirmDialog>
      )}
    </Sheet>
  )
}

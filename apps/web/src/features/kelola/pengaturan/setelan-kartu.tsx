import { useState } from 'react'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { listPerubahan, nilaiSebelum, nilaiTeks } from './riwayat.ts'
import { type Setelan, useEditSetelan } from '../../perusahaan/setelan/setelan.queries.ts'
import { SetelanSheet } from './setelan-sheet.tsx'

/** One setting: its value, what it becomes and when, and what it was. */
export function SetelanKartu({ setelan }: { readonly setelan: Setelan }) {
  const { label, uraian, jenis, nilai, boleh_ubah, berdampak } = setelan
  const [isUbah, setUbah] = useState(false)
  return (
    <section aria-label={label} className="card space-y-3 p-4">
      {jenis === 'ya_tidak' && !berdampak ? (
        <SetelanSakelar setelan={setelan} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-1 basis-52">
            <h2 className="font-bold">{label}</h2>
            <p className="text-sm text-ink-muted">{uraian}</p>
          </div>
          <p className="text-lg font-bold tabular-nums">{nilaiTeks(setelan, nilai)}</p>
          {boleh_ubah && (
            <div>
              <Button tone="outline" aria-label={`Ubah ${label}`} onClick={() => setUbah(true)}>
                Ubah
              </Button>
            </div>
          )}
        </div>
      )}
      {!boleh_ubah && <p className="text-sm text-ink-muted">Hanya dapat dilihat dengan peran Anda.</p>}
      <Berikutnya setelan={setelan} />
      {setelan.riwayat.length > 0 && <Riwayat setelan={setelan} />}
      {isUbah && <SetelanSheet setelan={setelan} isBertanggal={berdampak} onClose={() => setUbah(false)} />}
    </section>
  )
}

/** What a switch of these does that cannot wait for a second thought. */
const AKIBAT: Readonly<Record<string, string>> = {
  faktor_kedua_wajib:
    'HRD dan admin yang belum memasang langkah kedua hanya dapat membuka halaman pemasangannya sampai selesai.',
}

function SetelanSakelar({ setelan }: { readonly setelan: Setelan }) {
  const { kunci, versi, label, uraian, nilai, boleh_ubah } = setelan
  const [isTanya, setTanya] = useState(false)
  const edit = useEditSetelan()
  const akibat = AKIBAT[kunci]
  const pasang = (baru: boolean) =>
    edit.mutate(
      { body: { kunci, versi, nilai: baru } },
      {
        onSuccess: () => toast.success(`${label}: ${baru ? 'dinyalakan' : 'dimatikan'}.`, 'setelan'),
        onError: (error) => toast.error(errorFrom(error).message, 'setelan'),
        onSettled: () => setTanya(false),
      },
    )
  return (
    <>
      <Switch
        label={label}
        hint={uraian}
        checked={nilai === true}
        disabled={!boleh_ubah || edit.isPending}
        onChange={({ target }) =>
          akibat !== undefined && target.checked ? setTanya(true) : pasang(target.checked)
        }
      />
      {isTanya && (
        <ConfirmDialog
          title={`Nyalakan ${label.toLowerCase()}?`}
          confirm="Nyalakan"
          busy={edit.isPending}
          onConfirm={() => pasang(true)}
          onCancel={() => setTanya(false)}
        >
          {akibat}
        </ConfirmDialog>
      )}
    </>
  )
}

function Berikutnya({ setelan }: { readonly setelan: Setelan }) {
  const { kunci, versi } = setelan
  const edit = useEditSetelan()
  return listPerubahan(setelan).map(({ berlaku_dari, nilai, oleh, ke }) => (
    <div
      key={berlaku_dari}
      className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-accent-soft p-3 text-sm"
    >
      <p className="min-w-0">
        Mulai {formatTanggalAngka(berlaku_dari)}: <b>{nilaiTeks(setelan, nilai)}</b>
        {oleh !== null && <span className="text-ink-muted"> · {oleh.nama}</span>}
      </p>
      {setelan.boleh_ubah && (
        <div>
          <Button
            tone="plain"
            busy={edit.isPending}
            onClick={() =>
              edit.mutate(
                { body: { kunci, versi, nilai: nilaiSebelum(setelan, ke), berlaku_dari } },
                {
                  onSuccess: () => toast.success('Perubahan dibatalkan.', 'setelan'),
                  onError: (error) => toast.error(errorFrom(error).message, 'setelan'),
                },
              )
            }
          >
            Batalkan perubahan
          </Button>
        </div>
      )}
    </div>
  ))
}

function Riwayat({ setelan }: { readonly setelan: Setelan }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-muted">
        Riwayat ({setelan.riwayat.length})
      </summary>
      <ul className="space-y-1">
        {setelan.riwayat.map(({ berlaku_dari, nilai, oleh }, ke) => (
          <li key={berlaku_dari}>
            {formatTanggalAngka(berlaku_dari)}:{' '}
            {nilai === nilaiSebelum(setelan, ke)
              ? `tetap ${nilaiTeks(setelan, nilai)}`
              : nilaiTeks(setelan, nilai)}
            {' · '}
            <span className="text-ink-muted">{oleh?.nama ?? 'operator'}</span>
          </li>
        ))}
        <li className="text-ink-muted">Sebelumnya: {nilaiTeks(setelan, setelan.bawaan)} (bawaan)</li>
      </ul>
    </details>
  )
}

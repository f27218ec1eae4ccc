import { type ChangeEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { LOGO_TERBESAR } from '@rekan/domain/perusahaan/kop'
import { errorFrom } from '../../../../lib/api-error.ts'
import { formatUkuran } from '../../../../lib/format.ts'
import { toast } from '../../../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { type Perusahaan, perusahaanQuery } from './perusahaan.queries.ts'

type LogoKartuProps = {
  readonly url: string | null
  readonly versi: number
  readonly onSimpan: (baru: Perusahaan) => void
  /** Somebody else was faster: how it stands now */
  readonly onUsang: (kini: Perusahaan) => void
}

/** The logo on the company's papers: put on, changed, taken off. */
export function LogoKartu({ url, versi, onSimpan, onUsang }: LogoKartuProps) {
  const into = () => perusahaanQuery
  const put = useWrite('POST /pengaturan/perusahaan/logo', { into })
  const remove = useWrite('POST /pengaturan/perusahaan/logo/delete', { into })
  const edit = useMutation({
    mutationFn: async (logo: File | null) =>
      (logo === null ? await remove({ versi, body: {} }) : await put({ versi, form: { logo } })).data,
  })
  const [salah, setSalah] = useState<string>()

  const ubah = (logo: File | null) => {
    setSalah(undefined)
    edit.mutate(logo, {
      onSuccess: (baru) => {
        toast.success(logo === null ? 'Logo dilepas.' : 'Logo dipasang.', 'form')
        onSimpan(baru)
      },
      onError: (error) => {
        const kini = terbaruFrom('GET /pengaturan/perusahaan', error)
        if (kini !== undefined) onUsang(kini)
        else setSalah(errorFrom(error).errors['logo']?.[0] ?? errorFrom(error).message)
      },
    })
  }
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const berkas = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (berkas === undefined) return
    if (berkas.size > LOGO_TERBESAR) setSalah(`Logo paling besar ${formatUkuran(LOGO_TERBESAR)}.`)
    else ubah(berkas)
  }
  return (
    <section aria-label="Logo" className="max-w-3xl card space-y-3 p-4">
      <h2 className="font-bold">Logo</h2>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid h-20 w-40 place-items-center rounded-control border border-line bg-surface p-2">
          {url === null ? (
            <span className="text-sm text-ink-muted">Belum ada</span>
          ) : (
            <img src={url} alt="Logo perusahaan" className="max-h-full max-w-full object-contain" />
          )}
        </div>
        <div className="flex flex-wrap gap-2 *:w-auto">
          <label
            className={`${buttonClass('outline')} cursor-pointer outline-offset-2 outline-primary has-disabled:opacity-60 has-focus-visible:outline-3`}
          >
            <input type="file" disabled={edit.isPending} onChange={take} className="sr-only" />
            <ImageUp className="size-5" />
            {url === null ? 'Pilih logo' : 'Ganti logo'}
          </label>
          {url !== null && (
            <Button
              tone="plain"
              icon={<Trash2 className="size-5" />}
              disabled={edit.isPending}
              onClick={() => ubah(null)}
            >
              Lepas logo
            </Button>
          )}
        </div>
      </div>
      <p role="status" className={`text-sm ${salah === undefined ? 'text-ink-muted' : 'text-destructive'}`}>
        {salah ??
          `PNG, JPEG, atau WebP, paling besar ${formatUkuran(LOGO_TERBESAR)}. Berdiri pada slip gaji yang terbit sesudahnya, undangan, dan daftar lembur.`}
      </p>
    </section>
  )
}

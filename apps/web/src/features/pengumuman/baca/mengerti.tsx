import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'

/** The reader is asked to say that they understood; it stands until the server knows. */
export function Mengerti({ id }: { readonly id: number }) {
  const invalidate = useInvalidate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /pengumuman/{id}/acknowledge', { params: { id }, body: {} }),
    onSuccess: async ({ message }) => {
      toast.success(message, 'mengerti')
      await invalidate(['pengumuman'], ['pengumuman-kelola'], 'kelola/pengumuman')
      // The button had the focus, lost it as it was busy, and goes with the answer.
      if (document.activeElement?.matches('body, button:disabled') === true)
        document.querySelector('h1')?.focus({ preventScroll: true })
    },
    onError: (error) => toast.error(errorFrom(error).message, 'mengerti'),
  })
  return (
    <div className="mt-6">
      <p className="mb-3 text-sm text-ink-muted">Pengumuman ini perlu Anda tanggapi.</p>
      <Button icon={<Check className="size-5" />} busy={isPending} onClick={() => mutate()}>
        Saya mengerti
      </Button>
    </div>
  )
}

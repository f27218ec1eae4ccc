import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const KUNCI = ['kesediaan-melekat']

/** Asks once for consent to overtime inside one's shifts, where a roster has it; nothing once it is given. */
export function KesediaanSaya() {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: KUNCI,
    queryFn: async ({ signal }) => (await call('GET /jadwal/kesediaan', { signal })).data,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call('POST /jadwal/kesediaan', { body: {} })).data,
    onSuccess: (baru) => {
      queryClient.setQueryData(KUNCI, baru)
      toast.success('Kesediaan Anda dicatat.', 'jadwal')
    },
    onError: (error) => toast.error(errorFrom(error).message, 'jadwal'),
  })
  if (!data || data.bersedia_pada !== null) return null
  return (
    <div className="mb-3">
      <Notice
        icon={Handshake}
        tone="accent"
        title="Bersediakah Anda lembur menurut jadwal?"
        action={
          <Button busy={isPending} onClick={() => mutate()}>
            Saya bersedia
          </Button>
        }
      >
        <p>
          Sebagian shift Anda lebih panjang dari jam kerja sehari; lebihnya dibayar sebagai lembur. Cukup
          dinyatakan sekali.
        </p>
      </Notice>
    </div>
  )
}

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Pintu } from './features/berita-acara/pintu/pintu.tsx'
import { painted } from './lib/jalur.ts'

// The client's page (klien.html): an entry of its own, with no router and nothing of the app.
const root = document.getElementById('root')
if (root === null) throw new Error('klien.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Pintu />
  </StrictMode>,
)
// On a slow line nobody waits for the face.
void painted().then(() => {
  document.documentElement.classList.add('huruf')
  // What stands here can be used, as in the app (`connect.ts`).
  document.documentElement.dataset['siap'] = ''
})

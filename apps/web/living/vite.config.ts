import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page of every part in every state. Only this configuration builds it; the product's has no way to it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  define: { 'import.meta.env.VITE_SERVER_URL': '""', 'import.meta.env.VITE_APP_TITLE': '"Rekan"' },
})

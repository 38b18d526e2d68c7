import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
  css: {
    modules: { generateScopedName: process.env.NODE_ENV === 'production' ? '[hash:base64:6]' : '[name]_[local]' },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'zod',
      'radix-ui/dialog',
      'radix-ui/dropdown-menu',
      'radix-ui/tabs',
      'radix-ui/tooltip',
      '@supabase/auth-js',
    ],
  },
})

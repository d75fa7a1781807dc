/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup-console.ts', 'tests/setup-app.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: [
            'emulator/**/*.test.ts',
            'api/**/*.test.ts',
            'seed/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{rules,integration,structure}/**/*.test.ts',
          ],
          setupFiles: ['tests/setup-console.ts'],
        },
      },
    ],
  },
})

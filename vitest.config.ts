import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import app from './vite.config.ts'

/** The tests of parts, by what they need: a page, nothing, the local backend, or the app connected to it. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    test: {
      // Of two cores Vitest would leave one alone.
      maxWorkers: '100%',
      // Generous, for slow machines; what must be quick is measured by benchmarks.
      testTimeout: 150_000,
      expect: { poll: { timeout: 45_000 } },
      hookTimeout: 150_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['tests/testing/setup-console.ts', 'tests/testing/setup-app.ts'],
          },
        },
        {
          extends: true,
          // Rules and schemas need no page; a file that does says so in its first line.
          test: {
            name: 'rules',
            environment: 'node',
            // Nothing here keeps state in modules, so the files may share a process: ten times faster.
            isolate: false,
            include: ['src/**/*.test.ts'],
            setupFiles: ['tests/testing/setup-console.ts', 'tests/testing/setup-device.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'backend',
            environment: 'node',
            isolate: false,
            include: [
              'emulator/**/*.test.ts',
              'api/**/*.test.ts',
              'seed/**/*.test.ts',
              '{scripts,tools}/**/*.test.ts',
              'tests/{rules,structure}/**/*.test.ts',
            ],
            setupFiles: ['tests/testing/setup-console.ts'],
          },
        },
        {
          extends: true,
          // The app's own Firebase instances are connected once a process, so each file has one of its own.
          test: {
            name: 'integration',
            environment: 'node',
            include: ['tests/integration/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/testing/setup-console.ts'],
          },
        },
      ],
    },
  }),
)

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ELBOWROOM_URL ?? 'http://127.0.0.1:8090';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0 },
  test: { setupFiles: ['src/art/filled.ts'] },
  server: { proxy: { '/api': { target: server, ws: true }, '/book': server } },
});

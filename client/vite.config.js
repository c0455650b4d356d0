import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";
import { defineConfig } from "vite";

/** The amounts' face with nothing but what it prints: digits and the five letters. */
function figures() {
  const asked = "virtual:figures.css";
  const font = createRequire(import.meta.url).resolve(
    "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2",
  );
  return {
    name: "figures",
    resolveId: (id) => (id === asked ? `\0${asked}` : undefined),
    async load(id) {
      if (id !== `\0${asked}`) return undefined;
      const small = await subset(await readFile(font), "0123456789ABCDE", {
        targetFormat: "woff2",
      });
      const url = `data:font/woff2;base64,${small.toString("base64")}`;
      return `@font-face { font-family: "Zilla Slab"; font-weight: 700; src: url(${url}); }`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), figures()],
  server: { proxy: { "/api": "http://127.0.0.1:8765" }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/budgetable/web/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: "es" },
  test: { environment: "happy-dom" },
});

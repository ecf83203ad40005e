import url from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';

/**
 * Loads and compiles SQLite for `loadWasmEngine`. The browser compiles in another thread, so this
 * thread can do other work meanwhile. The work must not begin earlier: the bytes of the file pass
 * through this thread, and would wait for it.
 * @param whileCompiling called once, when the compilation has begun
 */
export async function compileSqlite(whileCompiling: () => void): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`SQLite's file answered ${response.status}.`);
  const compiling = WebAssembly.compile(await response.arrayBuffer());
  whileCompiling();
  return compiling;
}

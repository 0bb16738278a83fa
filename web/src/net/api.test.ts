import { expect, test } from 'vitest';
import { api, ApiProblem, qrAddress, recordAddress, tableLink } from './api';

interface Asked {
  address: string;
  method: string;
  body: unknown;
}

function server(status: number, body: string | object): { asked: Asked[]; api: ReturnType<typeof api> } {
  const asked: Asked[] = [];
  const found = api((address, init) => {
    asked.push({
      address: String(address),
      method: init?.method ?? 'GET',
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  });
  return { asked, api: found };
}

const seated = { table: 'CATS', seat: 1, token: 'key' };

test('tables are opened, joined and claimed', async () => {
  const { asked, api } = server(200, seated);
  expect(await api.openTable({ name: 'Anna' })).toEqual(seated);
  await api.playSolo({ name: 'Anna', bots: ['random'] });
  await api.join('C/TS', { name: 'Ben' });
  await api.claim({ code: '123' });
  expect(asked).toEqual([
    { address: '/api/tables', method: 'POST', body: { name: 'Anna' } },
    { address: '/api/solo', method: 'POST', body: { name: 'Anna', bots: ['random'] } },
    { address: '/api/tables/C%2FTS/join', method: 'POST', body: { name: 'Ben' } },
    { address: '/api/claim', method: 'POST', body: { code: '123' } },
  ]);
});

test('looking around asks without a body', async () => {
  const { asked, api } = server(200, {});
  await api.table('CATS');
  await api.catalog();
  await api.record('CATS', 2);
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET /api/tables/CATS',
    'GET /api/catalog',
    'GET /api/tables/CATS/records/2',
  ]);
});

test('a problem is thrown with its reason', async () => {
  const { api } = server(409, { reason: 'table-full', details: { most: 5 } });
  const error = await api.join('CATS', { name: 'Ben' }).catch((found: unknown) => found);
  expect(error).toBeInstanceOf(ApiProblem);
  expect(error).toMatchObject({ reason: 'table-full', details: { most: 5 }, status: 409 });
});

test('an answer without a problem in it is a server error', async () => {
  const { api } = server(502, '<html>');
  await expect(api.catalog()).rejects.toMatchObject({ reason: 'server-error', details: {}, status: 502 });
});

test('no answer at all is unreachable', async () => {
  const found = api(() => Promise.reject(new TypeError('offline')));
  await expect(found.catalog()).rejects.toMatchObject({ reason: 'unreachable', status: 0 });
  expect(await found.exists('CATS')).toBeNull();
});

test('whether a table exists', async () => {
  expect(await server(200, {}).api.exists('CATS')).toBe(true);
  expect(await server(404, { reason: 'no-such-table', details: {} }).api.exists('CATS')).toBe(false);
  expect(await server(500, '').api.exists('CATS')).toBeNull();
});

test('addresses for links and pictures', () => {
  expect(tableLink('CATS', 'http://10.0.0.2:8000')).toBe('http://10.0.0.2:8000/t/CATS');
  expect(qrAddress('CATS')).toBe('/api/tables/CATS/qr.svg');
  expect(recordAddress('CATS', 1)).toBe('/api/tables/CATS/records/1');
});

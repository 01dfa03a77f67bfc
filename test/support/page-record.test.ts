import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from 'vitest';
import { recordPages } from './page-record.ts';

const request = (resourceType: string, url: string) => ({ resourceType: () => resourceType, method: () => 'GET', url: () => url, failure: () => ({ errorText: 'net::ERR_FAILED' }) });
const answered = (status: number, resourceType: string, url: string) => ({ status: () => status, url: () => url, request: () => request(resourceType, url) });

test('a failing test tells what its pages wrote and asked, without the pictures that came', () => {
  const context = new EventEmitter();
  const record = recordPages(context as unknown as BrowserContext);
  context.emit('console', { type: () => 'warning', text: () => 'an attribute' });
  context.emit('weberror', { error: () => new Error('broken') });
  context.emit('response', answered(200, 'fetch', '/api/v1/init'));
  context.emit('response', answered(200, 'image', '/art/1.webp'));
  context.emit('response', answered(404, 'image', '/art/2.webp'));
  context.emit('requestfailed', request('fetch', '/api/v1/live'));
  expect(record.text().split('\n').map((line) => line.trim())).toEqual([
    'Console:', 'warning: an attribute', 'uncaught: broken', 'Calls:', '200 GET /api/v1/init', '404 GET /art/2.webp', 'net::ERR_FAILED GET /api/v1/live',
  ]);
});

test('it keeps the last forty lines of each', () => {
  const context = new EventEmitter();
  const record = recordPages(context as unknown as BrowserContext);
  for (let line = 0; line < 50; line += 1) context.emit('console', { type: () => 'log', text: () => `line ${line}.` });
  expect(record.text()).not.toContain('line 9.');
  expect(record.text()).toContain('line 10.');
  expect(record.text()).toContain('line 49.');
});

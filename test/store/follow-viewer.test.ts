import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import { followViewer } from '../../src/store/follow-viewer.ts';
import { guest, member } from '../support/fake-context.ts';

/** What a slice is told, in order. */
function follow(first: Viewer | undefined) {
  const viewer = signal(first);
  const told: string[] = [];
  const stop = followViewer({ viewer }, {
    known: ({ who }) => void told.push(`known ${who}`),
    changed: ({ who }) => void told.push(`changed ${who}`),
  });
  return { viewer, told, stop };
}

it('tells of a viewer who is known already at once', () => {
  expect(follow(guest).told).toEqual(['known guest']);
});

it('tells apart that a viewer becomes known from that another one watches', () => {
  const { viewer, told } = follow(undefined);
  viewer.value = guest;
  viewer.value = member;
  expect(told).toEqual(['known guest', 'changed member']);
});

it('tells nothing when the same facts come again', () => {
  const { viewer, told } = follow(member);
  viewer.value = { ...member };
  expect(told).toEqual(['known member']);
});

it('tells two profiles of one name and type apart by their ids', () => {
  const { viewer, told } = follow({ ...member, id: 'one' });
  viewer.value = { ...member, id: 'two' };
  expect(told).toEqual(['known member', 'changed member']);
});

it('takes a guest for the same viewer before and after the platform gave an id', () => {
  const { viewer, told } = follow(guest);
  viewer.value = { ...guest, id: 'one' };
  viewer.value = { ...guest, id: 'two' };
  expect(told).toEqual(['known guest']);
});

it('does not follow what its listener reads', () => {
  const viewer = signal<Viewer | undefined>(guest);
  const other = signal(0);
  let told = 0;
  followViewer({ viewer }, { known: () => void (told += 1 + other.value), changed: () => undefined });
  other.value = 1;
  expect(told).toBe(1);
});

it('tells nothing after it was stopped', () => {
  const { viewer, told, stop } = follow(guest);
  stop();
  viewer.value = member;
  expect(told).toEqual(['known guest']);
});

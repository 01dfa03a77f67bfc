import { describe, expect, it } from 'vitest';
import { errorCodes, isErrorCode } from '../../../bridge/contract/messages/error-codes.ts';
import { eventNames, events, isEventName } from '../../../bridge/contract/events.ts';
import { isMethodName, methodNames, methods } from '../../../bridge/contract/methods.ts';

const prototypeWords = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__lookupSetter__', 'isPrototypeOf'];

describe('the tables', () => {
  it.each([['methods', methods], ['events', events], ['errors', errorCodes]])('%s have no prototype and cannot be changed', (_, table) => {
    expect(Object.getPrototypeOf(table)).toBeNull();
    expect(Object.isFrozen(table)).toBe(true);
  });
  it.each(prototypeWords)('%s names nothing', (word) => {
    expect([isMethodName(word), isEventName(word), isErrorCode(word)]).toEqual([false, false, false]);
    expect((methods as unknown as Record<string, unknown>)[word]).toBeUndefined();
  });
  it('hold what the first release promises', () => {
    expect(methodNames).toEqual(expect.arrayContaining(['getState', 'load', 'play', 'pause', 'seek', 'setVolume', 'setMuted', 'listTracks', 'setTextTrack', 'subscribe', 'unsubscribe', 'setAppearance', 'setOptions', 'call']));
    expect(eventNames).toEqual(expect.arrayContaining(['ready', 'statechange', 'play', 'playing', 'pause', 'waiting', 'seeking', 'seeked', 'timeupdate', 'loadedmetadata', 'durationchange',
      'ended', 'volumechange', 'accessrequired', 'playbackblocked', 'error', 'goback', 'fullscreenchange', 'livechange', 'resize', 'signedin', 'signedout', 'signinfailed', 'purchased', 'sessionchange', 'changed']));
  });
  it('hold every method and event of the design', () => {
    expect(methodNames).toEqual(expect.arrayContaining(['stop', 'restart', 'setRate', 'setAudioTrack', 'listQualities', 'setQuality', 'setFullscreen', 'setPictureInPicture', 'setLayout']));
    expect(eventNames).toEqual(expect.arrayContaining(['ratechange', 'tracks', 'trackchange', 'qualitychange', 'pipchange', 'castchange', 'chapterchange', 'skipmarker', 'programme', 'ad', 'destroyed', 'degraded']));
  });
});

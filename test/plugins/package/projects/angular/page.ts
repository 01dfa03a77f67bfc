import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, ViewChild } from '@angular/core';
import { load, type FootlightPlayerElement, type FootlightPlayerEvents } from 'footlight';

load({ origin: 'https://watch.example.com' });

@Component({
  selector: 'film-page',
  standalone: true,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<footlight-player #player [content]="content" (footlight-ready)="hear($event)"></footlight-player>',
})
export class FilmPage {
  content: string | null = 'vod:1001';
  @ViewChild('player') player?: ElementRef<FootlightPlayerElement>;

  hear({ detail }: CustomEvent<FootlightPlayerEvents['footlight-ready']>): number | undefined {
    // @ts-expect-error the detail has no such fact
    void detail.token;
    return detail.title?.length;
  }

  watch(): Promise<void> | undefined {
    // @ts-expect-error a start is a number of seconds
    if (this.player) this.player.nativeElement.startAt = 'soon';
    return this.player?.nativeElement.play();
  }
}

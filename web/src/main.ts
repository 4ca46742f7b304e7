import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { open } from './art/chest.svelte';
import { dress } from './lib/settings.svelte';

dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
const target = document.getElementById('app');
// the page asked for it together with this script
if (target) void open().then(() => mount(App, { target }));

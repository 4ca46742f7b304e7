import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { dress } from './lib/settings.svelte';

dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
const target = document.getElementById('app');
if (target) mount(App, { target });

/** The words that people see, from the catalogues that the server and the terminal read too. */
export { languages, speak, speakAll, speakRulings, spoken, text, type Arguments } from './catalogue';
